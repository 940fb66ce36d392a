import type { Airman } from '../../campaign/aircrew.ts';
import { type Campaign, lastDayOf } from '../../campaign/campaign.ts';
import type { Flight } from '../../campaign/watch.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { numberFrom } from '../../words/by-the-day.ts';
import { airmanIn, type EveningLived, isThere } from '../letters/evening-lived.ts';
import { isMissing } from '../letters/whereabouts.ts';
import type { LivedDay } from '../lived.ts';
import { isAtBreakfast, sleptHere } from '../threads/slept-here.ts';
import { isLoss } from '../threads/thread.ts';
import type { DebtEnd, Terms } from './debt.ts';
import { OF_ANYBODY } from './words-for-anybody.ts';
import { OF_THE_SQUADRON } from './words-for-the-squadron.ts';

interface OpenDebt {
  readonly man: string;
  readonly terms: Terms;
  /** What has happened to it already, where he was not at home to have it told. */
  due: DebtEnd | undefined;
}

/** The first mornings fill up to the highest number; it is never less than the lowest for longer than a night. */
const [FEWEST, MOST] = [3, 5];

/** The debts of a flight from day to day: each man has one, the new men first. */
export class Debts {
  readonly #flight: Flight;
  readonly #ways: EveningLived['ways'];
  readonly #seed: string;
  readonly #had = new Set<string>();
  #open: OpenDebt[] = [];

  constructor(flight: Flight, { ways, seed }: Pick<EveningLived, 'ways' | 'seed'>) {
    this.#flight = flight;
    this.#ways = ways;
    this.#seed = seed;
  }

  /** What has become known of debts by breakfast: those that nobody can pay any more, and new ones. */
  morning(dawn: Campaign, yesterday: LivedDay | undefined, book: Rulebook, of: (man: string) => string): string[] {
    const orphaned = this.#close(({ man }) => lossOf(man, dawn), of);
    const fresh = this.#withoutOne(dawn, yesterday).slice(
      0,
      this.#open.length < FEWEST ? FEWEST - this.#open.length : 1,
    );
    const opened = this.#open.length >= MOST ? [] : fresh.map((man) => this.#begin(man, book, of));
    return [...orphaned, ...opened];
  }

  /** What the evening tells of debts. */
  evening(evening: EveningLived): string[] {
    for (const debt of this.#open) debt.due ??= dueBy(debt, evening);
    const { day, happenings, told } = evening;
    // On the evening of a loss nothing else is settled, but on the last.
    const isHeld = happenings.some(isLoss) && day.dawn.day < lastDayOf(day.dawn);
    return this.#close(({ man, due }) => {
      const fell = happenings.find((each) => each.man === man && isLoss(each));
      const lost = fell ? FALLEN[`${isMissing(fell, evening)}`] : lossOf(man, day.dawn);
      return lost ?? (isThere(man, evening) && !isHeld ? due : undefined);
    }, told.of);
  }

  /** Those that are open, for the last page. */
  left(of: (man: string) => string): string[] {
    return this.#open.map(({ man, terms }) => terms.left(of(man)));
  }

  #begin(man: Airman, book: Rulebook, of: (man: string) => string): string {
    const own = book.squadron ? undefined : OF_THE_SQUADRON.get(man.id);
    const terms = own ?? this.#ways.next(OF_ANYBODY);
    this.#had.add(man.id);
    this.#open.push({ man: man.id, terms, due: undefined });
    return terms.opens(of(man.id));
  }

  /** Men at breakfast who have had none, by the seed: first those of whom the Squadron Notes say nothing. */
  #withoutOne(dawn: Campaign, yesterday: LivedDay | undefined): Airman[] {
    const aircrew = dawn.flights.find(({ flight }) => flight === this.#flight)?.aircrew ?? [];
    return aircrew
      .filter(({ id }) => !this.#had.has(id) && isAtBreakfast(id, dawn, yesterday))
      .sort((a, b) => this.#order(a) - this.#order(b));
  }

  #order({ id }: Airman): number {
    return numberFrom(`${this.#seed} debt ${id}`) + (OF_THE_SQUADRON.has(id) ? 2 ** 32 : 0);
  }

  #close(endOf: (debt: OpenDebt) => DebtEnd | undefined, of: (man: string) => string): string[] {
    const ends = this.#open.map((debt) => ({ debt, end: endOf(debt) }));
    this.#open = ends.filter(({ end }) => end === undefined).map(({ debt }) => debt);
    return ends.flatMap(({ debt: { man, terms }, end }) => {
      const say = end && (terms[end] ?? (end === 'taken' ? terms.orphaned : undefined));
      return say ? [say(of(man))] : [];
    });
  }
}

/** How a man is lost to the flight by now; nothing where he is not. */
function lossOf(id: string, dawn: Campaign): 'orphaned' | 'taken' | undefined {
  const { standing } = airmanIn(dawn, id) ?? {};
  if (standing?.is === 'prisoner') return 'taken';
  return standing?.is === 'killed' ? 'orphaned' : undefined;
}

/** Today: whether he is missing. */
const FALLEN = { true: 'taken', false: 'orphaned' } as const;

/** What the day has made of a debt: what happened to the man first counts. */
function dueBy(
  { man, terms: { pays, breaks = [] } }: OpenDebt,
  { happenings, day }: EveningLived,
): DebtEnd | undefined {
  const settles = pays === 'the-end' ? [] : pays;
  const first = happenings.find(({ man: his, is }) => his === man && (settles.includes(is) || breaks.includes(is)));
  if (first) return settles.includes(first.is) ? 'paid' : 'broken';
  if (breaks.includes('not-brought-home') && !sleptHere(man, day)) return 'broken';
  return pays === 'the-end' && day.dawn.day === lastDayOf(day.dawn) ? 'paid' : undefined;
}
