import type { Wound } from '../../../campaign/aircrew.ts';
import type { Gun } from '../../../campaign/mission-log.ts';
import type { CrewFate } from '../../../cards/printed/damage-tables.ts';
import { consult } from '../../../cards/roll-table.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import type { FightOutcome } from '../../../kit/fight/fight.ts';
import { type Entrant, entrantOf, type Muster } from '../../../kit/fight/muster.ts';
import type { Credit, Fate } from '../../../table/events/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import type { GunArc } from '../table/view.ts';
import { bearsMuch, type CardFight, type FightingMachine } from './state.ts';

/** The outcome of a fight on the table for every machine. */
export const endsOf = ({ machines }: CardFight, met: Muster, table: Table): FightOutcome[] =>
  machines.map((machine) => endOf(machine, entrantOf(machine.id, met), table));

function endOf(machine: FightingMachine, came: Entrant, table: Table): FightOutcome {
  const { wounds, lameDuck } = woundsOf(machine, came, table);
  const fate = fateOf(machine, came, table);
  return {
    id: machine.id,
    fate,
    by: fate === 'unharmed' ? undefined : creditOf(machine),
    escaped: fate === 'unharmed' && machine.out?.how === 'exited',
    wounds,
    // (27) The damage to a machine is rolled even when its pilot is wounded too.
    lameDuck: fate === 'damaged-abort' && !isBroken(machine) ? lameDuck : undefined,
    // (34) Only by what happens to the machine itself; (25) a wound alone is no Damaged-abort.
    struckAgain: came.lameDuck && fate === 'damaged-abort' && (isBroken(machine) || machine.out?.how === 'shot-down'),
    forward: gunLeft('front', machine),
    observer: gunLeft('rear', machine),
  };
}

/** The rounds left. Those of the Germans are not counted. */
function gunLeft(arc: GunArc, { ammo, jams }: FightingMachine): Gun | undefined {
  const left = ammo[arc];
  return left === undefined ? undefined : { state: jams[arc] > 0 ? 'jammed' : 'clear', ammo: left };
}

/** The last card that scored has the credit. */
const creditOf = ({ scoredBy, scoredWith }: FightingMachine): Credit | undefined =>
  scoredBy === undefined ? undefined : { machine: scoredBy, gun: scoredWith === 'rear' ? 'observer' : 'forward' };

function fateOf(machine: FightingMachine, came: Entrant, table: Table): Fate {
  const { out } = machine;
  if (out?.how === 'shot-down') return fateOfLoss(out.why, machine, table);
  const isHome = isSentHome(machine, came);
  if (isCrippled(machine, came, table.book) || (isHome && machine.engineHit)) return 'damaged-abort';
  return out?.how === 'left' || isHome ? 'driven-off' : 'unharmed';
}

/**
 * Ruling: (40) Allied machines may escape. Germans leave a fight only because of damage, and with an engine hit they
 * are damaged.
 */
const isSentHome = (machine: FightingMachine, came: Entrant): boolean =>
  machine.side === 'german' && machine.out?.how === 'exited' && isHit(machine, came);

const bearsOf = ({ fights }: Rulebook) => fights['manoeuvre-cards'].cardTable.campaign.bears;

/** The machine has taken heavy damage, some of it lasting: it must go home. */
const isCrippled = (machine: FightingMachine, came: Entrant, book: Rulebook): boolean =>
  bearsMuch(machine, bearsOf(book)) && (isBroken(machine) || isHit(machine, came));

const isBroken = ({ engineHit, hasBurned }: FightingMachine): boolean => engineHit || hasBurned;

const isHit = ({ engineHit, observerHit, wounded }: FightingMachine, { pilotHurt }: Entrant): boolean =>
  engineHit || observerHit || (wounded && !pilotHurt);

type Loss = Extract<NonNullable<FightingMachine['out']>, { how: 'shot-down' }>['why'];

/**
 * An explosion, a fire or a pilot who cannot fly brings a machine down. An engine hit forces it to land. For points
 * there is a roll. (W050) (G044) Ruling: no roll for a burning machine, because the next flame would end it.
 */
function fateOfLoss(why: Loss, machine: FightingMachine, table: Table): Fate {
  if (why === 'engine') return 'forced-down';
  if (why !== 'points' || machine.flames > 0) return 'shot-down';
  const roll = table.roll('card-points', machine.id);
  const chart = table.book.fights['manoeuvre-cards'].cardTable.campaign['points-chart'];
  const { fate: result } = expectDefined(
    chart.find((row) => roll.total <= row['up-to']),
    `row of the points chart for ${roll.total}`,
  );
  table.tell({ type: 'points-chart-thrown', machine: machine.id, roll, result });
  return result;
}

/**
 * (25) A man with a crew card is hit as hard as the Crew Hit table says. Ruling: he is only grazed while his machine
 * has little damage, because crew cards are as frequent as light damage.
 */
function woundsOf(
  machine: FightingMachine,
  { pilotHurt }: Entrant,
  table: Table,
): { wounds: readonly Wound[]; lameDuck: number | undefined } {
  if (machine.out?.how !== 'shot-down' && !bearsMuch(machine, bearsOf(table.book)))
    return { wounds: [], lameDuck: undefined };
  if (machine.observerHit)
    return {
      wounds: [{ who: 'observer', fate: consult(table.book.damageTables.crewHit, table, machine.id).row.fate }],
      lameDuck: undefined,
    };
  if (!machine.wounded) return { wounds: [], lameDuck: undefined };
  const isDead = machine.out?.how === 'shot-down' && machine.out.why === 'crew';
  if (isDead) return { wounds: [{ who: 'pilot', fate: { fate: 'killed' } }], lameDuck: undefined };
  // He came in hurt, and the Mission Log already has his wound.
  if (pilotHurt) return { wounds: [], lameDuck: undefined };
  const { row } = consult(table.book.damageTables.crewHit, table, machine.id);
  const lasts = row.fate.fate === 'killed' ? badlyWounded(table.book) : row;
  return { wounds: [{ who: 'pilot', fate: lasts.fate }], lameDuck: lasts.lameDuck };
}

/**
 * Ruling: a pilot with one crew card flies on (G038). Where the table would kill him, he gets the worst wound instead.
 */
const badlyWounded = ({
  damageTables,
}: Rulebook): { readonly fate: CrewFate; readonly lameDuck?: number | undefined } =>
  expectDefined(
    damageTables.crewHit.rows.find(({ fate }) => fate.fate === 'wounded'),
    'wound on the Crew Hit table',
  );
