import type { MemberView } from '@reseau/protocol';

/** Somebody at a table, as the room shows them; the first one leads it. */
export const member = (id: string, more: Partial<MemberView> = {}): MemberView => ({
  id,
  name: id,
  kind: 'person',
  host: id === 'm1',
  online: true,
  mark: 0,
  ...more,
});
