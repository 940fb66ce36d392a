import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Question } from '../../../table/decisions.ts';
import type { StepPriced } from '../../../table/fights/clouds-of-glory/clouds-decisions.ts';
import { type Plane, planeOf, type SkirmishSeen } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import { type Paper, sideBySide, wrap } from '../../kit/paper.ts';
import { aroundText } from './around.ts';
import { panelLines, panelText } from './cockpit.ts';
import { planPicture, type Scope, scaleOf } from './plan-picture.ts';
import { profilePicture } from './profile-picture.ts';

/** Columns of the cockpit and the profile beside the plan, and where the page is wide. */
const BESIDE = { page: 34, wide: 48 } as const;
const WIDE = 110;
const GAP = 1;
/** With fewer rows a profile shows nothing. */
const LEAST_PROFILE = 4;

/** How large it may be drawn, and which answer is at hand. */
export interface Drawn {
  readonly rows: number;
  readonly at?: string | undefined;
}

/**
 * The fight as it lies before the one who is asked: the table from above and from the side, and his cockpit. Nothing
 * for another question.
 */
export function skirmishPage(
  question: Question | undefined,
  book: Rulebook,
  paper: Paper,
  { rows, at }: Drawn,
): string | undefined {
  const asked = askedOf(question);
  if (!asked) return undefined;
  const plane = planeOf(asked.machine, asked.view);
  if (paper.inSentences) return wrap(`${panelText(plane, book)} ${aroundText(plane, asked.view)}`, paper);
  const scope = scopeOf(asked, plane, at);
  const side = paper.width < WIDE ? BESIDE.page : BESIDE.wide;
  const columns = paper.width - side - GAP;
  const panel = panelLines(plane, asked.view, book, side);
  const deep = Math.max(rows - 1, 1);
  const head = `Turn ${asked.view.turn}, north up, ···· is ${scaleOf(asked.view, scope, columns, deep)} MU`;
  const plan = planPicture(asked.view, scope, columns, deep);
  const room = rows - panel.length - 1;
  const profile =
    room < LEAST_PROFILE
      ? []
      : [`from the side, ${plane.id} flies →`, ...profilePicture(asked.view, scope, side, room)];
  return sideBySide([head, ...plan], [...panel, ...profile], columns + GAP)
    .slice(0, rows)
    .join('\n');
}

interface Asked {
  readonly machine: string;
  readonly view: SkirmishSeen;
  readonly way: Scope['way'];
  readonly priced: readonly StepPriced[];
  readonly targets: readonly string[];
}

function askedOf(question: Question | undefined): Asked | undefined {
  switch (question?.decision) {
    case 'clouds-move': {
      const { machine, view, course, priced } = question.about;
      return { machine, view, way: course.way, priced, targets: [] };
    }
    case 'clouds-fire': {
      const { machine, view, shots } = question.about;
      return { machine, view, way: [], priced: [], targets: shots.map(({ target }) => target) };
    }
    case 'clouds-place':
    case 'clouds-exchange':
    case 'clouds-re-roll':
    case 'clouds-marksman':
    case 'clouds-initiative-again':
    case 'clouds-jump': {
      const { machine, view } = question.about;
      return { machine, view, way: [], priced: [], targets: [] };
    }
    default:
      return undefined;
  }
}

function scopeOf({ view, way, priced, targets }: Asked, plane: Plane, at: string | undefined): Scope {
  const end = (priced.find(({ word }) => word === at) ?? priced.find(({ word }) => word === 'end'))?.end;
  const aims = [...view.planes, ...view.balloons, ...view.ground].filter(({ id }) => targets.includes(id));
  return {
    plane,
    way: end ? [...way, end] : way,
    end,
    ends: priced.map((step) => step.end),
    targets: aims.map(({ place }) => place),
  };
}
