import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Whys } from '../../../kit/head/policy.ts';
import { enemyOf } from '../../../table/sides.ts';
import { hexesBetween, levelOf } from '../rules/flight/pose.ts';
import { isLevelAllTurn } from '../rules/side-fight.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { Known, MoveEnd, SideView } from '../table/fighting-machine.ts';
import { leadsToErrand } from './errand.ts';
import { chanceOfHit, knownOf, machineIn } from './known.ts';
import { leftAlone } from './mates.ts';
import { ADVICE_FROM_THE_SIDE, isSpare } from './opponent.ts';
import { isWreck } from './stands.ts';

/** In about three words what speaks for an answer. */
export const WHYS_FROM_THE_SIDE = {
  throttle: ({ view, machine, moves }, [answer = ''], book) => {
    // Throttle and move stand on one line, and what speaks for the move matters more.
    const move = moves?.[answer];
    if (move) return whyFlown(ADVICE_FROM_THE_SIDE['energy-move'](move, Object.keys(move.ends), book), move);
    const now = machineIn(view, machine).cue;
    return Number(answer) >= now ? 'speed for the turns to come' : 'her wings bear no more';
  },
  'energy-move': (about, [answer = '']) => whyFlown(answer, about),
  'time-freeze': ({ stops, back }, [answer = '']) => {
    if (answer !== 'no') return (back[answer] ?? []).length > 0 ? 'the better shots are yours' : 'none would hit back';
    const isShot = Object.entries(stops).some(([hexes, shots]) => shots.length > 0 && (back[hexes] ?? []).length > 0);
    return isShot ? 'they would hit back as well' : 'no stop is worth it';
  },
  'side-shot': ({ shots, left, view }, [answer], book) => {
    if (answer === 'hold') return 'the chance is small';
    const shot = shots.find(({ target }) => target === answer);
    const otherwise = isSpare(left, view) ? 'it costs nothing' : 'the best there is';
    return shot ? burstReason(shot.die, otherwise, book) : 'hits oftener than it jams';
  },
  'flak-barrage': (_, [answer]) => (answer === 'none' ? 'your own are near' : 'where he flies straight on'),
} as const satisfies Whys;

/** A burst by how often it hits. */
function burstReason(die: string, otherwise: string, book: Rulebook): string {
  const hits = chanceOfHit(die, book);
  if (hits === 1) return 'it cannot miss';
  return hits >= 1 / 2 ? 'a fair chance' : otherwise;
}

type WhyWays = EnergyDecisions['energy-move']['about'];

function whyFlown(answer: string, { ends, view, machine }: WhyWays): string | undefined {
  const end = ends[answer];
  const own = machineIn(view, machine);
  if (!end) return undefined;
  if (own.burning && answer === 'side-slip') return 'puts the fire out';
  const [shot] = end.shots;
  if (shot) return `a shot at ${shot.target}`;
  if (leadsToErrand({ word: answer, end }, own, view)) return 'for what you came for';
  if (servesGuns(answer, own, view)) return 'level: the gun can be cleared';
  return whyThere(end, own, view);
}

/** (V089) Level flight clears a jam more easily. */
const servesGuns = (answer: string, own: Known, view: SideView): boolean =>
  own.guns.some(({ jammed }) => jammed) && isLevelAllTurn(answer, own.pose, view);

/** Where a way leads, if it brings nothing at once. */
function whyThere(end: MoveEnd, own: Known, view: SideView): string | undefined {
  const where = whereTo(end, own, view);
  const left = leftAlone(end.pose, own, view);
  return left ? [...(where ? [where] : []), `leaves ${left.id} alone`].join(', ') : where;
}

function whereTo(end: MoveEnd, own: Known, view: SideView): string | undefined {
  const [near] = knownOf(view, enemyOf(own.side))
    .filter((enemy) => !isWreck(enemy))
    .toSorted((a, b) => hexesBetween(a.pose, own.pose) - hexesBetween(b.pose, own.pose));
  if (near && hexesBetween(near.pose, end.pose) < hexesBetween(near.pose, own.pose)) return `nearer to ${near.id}`;
  if (end.cue > own.cue) return 'gains speed';
  if (levelOf(end.pose) > levelOf(own.pose)) return 'gains height';
  return end.cue === own.cue ? 'keeps her speed' : undefined;
}
