import { type Airman, isFit, isLost } from '../../campaign/aircrew.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Machine } from '../../campaign/machine.ts';
import type { Flight } from '../../campaign/watch.ts';
import { airmanIn, type EveningLived, isGoneBy, isThere } from '../letters/evening-lived.ts';
import { isMachineLost, type LivedDay } from '../lived.ts';
import type { DayOfAFlight } from '../mess/day-of-a-flight.ts';
import type { MessScene } from '../mess/evening-told.ts';
import type { Ways } from '../mess/words-of-the-mess.ts';
import * as WORDS from '../mess/words-of-threads.ts';
import { ofKind } from '../moments/of-kind.ts';
import { isLoss } from './thread.ts';

/** A morning of a flight, after the day before. */
export interface MorningLived {
  readonly dawn: Campaign;
  readonly yesterday: LivedDay | undefined;
  readonly of: (man: string) => string;
  /** The scenes that the evening before owes. */
  readonly owed: readonly MessScene[];
}

/** So many mornings lie between two words about one paper. */
const PAPER_DAYS = 3;

/** So many evenings in succession a man's nerve must have gone down. */
const RUNNING = 3;

/** The threads of a flight from day to day: each is begun and closed by name. */
export class LooseEnds {
  readonly #flight: Flight;
  readonly #ways: EveningLived['ways'];
  /** Of each man with a paper at Wing, the day on which it was last spoken of. */
  readonly #papers = new Map<string, number>();
  /** On how many evenings running a man's nerve went down; those of whom it was said. */
  readonly #falls = new Map<string, number>();
  readonly #shaken = new Set<string>();
  /** Whose number each machine was whose man is lost. */
  readonly #machines = new Map<string, string>();
  /** Of these the numbers whose machine itself is gone. */
  readonly #gone = new Set<string>();
  /** Who owes whom thanks, as it was said at breakfast. */
  #thanks: MessScene[] = [];

  constructor(flight: Flight, { ways }: Pick<EveningLived, 'ways'>) {
    this.#flight = flight;
    this.#ways = ways;
  }

  morning(morning: MorningLived): string[] {
    const men = morning.dawn.flights.find(({ flight }) => flight === this.#flight)?.aircrew ?? [];
    return [
      ...men.flatMap((man) => this.#paper(man, morning)),
      ...this.#nerves(men, morning),
      ...this.#owedThanks(morning),
    ];
  }

  evening(evening: EveningLived, { sorties }: DayOfAFlight): string[] {
    const { told, ways } = evening;
    const never = this.#thanks.filter(({ one, other = one }) => [one, other].some((man) => isGoneBy(man, evening)));
    this.#thanks = this.#thanks.filter((each) => !never.includes(each));
    for (const { id, standing } of machinesOf(this.#flight, evening))
      if (standing.is === 'lost' || standing.is === 'awaited') this.#gone.add(id);
    const flown = sorties.flatMap(({ crew: { machine, men } }) => this.#flownAgain(machine, men[0]?.airman, evening));
    for (const { man } of evening.happenings.filter(isLoss)) this.#leaveMachine(airmanIn(evening.day.dawn, man));
    for (const { crew } of sorties.filter(isMachineLost)) this.#gone.add(crew.machine);
    return [
      ...never.map(({ one, other = one }) =>
        isGoneBy(other, evening)
          ? ways.next(WORDS.THANKS_TOO_LATE)(told.of(one), told.of(other))
          : ways.next(WORDS.THANKS_NEVER)(told.of(one), told.of(other)),
      ),
      ...flown,
    ];
  }

  /** (45) A recommendation until it is in orders. */
  #paper(man: Airman, { dawn: { day }, of }: MorningLived): string[] {
    const { id, recommended } = man;
    if (!recommended) return [];
    const said = this.#papers.get(id);
    if (recommended.day <= day) {
      this.#papers.delete(id);
      return [this.#ways.next(isLost(man) ? WORDS.PAPER_TOO_LATE : WORDS.PAPER_BACK)(of(id), '')];
    }
    if (said !== undefined && day < said + PAPER_DAYS) return [];
    this.#papers.set(id, day);
    return [this.#ways.next(WORDS.PAPER_WAITS)(of(id), '')];
  }

  /** Of the men who have become shaken one is spoken of in a morning. */
  #nerves(men: readonly Airman[], morning: MorningLived): string[] {
    const { day } = morning.dawn;
    const after = men.map((man) => ({ man, was: this.#shaken.has(man.id), ...this.#falling(man.id, morning) }));
    const shaken = after.find(({ man, was, falls }) => !was && falls >= RUNNING && isFit(man, day));
    return after.flatMap(({ man, was, change }) => {
      if (was) return this.#rests(man.id, restOf(man, change, day), morning.of);
      return man === shaken?.man ? [this.#shakes(man.id, morning.of)] : [];
    });
  }

  /** How a man's nerve changed yesterday, and how many evenings running it has gone down. */
  #falling(id: string, { yesterday }: MorningLived): { readonly change: number; readonly falls: number } {
    const checked = ofKind(yesterday?.moments ?? [], 'bravery-checked').find((each) => each.man === id);
    const change = checked ? checked.to - checked.from : 0;
    const falls = change < 0 ? (this.#falls.get(id) ?? 0) + 1 : 0;
    this.#falls.set(id, falls);
    return { change, falls };
  }

  #shakes(id: string, of: MorningLived['of']): string {
    this.#shaken.add(id);
    return this.#ways.next(WORDS.SHAKES)(of(id), '');
  }

  #rests(id: string, ways: Ways | undefined, of: MorningLived['of']): string[] {
    if (!ways) return [];
    this.#shaken.delete(id);
    return [this.#ways.next(ways)(of(id), '')];
  }

  /** Thanks that were not given on the evening after, while both are there. */
  #owedThanks({ dawn: { day }, owed, of }: MorningLived): string[] {
    const late = owed.filter((scene) => scene.is === 'thanks' && scene.day < day - 1);
    const known = this.#thanks.filter((each) => late.includes(each));
    const fresh = late.filter((scene) => !known.includes(scene));
    this.#thanks = [...known, ...fresh];
    return fresh.map(({ one, other = one }) => this.#ways.next(WORDS.THANKS_WAIT)(of(one), of(other)));
  }

  #leaveMachine(man: Airman | undefined): void {
    if (man?.seat !== 'pilot') return;
    this.#machines.set(man.machine, man.id);
    this.#gone.delete(man.machine);
  }

  /** A machine with the number of a lost man, once another has flown it and is home. */
  #flownAgain(machine: string, by: string | undefined, evening: EveningLived): string[] {
    const lost = this.#machines.get(machine);
    if (lost === undefined || by === undefined || by === lost || !isThere(by, evening)) return [];
    this.#machines.delete(machine);
    const { of } = evening.told;
    const ways = this.#gone.has(machine) ? WORDS.NUMBER_FLOWN_AGAIN : WORDS.FLOWN_AGAIN;
    return [this.#ways.next(ways)(of(by), of(lost))];
  }
}

const machinesOf = (of: Flight, { day: { dawn } }: EveningLived): readonly Machine[] =>
  dawn.flights.flatMap(({ flight, machines }) => (flight === of ? machines : []));

/** What ends it that a man was shaken; nothing while it goes on. */
function restOf(man: Airman, change: number, day: number): Ways | undefined {
  if (isLost(man)) return WORDS.SHAKEN_LOST;
  if (!isFit(man, day)) return man.standing.is === 'leave' ? WORDS.SHAKEN_RESTS : undefined;
  return change > 0 ? WORDS.STEADY : undefined;
}
