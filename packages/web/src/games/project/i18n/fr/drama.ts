import { speech } from '../../../../words/speech.ts';
import type { GameWords } from '../en.ts';

const { plural } = speech('fr');
const soldiers = (count: number) => plural(count, { one: '# soldat', other: '# soldats' });
const each = (speed: number) => `${soldiers(speed)} à chaque action de l’armée`;

export const clock: GameWords['clock'] = {
  until: {
    plenty: (speed) => `puis vitesse ${speed}`,
    third: (speed) => `avant la vitesse ${speed}`,
    minute: (speed) => `Dernière minute. Puis vitesse ${speed}`,
    seconds: (speed) => `L’invasion va passer à la vitesse ${speed}`,
  },
  begins: {
    third: (speed) => `Il reste un tiers du temps. Ensuite, ${each(speed)}.`,
    minute: (speed) => `La dernière minute. Ensuite, ${each(speed)}.`,
    seconds: (speed) => `Dix secondes. Ensuite, ${each(speed)}.`,
  },
  struck: 'Temps écoulé',
  seen: 'Compris',
};

export const found: GameWords['found'] = {
  located: 'Base trouvée',
  sabotaged: 'Base détruite',
  fuse: 'La mèche est allumée',
  tokens: (who) => `Jeton héroïque : ${who}`,
  drew: (who, cards) => `${who} pioche : ${cards}.`,
};

export const risk: GameWords['risk'] = {
  head: 'Ce que l’armée peut faire',
  none: 'Personne n’a agi : l’armée ne ferait rien. Chacune de vos actions lui en donne une.',
  now: (actions, speed) =>
    `Si vous en restez là, l’armée fait ${plural(actions, { one: '# action', other: '# actions' })}, chacune avec ${soldiers(speed)}.`,
  skips: (count) => `Elle en saute ${count}.`,
  first: 'Sa prochaine action, selon les dés :',
  known: 'Ses prochains dés sont connus :',
  share: (throws, of) => `${throws} sur ${of}`,
  certain: 'certain',
  comes: (count) => soldiers(count),
  spills: (count, cities) => `${soldiers(count)}, avec débordement vers ${cities}`,
  falls: (blacks) => `bascule pour de bon : ${plural(blacks, { one: '# irréductible', other: '# irréductibles' })}`,
  ends: 'la partie est perdue',
  spared: (throws, of) => `${throws} sur ${of} : personne ne vient`,
  brief: (actions, speed) =>
    actions === 0 ? `Armée : rien encore, ${soldiers(speed)} par action` : `Armée : ${actions} × ${soldiers(speed)}`,
  mayFall: (cities) => plural(cities, { one: '# cité peut basculer', other: '# cités peuvent basculer' }),
  mayEnd: 'la partie peut être perdue',
  here: (share) => `l’armée peut venir : ${share}`,
  percent: 'probabilité que sa prochaine action frappe là',
  rings: { comes: 'des soldats arrivent', spills: 'ils débordent', falls: 'la cité bascule pour de bon' },
};

export const undo: GameWords['undo'] = {
  button: 'Reprendre',
  label: (action) => `Reprendre : ${action}`,
};
