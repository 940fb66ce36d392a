import type { Rulebook } from '../../cards/rulebook.ts';
import type { Before, GameScreen, Measure } from '../../kit/game-screen.ts';
import { type FightAloud, lookoutsOf } from '../../kit/screen/aloud.ts';
import { wrap } from '../../page/paper.ts';
import { drawnOrTold } from '../../page/picture.ts';
import type { Check } from '../../table/checks.ts';
import type { Question } from '../../table/decisions.ts';
import type { Side } from '../../table/sides.ts';
import { sideOf } from '../../table/whose.ts';
import { capital, counted, listed } from '../../words/numbers.ts';
import type { SideScenario } from './cards/side-scenario.ts';
import { type InSights, inSights } from './odds/in-arcs.ts';
import { aimedAt } from './rules/missions.ts';
import { sideBlows } from './screen/blows.ts';
import { ENERGY_SENTENCES } from './screen/energy-narration.ts';
import { ENERGY_QUESTIONS } from './screen/energy-questions.ts';
import { ENERGY_REASONS } from './screen/energy-reasons.ts';
import { sentFor } from './screen/goal-words.ts';
import { SIDE_LEGEND } from './screen/legend.ts';
import { SIDE_LESSON } from './screen/lesson.ts';
import { machineTold } from './screen/side-machines.ts';
import { viewTold } from './screen/side-page.ts';
import { placeWords, wholeMats } from './screen/side-picture.ts';
import { ASPECTS, dashboardName, hexCount, seenFrom } from './screen/side-words.ts';
import type { EnergyDecisions } from './table/energy-decisions.ts';
import type { EnergyEvent } from './table/energy-events.ts';
import type { SeenMachine, SideView } from './table/fighting-machine.ts';

/** `table`: the mats from edge to edge. `arcs B1`: the machines before its guns now; without a name, those of all. */
function measuredFromTheSide(what: Measure, [named]: readonly string[], before: Before): string | undefined {
  const { asked, book, paper } = before;
  const view = viewIn(asked);
  if (!view || what === 'ruler') return undefined;
  if (what === 'arcs') return wrap(arcsText(named, view, book), paper);
  const draw = () => [...wholeMats(view, paper.width), wrap(allTold(view, book), paper)].join('\n');
  return drawnOrTold({ draw, alt: viewTold(view, asked ? sideOf(asked) : 'allied', book) }, paper);
}

/** `flight`: the state of all machines of both sides, as far as one side knows it. */
function standing({ asked, book, paper }: Before): string | undefined {
  const view = viewIn(asked);
  return view && wrap(allTold(view, book), paper);
}

/** The fight in words: from the side there is only ahead and behind, above and below. */
function fightAloud(asked: Question, book: Rulebook): FightAloud | undefined {
  const view = viewIn(asked);
  if (!view) return undefined;
  const up = view.machines.filter(({ out }) => out === undefined);
  const fires = (from: SeenMachine, at: SeenMachine) =>
    inSights(from, view, book).some(({ target }) => target === at.id);
  const at = ({ pose }: SeenMachine) => placeWords(pose);
  const where = (from: SeenMachine, other: SeenMachine) => seenFrom(from.pose, other.pose);
  return { who: allTold(view, book).split('\n'), lookouts: lookoutsOf(sideOf(asked), up, { at, where, fires }) };
}

const allTold = (view: SideView, book: Rulebook): string =>
  view.machines.map((machine) => machineTold(machine, book)).join('\n');

/** The fight before the side that is asked; nothing for a question of another kind. */
function viewIn(asked: Question | undefined): SideView | undefined {
  const { about } = asked ?? {};
  return about && 'view' in about && 'flak' in about.view ? about.view : undefined;
}

function arcsText(named: string | undefined, view: SideView, book: Rulebook): string {
  const there = view.machines.filter(({ out }) => out === undefined);
  const asked = there.filter(({ id }) => named === undefined || id.toLowerCase() === named.toLowerCase());
  if (asked.length === 0)
    return `There is no ${(named ?? '').toUpperCase()} here: there are ${listed(there.map(({ id }) => id))}.`;
  return asked.map((machine) => sightsText(machine, view, book)).join('\n');
}

function sightsText(machine: SeenMachine, view: SideView, book: Rulebook): string {
  if (!machine.known) return `${machine.id} is in nobody's sight: what it is, and so what guns it has, is not shown.`;
  const sights = inSights(machine, view, book);
  if (sights.length === 0) return `${machine.id} has nobody in his sights.`;
  return `${machine.id} has ${listed(sights.map(sightText))}.`;
}

const sightText = ({ mount, target, hexes, aspect }: InSights): string =>
  `${target} before his ${mount} gun, ${hexCount(hexes)} off, ${ASPECTS[aspect]}`;

/** (V124) The mission of each side, and how a stand-alone battle is won. */
export function sideCounts({ allied, german, turns, targets }: SideScenario, book: Rulebook): string {
  const sent = (own: SideScenario['allied'], side: Side) =>
    sentFor(own.aim, observerOf(own, book), aimedAt(side, { targets }));
  return [
    `The Allies ${sent(allied, 'allied')}.`,
    `The Germans ${sent(german, 'german')}.`,
    'Who alone has done what he came for wins; that brings no points. Where both have, or neither, who has more points wins. ' +
      `A machine of theirs that is down or has landed brings hers, one that has flown off half of them: ${listed(pointsOf({ allied, german }, book))}.`,
    `${capital(counted(turns, 'turn'))} at the most.`,
  ].join('\n');
}

/** Who has the camera and the key: a two-seater, where there is one. */
function observerOf({ machines }: SideScenario['allied'], { fights }: Rulebook): string {
  const { dashboards } = fights['winged-victory'];
  return machines.some(({ dashboard }) => (dashboards[dashboard]?.seats ?? 1) > 1) ? 'a two-seater' : 'a machine';
}

/** The points for each type on the mats, each type once. */
function pointsOf({ allied, german }: Pick<SideScenario, 'allied' | 'german'>, book: Rulebook): string[] {
  const { dashboards } = book.fights['winged-victory'];
  const types = new Set([...german.machines, ...allied.machines].map(({ dashboard }) => dashboard));
  return [...types].map((type) => `${dashboardName(type, book)} ${dashboards[type]?.points ?? 0}`);
}

type ColouredDice = Rulebook['fights']['winged-victory']['dice'];

/** The faces of a coloured die in a throw, for a player who rolls ordinary dice; nothing for another die. */
export function facesText(check: Check, { fights }: Rulebook): string | undefined {
  const [kind = '', colour = ''] = check.split('-');
  const meant = facesOf(kind, colour, fights['winged-victory'].dice);
  if (!meant) return undefined;
  const runs = meant.reduce<FaceRun[]>(joined, []);
  return runs.map(({ from, to, means }) => `${from === to ? from : `${from} to ${to}`} ${means}`).join(', ');
}

function facesOf(kind: string, colour: string, { combat, icons, tests }: ColouredDice): string[] | undefined {
  if (kind === 'combat') {
    const blows = combat.find((die) => die.colour === colour)?.faces;
    return blows?.map((blow) => BLOWS[blow]);
  }
  const row = tests.find(({ test }) => test === kind);
  const faces = icons.find((die) => die.colour === colour)?.faces;
  return row && faces?.map((icon) => row[icon].replaceAll('-', ' '));
}

const BLOWS = {
  miss: 'a miss',
  '1': 'one point',
  '2': 'two points',
  '3': 'three points',
  destroyed: 'a part destroyed',
} as const;

interface FaceRun {
  readonly from: number;
  readonly to: number;
  readonly means: string;
}

/** Adjacent faces with the same meaning are joined. */
function joined(runs: readonly FaceRun[], means: string, place: number): FaceRun[] {
  const last = runs.at(-1);
  if (last?.means === means) return [...runs.slice(0, -1), { ...last, to: place + 1 }];
  return [...runs, { from: place + 1, to: place + 1, means }];
}

export const WINGED_VICTORY: GameScreen<keyof EnergyDecisions, EnergyEvent['type']> = {
  questions: ENERGY_QUESTIONS,
  sentences: ENERGY_SENTENCES,
  reasons: ENERGY_REASONS,
  legend: SIDE_LEGEND,
  lesson: SIDE_LESSON,
  own: (question) =>
    viewIn(question)
      ?.machines.filter(({ side, out }) => side === sideOf(question) && out === undefined)
      .map(({ id }) => id),
  forces: standing,
  measured: measuredFromTheSide,
  aloud: (question, { book }) => fightAloud(question, book),
  faces: facesText,
  blows: sideBlows,
  counts: (id, book) => {
    const scenario = book.fights['winged-victory'].scenarios[id];
    return scenario && sideCounts(scenario, book);
  },
  showCard: async (typed, book, wanted) =>
    (await import('./screen/dashboard-page.ts')).showDashboard(typed, book, wanted),
};
