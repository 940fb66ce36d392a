import { isFit, type Pilot } from '../../../campaign/aircrew.ts';
import { manNumbers, pilotsOf } from '../../../campaign/man-numbers.ts';
import { isHalf, type PlannedMission, routineOf } from '../../../campaign/plan.ts';
import { warningsOn } from '../../../campaign/warnings.ts';
import { capital, dateOf, listed, signed } from '../../../english/numbers.ts';
import { manualOf } from '../../../rulebook/manual-of.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { braveryLetter } from '../../../rules/campaign/assign.ts';
import type { Paper } from '../../../terminal/kit/paper.ts';
import type { Board, Direction } from '../../../terminal/live/board.ts';
import { type Cell, type PlanView, planGrid } from '../../../terminal/live/plan-grid.ts';
import { shortName } from '../../../terminal/narration/people.ts';
import { manual } from '../../../terminal/narration/turn-narration.ts';
import { missionName, whoText } from '../../../terminal/pages/plan-page.ts';
import { whyNotHim } from '../../../terminal/reasons/why-not-him.ts';
import { startText, weatherName } from '../../../terminal/weather.ts';
import { warningText } from '../../../terminal/wording/warning-text.ts';
import {
  type Draft,
  draftOf,
  inOtherHalf,
  isOpenToChange,
  mayBeNamed,
  type Planning,
  priceOf,
  understaffed,
  watchFor,
  withCrews,
} from './draft-plan.ts';

/** What the hand on the board holds. */
interface Held {
  readonly draft: Draft;
  readonly row: number;
  readonly column: number;
  readonly note: string;
  readonly isChanged: boolean;
}

/** The day's plan to be drawn with the arrows and the space bar: men across, missions down. */
export class PlanBoard implements Board {
  readonly #held: Held;
  readonly #book: Rulebook;
  readonly #men: readonly Pilot[];

  constructor(held: Held, book: Rulebook) {
    this.#held = held;
    this.#book = book;
    this.#men = menOf(held.draft);
  }

  /** The hand lies on the first man of the mission that is asked about. */
  static for(question: Planning, book: Rulebook): PlanBoard {
    const draft = draftOf(question);
    const key = 'key' in question.about ? question.about.key : undefined;
    const row = Math.max(
      0,
      draft.plan.missions.findIndex((mission) => mission.key === key),
    );
    return new PlanBoard({ draft, row, column: 1, note: '', isChanged: false }, book);
  }

  get draft(): Draft {
    return this.#held.draft;
  }

  get note(): string {
    return this.#held.note;
  }

  get isChanged(): boolean {
    return this.#held.isChanged;
  }

  get fault(): string | undefined {
    const short = understaffed(this.draft, this.#book);
    return short.length === 0 ? undefined : short.map((mission) => tooFew(mission, this.#book)).join(' ');
  }

  after(key: Direction | 'space'): PlanBoard {
    return new PlanBoard(key === 'space' ? this.#changed() : this.#moved(key), this.#book);
  }

  picture(paper: Paper): string {
    return planGrid(this.#view(), paper);
  }

  #moved(direction: Direction): Held {
    const { row, column, draft } = this.#held;
    const rows = draft.plan.missions.length;
    const columns = this.#men.length + 1;
    const by = direction === 'up' || direction === 'left' ? -1 : 1;
    const isRow = direction === 'up' || direction === 'down';
    return {
      ...this.#held,
      note: '',
      row: isRow ? (row + by + rows) % rows : row,
      column: isRow ? column : (column + by + columns) % columns,
    };
  }

  /** The space bar: a man in or out; a mission in the other half of the day, or undone. */
  #changed(): Held {
    const { draft, row, column } = this.#held;
    const mission = draft.plan.missions[row];
    const man = this.#men[column - 1];
    if (!mission) return this.#held;
    if (!isOpenToChange(mission, draft)) return this.#told('That is over, and not to be changed.');
    return man ? this.#withMan(mission, man) : this.#otherwise(mission);
  }

  #told(note: string): Held {
    return { ...this.#held, note };
  }

  #drawn(draft: Draft): Held {
    return { ...this.#held, draft, note: '', isChanged: true };
  }

  #withMan(mission: PlannedMission, man: Pilot): Held {
    const { draft } = this.#held;
    const { key, crews } = mission;
    const others = crews.filter(({ airman }) => airman !== man.id);
    const watch = watchFor(mission, draft);
    if (others.length < crews.length) return this.#drawn(withCrews(draft, key, mission.watch, others));
    const crew = mayBeNamed(mission, watch, draft, this.#book).find(({ airman }) => airman === man.id);
    return crew ? this.#drawn(withCrews(draft, key, watch, [...crews, crew])) : this.#told(this.#whyNot(man, mission));
  }

  #otherwise(mission: PlannedMission): Held {
    const { draft } = this.#held;
    const moved = inOtherHalf(mission, draft, this.#book);
    if (moved) return this.#drawn(moved);
    if (mission.crews.length === 0) return this.#told('Walk to a man: the space bar puts him down for it.');
    return this.#drawn(withCrews(draft, mission.key, mission.watch, []));
  }

  #whyNot(man: Pilot, mission: PlannedMission): string {
    const { draft } = this.#held;
    const { key, scheduled, crews: chosen } = mission;
    const { crews, notFlown } = manualOf(scheduled.mission, this.#book);
    const watch = watchFor(mission, draft);
    const about = {
      ...draft,
      mission: scheduled.mission,
      zones: scheduled.zones,
      target: scheduled.target,
      ...crews,
      key,
      watch,
      chosen,
      weather: 0,
      available: [],
      pairings: [],
      notFlown: notFlown.points,
    };
    return whyNotHim(man, about, this.#book);
  }

  #view(): PlanView {
    const { draft, row, column } = this.#held;
    const { plan } = draft;
    const here = plan.missions[row];
    return {
      heading: `${plan.flight} Flight, ${dateOf(plan.day)}: the plan. ${priceText(priceOf(draft, this.#book))}`,
      weather: (['morning', 'afternoon'] as const).map((half) => this.#forecast(half)).join('. '),
      men: this.#men.map((man) => this.#headOf(man)),
      rows: plan.missions.map((mission) => ({
        when: capital(mission.crews.length === 0 && mission.stands !== 'open' ? 'undone' : (mission.watch ?? 'open')),
        name: manual(mission.scheduled.mission, this.#book),
        cells: this.#cells(mission),
      })),
      at: { row, column },
      warnings: [...this.#warnings(), ...this.#idle()],
      details: here ? [this.#detail(here)] : [],
    };
  }

  #forecast(half: 'morning' | 'afternoon'): string {
    const start = this.draft.plan.weather[half];
    return `${capital(half)}: ${weatherName(this.#book, start.number)}, trend ${startText(start).slice(-1)}`;
  }

  #headOf(man: Pilot): PlanView['men'][number] {
    const number = manNumbers(this.draft.flight).get(man.id);
    return {
      machine: number === undefined ? man.machine : `${number}:${man.machine}`,
      name: man.surname,
      ratings: `${man.skill}/${man.firing}/${braveryLetter(man.bravery, this.#book)}`,
    };
  }

  #cells(mission: PlannedMission): Cell[] {
    const { draft } = this.#held;
    const isOver = !isOpenToChange(mission, draft);
    const free = isOver ? [] : mayBeNamed(mission, watchFor(mission, draft), draft, this.#book);
    return this.#men.map(({ id }) => {
      if (mission.crews.some(({ airman }) => airman === id)) return 'in';
      if (isOver) return 'over';
      return free.some(({ airman }) => airman === id) ? 'may' : 'no';
    });
  }

  #warnings(): string[] {
    const { plan } = this.draft;
    return plan.missions
      .filter(({ stands }) => stands !== 'flown')
      .flatMap((mission) =>
        warningsOn(mission, plan, this.#book).map((warning) => warningText(warning, mission, this.#book)),
      );
  }

  /** (6) Fighter pilots who have no routine mission, and would find a place in one that is flown. */
  #idle(): string[] {
    const { draft } = this.#held;
    const free = draft.plan.missions
      .filter(({ watch, crews }) => isHalf(watch) && crews.length > 0)
      .flatMap((mission) => mayBeNamed(mission, watchFor(mission, draft), draft, this.#book))
      .filter(({ role }) => role === 'fighter')
      .map(({ airman }) => airman);
    const idle = this.#men.filter(({ id }) => free.includes(id) && routineOf(id, draft.plan) === 0).map(shortName);
    return idle.length === 0 ? [] : [`No routine mission yet, and a place in one: ${listed(idle)}.`];
  }

  #detail(mission: PlannedMission): string {
    const who = mission.crews.map(
      ({ machine, observer, ...man }) =>
        `${machine} ${shortName(man)}${observer ? ` with ${shortName(observer)}` : ''}`,
    );
    const price = signed(manualOf(mission.scheduled.mission, this.#book).notFlown.points);
    const stands = mission.stands === 'flown' ? 'flown' : `${price} if not flown`;
    return `${missionName(mission, this.#book)} (${stands}): ${who.length > 0 ? listed(who) : placesIn(mission, this.#book)}.`;
  }
}

/** Those who could fly today, and the Commanding Officer, where he may. */
function menOf({ plan, flight }: Draft): Pilot[] {
  const { day, commandingOfficer } = plan;
  const pilots = pilotsOf(flight).filter((man) => isFit(man, day));
  return commandingOfficer && isFit(commandingOfficer.man, day) ? [...pilots, commandingOfficer.man] : pilots;
}

const priceText = (price: number): string => (price === 0 ? 'Nothing is left undone.' : `Undone: ${signed(price)}.`);

const placesIn = ({ scheduled: { mission } }: PlannedMission, book: Rulebook): string =>
  whoText(mission, manualOf(mission, book).crews, book);

const tooFew = (mission: PlannedMission, book: Rulebook): string =>
  `${manual(mission.scheduled.mission, book)} takes ${placesIn(mission, book)}.`;
