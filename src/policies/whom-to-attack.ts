import { worthOfMan } from '../campaign/men/stake.ts';
import { counterOf } from '../cards/counters.ts';
import { hexOf, homeField } from '../cards/map.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { meanOf, worthOfCounters } from '../kit/head/men.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { PartyView, TurnDecisions } from '../table/turn-decisions.ts';

type Attacking = TurnDecisions['attack']['about'];

/**
 * Why an enemy is left alone; nothing where he is attacked. Two-seaters by themselves are worth it over our own
 * side; scouts with a dive and with the better men or more of them; Jasta 11 to those who like it.
 */
export function whyNotAttack(about: Attacking, temper: Temper, book: Rulebook): string | undefined {
  const { party, enemies, bonus } = about;
  const met = enemies.map((number) => counterOf(number, book));
  if (!temper.attacksJasta11 && met.some(({ jasta11 }) => jasta11)) return 'Jasta 11';
  const ours = party.machines.filter(
    ({ role, forward }) => role === 'fighter' && forward?.state === 'clear' && forward.ammo >= temper.roundsFor,
  );
  if (leftTo(party) < homeIn(party, book) + temper.petrolFor) return 'AFT for home';
  if (areTwoSeaters(about, book)) return whyNotTwoSeaters(about, ours.length, temper, book);
  if (bonus === 'none' && !temper.attacksLevel) return 'no dive';
  const better = meanOf(ours.map(({ pilot }) => worthOfMan(pilot))) - worthOfCounters(enemies, book);
  return better + (ours.length - enemies.length) * NUMBERS >= temper.edge ? undefined : 'no better men';
}

/** Beyond the lines the attack costs more than it brings, by `npm run choices -- --rules`. */
function whyNotTwoSeaters({ party: { hex }, enemies }: Attacking, ours: number, temper: Temper, book: Rulebook) {
  if (!temper.seeksTwoSeaters && hexOf(book.missionMap, hex).ground !== 'allied') return 'a hit here is dear';
  return ours >= enemies.length ? undefined : 'they are more';
}

/** Why he is attacked. */
export const whyAttack = (about: Attacking, book: Rulebook): string =>
  areTwoSeaters(about, book) ? 'two-seaters alone' : 'a dive, better men';

const areTwoSeaters = ({ enemies }: Attacking, book: Rulebook): boolean =>
  enemies.every((number) => book.aircraft[counterOf(number, book).aircraft]?.seats === 2);

/** One machine more is worth so much of what one more point to each man is. */
const NUMBERS = 0.7;

export const homeIn = ({ fields }: PartyView, { missionMap }: Rulebook): number =>
  fields.find(({ field }) => field === homeField(missionMap).field)?.aft ?? 0;

/** The Air Flying Time of those who have least. */
export const leftTo = ({ aft: { fighters, twoSeaters } }: PartyView): number =>
  Math.min(fighters ?? twoSeaters ?? 0, twoSeaters ?? fighters ?? 0);
