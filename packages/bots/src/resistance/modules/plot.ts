import type { Seat } from '@reseau/core';
import { failsNeeded, type Move, moduleStateOf, REJECTIONS_TO_LOSE, RESULTS_TO_WIN } from '@reseau/games/resistance';
import { type Answer, name, nameable, nameMost, PASS, USE } from '../mixed/asking.ts';
import { doubt, isDeciding, isPartner, type Mind, most, passing, suspicion, teamValue } from '../mixed/mind.ts';
import type { ModuleBots } from '../mixed/module.ts';
import { laidFail } from '../mixed/sinking.ts';
import { proposalOf } from '../situation.ts';

type PlotCard = Extract<Move, { readonly type: 'give' }>['card'];

/** What a card is to its holder: a tool, a duty to vote first, or a duty to show oneself. */
const TOOLS: ReadonlySet<PlotCard> = new Set<PlotCard>([
  'closeEye',
  'strongLeader',
  'noConfidence',
  'spotlight',
  'overheard',
  'takeResponsibility',
]);

/** Tools go to the trusted, what binds or lays open to the doubtful; a spy keeps tools among partners while it looks well. */
const give: Answer = (mind) => {
  const gifts = mind.options.flatMap((option) => (option.type === 'give' ? [option] : []));
  const [gift] = gifts;
  if (gift === undefined) return PASS;
  const card = gift.card.one[0] as PlotCard;
  const to = most(mind, gift.to.one, (seat) => suits(mind, card, seat));
  return { type: 'give', card, to };
};

function suits(mind: Mind, card: PlotCard, seat: Seat): number {
  const { aim, odds, masked } = mind;
  const seen = aim === 'spy' ? masked : odds;
  const bonus = aim === 'spy' && isPartner(mind, seat) ? 0.3 : 0;
  if (TOOLS.has(card)) return 1 - suspicion(seen, seat) + bonus;
  if (card === 'opinionMaker') return suspicion(seen, seat) - bonus;
  return doubt(seen, seat) - bonus;
}

const WORTH: Readonly<Record<PlotCard, number>> = {
  closeEye: 3,
  strongLeader: 4,
  noConfidence: 5,
  opinionMaker: 0,
  takeResponsibility: 1,
  spotlight: 2,
  overheard: 1,
  establishConfidence: 1,
  openUp: 1,
};

/** Takes the best card, sooner from somebody of the other side. */
const seize: Answer = (mind) => {
  const spoils = mind.options.flatMap((option) =>
    option.type === 'take' ? option.card.one.map((card) => ({ card, from: option.from.one[0] as Seat })) : [],
  );
  const value = ({ card, from }: { card: PlotCard; from: Seat }): number => {
    const foe = mind.aim === 'spy' ? 1 - suspicion(mind.odds, from) : suspicion(mind.odds, from);
    return WORTH[card] + 2 * foe;
  };
  const best = spoils.reduce((a, b) => (value(b) > value(a) ? b : a));
  return { type: 'take', ...best };
};

/** Shows its side to the most trusted player; a spy to a partner, or else to a player nobody will believe. */
const showTo: Answer = (mind) => {
  const { aim, odds, masked } = mind;
  if (aim === 'resistance') return nameMost(mind, (seat) => 1 - suspicion(odds, seat));
  return nameMost(mind, (seat) => (isPartner(mind, seat) ? 2 : suspicion(masked, seat)));
};

const lookAt: Answer = (mind) => nameMost(mind, (seat) => doubt(mind.odds, seat));

/** Leads instead of somebody not trusted, when the next team matters. */
const strongLeader: Answer = (mind) => {
  const { aim, odds, situation, known } = mind;
  const matters = isDeciding(known.table) || situation.rejections >= 3;
  const leader = suspicion(odds, situation.leader);
  if (aim === 'spy') return matters && leader < 0.5 ? USE : PASS;
  return matters && leader > 0.25 ? USE : PASS;
};

/** Turns down what would lose the game, never so that the turning down loses it. */
const noConfidence: Answer = (mind) => {
  const { aim, odds, rules, situation } = mind;
  const { mission, team, rejections } = proposalOf(situation);
  const chance = teamValue(odds, passing(mind, failsNeeded(rules.seats, mission), situation.leader), team);
  if (rejections === REJECTIONS_TO_LOSE - 1) return aim === 'spy' ? USE : PASS;
  if (aim === 'spy') return chance > 0.8 && situation.successes === RESULTS_TO_WIN - 1 ? USE : PASS;
  const weight = situation.failures === RESULTS_TO_WIN - 1 ? 0.6 : isDeciding(mind.known.table) ? 0.4 : 0.3;
  return chance < weight ? USE : PASS;
};

/** Lights up the member likeliest to sink the mission. Spies let it be. */
const spotlight: Answer = (mind) => {
  const seats = nameable(mind);
  if (mind.aim === 'spy' || seats.length === 0) return PASS;
  const target = most(mind, seats, (seat) => suspicion(mind.odds, seat));
  const least = isDeciding(mind.known.table) ? 0.1 : 0.3;
  return suspicion(mind.odds, target) > least ? name(target) : PASS;
};

/** Looks at the card of the member of whom it tells most. A spy who knows the others has nothing to learn. */
const closeEye: Answer = (mind) => {
  const seats = nameable(mind);
  if (seats.length === 0) return PASS;
  const target = most(mind, seats, (seat) => doubt(mind.odds, seat) * (0.2 + laidFail(mind, seat)));
  return doubt(mind.odds, target) > 0.1 ? name(target) : PASS;
};

export const plot: ModuleBots = {
  answers: {
    'plot.give': give,
    'plot.takeResponsibility': seize,
    'plot.establishConfidence': showTo,
    'plot.openUp': showTo,
    'plot.overheard': lookAt,
    'plot.strongLeader.chance': strongLeader,
    'plot.noConfidence.chance': noConfidence,
    'plot.spotlight.chance': spotlight,
    'plot.closeEye.chance': closeEye,
  },
  again: { 'plot.opinionMaker': 'vote' },
  reading: { faceUp: (table, mission) => moduleStateOf(table).plot?.spotlit[mission] },
};
