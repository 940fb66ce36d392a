import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Asking, Meant } from '../../../kit/screen/asking.ts';
import { isThreat, SIGNS_READ, threatSign } from '../../../kit/screen/threats.ts';
import { nextInRows } from '../../../kit/screen/walk-rows.ts';
import { counted, numbered } from '../../../words/numbers.ts';
import { updatedCue } from '../cards/cue.ts';
import { isFreeStop, isSpare } from '../head/opponent.ts';
import { threatsBehind } from '../head/reached.ts';
import { columnOf, HEX } from '../rules/flight/pose.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { SideView } from '../table/fighting-machine.ts';
import { barrageWords, shellChance } from './barrage-words.ts';
import { kindsAtHand } from './best-of-kinds.ts';
import { enemiesRound } from './enemies-round.ts';
import { readTurn } from './read-turn.ts';
import { bestShotFirst, burstWords, freeShots, jamsOneMore, longBurstWords, stopShots } from './shot-words.ts';
import { FROM_THE_SIDE, fightTold, sidePage } from './side-page.ts';
import { placeWords } from './side-picture.ts';
import { hexCount, moveWords } from './side-words.ts';
import { askTurn, askWay, wayDanger, wayHeard, waysOfKind, wayWords } from './way-words.ts';
import { type AskedThrottle, moveAhead, turnKinds, turnLines, turnsOfKind } from './whole-turns.ts';

export const ENERGY_QUESTIONS: { readonly [D in keyof EnergyDecisions]: Asking<D> } = {
  throttle: {
    ask: (about, book) => askThrottle(about, book, 'put'),
    heard: { ask: (about, book) => askThrottle(about, book, 'said') },
    does: (answer, { cue }) => `after level flight her speed would be ${updatedCue(cue, Number(answer))}`,
    help: () =>
      'V019 to V024: the throttle (the pip of the game) is set first and stays for the turn. At its end the speed (the cue), as climbs, turns and ' +
      'dives have left it, goes half the way to the throttle. A rotary engine is on or off. Throttle and move go on one line, and Enter gives both: `6 level`, and the next machine’s behind a stroke: `6 level / 6 shallow-dive-0-3`; `6 level fire` fires too. The throttle alone is set first, and then her way is asked. ' +
      GETS_OUT +
      SIGNS_READ,
    rows: { lines: turnLines, families: turnKinds },
    read: { one: (text, asked, book) => ownEdge(text, asked) ?? turnsOfKind(text, asked, book), several: readTurn },
    picture: {
      ...FROM_THE_SIDE,
      above: (asked, onlooker) => ({ draw: () => sidePage(asked, onlooker), alt: fightTold(asked, onlooker) }),
    },
    walk: { to: (from, direction, asked, book) => nextInRows(from, direction, turnKinds(asked, book)) },
    isOpen,
  },
  'energy-move': {
    ask: askWay,
    does: wayWords,
    heard: { does: wayHeard },
    help: () =>
      'V029 to V065: every way to fly this turn, with where it ends, the speed that it leaves and what the throttle makes of that, and what comes into the sights. ' +
      'A climb or a turn takes the drag off the speed, keeping the height in a turn once more for each level kept; a dive brings one for each level. She flies the ' +
      'preparation straight before she climbs. Below her slowest speed she stalls. Pool 1 flies first, pool 5 last. ' +
      GETS_OUT +
      SIGNS_READ,
    rows: {
      signs: (about, book) =>
        new Map(
          Object.keys(about.ends).flatMap((answer) => {
            const threats = threatsBehind(answer, about, book);
            return threats && isThreat(threats) ? [[answer, threatSign(threats)]] : [];
          }),
        ),
      families: ({ about, options }, book) => kindsAtHand(about, { options, book }),
    },
    read: { one: (text, asked, book) => ownEdge(text, asked) ?? waysOfKind(text, asked, book), several: readTurn },
    planned: { around: enemiesRound, flown: ([way = '']) => moveWords(way) },
    danger: wayDanger,
    hasOthers: true,
    // In sentences it would only be repeated within a turn.
    picture: {
      ...FROM_THE_SIDE,
      above: (asked, onlooker) => ({ draw: () => sidePage(asked, onlooker), alt: '' }),
    },
    isOpen,
    walk: {
      to: (from, direction, { about, options }, book) =>
        nextInRows(from, direction, kindsAtHand(about, { options, book })),
    },
  },
  'time-freeze': {
    ask: ({ mover, speed, enemies }) =>
      `${mover} flies ${hexCount(speed)}; ${enemies.join(', ')} ${enemies.length === 1 ? 'is' : 'are'} near. Stop the clock? Shots are reckoned ${enemies.length === 1 ? 'if he flies on' : 'if they fly on'} straight.`,
    does: (answer, about, book) => {
      const { path, stops, back } = about;
      const at = path[Number(answer)];
      if (!at) return 'let everybody fly to the end';
      const shots = isFreeStop(answer, about)
        ? freeShots(stops[answer] ?? [], book)
        : stopShots(stops[answer] ?? [], back[answer] ?? [], book);
      return `${shots}; ${placeWords(at)}`;
    },
    help: () =>
      'V111 to V115: once a turn those engaged may stop the clock while the first of them moves; all fire from where they are, then fly on. A stop at which nobody could fire, whatever the others fly, is not listed; where no stop gives a shot to a machine of yours if the others fly on straight, you are not asked, and all fly on.',
    passes: ({ stops }) => (Object.values(stops).some((shots) => shots.length > 0) ? undefined : 'no'),
    rows: { isUnlisted: (answer, { mayFire }) => mayFire[answer]?.length === 0 },
    picture: FROM_THE_SIDE,
    isOpen,
  },
  'side-shot': {
    ask: ({ machine, left }) => `${machine} has somebody in reach, and ${counted(left, 'burst')} left. Does he fire?`,
    does: (answer, about, book) => {
      if (answer === 'hold') return 'keep the rounds';
      const { shots, left, view } = about;
      const shot = shots.find(({ target }) => answer === target || answer === `${target}-long`);
      if (!shot) return answer;
      const free = isSpare(left, view) ? '; free: a burst for every turn left' : '';
      return answer === shot.target
        ? `${burstWords(shot, book)}${free}`
        : longBurstWords(shot, jamsOneMore(shot, about), book);
    },
    help: () =>
      'V080 to V088: the colour of the die goes by gun, skill, range and from where he fires; a long burst is one colour better, and jams the gun where it does one point.',
    order: bestShotFirst,
    picture: FROM_THE_SIDE,
    isOpen,
  },
  'flak-barrage': {
    ask: ({ left }, book) =>
      `The guns on the ground have ${counted(left, 'barrage')} left. Where do they fire? Whoever ends the turn there is hit in ${shellChance(book)}.`,
    does: (answer, about, book) => {
      const at = about.hexes[answer];
      return at ? `${shellChance(book)}: ${barrageWords(at, about)}` : 'hold fire this turn';
    },
    help: () =>
      'V010, V066: whoever ends the turn in that megahex, friend or foe, is shot at. Behind each place stands who of your own is nearest to it, and by how many levels he is higher or lower.',
    picture: FROM_THE_SIDE,
    isOpen,
  },
};

/** How a machine leaves a fight. */
const GETS_OUT =
  'V124: who ends a turn beyond an edge of the mats is out of the fight, and home if it is her own; escape tells which that is, and how far. ';

/** The throttle and the move behind it; of a machine that falls, the throttle. A listener has no dashboard before him. */
function askThrottle(about: AskedThrottle, book: Rulebook, manner: 'put' | 'said'): string {
  const { machine, cue, view } = about;
  const move = moveAhead(about, book);
  const turn = `Turn ${view.turn}`;
  if (!move)
    return `${turn}. ${machine} flies with speed ${cue}. Where is the throttle set? At the end of the turn her speed goes half the way to it.`;
  const asked =
    manner === 'said'
      ? `${turn}, speed ${cue}. ${askWay(move, book)}`
      : `${turn}. ${askTurn(move, book, `speed ${cue} and throttle ${move.pip}`)}`;
  return `${asked}${mustFlyLevel(machine, cue, view)}`;
}

/** (V101) A pilot with oil on his goggles has no choice and is not asked, so where he goes is said beforehand. */
function mustFlyLevel(machine: string, cue: number, { machines, hexes }: SideView): string {
  const own = machines.find(({ id }) => id === machine);
  if (!own?.known || !own.goggles) return '';
  const end = columnOf(own.pose) / HEX + own.pose.heading * cue;
  const off = end < 0 || end > hexes ? ', which leads off the mats' : '';
  return ` With oil on the goggles she flies level${off}.`;
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
