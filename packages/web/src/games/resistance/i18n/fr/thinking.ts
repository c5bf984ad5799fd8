import { speech } from '../../../../words/speech.ts';
import type { thinking as Thinking } from '../en/thinking.ts';

const { list } = speech('fr');

export const thinking = {
  of: (who: string, names: readonly string[]) => `${who} pense à ${list(names)}`,
  pencilled: 'au crayon',
  legend: (name: string) => `Mon avis sur ${name}`,
  head: 'Mon avis sur les autres',
  how: 'Personne d’autre ne voit ceci. Rien ne quitte cet appareil.',
  none: 'Aucun',
  marks: { trust: 'Confiance', unsure: 'Doute', suspect: 'Soupçon' },
  marked: (mark: string) => `mon avis\u202f: ${mark}`,
} satisfies typeof Thinking;
