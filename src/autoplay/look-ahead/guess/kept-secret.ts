import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import type { GameEvent } from '../../../table/events.ts';
import type { Side } from '../../../table/sides.ts';
import type { Fallen, Standpoint } from '../../../table/standpoint.ts';
import { sideOf } from '../../../table/whose.ts';
import { PLANS } from '../../fights/systems.ts';
import { walk } from './walk.ts';

/** What one side has kept from the other by the time of a question. */
export interface KeptSecret {
  /** The past without the answers that are secret still. */
  readonly open: readonly Fallen[];
  /** The places of the cards drawn that lie face down before its machines. */
  readonly faceDown: ReadonlySet<number>;
  /** Whether an answer to a question of the so manyth fight is a secret still. */
  isKept(question: Question, fight: number): boolean;
  /** What is known of such an answer all the same. */
  known(question: Question): string | undefined;
}

/** What begins a fight: what was kept in the one before it is over and done with. */
export const beginsAFight = ({ type }: GameEvent): boolean =>
  type === 'fight-began' || PLANS.some(({ begins }) => begins.includes(type));

/** Walks the way to a question, and marks what a side has shown to nobody; nothing, where the way is lost. */
export function keptSecret(by: Side, from: Standpoint, book: Rulebook): KeptSecret | undefined {
  const watches = PLANS.map(({ watch }) => watch(by));
  const asked: { readonly question: Question; readonly fight: number; readonly turn: number }[] = [];
  let fights = 0;
  const walked = walk(from, book, {
    answers: (question) => void asked.push({ question, fight: fights, turn: turnOf(question) }),
    draws: (_, card, place) => {
      for (const watch of watches) watch.drew(card, place);
      return card;
    },
    hears: (event) => {
      if (beginsAFight(event)) fights += 1;
      for (const watch of watches) watch.hears(event);
    },
  });
  if (!walked) return undefined;
  const isKept = (question: Question, fight: number, turn = turnOf(question)): boolean =>
    fight === fights && sideOf(question) === by && watches.some((watch) => watch.keeps(question, turn));
  const kept = asked.map(({ question, fight, turn }) => isKept(question, fight, turn));
  let place = 0;
  const open = from.past.filter((fell) => !('asked' in fell && kept[place++]));
  const faceDown = new Set(watches.flatMap((watch) => [...watch.faceDown]));
  const known = (question: Question) =>
    watches.map((watch) => watch.known(question)).find((answer) => answer !== undefined);
  return { open, faceDown, isKept, known };
}

/** Looked at while the question stands: a view is laid out when it is looked at, and the fight goes on. */
const turnOf = ({ about }: Question): number => ('view' in about && 'turn' in about.view ? about.view.turn : 0);
