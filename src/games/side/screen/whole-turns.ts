import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Family, Meant, OfferedLine } from '../../../kit/screen/asking.ts';
import { isThreat, threatSign } from '../../../kit/screen/threats.ts';
import type { Asked } from '../../../table/decisions.ts';
import { updatedCue } from '../cards/cue.ts';
import { ADVICE_FROM_THE_SIDE } from '../head/opponent.ts';
import { threatsBehind } from '../head/reached.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import { type AskedWays, kindsAtHand } from './best-of-kinds.ts';
import { moveWords } from './side-words.ts';
import { wayHeard, waysOfKind, wayWords } from './way-words.ts';

export type AskedThrottle = EnergyDecisions['throttle']['about'];

/** The move that is asked next, with the throttle as Enter sets it; nothing for a machine that falls. */
export function moveAhead(about: AskedThrottle, book: Rulebook): AskedWays | undefined {
  const { moves } = about;
  if (!moves) return undefined;
  return moves[ADVICE_FROM_THE_SIDE.throttle(about, Object.keys(moves), book)];
}

const waysOf = (move: AskedWays): readonly string[] => Object.keys(move.ends);

const lineOf = (way: string, { pip }: AskedWays): string => `${pip} ${way}`;

/** The way to fly of a line with throttle and move. */
export const wayIn = (line: string, move: AskedWays): string | undefined =>
  waysOf(move).find((way) => lineOf(way, move) === line);

/** Throttle and move in one line, for each way to fly with that throttle. */
export function turnLines(about: AskedThrottle, book: Rulebook): readonly OfferedLine[] {
  const move = moveAhead(about, book);
  if (!move) return [];
  const options = waysOf(move);
  const [first] = kindsAtHand(move, { options, book });
  return options.map((way, i) => {
    const threats = threatsBehind(way, move, book);
    return {
      line: lineOf(way, move),
      answers: [`${move.pip}`, way],
      does: wayWords(way, move, book),
      heard: wayHeard(way, move, book),
      number: `${move.pip} ${i + 1}`,
      ...(threats && isThreat(threats) && { sign: threatSign(threats) }),
      isCareful: way === first?.best?.answer,
    };
  });
}

/** The lines by kind, as the ways stand when the throttle is set, and the throttle alone. */
export function turnKinds({ about, options }: Asked<'throttle'>, book: Rulebook): readonly Family[] {
  const { cue } = about;
  const move = moveAhead(about, book);
  const alone = {
    name: 'throttle',
    answers: options,
    shoots: [],
    reads: `${isRotary(options) ? 'engine off or on; ' : ''}her speed in the next turn, after level flight: ${options.map((pip) => updatedCue(cue, Number(pip))).join(' ')}`,
  };
  if (!move) return [alone];
  const line = (way: string) => lineOf(way, move);
  const kinds = kindsAtHand(move, { options: waysOf(move), book }).map(
    ({ name, answers, shoots, parts = [], best, reads }): Family => ({
      name,
      reads,
      answers: answers.map(line),
      shoots: shoots.map(line),
      parts: parts.map((part) => ({ ...part, name: line(part.name), answers: part.answers.map(line) })),
      ...(best && { best: { ...best, answer: line(best.answer) } }),
    }),
  );
  const last = options.at(-1) ?? '';
  const from =
    options.length > 1 ? `${options[0]} ${options.length === 2 ? 'or' : 'to'} ${last} alone` : `${last} alone`;
  return [
    ...kinds,
    { ...alone, best: { answer: last, words: 'sets the throttle, and asks how she flies', cells: [from] } },
  ];
}

/** (V020) A rotary engine has no settings between off and on. */
const isRotary = (options: readonly string[]): boolean => options.length === 2 && options.includes('0');

/** The name of a kind brings its lines, where throttle and move are asked together. */
export function turnsOfKind(text: string, { about }: Asked<'throttle'>, book: Rulebook): Meant | undefined {
  const move = moveAhead(about, book);
  if (!move) return undefined;
  const meant = waysOfKind(text, { decision: 'energy-move', about: move, options: [...waysOf(move)] }, book);
  if (meant?.is !== 'answer') return meant && { ...meant, why: meant.why.replace(/^(?=\d)/gm, `${move.pip} `) };
  return { is: 'barred', why: `Type ${lineOf(meant.answer, move)}: ${moveWords(meant.answer)}.` };
}
