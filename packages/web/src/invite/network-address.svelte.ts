import type { HouseView } from '@reseau/protocol';
import { askHouse } from '../connection/api.ts';
import { keep, kept } from '../device/storage.ts';
import { type Invitation, invitationOf } from './invitation.ts';

const KEY = 'address';
let house = $state.raw<HouseView>();
let choice = $state(kept(KEY));

/** Asks the server where it can be reached. A laptop changes its network: asked anew whenever an invitation is shown. */
export async function lookForHouse(): Promise<void> {
  const reply = await askHouse();
  house = reply.ok ? reply.value : (house ?? {});
}

/** Where invitations lead, given what the table has chosen; not known before the server has answered. */
export const invitation = (table: string | undefined): Invitation | undefined =>
  house === undefined ? undefined : invitationOf({ own: location.origin, house, wanted: [table, choice] });

/** What was chosen on this device, at whatever table. */
export const chosenHere = (): string | undefined => choice;

export function chooseHere(origin: string): void {
  choice = origin;
  keep(KEY, origin);
}
