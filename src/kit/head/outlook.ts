import type { Judged } from './search.ts';

/** How a game goes on from the end of a turn. */
export interface Onward<End> {
  /** The ends of the next turn at which the machine is not lost, the likeliest to lead on first. */
  readonly next: (from: End) => Iterable<End>;
  /** Whether a machine that ends the last turn of a look there can fly on as it likes. */
  readonly isInHand: (end: End) => boolean;
}

/** For how many turns, up to `turns`, some way leads on from there without losing the machine. */
export function turnsAhead<End>(from: End, turns: number, onward: Onward<End>): number {
  let most = 0;
  for (const end of onward.next(from)) {
    const ahead = turns > 1 ? 1 + turnsAhead(end, turns - 1, onward) : Number(onward.isInHand(end));
    if (ahead === turns) return turns;
    most = Math.max(most, ahead);
  }
  return most;
}

/** What a choice by outlook looks for. */
export interface Outlook<Way> {
  /** For how many turns each way leads on; less than 0 where it loses the machine itself. */
  readonly ahead: (way: Way) => number;
  /** Beyond so many turns nobody looks. */
  readonly turns: number;
}

/** The first few of the ranked ways that lead on for all turns of the look; without any, those that lead on longest. */
export function leadingOn<Way>(
  ranked: Iterable<Judged<Way>>,
  { ahead, turns }: Outlook<Way>,
  few: number,
): Judged<Way>[] {
  let found: Judged<Way>[] = [];
  let longest = Number.NEGATIVE_INFINITY;
  for (const each of ranked) {
    const its = ahead(each.of);
    if (its < longest) continue;
    if (its > longest) [found, longest] = [[], its];
    if (found.length < few) found.push(each);
    if (longest >= turns && found.length >= few) break;
  }
  return found;
}
