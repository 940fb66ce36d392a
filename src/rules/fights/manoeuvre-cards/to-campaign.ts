import type { Wound } from '../../../campaign/aircrew.ts';
import type { Gun } from '../../../campaign/mission-log.ts';
import type { CrewFate } from '../../../rulebook/cards/crew-fate.ts';
import { numberOfGerman } from '../../../rulebook/counters.ts';
import { promised } from '../../../rulebook/promised.ts';
import { consult } from '../../../rulebook/roll-table.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Credit, Fate, FightEnd } from '../../../table/fights/fight-events.ts';
import type { GunArc } from '../../../table/fights/manoeuvre-cards/view.ts';
import type { Table } from '../../../table/table.ts';
import { clearAtLeisure } from '../../guns/clear-jam.ts';
import type { AlliedMachine, AlliedOutcome, Fight, FightResult, GermanOutcome } from '../fight.ts';
import { bearsMuch, type CardFight, type Machine } from './state.ts';

/** What a fight on the table leaves behind for the campaign. */
export function toCampaign(
  onTable: CardFight,
  fight: Fight,
  end: Pick<FightResult, 'phases' | 'altitude'> & { readonly why: FightEnd },
  table: Table,
): FightResult {
  const outcomes = onTable.machines.map((machine) => outcomeOf(machine, table));
  return {
    ...end,
    allied: fight.allied.flatMap((machine) =>
      outcomes
        .filter(({ machine: { id } }) => id === machine.id)
        .map((outcome) => alliedOutcome(machine, outcome, table)),
    ),
    germans: outcomes
      .filter(({ machine: { side } }) => side === 'german')
      .map(
        ({ machine: { id }, outcome }): GermanOutcome => ({
          ...outcome,
          id,
          struckAgain: false,
          number: numberOfGerman(id),
        }),
      ),
  };
}

interface Reckoned {
  readonly machine: Machine;
  readonly outcome: {
    readonly fate: Fate;
    readonly by: Credit | undefined;
    readonly escaped: boolean;
    readonly wounds: readonly Wound[];
    readonly lameDuck: number | undefined;
  };
}

function outcomeOf(machine: Machine, table: Table): Reckoned {
  const { wounds, lameDuck } = woundsOf(machine, table);
  const fate = fateOf(machine, table);
  const isHarmed = fate !== 'unharmed' && fate !== 'driven-off';
  return {
    machine,
    outcome: {
      fate,
      by: isHarmed || fate === 'driven-off' ? creditOf(machine) : undefined,
      escaped: fate === 'unharmed' && machine.out?.how === 'exited',
      wounds,
      lameDuck: fate === 'damaged-abort' ? lameDuck : undefined,
    },
  };
}

/** The last card that scored has the credit. */
const creditOf = ({ scoredBy, scoredWith }: Machine): Credit | undefined =>
  scoredBy === undefined ? undefined : { machine: scoredBy, gun: scoredWith === 'rear' ? 'observer' : 'forward' };

function fateOf(machine: Machine, table: Table): Fate {
  const { out } = machine;
  if (out?.how === 'shot-down') return fateOfLoss(out.why, machine, table);
  const isHome = isSentHome(machine);
  if (isCrippled(machine, table.book) || (isHome && machine.engineHit)) return 'damaged-abort';
  return out?.how === 'left' || isHome ? 'driven-off' : 'unharmed';
}

/** Ruling: (40) lets ours escape; theirs leave a fight for nothing but harm, and with an engine hit they are damaged. */
const isSentHome = (machine: Machine): boolean =>
  machine.side === 'german' && machine.out?.how === 'exited' && isHit(machine);

const bearsOf = ({ fights }: Rulebook) => fights['manoeuvre-cards'].cardTable.campaign.bears;

/** Much of what she bears, and something that lasts: she must go home. */
const isCrippled = (machine: Machine, book: Rulebook): boolean =>
  bearsMuch(machine, bearsOf(book)) && hasLasting(machine);

const hasLasting = (machine: Machine): boolean => isHit(machine) || machine.hasBurned;

const isHit = ({ engineHit, observerHit, wounded }: Machine): boolean => engineHit || observerHit || wounded;

type Loss = Extract<NonNullable<Machine['out']>, { how: 'shot-down' }>['why'];

/**
 * An explosion, a fire and a pilot who can fly no more bring her down; an engine forces her to land; points are thrown
 * for.
 */
function fateOfLoss(why: Loss, machine: Machine, table: Table): Fate {
  if (why === 'engine') return 'forced-down';
  if (why !== 'points') return 'shot-down';
  const roll = table.roll('card-points', machine.id);
  const chart = table.book.fights['manoeuvre-cards'].cardTable.campaign['points-chart'];
  const { fate: result } = promised(
    chart.find((row) => roll.total <= row['up-to']),
    `row of the points chart for ${roll.total}`,
  );
  table.tell({ type: 'points-chart-thrown', machine: machine.id, roll, result });
  return result;
}

/**
 * (25) A man with a card on him is hit as hard as the Crew Hit table says. Ruling: he was only grazed, if his machine
 * has not come to bear much; crew cards are as many as the points are light.
 */
function woundsOf(machine: Machine, table: Table): { wounds: readonly Wound[]; lameDuck: number | undefined } {
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
  const { row } = consult(table.book.damageTables.crewHit, table, machine.id);
  const lasts = row.fate.fate === 'killed' ? badlyWounded(table.book) : row;
  return { wounds: [{ who: 'pilot', fate: lasts.fate }], lameDuck: lasts.lameDuck };
}

/**
 * Ruling: a pilot with one card on him flies on (G038); where the table would have him killed he is as badly wounded as
 * it knows.
 */
const badlyWounded = ({
  damageTables,
}: Rulebook): { readonly fate: CrewFate; readonly lameDuck?: number | undefined } =>
  promised(
    damageTables.crewHit.rows.find(({ fate }) => fate.fate === 'wounded'),
    'wound on the Crew Hit table',
  );

function alliedOutcome(before: AlliedMachine, { machine, outcome }: Reckoned, table: Table): AlliedOutcome {
  const { id, lameDuck, forward, observer } = before;
  const isDown = outcome.fate === 'forced-down' || outcome.fate === 'shot-down';
  return {
    ...outcome,
    id,
    struckAgain: lameDuck && outcome.fate === 'damaged-abort',
    forward: forward && gunAfter(forward, 'front', machine, isDown, table),
    observer: observer && gunAfter(observer.gun, 'rear', machine, isDown, table),
  };
}

/**
 * (39) A gun that is jammed when the fight breaks up is tried at leisure. A load that may not be fired stays as it was.
 */
function gunAfter(before: Gun, arc: GunArc, { id, ammo, jams }: Machine, isDown: boolean, table: Table): Gun {
  const left = ammo[arc];
  if (before.state === 'permanent' || left === undefined) return before;
  const rounds = Math.min(before.ammo, left);
  if (jams[arc] === 0 || isDown) return { state: 'clear', ammo: rounds };
  return { state: clearAtLeisure(id, arc === 'front' ? 'forward' : 'observer', table), ammo: rounds };
}
