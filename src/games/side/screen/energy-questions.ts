import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Asking, Meant } from '../../../kit/screen/asking.ts';
import { isThreat, SIGNS_READ, threatHeard, threatSign, threatText } from '../../../kit/screen/threats.ts';
import { nextInRows } from '../../../kit/screen/walk-rows.ts';
import type { Asked } from '../../../table/decisions.ts';
import { capital, counted, listed, numbered, plural } from '../../../words/numbers.ts';
import { updatedCue } from '../cards/cue.ts';
import { isInShape } from '../rules/flight/arcs.ts';
import { isSame, megahexAt, megahexesOf } from '../rules/flight/megahex.ts';
import { columnOf, HEX, hexOf } from '../rules/flight/pose.ts';
import type { EnergyDecisions, InHisWay, StopShot } from '../table/energy-decisions.ts';
import type { MoveEnd, OpenShot, SeenMachine, SidePose, SideView } from '../table/fighting-machine.ts';
import { dieOf } from './combat-die.ts';
import { moveFamilies } from './move-families.ts';
import { readTurn } from './read-turn.ts';
import { FROM_THE_SIDE, fightTold, sidePage } from './side-page.ts';
import { placeWords } from './side-picture.ts';
import { ASPECTS, facing, hexCount, levelIn, levelWords, moveWords } from './side-words.ts';
import { threatsBehind } from './threats-ahead.ts';

/** Where a way to fly ends, and what could reach her there. */
function flownText(
  answer: string,
  about: EnergyDecisions['energy-move']['about'],
  book: Rulebook,
  told: typeof threatText,
): string {
  const end = about.ends[answer];
  const threats = threatsBehind(answer, about, book);
  const words = end ? endWords(answer, end, about.pip) : moveWords(answer);
  const shells = end && burstsAt(end.pose, about.view) ? `; shells burst there, ${shellChance(book)} to be hit` : '';
  return `${words}${shells}${threats ? `; ${told(threats)}` : ''}`;
}

export const ENERGY_QUESTIONS: { readonly [D in keyof EnergyDecisions]: Asking<D> } = {
  throttle: {
    ask: ({ machine, cue, view }) =>
      `Turn ${view.turn}. ${machine} begins with speed ${cue}${mustFlyLevel(machine, cue, view)}. Where is the throttle set?`,
    does: (answer, { cue }) => `after level flight her speed would be ${updatedCue(cue, Number(answer))}`,
    help: () =>
      'V019 to V024: the throttle (the pip of the game) is set first and stays for the turn. At its end the speed (the cue), as climbs, turns and ' +
      'dives have left it, goes half the way to the throttle. A rotary engine is on or off. Throttle and move go on one line: `6 level`, and the next machine’s behind a stroke: `6 level / 6 shallow-dive-0-3`; `6 level fire` fires too.',
    rows: {
      families: ({ about: { cue }, options }) => {
        const speeds = options.map((pip) => updatedCue(cue, Number(pip)));
        return [
          { name: 'throttle', answers: options, shoots: [], reads: `speed after level flight: ${speeds.join(' ')}` },
        ];
      },
    },
    read: { one: ownEdge, several: readTurn },
    picture: {
      ...FROM_THE_SIDE,
      above: (asked, onlooker) => ({ draw: () => sidePage(asked, onlooker), alt: fightTold(asked, onlooker) }),
    },
    isOpen,
  },
  'energy-move': {
    ask: (about, book) =>
      `How does ${about.machine} fly, with throttle ${about.pip}? ${capital(whyNow(about, book))}: pool ${about.pool} of 5. She ${straightWords(about.preparation)}; a climb or a turn costs ${about.drag} of her speed.`,
    does: (answer, about, book) => flownText(answer, about, book, threatText),
    heard: { does: (answer, about, book) => flownText(answer, about, book, threatHeard) },
    help: () =>
      'V029 to V065: every way to fly this turn, with where it ends, the speed that it leaves and what the throttle makes of that, and what comes into the sights. ' +
      'A climb or a turn takes the drag off the speed, keeping the height in a turn once more for each level kept; a dive brings one for each level. She flies the ' +
      'preparation straight before she climbs. Below her slowest speed she stalls. Pool 1 flies first, pool 5 last. ' +
      SIGNS_READ,
    rows: {
      signs: (about, book) =>
        new Map(
          Object.keys(about.ends).flatMap((answer) => {
            const threats = threatsBehind(answer, about, book);
            return threats && isThreat(threats) ? [[answer, threatSign(threats)]] : [];
          }),
        ),
      families: ({ about, options }) => moveFamilies(options, (answer) => (about.ends[answer]?.shots.length ?? 0) > 0),
    },
    read: { one: ownEdge, several: readTurn },
    danger: (answer, { ends, machine, view }) => {
      const end = ends[answer];
      if (end?.lands === 'crashes') return 'That way leads into the ground.';
      if (end?.over === undefined) return stallsUnmeant(answer, ends) ? 'That way ends in a stall.' : undefined;
      if (end.over === 'own' && hasPlate(machine, view)) return undefined;
      return `That way leads ${OVER[end.over]}.`;
    },
    // In sentences it would only be repeated within a turn.
    picture: {
      ...FROM_THE_SIDE,
      above: (asked, onlooker) => ({ draw: () => sidePage(asked, onlooker), alt: '' }),
    },
    isOpen,
    walk: { to: (from, direction, { options }) => nextInRows(from, direction, moveFamilies(options)) },
  },
  'time-freeze': {
    ask: ({ mover, speed, enemies, stops }) =>
      `${mover} flies ${hexCount(speed)}; ${enemies.join(', ')} ${enemies.length === 1 ? 'is' : 'are'} near. Stop the clock? ${reckonedFrom(stops, enemies.length === 1 ? 'if he flies on' : 'if they fly on')}`,
    does: (answer, { path, stops }, book) => {
      const at = path[Number(answer)];
      if (!at) return 'let everybody fly to the end';
      const shots = (stops[answer] ?? []).map((shot) => stopWords(shot, book));
      return `after ${hexCount(Number(answer))}, ${placeWords(at)}: ${shots.length > 0 ? shots.join('; ') : 'no shot of yours'}`;
    },
    help: () =>
      'V111 to V115: once a turn those engaged may stop the clock while the first of them moves; all fire from where they are, then fly on. A stop at which nobody could fire, whatever the others fly, is not listed; where there is no other it is not asked.',
    passes: ({ mayFire }) => (Object.values(mayFire).some((ids) => ids.length > 0) ? undefined : 'no'),
    rows: { isUnlisted: (answer, { mayFire }) => mayFire[answer]?.length === 0 },
    picture: FROM_THE_SIDE,
    isOpen,
  },
  'side-shot': {
    ask: ({ machine, left }) => `${machine} has somebody in reach, and ${counted(left, 'burst')} left. Does he fire?`,
    does: (answer, about, book) => {
      if (answer === 'hold') return 'keep the rounds';
      const { shots } = about;
      const shot = shots.find(({ target }) => answer === target || answer === `${target}-long`);
      if (!shot) return answer;
      return answer === shot.target ? burstWords(shot, book) : longBurstWords(shot, jamsOneMore(shot, about), book);
    },
    help: () =>
      'V080 to V088: the colour of the die goes by gun, skill, range and from where he fires; a long burst is one colour better, and jams the gun where it does one point.',
    order: bestShotFirst,
    picture: FROM_THE_SIDE,
    isOpen,
  },
  'flak-barrage': {
    ask: ({ left }) => `The guns on the ground have ${counted(left, 'barrage')} left. Where do they fire?`,
    does: (answer, about) => {
      const at = about.hexes[answer];
      return at ? barrageWords(at, about) : 'hold fire this turn';
    },
    help: () =>
      'V010, V066: whoever ends the turn in that megahex, friend or foe, is shot at. Behind each place stands who of your own is nearest to it, and by how many levels he is higher or lower.',
    picture: FROM_THE_SIDE,
    isOpen,
  },
};

/** (V010) Whether shells will burst in the megahex of a place. */
const burstsAt = (pose: SidePose, { flak }: SideView): boolean =>
  flak.some(({ x, y }) => megahexesOf(pose).some((each) => isSame(each, megahexAt(x, y))));

const shellChance = (book: Rulebook): string => dieOf(book.fights['winged-victory'].combat.flak.die, book).chance;

/** What the shots at each stop are worth, and what Enter does where there are none. */
function reckonedFrom(stops: EnergyDecisions['time-freeze']['about']['stops'], reckoned: string): string {
  if (Object.values(stops).some((shots) => shots.length > 0)) return `Shots are reckoned ${reckoned} straight.`;
  return `${capital(reckoned)} straight no stop gives you a shot; Enter lets everybody fly on.`;
}

/** (V124) A machine that brings a plate home wants to cross that edge. */
const hasPlate = (machine: string, { mission: { aim, progress }, machines }: SideView): boolean =>
  aim === 'photograph' && (progress & (1 << machines.findIndex(({ id }) => id === machine))) !== 0;

/** (V101) A pilot with oil on his goggles has no choice and is not asked, so where he goes is said beforehand. */
function mustFlyLevel(machine: string, cue: number, { machines, hexes }: SideView): string {
  const own = machines.find(({ id }) => id === machine);
  if (!own?.known || !own.goggles) return '';
  const end = columnOf(own.pose) / HEX + own.pose.heading * cue;
  const off = end < 0 || end > hexes ? ', which leads off the mats' : '';
  return `, and with oil on the goggles she flies level${off}`;
}

/** The answer to `escape`: no word leaves the mats. (V124) Which edge is one's own, and how far away it is. */
function ownEdge(
  text: string,
  { about: { side, machine, view } }: { readonly about: AskedOfMachine },
): Meant | undefined {
  if (!/^(escape|home|leave|edge)$/i.test(text.trim())) return undefined;
  const x = (view.machines.find(({ id }) => id === machine)?.pose.x ?? 0) / 4;
  const [name, hexes] = side === 'allied' ? ['western', x] : ['eastern', view.hexes - x];
  const why = `Your own edge is the ${name} one, ${numbered(Math.round(hexes), 'hex', 'hexes')} from ${machine}: whoever flies off the mats there is home and out of the fight, at the other end out of it.`;
  return { is: 'barred', why };
}

type AskedOfMachine = Pick<EnergyDecisions['throttle']['about'], 'side' | 'machine' | 'view'>;

/**
 * (V079) A move is secret while the other side sees only a counter, and so is which enemies are lost from sight. A
 * throttle is set when its machine moves.
 */
function isOpen({ view }: { readonly view: Pick<SideView, 'hides' | 'machines'> }): boolean {
  return !view.hides && view.machines.every(({ known }) => known);
}

type AboutBarrage = EnergyDecisions['flak-barrage']['about'];

/**
 * `3 hexes ahead of G1, hex 12, level 14; B1 6 hexes off, 2 higher`, or `; B2 is there now`. In figures, so that it
 * fits on a line.
 */
function barrageWords(at: InHisWay, about: AboutBarrage): string {
  const { x, y, machine, ahead, own } = at;
  const where = ahead === 0 ? `where ${machine} is` : `${numbered(ahead, 'hex', 'hexes')} ahead of ${machine}`;
  const among =
    own.length > 0 ? `${listed(own)} ${plural(own.length, 'is', 'are')} there now` : nearestWords(at, about);
  return [`${where}, hex ${Math.round(x / 4)}, level ${y / 2}`, ...(among === undefined ? [] : [among])].join('; ');
}

/** The own machine nearest to the shells, and its distance. */
function nearestWords({ x, y }: InHisWay, { side, view }: AboutBarrage): string | undefined {
  const [nearest] = view.machines
    .filter((machine) => machine.side === side && machine.out === undefined)
    .map(({ id, pose }) => ({ id, hexes: Math.round(Math.abs(pose.x - x) / 4), levels: levelIn(pose) - y / 2 }))
    .toSorted((a, b) => Math.hypot(a.hexes, a.levels) - Math.hypot(b.hexes, b.levels));
  return nearest && `${nearest.id} ${numbered(nearest.hexes, 'hex', 'hexes')} off, ${heightWords(nearest.levels)}`;
}

function heightWords(levels: number): string {
  if (levels === 0) return 'as high';
  return `${Math.abs(levels)} ${levels > 0 ? 'higher' : 'lower'}`;
}

type AboutMove = EnergyDecisions['energy-move']['about'];

/** (V067) Why the machine is in its pool. A pool moves before those with higher numbers. */
const POOLS: Readonly<Record<AboutMove['pool'], string>> = {
  1: 'she is out of control',
  2: 'somebody is on a tail',
  3: 'she is engaged',
  4: 'she sees no enemy',
  5: 'she has an enemy in sight',
};

/** The same, (V068) and on whose tail who is. */
function whyNow({ machine, pool, view }: AboutMove, book: Rulebook): string {
  const tails = pool === 2 ? tailWords(machine, view, book) : [];
  return tails.length > 0 ? tails.join(', and ') : POOLS[pool];
}

function tailWords(machine: string, { machines }: SideView, book: Rulebook): string[] {
  const own = machines.find(({ id }) => id === machine);
  const enemies = machines.filter(({ side, out }) => side !== own?.side && out === undefined);
  const { reach, sixths } = book.fights['winged-victory'].combat.tail;
  const isBehind = (tailed: SeenMachine, other: SeenMachine) => isInShape(tailed.pose, other.pose, reach, sixths);
  const names = (some: readonly SeenMachine[]) => listed(some.map(({ id }) => id));
  const behind = own ? enemies.filter((other) => isBehind(own, other)) : [];
  const ahead = own ? enemies.filter((other) => isBehind(other, own)) : [];
  return [
    ...(behind.length > 0 ? [`${names(behind)} ${plural(behind.length, 'is', 'are')} on her tail`] : []),
    ...(ahead.length > 0 ? [`she is on the tail of ${names(ahead)}`] : []),
  ];
}

const straightWords = (preparation: number): string =>
  preparation === 0 ? 'climbs or dives at once' : `climbs or dives after ${hexCount(preparation)} straight ahead`;

/** `B1 at G1, 5 in 6, two hexes off, from behind`. A narrow page cuts off the end, which matters least. */
const stopWords = ({ by, target, hexes, aspect, die }: StopShot, book: Rulebook): string =>
  `${by} at ${target}, ${dieOf(die, book).chance}, ${hexCount(hexes)} off, ${ASPECTS[aspect]}`;

/** `a burst, one hex, from behind: 5 in 6 to hit`. */
const burstWords = ({ hexes, aspect, die }: OpenShot, book: Rulebook): string =>
  `a burst, ${hexCount(hexes)}, ${ASPECTS[aspect]}: ${dieOf(die, book).chance} to hit`;

/** (V085) (V088) `long, one hex, from behind: 5 in 6 to hit, jams 1 in 6`. */
function longBurstWords({ hexes, aspect, die }: OpenShot, more: number, book: Rulebook): string {
  const { chance, faces } = dieOf(die, book, 1);
  const jams = faces.filter((face) => face === '1').length + more;
  return `long, ${hexCount(hexes)}, ${ASPECTS[aspect]}: ${chance} to hit, jams ${jams} in ${faces.length}`;
}

/** (32) Buckingham in a fixed gun makes one more face jam. */
function jamsOneMore({ gun }: OpenShot, { machine, view }: EnergyDecisions['side-shot']['about']): number {
  const own = view.machines.find(({ id }) => id === machine);
  return own?.known && own.buckingham && own.guns[gun]?.mount === 'fixed' ? 1 : 0;
}

/** The likeliest burst first, long ones last; holding fire first where no burst hits in at least half the cases. */
function bestShotFirst({ about, options }: Asked<'side-shot'>, book: Rulebook): readonly string[] {
  const odds = new Map(about.shots.map(({ target, die }) => [target, dieOf(die, book).hits]));
  const bursts = options.filter((option) => odds.has(option));
  const best = bursts.toSorted((a, b) => (odds.get(b) ?? 0) - (odds.get(a) ?? 0));
  const others = options.filter((option) => option !== 'hold' && !odds.has(option));
  const isWorthIt = (odds.get(best[0] ?? '') ?? 0) >= 1 / 2;
  return isWorthIt ? [...best, ...others, 'hold'] : ['hold', ...best, ...others];
}

/** A Falling Leaf is meant to stall, and sometimes every way stalls. */
const stallsUnmeant = (answer: string, ends: EnergyDecisions['energy-move']['about']['ends']): boolean =>
  answer !== 'falling-leaf' && ends[answer]?.stalls === true && Object.values(ends).some(({ stalls }) => !stalls);

/** (V124) A machine off the mats is out of the fight. */
const OVER = {
  own: 'off the mats by your own edge, home and out of the fight',
  their: 'off the mats by their edge, out of the fight',
} as const;

function endWords(word: string, { pose, cue, next, stalls, lands, over, test, shots }: MoveEnd, pip: number): string {
  const ends = `${levelWords(pose)}, hex ${hexOf(pose)}, ${facing(pose)}; speed ${cue}${cue === pip ? '' : `, then ${next} by the throttle`}`;
  const warnings = [
    ...(stalls ? ['STALLS'] : []),
    ...(lands === 'crashes' ? ['INTO THE GROUND'] : []),
    ...(lands === 'lands' ? ['lands'] : []),
    ...(over ? [OVER[over].toUpperCase()] : []),
    ...(test ? ['Handling Test'] : []),
    ...shots.map(({ target, hexes, aspect }) => `fires at ${target} ${ASPECTS[aspect]}, ${hexCount(hexes)} off`),
  ];
  return [`${moveWords(word)}: ${ends}`, ...warnings].join('; ');
}
