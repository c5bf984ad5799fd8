import type { dock as Dock } from '../en/dock.ts';

export const dock = {
  pickSeat: 'Touchez un joueur',
  pass: 'Ne rien faire',
  on: 'Continuer',
  legend: 'Votre choix',
  pick: 'Faites votre choix',
  seal: 'Valider',
  sealed: 'Votre choix est fait.',
  wait: (who: string) => `On attend ${who}.`,
  target: 'votre choix',
  nothing: 'Il n’y a rien devant ce joueur.',
} satisfies typeof Dock;
