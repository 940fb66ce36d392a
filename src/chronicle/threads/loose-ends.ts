import { type Airman, isFit, isLost } from '../../campaign/aircrew.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Machine } from '../../campaign/machine.ts';
import type { Flight } from '../../campaign/watch.ts';
import { airmanIn, type EveningLived, isGoneBy, isThere } from '../letters/evening-lived.ts';
import { isMachineLost, type LivedDay, type Sortie } from '../lived.ts';
import type { DayOfAFlight } from '../mess/day-of-a-flight.ts';
import type { MessScene } from '../mess/evening-told.ts';
import type { Ways } from '../mess/words/mess.ts';
import * as WORDS from '../mess/words/threads.ts';
import { ofKind } from '../moments/of-kind.ts';
import { isAtBreakfast, sleptHere } from './slept-here.ts';
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
const PAPER_DAYS = 5;

/** An award that comes so soon after it was asked for comes by telegram. */
const AT_ONCE = 2;

/** So many evenings in succession a man's nerve must have gone down. */
const RUNNING = 3;

/** The threads of a flight from day to day: each is begun and closed by name. */
export class LooseEnds {
  readonly #flight: Flight;
  readonly #ways: EveningLived['ways'];
  /** Of each man with a paper at Wing, the day on which it was last spoken of. */
  readonly #papers = new Map<string, number>();
  /** Those of whom it was said that a telegram is expected. */
  readonly #telegrams = new Set<string>();
  /** On how many evenings running a man's nerve went down; those of whom it was said. */
  readonly #falls = new Map<string, number>();
  readonly #shaken = new Set<string>();
  /** On how many mornings running each man has been at breakfast, this one included. */
  readonly #mornings = new Map<string, number>();
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
      ...men.flatMap((man) => this.#paperBack(man, morning)),
      ...this.#refused(men, morning),
      ...men
        .flatMap((man) => this.#paperWaits(man, morning))
        .slice(0, 1)
        .map((say) => say()),
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
    const flown = sorties.flatMap((sortie) => this.#flownAgain(sortie, evening));
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

  /** (45) A recommendation that is in orders today. */
  #paperBack(man: Airman, { dawn: { day }, of }: MorningLived): string[] {
    const { id, recommended } = man;
    if (!recommended || recommended.day > day) return [];
    const ways = this.#telegrams.has(id) ? WORDS.TELEGRAM_CAME : WORDS.PAPER_BACK;
    this.#papers.delete(id);
    this.#telegrams.delete(id);
    return [this.#ways.next(isLost(man) ? WORDS.PAPER_TOO_LATE : ways)(of(id), '')];
  }

  /** One that is on its way: of one of them a word is said in a morning. */
  #paperWaits(man: Airman, { dawn: { day }, of }: MorningLived): (() => string)[] {
    const { id, recommended, decorations = [] } = man;
    const said = this.#papers.get(id);
    if (!recommended || recommended.day <= day || (said !== undefined && day < said + PAPER_DAYS)) return [];
    const isSoon = said === undefined && recommended.day < day + AT_ONCE;
    return [
      () => {
        this.#papers.set(id, day);
        if (isSoon) this.#telegrams.add(id);
        const again = decorations.length > 0 ? WORDS.PAPER_WAITS_AGAIN : WORDS.PAPER_WAITS;
        return this.#ways.next(isSoon ? WORDS.TELEGRAM_WAITS : again)(of(id), '');
      },
    ];
  }

  /** (45) One that was refused last night. */
  #refused(men: readonly Airman[], { yesterday, of }: MorningLived): string[] {
    return ofKind(yesterday?.moments ?? [], 'decoration-recommended')
      .filter(({ man, day }) => day === 0 && men.some(({ id }) => id === man))
      .slice(0, 1)
      .map(({ man }) => this.#ways.next(WORDS.PAPER_REFUSED)(of(man), ''));
  }

  /** Of the men who have become shaken one is spoken of in a morning. */
  #nerves(men: readonly Airman[], morning: MorningLived): string[] {
    const after = men.map((man) => ({ man, was: this.#shaken.has(man.id), ...this.#falling(man.id, morning) }));
    const seen = after.map((each) => ({ ...each, mornings: this.#seated(each.man.id, morning) }));
    const shaken = seen.find(({ was, falls, mornings }) => !was && falls >= RUNNING && mornings >= RUNNING);
    return after.flatMap(({ man, was, change }) => {
      if (was) return this.#rests(man.id, restOf(man, change, morning), morning.of);
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

  /** Counts him at breakfast, or begins anew where he is not. */
  #seated(id: string, { dawn, yesterday }: MorningLived): number {
    const mornings = isAtBreakfast(id, dawn, yesterday) ? (this.#mornings.get(id) ?? 0) + 1 : 0;
    this.#mornings.set(id, mornings);
    return mornings;
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
  #owedThanks({ dawn, yesterday, owed, of }: MorningLived): string[] {
    const late = owed.filter((scene) => scene.is === 'thanks' && scene.day < dawn.day - 1);
    const known = this.#thanks.filter((each) => late.includes(each));
    const fresh = late.filter(
      (scene) =>
        !known.includes(scene) &&
        [scene.one, scene.other ?? scene.one].every((man) => isAtBreakfast(man, dawn, yesterday)),
    );
    this.#thanks = [...known, ...fresh];
    return fresh.map(({ one, other = one }) => this.#ways.next(WORDS.THANKS_WAIT)(of(one), of(other)));
  }

  #leaveMachine(man: Airman | undefined): void {
    if (man?.seat !== 'pilot') return;
    this.#machines.set(man.machine, man.id);
    this.#gone.delete(man.machine);
  }

  /** A machine with the number of a lost man, when it is flown for the first time since: of a flight that ended here. */
  #flownAgain({ crew, end }: Sortie, evening: EveningLived): string[] {
    const lost = this.#machines.get(crew.machine);
    const by = crew.men[0]?.airman;
    if (lost === undefined || by === undefined || by === lost) return [];
    this.#machines.delete(crew.machine);
    if (end?.end !== 'home' || !isThere(by, evening)) return [];
    const { of } = evening.told;
    const ways = this.#gone.has(crew.machine) ? WORDS.NUMBER_FLOWN_AGAIN : WORDS.FLOWN_AGAIN;
    return [this.#ways.next(ways)(of(by), of(lost))];
  }
}

const machinesOf = (of: Flight, { day: { dawn } }: EveningLived): readonly Machine[] =>
  dawn.flights.flatMap(({ flight, machines }) => (flight === of ? machines : []));

/** What ends it that a man was shaken; nothing while it goes on. */
function restOf(man: Airman, change: number, { dawn, yesterday }: MorningLived): Ways | undefined {
  const { day } = dawn;
  if (isLost(man)) return WORDS.SHAKEN_LOST;
  if (!isFit(man, day) && man.standing.is !== 'leave') return undefined;
  if (!isFit(man, day)) return sleptHere(man.id, yesterday) ? WORDS.SHAKEN_LIES : WORDS.SHAKEN_RESTS;
  return change > 0 && isAtBreakfast(man.id, dawn, yesterday) ? WORDS.STEADY : undefined;
}
