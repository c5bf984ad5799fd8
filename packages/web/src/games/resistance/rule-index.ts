import { type Card, type ModuleId, REASONS, type Reason, SETUP_PROBLEMS } from '@reseau/games/resistance';
import type { RuleIndex, RuleNumbers, Sight } from '../../session/game-client.ts';
import { MODULE_LIST, moduleById } from './catalogue.ts';
import type { BaseWords } from './i18n/en/base.ts';
import { OFFERED } from './modules.ts';
import { knownIn, setupIn } from './narrowed.ts';
import { stepOf, type View } from './view.ts';

/** What the base refuses by itself. */
const BASE_REASONS: Readonly<Record<keyof BaseWords['reasons'], RuleNumbers>> = {
  illegal: ['HO7'],
  notNow: ['RE20'],
  malformed: ['HO11'],
  missionShut: ['RE5'],
  noTeam: ['RE6'],
  namedTwice: ['RE7'],
  wrongTeamSize: ['RE6'],
  notSeated: ['HO7'],
  approveOrReject: ['RE8'],
  onlySpiesFail: ['RE13'],
  notYourCard: ['HO11'],
  cannotBeNamed: ['HO7'],
  notOnTheTeam: ['RE13'],
  nothingToUse: ['CO10'],
};

const BASE_PROBLEMS: Readonly<Record<keyof BaseWords['problems'], RuleNumbers>> = {
  tooFewSeats: ['RE1'],
  tooManySeats: ['RE1'],
  badOptions: ['HO8'],
  unknownModule: ['HO8'],
  moduleTwice: ['HO8'],
  extraWithoutModule: ['CO3'],
  tooManySpies: ['CO4'],
  tooManyResistance: ['CO4'],
};

const BASE_CARDS: Readonly<Record<keyof BaseWords['cards'], RuleNumbers>> = { success: ['RE13'], fail: ['RE13'] };

type Numbers = Readonly<Record<string, RuleNumbers>>;

/** Whom a question is about hangs on the question. */
const BY_QUESTION: readonly Reason[] = ['cannotBeNamed', 'notOnTheTeam', 'nothingToUse'];

const ASKS: Numbers = Object.assign({}, ...MODULE_LIST.map(({ rules }) => rules.asks));

/** Of those modules that the table plays with, or of all where none of them says it. */
function behind(code: Reason, inPlay: readonly ModuleId[]): RuleNumbers {
  const of = (ids: readonly ModuleId[]): RuleNumbers => ids.flatMap((id) => moduleById(id).rules.reasons?.[code] ?? []);
  const [own, base] = [of(inPlay), (BASE_REASONS as Numbers)[code]];
  return own.length > 0 ? own : (base ?? of(OFFERED));
}

function reason(code: string, sight?: Sight): RuleNumbers {
  const known = REASONS.find((one) => one === code) ?? 'illegal';
  const step = sight === undefined ? undefined : stepOf(knownIn(sight.known).table);
  const asked = step === undefined || !BY_QUESTION.includes(known) ? undefined : ASKS[step];
  return asked ?? behind(known, sight === undefined ? [] : setupIn(sight.options).modules);
}

function problem(code: string): RuleNumbers {
  const known = SETUP_PROBLEMS.find((one) => one === code) ?? 'badOptions';
  const own = MODULE_LIST.flatMap(({ rules }) => rules.problems?.[known] ?? []);
  return own.length > 0 ? own : ((BASE_PROBLEMS as Numbers)[known] ?? []);
}

/** Why this seat cannot lay a card. */
export function cardRules({ known, me }: Pick<View, 'known' | 'me'>, card: Card): RuleNumbers {
  const character = me === undefined ? undefined : known.secret.characters[me];
  const instead =
    card === 'fail' && character !== undefined
      ? MODULE_LIST.flatMap(({ rules }) => rules.noFail?.[character] ?? [])
      : [];
  if (instead.length > 0) return instead;
  return [...((BASE_CARDS as Numbers)[card] ?? []), ...MODULE_LIST.flatMap(({ rules }) => rules.cards?.[card] ?? [])];
}

export const RULE_INDEX: RuleIndex = {
  reason,
  problem,
  idle: (options) => {
    const { modules } = setupIn(options);
    return OFFERED.filter((id) => !modules.includes(id)).map((id) => moduleById(id).rules.letters);
  },
};
