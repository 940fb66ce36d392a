import type { Wound } from '../../../campaign/aircrew.ts';
import type { FightDeed, MissionLog, Party, ScoreReason } from '../../../campaign/mission-log.ts';
import { counterOf, kindOfEnemy, priceOfEnemy } from '../../../cards/counters.ts';
import { hexOf } from '../../../cards/map.ts';
import type { SideOfLines } from '../../../cards/printed/damage-tables.ts';
import { aircraftNamed } from '../../../cards/rulebook.ts';
import type { FightResult, GermanOutcome } from '../../../kit/fight/fight.ts';
import type { Aboard } from '../../../kit/harm/aboard.ts';
import { forceDown, shootDown } from '../../../kit/harm/coming-down.ts';
import type { Credit } from '../../../table/events/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import { absenceAfter, isOutForGood } from './red-baron.ts';

const REASONS = {
  'shot-down': { why: 'enemy-shot-down', cell: 'shotDown' },
  'forced-down': { why: 'enemy-forced-down', cell: 'forcedDown' },
  'damaged-abort': { why: 'enemy-damaged', cell: 'damagedAbort' },
} as const satisfies Record<string, { why: ScoreReason; cell: string }>;

/**
 * (43) Victory Points for enemies damaged and destroyed, for the man who fired. (26) Nothing for one only Driven Off.
 */
export function creditGermanLosses(result: FightResult, party: Party, log: MissionLog, table: Table): void {
  for (const outcome of result.germans) {
    enterScore(outcome, party, log, table);
    enterAbsence(outcome, party, log, table);
  }
}

function enterScore(outcome: GermanOutcome, { hex }: Party, log: MissionLog, { book }: Table): void {
  const { fate, hitBy, number } = outcome;
  const by = outcome.by ?? hitBy;
  if (fate === 'unharmed' || fate === 'driven-off' || !by) return;
  const { why, cell } = REASONS[hitBy ? 'damaged-abort' : fate];
  const counter = counterOf(number, book);
  log.scores.push({
    points: priceOfEnemy(kindOfEnemy(counter), book)[cell],
    why,
    who: gunnerOf(by, log),
    what: aircraftNamed(counter.aircraft, book),
    where: hex,
  });
}

/** (C123) (C091) Ours: an enemy Shot Down or Forced Down is a victory; one Driven Off or damaged was forced home. */
export const deedsIn = ({ germans }: FightResult, log: MissionLog): FightDeed[] =>
  germans.flatMap((outcome) => {
    const isDown = outcome.fate === 'shot-down' || outcome.fate === 'forced-down';
    return isDown ? victoryOver(outcome, log) : deedOf(outcome.by, 'forced-home', log);
  });

const victoryOver = ({ by, forcedHomeBy }: GermanOutcome, log: MissionLog): FightDeed[] => [
  ...deedOf(forcedHomeBy, 'forced-home', log),
  ...deedOf(by, forcedHomeBy ? 'victory-forced-home' : 'victory', log),
];

const deedOf = (by: Credit | undefined, deed: FightDeed['deed'], log: MissionLog): FightDeed[] =>
  by ? [{ airman: gunnerOf(by, log), deed }] : [];

/** The man at the gun: fights know machines, records know men. */
function gunnerOf({ machine, gun }: Credit, { crews }: MissionLog): string {
  const crew = crews.find((flown) => flown.machine === machine);
  return (gun === 'observer' ? crew?.observer : crew?.pilot) ?? machine;
}

/** (50) The Red Baron is a man: damaged, he is out for the mission; killed or seriously wounded, for good. */
function enterAbsence(outcome: GermanOutcome, party: Party, log: MissionLog, table: Table): void {
  const absence = absenceAfter(outcome, table.book);
  const crew = log.followsGermans || absence === 'fate-unknown' ? followThrough(outcome, party, table) : [];
  if (absence === 'none') return;
  log.barred.push(outcome.number);
  log.redBaronGone ||= absence === 'for-good' || crew.some(({ fate }) => isOutForGood(fate));
}

/** (29) The fates of a German crew that came down, rolled like ours, on the tables for its own side of the lines. */
function followThrough({ id, number, fate, wounds }: GermanOutcome, party: Party, table: Table): readonly Wound[] {
  if (fate !== 'shot-down' && fate !== 'forced-down') return [];
  const theirs: Record<SideOfLines, SideOfLines> = { allied: 'enemy', trenches: 'trenches', enemy: 'allied' };
  const aboard: Aboard = {
    machine: id,
    men: counterOf(number, table.book).observer ? ['pilot', 'observer'] : ['pilot'],
    bravery: 'B',
    altitude: party.altitude,
    over: theirs[hexOf(table.book.missionMap, party.hex).ground],
    lameDuck: undefined,
    wounds,
  };
  return (fate === 'shot-down' ? shootDown(aboard, table) : forceDown(aboard, table)).crew;
}
