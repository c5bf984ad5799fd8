/** What people do around a match. Each happens at some table of the sample, and a leak is planted in each. */
export const KINDS = [
  'ready',
  'callInVain',
  'pause',
  'resume',
  'replace',
  'void',
  'standIn',
  'return',
  'claim',
  'claimRefused',
  'claimWithdrawn',
  'botSeatTaken',
  'awaySeatTaken',
  'replacedSeatTaken',
  'viewerSeatTaken',
  'ownerBack',
  'handover',
  'recovery',
  'anotherMatch',
  'tick',
  'statement',
] as const;
export type Kind = (typeof KINDS)[number];

/** What happens at a table in the middle of its match, beside what happens at each. */
export const AROUND = [
  'pause',
  'newDevices',
  'botSeatTaken',
  'awaySeatTaken',
  'replacedSeatTaken',
  'viewerSeatTaken',
  'anotherMatch',
] as const;
export type Around = (typeof AROUND)[number];
