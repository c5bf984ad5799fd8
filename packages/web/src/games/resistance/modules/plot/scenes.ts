import type { Seat } from '@reseau/core';
import { BEATS, type Fact } from '@reseau/games/resistance';
import { sentences } from '../../../../words/sentences.ts';
import { beatsOf } from '../../../beats.ts';
import { type FactOf, moduleFact } from '../../facts.ts';
import type { NameOf } from '../../log-line.ts';
import { type LookScene, lookScene } from '../../look-scene.ts';
import { type ModuleScene, type Staging, sayingFrom } from '../../module-scene.ts';
import type { PlotCard } from './cards.ts';
import type { en } from './en.ts';
import { own } from './words.ts';

/** A plot card is laid. */
export interface PlotScene extends ModuleScene {
  readonly kind: 'plot';
  readonly seat: Seat;
  readonly card: PlotCard;
  /** On whom it is used, where it is used on somebody, and what comes of it. */
  readonly aim: { readonly effect: 'spotlit' | 'eyed'; readonly at: Seat } | undefined;
  /** Where it turns a team down: how many in a row that makes. */
  readonly rejections: number | undefined;
}

export interface PlotLookScene extends LookScene {
  readonly card: PlotCard;
}

const saying = sayingFrom(own);

export function plotScenes(fact: FactOf<'plot'>, staging: Staging): readonly (PlotScene | PlotLookScene)[] {
  if (fact.type === 'plot.used') return [plotScene(fact, staging)];
  if (fact.type !== 'plot.looked') return [];
  const { seat, at, card } = fact;
  const say = saying(staging)(({ told, plots }, name) => told.looked(plots[card].name, name(seat), name(at)));
  return [lookScene('plot', { seat, at, card }, say)];
}

function plotScene(
  { seat, card }: Extract<FactOf<'plot'>, { readonly type: 'plot.used' }>,
  staging: Staging,
): PlotScene {
  const { later } = staging;
  const rejected = card === 'noConfidence' ? later.find(isRejection) : undefined;
  const aim = aimIn(later);
  const beats = beatsOf(BEATS.plot, [
    { sound: 'hush' },
    {
      sound: rejected === undefined ? 'card' : 'bad',
      ...saying(staging)((words, name) => sentences(...plotLines({ seat, card, aim }, words, name))),
    },
  ]);
  return { module: 'plot', kind: 'plot', seat, card, aim, rejections: rejected?.rejections, beats };
}

const isRejection = (fact: Fact): fact is Extract<Fact, { readonly rejections: number }> => fact.type === 'rejected';

/** On whom the card that was just used is used: told right after it, before anything else is asked. */
function aimIn(later: readonly Fact[]): PlotScene['aim'] {
  const next = later[0] === undefined ? undefined : moduleFact(later[0]);
  if (next?.type === 'plot.spotlit') return { effect: 'spotlit', at: next.seat };
  return next?.type === 'plot.eyed' ? { effect: 'eyed', at: next.of } : undefined;
}

/** Who used which card, and on whom. */
export function plotLines(
  { seat, card, aim }: Pick<PlotScene, 'seat' | 'card' | 'aim'>,
  { told, plots }: typeof en,
  name: NameOf,
): readonly string[] {
  const used = told.used(name(seat), plots[card].name);
  if (aim === undefined) return [used];
  return [used, aim.effect === 'spotlit' ? told.spotlit(name(aim.at)) : told.eyed(name(seat), name(aim.at))];
}
