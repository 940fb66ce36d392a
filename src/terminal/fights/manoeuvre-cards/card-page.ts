import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import type { CardView } from '../../../table/fights/manoeuvre-cards/view.ts';
import { type Paper, wrap } from '../../kit/paper.ts';
import { arcsPage, aroundPage, gunPage } from './gun-page.ts';
import { type Room, standingText, tablePage } from './plot.ts';
import { arcsText, machineIn, rulerText } from './ruler.ts';
import { standings } from './standings.ts';

interface Asked {
  readonly view: CardView;
  /** Whom the question is about. */
  readonly machine: string | undefined;
}

/** The fight before whoever is asked about it; nothing for another question. */
export function cardsAsked(question: Question | undefined): Asked | undefined {
  switch (question?.decision) {
    case 'plan-card':
    case 'tail-whom':
    case 'reorder-plan':
    case 'fire-at':
    case 'drop-bombs':
      return { view: question.about.view, machine: question.about.machine };
    case 'who-carries':
      return { view: question.about.view, machine: undefined };
    default:
      return undefined;
  }
}

/** The table as it lies before the one who is asked. */
export function cardPage(
  question: Question | undefined,
  book: Rulebook,
  paper: Paper,
  room?: Room,
): string | undefined {
  const asked = cardsAsked(question);
  if (!question || !asked) return undefined;
  if (paper.inSentences) return `\n${standingText(asked.view, book)}`;
  if (question.decision === 'plan-card') return tablePage(question.about, book, paper, room);
  if (question.decision === 'fire-at') return gunPage(question.about, book, paper, room);
  const machine = machineIn(asked.view, asked.machine ?? asked.view.own[0]?.id ?? '');
  if (!machine) return undefined;
  const to = question.decision === 'reorder-plan' ? [question.about.ends] : [];
  return aroundPage(`The table round ${machine.id}`, machine.pose, to, asked.view, book, paper, room);
}

/** `flight` in such a fight: what is known of everybody. */
export const cardForces = (question: Question | undefined, book: Rulebook): string | undefined => {
  const asked = cardsAsked(question);
  return asked && standings(asked.view, book).join('\n');
};

/**
 * `arcs G4`: the arcs of a machine drawn, and whom they have in them. The machine that is asked for, where none is
 * named.
 */
export function arcsShown(named: string | undefined, { view, machine }: Asked, book: Rulebook, paper: Paper): string {
  const id = named ?? machine ?? '';
  const found = machineIn(view, id);
  const text = arcsText(id, view, book);
  if (!found || paper.inSentences) return wrap(text, paper);
  const arcs = (['front', 'rear'] as const).filter((arc) => found.guns[arc]);
  return `${arcsPage(found, arcs, view, book, paper).trimStart()}\n${text}`;
}

/** `ruler G4 B2`; `ruler B2` from the machine that is asked for; `ruler` to everybody. */
export function rulerShown(names: readonly string[], { view, machine = '' }: Asked, book: Rulebook): string {
  const [first, second] = names;
  if (first === undefined) return arcsText(machine, view, book);
  return second === undefined ? rulerText(machine, first, view, book) : rulerText(first, second, view, book);
}
