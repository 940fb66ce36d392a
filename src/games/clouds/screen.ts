import type { Rulebook } from '../../cards/rulebook.ts';
import type { Before, GameScreen, Measure } from '../../kit/game-screen.ts';
import { type FightAloud, lookoutsOf } from '../../kit/screen/aloud.ts';
import { wrap } from '../../page/paper.ts';
import { drawnOrTold } from '../../page/picture.ts';
import type { Question } from '../../table/decisions.ts';
import { sideOf } from '../../table/whose.ts';
import { listed, signed } from '../../words/numbers.ts';
import type { ScenarioTask } from './cards/scenario.ts';
import { type BornOn, balloonsBornOn, bornOn } from './odds/in-arcs.ts';
import { aroundText, seenFrom } from './screen/around.ts';
import { cloudsBlows } from './screen/blows.ts';
import { CLOUDS_SENTENCES } from './screen/clouds-narration.ts';
import { CLOUDS_QUESTIONS } from './screen/clouds-questions.ts';
import { CLOUDS_REASONS } from './screen/clouds-reasons.ts';
import { headingText } from './screen/clouds-words.ts';
import { panelText } from './screen/cockpit.ts';
import { CLOUDS_LEGEND } from './screen/legend.ts';
import { CLOUDS_LESSON } from './screen/lesson.ts';
import { wholeSky } from './screen/plan-picture.ts';
import { turnStrip } from './screen/turn-strip.ts';
import type { CloudsDecisions } from './table/clouds-decisions.ts';
import type { CloudsEvent } from './table/clouds-events.ts';
import { type FightingMachine, isUp, type SkirmishSeen } from './table/skirmish.ts';

/**
 * `table`: the board from edge to edge. `arcs B1`: whom that machine's guns bear on now; without a name, those of all.
 */
function measuredInClouds(what: Measure, [named]: readonly string[], before: Before): string | undefined {
  const { asked, book, paper } = before;
  const view = viewIn(asked);
  if (!view || what === 'ruler') return undefined;
  if (what === 'arcs') return wrap(arcsText(named, view, book), paper);
  const told = view.machines.filter(isUp).map((machine) => panelText(machine, book));
  return drawnOrTold({ draw: ({ width }) => wholeSky(view, width).join('\n'), alt: told.join('\n') }, paper);
}

/** The fight in words, as the side that is asked sees it. */
function skirmishAloud(asked: Question, book: Rulebook): FightAloud | undefined {
  const view = viewIn(asked);
  if (!view) return undefined;
  const up = view.machines.filter(isUp);
  const fires = (from: FightingMachine, at: FightingMachine) =>
    bornOn(from, view, book).some(({ target }) => target === at.id);
  return {
    who: up.map((machine) => panelText(machine, book)),
    lookouts: lookoutsOf(sideOf(asked), up, {
      at: ({ height, heading }) => `height ${height}, heading ${headingText(heading)}`,
      where: seenFrom,
      fires,
    }),
  };
}

/** The fight before the side that is asked; nothing for a question of another kind. */
function viewIn(asked: Question | undefined): SkirmishSeen | undefined {
  const { about } = asked ?? {};
  return about && 'view' in about && 'spotting' in about.view ? about.view : undefined;
}

function arcsText(named: string | undefined, view: SkirmishSeen, book: Rulebook): string {
  const up = view.machines.filter(isUp);
  const asked = up.filter(({ id }) => named === undefined || id.toLowerCase() === named.toLowerCase());
  if (asked.length === 0)
    return `There is no ${(named ?? '').toUpperCase()} here: there are ${listed(up.map(({ id }) => id))}.`;
  const told = asked.map((machine) => bearsText(machine, view, book));
  const [one] = asked;
  return [...told, ...(one && named !== undefined ? [aroundText(one, view)] : [])].join('\n');
}

function bearsText(machine: FightingMachine, view: SkirmishSeen, book: Rulebook): string {
  const targets = [
    ...bornOn(machine, view, book).map(targetText),
    ...balloonsBornOn(machine, view, book).map(({ id, far }) => `${id}, ${far} MU`),
  ];
  const bears = targets.length === 0 ? 'bears on nobody' : `bears on ${listed(targets)}`;
  return `${machine.id} ${bears}.`;
}

const targetText = ({ place, target, far, base }: BornOn): string =>
  `${target}${place === 'rear' ? ' astern' : ''}, ${far} MU, ${base} or less on 1d20`;

const SIDES = { allied: 'The Allies', german: 'The Germans' } as const;

/** What brings points to each side. */
export const tasksText = (tasks: readonly ScenarioTask[]): string =>
  (['allied', 'german'] as const)
    .map((side) => {
      const own = tasks.filter((task) => task.side === side);
      return `${SIDES[side]}: ${own.map(taskText).join('; ') || 'nothing'}.`;
    })
    .join('\n');

/** A task as text, with the unit that it means: `+2 the trench photographed (T1)`. */
const taskText = ({ points, words, target }: ScenarioTask): string =>
  `${signed(points)} ${words}${target === undefined ? '' : ` (${target})`}`;

export const CLOUDS_OF_GLORY: GameScreen<keyof CloudsDecisions, CloudsEvent['type']> = {
  questions: CLOUDS_QUESTIONS,
  sentences: CLOUDS_SENTENCES,
  reasons: CLOUDS_REASONS,
  legend: CLOUDS_LEGEND,
  lesson: CLOUDS_LESSON,
  own: (question) =>
    viewIn(question)
      ?.machines.filter((machine) => machine.side === sideOf(question) && isUp(machine))
      .map(({ id }) => id),
  measured: measuredInClouds,
  aloud: (question, { book }) => skirmishAloud(question, book),
  counts: (id, { fights }) => {
    const scenario = fights['clouds-of-glory'].scenarios[id];
    return scenario && `${tasksText(scenario.tasks)}\n${scenario.turns} turns at the most.`;
  },
  strip: turnStrip,
  blows: cloudsBlows,
  showCard: async (...asked) => (await import('./screen/clouds-card.ts')).showCloudsCard(...asked),
};
