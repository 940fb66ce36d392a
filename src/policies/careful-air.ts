import { errandsOf, hasAchieved } from '../campaign/work.ts';
import { homeField } from '../cards/map.ts';
import { memoizeByKey } from '../cards/reading/once.ts';
import { manualNamed, type Rulebook } from '../cards/rulebook.ts';
import type { Policy } from '../kit/head/policy.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { OrdersView, PartyView, Step, TurnDecisions } from '../table/turn-decisions.ts';
import { inTheAir, partingOver, workBy } from './in-the-air.ts';
import { BY_THE_BOOK, PRUDENT } from './temper.ts';

interface Aloft {
  readonly party: PartyView;
  readonly orders: OrdersView;
}

/** Whether plates have been exposed, and none that is aboard shows anything. */
export const showsNothing = (aloft: Aloft, book: Rulebook): boolean => bestPlate(aloft, book) === 0;

/** Whether plates have been exposed, and the best of those aboard is worth less than an average one. */
export function showsLittle(aloft: Aloft, book: Rulebook): boolean {
  const best = bestPlate(aloft, book);
  return best !== undefined && best < pointsOf('average', aloft, book);
}

/** The points of the best plate aboard, 0 without any; nothing where none has been exposed. */
function bestPlate(aloft: Aloft, book: Rulebook): number | undefined {
  const { party, orders } = aloft;
  if (Object.values(orders.achieved.exposed).every((exposed) => exposed === 0)) return undefined;
  const plates = party.machines.flatMap((machine) => machine.plates);
  return Math.max(0, ...plates.map((quality) => pointsOf(quality, aloft, book)));
}

const pointsOf = (quality: string, { orders: { mission } }: Aloft, book: Rulebook): number =>
  manualNamed(mission, book)?.activities.photograph?.table.rows.find((row) => row.quality === quality)?.points ?? 0;

/** Whether something that brings points is done: a plate that shows nothing brings none. */
export const hasWon = (aloft: Aloft, book: Rulebook): boolean =>
  hasAchieved(aloft.orders, book) && !isForPlatesAlone(aloft, book);

const isForPlatesAlone = (aloft: Aloft, book: Rulebook): boolean =>
  errandsOf(aloft.orders.mission, book).every(({ activity }) => activity === 'photograph' || activity === 'escort') &&
  showsNothing(aloft, book);

/** The AFT in hand beyond the way home, as long as the flight would come home with nothing. */
const IN_HAND_FOR_NOTHING = 8;

type CareKind = 'usual' | 'nothing-won' | 'plates-poor';

const TEMPERS: Readonly<Record<CareKind, Temper>> = {
  usual: PRUDENT,
  'nothing-won': { ...PRUDENT, inHand: IN_HAND_FOR_NOTHING },
  'plates-poor': { ...PRUDENT, inHand: IN_HAND_FOR_NOTHING, plates: BY_THE_BOOK.plates },
};

/**
 * How careful a player is who presses Enter: as `prudent`, but with nothing won he goes nearer to the end of his petrol,
 * and takes another plate as long as none is average.
 */
function kindOf(aloft: Aloft | undefined, book: Rulebook): CareKind {
  if (aloft?.orders.errand !== 'mission') return 'usual';
  if (showsLittle(aloft, book)) return 'plates-poor';
  return hasWon(aloft, book) ? 'usual' : 'nothing-won';
}

/** One temper for the same state and height: what is computed for a temper is kept by it. */
export const carefulTemper = (aloft: Aloft | undefined, cruise: number, book: Rulebook): Temper =>
  temperAt(TEMPERS[kindOf(aloft, book)], cruise);

const temperAt = memoizeByKey(
  (cruise: number) => `${cruise}`,
  (temper: Temper, cruise): Temper => (cruise === temper.cruise ? temper : { ...temper, cruise }),
);

/** As such a commander flies; who comes over a field with a Lame Duck has her land there. */
export function carefullyInTheAir(temper: Temper): Pick<Policy, keyof TurnDecisions> {
  const usual = inTheAir(temper);
  const workIn = workBy(temper);
  return {
    ...usual,
    movement: (about, options, book, from) => {
      const parting = partingOver(about);
      if (parting === undefined) return usual.movement(about, options, book, from);
      return downTogether(about, workIn, book) ?? setDown(about)?.step ?? parting;
    },
  };
}

/** (49) At home all land, where nothing is left to do. */
function downTogether(
  { party, orders, steps }: TurnDecisions['movement']['about'],
  workIn: ReturnType<typeof workBy>,
  book: Rulebook,
): string | undefined {
  if (party.hex !== homeField(book.missionMap).hex) return undefined;
  const machines = party.machines.filter(({ lameDuck }) => !lameDuck);
  const onMission: OrdersView = { ...orders, errand: 'mission' };
  if (machines.length > 0 && workIn({ ...party, machines }, onMission, book) !== undefined) return undefined;
  return steps.find(({ step }) => step === 'land')?.step;
}

/** (36) She meets the enemy as a Straggler either way, and lands at once so. */
const setDown = ({ steps }: TurnDecisions['movement']['about']): Step | undefined => {
  const parts = steps.find(({ goes }) => goes === 'parts');
  return steps.find(({ goes, machine }) => goes === 'sets-down' && machine === parts?.machine);
};
