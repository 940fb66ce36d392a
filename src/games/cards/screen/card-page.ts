import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Before as Looked, Measure } from '../../../kit/game-screen.ts';
import type { Point } from '../../../kit/geometry/pose.ts';
import type { Onlooker, Picture, Room } from '../../../kit/screen/asking.ts';
import { type Paper, wrap } from '../../../page/paper.ts';
import { drawnOrTold } from '../../../page/picture.ts';
import type { Asked, Question } from '../../../table/decisions.ts';
import type { CardDecisions } from '../table/card-decisions.ts';
import type { CardView } from '../table/view.ts';
import { arcsPage, aroundPage, gunPage, wholePage } from './gun-page.ts';
import { standingText, tablePage } from './plot.ts';
import { arcsText, machineIn, rulerText } from './ruler.ts';
import { standings, standingsTold } from './standings.ts';

/** The hint under a picture that a small window cuts off. */
const LARGER = 'a larger window has them';

type WithCards = Asked<keyof CardDecisions>;

/** The view before the side that is asked, and the machine of the question. */
interface CardsBefore {
  readonly view: CardView;
  readonly machine: string | undefined;
}

/** The fight before the side that is asked; nothing for a question of another kind. */
export function cardsAsked(question: Question | undefined): CardsBefore | undefined {
  const { about } = question ?? {};
  if (!about || !('view' in about) || !('enemies' in about.view)) return undefined;
  return { view: about.view, machine: 'machine' in about ? about.machine : undefined };
}

/** The table round the machine of the question. */
export const ROUND_IT: Picture<keyof CardDecisions> = {
  draw: (asked, eye, room) => roundPage(asked, eye, [], room),
  alt: cardsTold,
  rest: LARGER,
};

/** The same, with a line to where the cards that are to be ordered lead. */
export const ROUND_AND_ON: Picture<'reorder-plan'> = {
  draw: (asked, eye, room) => roundPage(asked, eye, [asked.about.ends], room),
  alt: cardsTold,
  rest: LARGER,
};

/** The table with the ends of each card of the hand, and the hand beside it. */
export const WITH_HAND: Picture<'plan-card'> = {
  draw: ({ about }, eye, room) => tablePage(about, eye, room),
  alt: cardsTold,
  above: (asked, onlooker) => ({
    draw: (paper) => tablePage(asked.about, { ...onlooker, paper }),
    // In sentences it is told once a turn; where and who have it at any card.
    alt: isFirstCard(asked.about) ? cardsTold(asked, onlooker) : '',
    heard: isFirstCard(asked.about) ? standingsTold(asked.about.view, onlooker.book).join('\n') : '',
  }),
  rest: LARGER,
  hasAnswers: true,
  listsAnswers: true,
};

const isFirstCard = ({ slot, view }: Asked<'plan-card'>['about']): boolean =>
  slot === 1 && view.own.every(({ plan }) => plan.length === 0);

/** The table round a gun with its arc. */
export const WITH_ARC: Picture<'fire-at'> = {
  draw: ({ about }, eye, room) => gunPage(about, eye, room),
  alt: cardsTold,
  above: ({ about }, eye) => ({ draw: (paper) => gunPage(about, { ...eye, paper }), alt: '' }),
  rest: LARGER,
};

function cardsTold({ about: { view } }: WithCards, { book }: Pick<Onlooker, 'book'>): string {
  return standingText(view, book);
}

function roundPage({ about }: WithCards, eye: Onlooker, lines: readonly Point[], room?: Room): string {
  const { view } = about;
  const named = 'machine' in about ? about.machine : view.own[0]?.id;
  const machine = machineIn(view, named ?? '');
  if (!machine) return '';
  return aroundPage({ title: `The table round ${machine.id}`, from: machine.pose, lines, view }, eye, room);
}

/** The command `flight` in such a fight: what is known of every machine. */
export function cardForces({ asked, book, paper }: Looked): string | undefined {
  const before = cardsAsked(asked);
  if (!before) return undefined;
  const draw = () => standings(before.view, book).join('\n');
  return drawnOrTold({ draw, alt: standingsTold(before.view, book).join('\n') }, paper);
}

/** A measurement on the table of the current question. */
export function measureOnCards(
  what: Measure,
  words: readonly string[],
  { asked, book, paper }: Looked,
): string | undefined {
  const before = cardsAsked(asked);
  if (!before) return undefined;
  if (what === 'arcs') return arcsShown(words[0], before, book, paper);
  if (what === 'ruler') return rulerShown(words, before, book);
  const { view } = before;
  return drawnOrTold({ draw: () => wholePage(view, book, paper), alt: standingText(view, book) }, paper);
}

/**
 * `arcs G4`: draws the arcs of a machine and names the machines in them. Without a name, the machine of the question.
 */
export function arcsShown(
  named: string | undefined,
  { view, machine }: CardsBefore,
  book: Rulebook,
  paper: Paper,
): string {
  const id = named ?? machine ?? '';
  const found = machineIn(view, id);
  const text = arcsText(id, view, book);
  if (!found) return wrap(text, paper);
  const arcs = (['front', 'rear'] as const).filter((arc) => found.guns[arc]);
  const draw = () => `${arcsPage({ machine: found, arcs, view }, { book, paper })}\n${wrap(text, paper)}`;
  return drawnOrTold({ draw, alt: text }, paper);
}

/** `ruler G4 B2`: from one to the other. `ruler B2`: from the machine of the question. `ruler`: to everybody. */
export function rulerShown(names: readonly string[], { view, machine = '' }: CardsBefore, book: Rulebook): string {
  const [first, second] = names;
  if (first === undefined) return arcsText(machine, view, book);
  return second === undefined ? rulerText(machine, first, view, book) : rulerText(first, second, view, book);
}
