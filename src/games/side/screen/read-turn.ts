import { isAsked, type LineReading, type SaidWord } from '../../../kit/screen/asking.ts';
import { shotsFor, withoutFire } from '../../../kit/screen/fire-word.ts';
import type { Question } from '../../../table/decisions.ts';
import { COLOURS } from '../cards/ladder.ts';
import { waysNamed } from './move-families.ts';

/**
 * `6 level fire / 6 shallow-dive-0-3`: throttle and move of one machine after another, each for the next question. A move
 * may also be given by its number, as in `6 12`. With `fire` behind it a machine fires in this turn at whomever it has
 * best in its sights.
 */
export function readTurn(line: string, { options, about }: TurnAsking): LineReading | undefined {
  const parts = line.toLowerCase().split('/').map(withoutFire);
  const words = parts.map(({ text }) => text.split(/[\s,]+/).filter((word) => word !== ''));
  const [first = '', second = ''] = words.flat();
  const fires = parts.some((part) => part.fires);
  if (words.flat().length < (fires ? 1 : 2)) return undefined;
  if (!options.includes(first)) return isSetAgain(first, second, options) ? setAlready(second) : undefined;
  const { turn } = about.view;
  const firing = new Set<string>();
  const each = (part: readonly string[], place: number) => {
    const said = eachSaid(part, turn).map((word) => (then: Question | undefined) => {
      if (parts[place]?.fires && then && 'machine' in then.about) firing.add(then.about.machine);
      return word(then);
    });
    return fires ? [...said, ...shotsFor(shotOf(firing, turn))] : said;
  };
  return { words: words.flatMap(each) };
}

const WORST_FIRST: readonly string[] = COLOURS;

/** At whom whoever fires is best fired at, with a burst that does not jam the gun. */
const shotOf =
  (firing: ReadonlySet<string>, turn: number) =>
  (then: Question | undefined): string | undefined => {
    if (!isAsked(then, 'side-shot') || !firing.has(then.about.machine) || isOver(then, turn)) return undefined;
    return then.about.shots.toSorted((a, b) => WORST_FIRST.indexOf(b.die) - WORST_FIRST.indexOf(a.die))[0]?.target;
  };

/** Each word answers the next question. After a throttle only the move follows, where there is more than one. */
function eachSaid(words: readonly string[], turn: number): readonly ((then: Question | undefined) => SaidWord)[] {
  let isSet = false;
  return words.map((word) => (then) => {
    const isMove = isSet;
    isSet = !isMove && isAsked(then, 'throttle');
    if (!isMove || (isAsked(then, 'energy-move') && !isOver(then, turn))) return saidTo(word, then, turn);
    // Who has no choice flies level, which Enter says beforehand.
    if (word === 'level') return { is: 'needless' };
    return { is: 'needless', says: `She could fly in one way only, and flies it: ${word} was not needed.` };
  });
}

const isOver = (then: Question | undefined, turn: number): boolean =>
  then !== undefined && 'view' in then.about && 'turn' in then.about.view && then.about.view.turn !== turn;

/** A throttle before a move, where the throttle is already set and only the move is asked. */
const isSetAgain = (first: string, second: string, options: readonly string[]): boolean =>
  isNumber(first) && !options.some(isNumber) && (options.includes(second) || options[Number(second) - 1] !== undefined);

const isNumber = (word: string): boolean => /^\d+$/.test(word);

const setAlready = (move: string): LineReading => ({
  wrong: `The throttle is set for this turn already: type ${move} alone.`,
});

/** The question, and its turn. */
interface TurnAsking {
  readonly options: readonly string[];
  readonly about: { readonly view: { readonly turn: number } };
}

function saidTo(word: string, then: Question | undefined, turn: number): SaidWord {
  if (isOver(then, turn))
    return { is: 'barred', why: `${word} was not taken: that turn is over, and nobody has seen the next.` };
  // A player who lets everybody fly on says so in advance, whether he is asked or not.
  if (word === 'no' && !isAsked(then, 'time-freeze')) return { is: 'needless' };
  const isFlown = isAsked(then, 'throttle') || isAsked(then, 'energy-move');
  if (isNumber(word) && !isFlown) return { is: 'barred', why: `${word} was not taken: something else is asked first.` };
  return meantTo(word, then);
}

function meantTo(word: string, then: Question | undefined): SaidWord {
  const options = then?.options.map(String) ?? [];
  const answer = options.find((option) => option.toLowerCase() === word) ?? moveNumbered(word, then);
  if (answer !== undefined) return { is: 'answer', answer };
  const [only, ...more] = meantBy(word, options);
  if (only === undefined) return { is: 'barred', why: `${word} is ${noAnswer(then)}.` };
  return more.length === 0
    ? { is: 'answer', answer: only }
    : { is: 'barred', why: `${word} may be any of these: ${someOf([only, ...more])}.` };
}

/** Some of a kind tell how its words are made. */
const SOME = 10;

const someOf = (words: readonly string[]): string =>
  words.length > SOME ? `${words.slice(0, SOME).join(', ')} and ${words.length - SOME} more` : words.join(', ');

const noAnswer = (then: Question | undefined): string =>
  isAsked(then, 'energy-move') ? 'none of the ways that she can fly now' : 'no answer to what is asked now';

/** The ways of the named kind, or otherwise those whose names begin with the text. */
function meantBy(word: string, options: readonly string[]): readonly string[] {
  const named = waysNamed(word, options);
  return named.length > 0 ? named : options.filter((option) => option.startsWith(word));
}

/** The moves have the numbers of the page. */
const moveNumbered = (word: string, then: Question | undefined): string | undefined =>
  isAsked(then, 'energy-move') && isNumber(word) ? then.options[Number(word) - 1] : undefined;
