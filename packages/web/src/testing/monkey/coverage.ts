import type { Action } from './chooser.ts';

/** What came with evenings: over some of them, a monkey is to reach each. */
const WANTED = [
  ...['ready', 'hold-card', 'redeal', 'call-off'],
  ...['call-pause', 'call-void', 'call-replace', 'replace-', 'call-host', 'agree', 'refuse', 'ask-resume'],
  ...['ask-seat', 'claim-', 'withdraw', 'grant', 'deny', 'to-bench', 'to-seat'],
  ...['show-recovery', 'copy-recovery', 'written-down', 'lost', 'bring-seat', 'handover', 'leave', 'leave-sure'],
  ...['more-time', 'show-notes', 'hide-notes', 'suspicion-', 'react', 'react-', 'mixes', 'mix-save', 'mix-read'],
  ...['lobby-chat', 'tab-chat', 'switch-game', 'rematch', 'follow-table', 'kick'],
];

/** How often each control was tapped, those of one kind together. */
export class Coverage {
  readonly #taps = new Map<string, number>();

  add(deeds: readonly Action[]): void {
    for (const { gesture, control } of deeds) {
      const id = control === undefined ? `(${gesture})` : control.id === '' ? `“${control.name}”` : kindOf(control.id);
      this.#taps.set(id, (this.#taps.get(id) ?? 0) + 1);
    }
  }

  inWords(): string {
    const known = [...this.#taps].filter(([id]) => !id.startsWith('“')).toSorted(([, a], [, b]) => b - a);
    const missed = WANTED.filter((id) => !this.#taps.has(id));
    return [
      `tapped: ${known.map(([id, times]) => `${id} ${times}`).join(', ')}`,
      `never tapped: ${missed.length === 0 ? 'nothing' : missed.join(', ')}`,
    ].join('\n');
  }
}

/** Without the number of a seat or the name of a member at its end. */
const kindOf = (id: string): string => {
  const family = WANTED.find((one) => one.endsWith('-') && id.startsWith(one));
  return family ?? id.replace(/-m?\d+$/, '-');
};
