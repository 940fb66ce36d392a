import type { Pilot } from '../../campaign/aircrew.ts';
import { type Draft, isBlank, isChangeable, type PlannedMission } from '../../campaign/plan.ts';
import { proposedFor } from '../../campaign/who-may-fly.ts';
import { manualOf, type Rulebook } from '../../cards/rulebook.ts';
import { isAsked } from '../../kit/screen/asking.ts';
import type { ArrowDirection, Board } from '../../kit/screen/board.ts';
import type { Paper } from '../../page/paper.ts';
import type { Asked, Question } from '../../table/decisions.ts';
import {
  answeringFrom,
  inOtherHalf,
  isAsDrawn,
  type Planning,
  understaffed,
  watchFor,
  withCrews,
} from './draft-plan.ts';
import { planGrid } from './plan-grid.ts';
import { byTime } from './plan-page.ts';
import { menOf, planView, tooFewText } from './plan-view.ts';
import { whyNotHim } from './why-not-him.ts';

/** What the cursor on the board holds. */
interface Held {
  readonly draft: Draft;
  /** The mission of its row. */
  readonly key: string;
  readonly column: number;
  readonly note: string;
  readonly isChanged: boolean;
  readonly invites: string;
}

/** The day's plan, drawn with the arrow keys and the space bar: men across, missions down. */
export class PlanBoard implements Board {
  readonly #held: Held;
  readonly #book: Rulebook;
  readonly #men: readonly Pilot[];

  constructor(held: Held, book: Rulebook) {
    this.#held = held;
    this.#book = book;
    this.#men = menOf(held.draft);
  }

  /** The cursor starts on the first man of the mission in question, otherwise of the first that is not flown yet. */
  static for(this: void, { about }: Asked<Planning>, book: Rulebook): PlanBoard {
    const draft = { plan: structuredClone(about.plan), flight: about.flight };
    const asked = 'key' in about ? about.key : undefined;
    const rows = byTime(draft.plan);
    const at = rows.find(({ key, stands }) => (asked === undefined ? stands !== 'flown' : key === asked)) ?? rows[0];
    return new PlanBoard(
      {
        draft,
        key: at?.key ?? '',
        column: 1,
        note: '',
        isChanged: false,
        invites: isBlank(about.plan) ? DRAW : REDRAW,
      },
      book,
    );
  }

  get note(): string {
    return this.#held.note;
  }

  get invites(): string {
    return this.#held.invites;
  }

  get isChanged(): boolean {
    return this.#held.isChanged;
  }

  get fault(): string | undefined {
    const short = understaffed(this.#held.draft, this.#book);
    return short.length === 0 ? undefined : short.map((mission) => tooFewText(mission, this.#book)).join(' ');
  }

  readonly given = 'the plan as drawn; fly takes it and takes off';

  redraws(asked: string, answer: string): boolean {
    return PLANNING.includes(asked) && !(asked === 'plan' && answer === 'fly');
  }

  answering(): (question: Question) => string | undefined {
    return answeringFrom(this.#held.draft);
  }

  otherwise(question: Question | undefined): string | undefined {
    const drawn = this.#held.draft.plan.missions;
    const stands =
      isAsked(question, 'plan') &&
      question.about.plan.missions.every((mission) => {
        const as = drawn.find(({ key }) => key === mission.key);
        return as === undefined || isAsDrawn(mission, as);
      });
    return stands ? undefined : OTHERWISE;
  }

  after(key: ArrowDirection | 'space'): PlanBoard {
    return new PlanBoard(key === 'space' ? this.#changed() : this.#moved(key), this.#book);
  }

  picture(paper: Paper): string {
    const { draft, key, column } = this.#held;
    return planGrid(planView(draft, { row: rowOf(key, draft), column }, this.#book), paper);
  }

  #moved(direction: ArrowDirection): Held {
    const { key, column, draft } = this.#held;
    const rows = byTime(draft.plan);
    const columns = this.#men.length + 1;
    const by = direction === 'up' || direction === 'left' ? -1 : 1;
    const isRow = direction === 'up' || direction === 'down';
    return {
      ...this.#held,
      note: '',
      key: (isRow && rows.at((rowOf(key, draft) + by) % rows.length)?.key) || key,
      column: isRow ? column : (column + by + columns) % columns,
    };
  }

  /** The space bar: puts a man in or out; moves a mission to the other half of the day, or cancels it. */
  #changed(): Held {
    const { draft, key, column } = this.#held;
    const mission = draft.plan.missions.find((each) => each.key === key);
    const man = this.#men[column - 1];
    if (!mission) return this.#held;
    if (!isChangeable(mission, draft.plan)) return this.#told('That is over, and not to be changed.');
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
    const crew = proposedFor(mission, watch, draft, this.#book).find(({ airman }) => airman === man.id);
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
}

const rowOf = (key: string, { plan }: Draft): number => byTime(plan).findIndex((each) => each.key === key);

const DRAW = 'Or draw the plan: arrows walk, space puts a man in or out, and Enter takes it as drawn.';
const REDRAW = 'Arrows and space change the plan; Enter takes what was changed.';

const OTHERWISE =
  'The plan is not quite as it was drawn: rule 6 gives every fighter pilot a routine mission, where there is a place in one.';

/** No dice are rolled in planning, so all its answers may be taken back. */
const PLANNING: readonly string[] = ['half-of-day', 'assign', 'duty', 'plan'] satisfies Question['decision'][];
