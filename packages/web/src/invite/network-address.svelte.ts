import type { NetworkView } from '@reseau/protocol';
import { askNetwork } from '../connection/api.ts';
import { keep, kept } from '../device/storage.ts';
import { type Invitation, invitationOf } from './invitation.ts';

const KEY = 'address';
let network = $state.raw<NetworkView>();
let choice = $state(kept(KEY));

/** Asks the server where it can be reached. A laptop changes its network: asked anew whenever an invitation is shown. */
export async function lookForAddresses(): Promise<void> {
  const reply = await askNetwork();
  network = reply.ok ? reply.value : (network ?? {});
}

/** Where invitations lead, given what the table has chosen; not known before the server has answered. */
export const invitation = (table: string | undefined): Invitation | undefined =>
  network === undefined ? undefined : invitationOf({ own: location.origin, network, wanted: [table, choice] });

/** What was chosen on this device, at whatever table. */
export const chosenHere = (): string | undefined => choice;

export function chooseHere(origin: string): void {
  choice = origin;
  keep(KEY, origin);
}
