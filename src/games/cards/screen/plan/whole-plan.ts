import { memoizeByKey } from '../../../../cards/reading/once.ts';
import type { Rulebook } from '../../../../cards/rulebook.ts';
import type { Pose } from '../../../../kit/geometry/pose.ts';
import type { OfferedLine } from '../../../../kit/screen/asking.ts';
import { threatHeard } from '../../../../kit/screen/threats.ts';
import { listed } from '../../../../words/numbers.ts';
import { CARDS_A_TURN } from '../../cards/legal-plan.ts';
import type { Manoeuvre } from '../../cards/manoeuvre-decks.ts';
import { lastOf } from '../../head/fliers.ts';
import { advisedLine } from '../../head/opponent.ts';
import type { CardDecisions } from '../../table/card-decisions.ts';
import { compass } from '../bearings.ts';
import { letterOf, manoeuvreText } from '../card-words.ts';
import { threatsAfter } from '../threats-ahead.ts';
import { uponWhom } from './planned-ways.ts';

type Planning = CardDecisions['plan-card']['about'];

/** All three cards of a turn as an ace would lay them, and where the last of them ends. */
export interface WholePlan {
  readonly line: string;
  readonly cards: readonly Manoeuvre[];
  readonly ends: Pose;
}

interface FirstCard {
  readonly about: Planning;
  readonly book: Rulebook;
}

const planOf = memoizeByKey(
  ({ about }: FirstCard) => about.machine,
  (view: Planning['view'], { about, book }: FirstCard): WholePlan | undefined => {
    const advised = advisedLine(about.machine, view, book);
    if (!advised) return undefined;
    const cards = advised.cards.map(({ card }) => card);
    const places = cards.map((card) => about.hand.findIndex((held) => held.card === card));
    return { line: places.map(letterOf).join(' '), cards, ends: lastOf(advised) };
  },
);

/** The plan at the first card of a machine; at the later ones its cards are asked for one by one. */
export const wholePlan = (about: Planning, book: Rulebook): WholePlan | undefined =>
  about.slot > 1 || about.over ? undefined : planOf(about.view, { about, book });

/** The same as a line: Enter lays all three cards. */
export function planLines(about: Planning, book: Rulebook): readonly OfferedLine[] {
  const plan = wholePlan(about, book);
  if (!plan) return [];
  const { line, cards, ends } = plan;
  const own = about.view.own.find(({ id }) => id === about.machine);
  const threats = own && threatsAfter(cards, ends, own, { view: about.view, book });
  const upon = uponWhom(ends, { ...about, view: about.view, slot: CARDS_A_TURN }, book);
  const does = [
    `${cards.map(manoeuvreText).join(', ')}: then facing ${compass(ends.heading)}`,
    ...(threats ? [threatHeard(threats)] : []),
    ...(upon.length > 0 ? [`upon ${listed(upon)} as planned`] : []),
  ].join('; ');
  return [{ line, answers: cards, does, isCareful: true }];
}
