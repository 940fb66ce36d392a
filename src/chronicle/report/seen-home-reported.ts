import type { HexId } from '../../cards/hexes.ts';
import { hexOf, homeField } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { listed, possessive } from '../../words/numbers.ts';
import type { End, MissionFacts, Trouble } from './facts/mission-facts.ts';
import { manIn, oneWay, overPlace, placeText } from './prose.ts';

/** The context of a trouble: his other troubles, and the mission. */
export interface Among {
  readonly before: readonly Trouble[];
  readonly after: readonly Trouble[];
  readonly facts: MissionFacts;
  readonly end: End;
}

export const namesIn = (machines: readonly string[], { machines: all }: MissionFacts): string =>
  listed(machines.map((machine) => manIn(machine, 'pilot', all)));

/** So many are named. */
export const NAMED = 2;

type SeenHome = Extract<Trouble, { is: 'seen-home' }>;

/** Varied, because it happens often. */
const ALL_WITH_HIM = ['The flight turned home with', 'All turned back with'] as const;

export function companyText(seen: SeenHome, him: string, among: Among, book: Rulebook): string {
  const { by, at, hex, broughtTo, with: company } = seen;
  const { facts } = among;
  if (by !== 'all') return `${namesIn(by, facts)} set out to see ${him} home`;
  if (company.length > 0 && company.length <= NAMED && !company.some((each) => isCripple(each, at, facts)))
    return `${namesIn(company, facts)} ${besideHim(seen, him, among, book)}`;
  if (broughtTo !== undefined) return `The flight saw ${him} to ${placeText(broughtTo, book)}`;
  if (isHomewards({ at, hex }, facts, book)) return `All flew on with ${him}`;
  return `${oneWay<string>(ALL_WITH_HIM, facts, `all ${at}`)} ${him}`;
}

/** Whose own machine had been crippled before: he saw nobody home. */
const isCripple = (machine: string, before: number, { machines }: MissionFacts): boolean =>
  machines.some(
    (each) => each.machine === machine && each.troubles.some(({ is, at }) => is === 'crippled' && at < before),
  );

/** The same of the one or two who were with him. */
function besideHim({ at, hex, broughtTo }: SeenHome, him: string, { facts }: Among, book: Rulebook): string {
  if (broughtTo !== undefined) return `saw ${him} to ${placeText(broughtTo, book)}`;
  return `${isHomewards({ at, hex }, facts, book) ? 'flew on' : 'turned home'} with ${him}`;
}

/** Over our own side, after they had been at the lines, they were on the way home already. */
const isHomewards = (
  { at, hex }: Pick<SeenHome & Trouble, 'at' | 'hex'>,
  { lines }: MissionFacts,
  { missionMap }: Rulebook,
): boolean => lines !== undefined && lines.at < at && hexOf(missionMap, hex).ground === 'allied';

const whose = (name: string, by: SeenHome['by'], facts: MissionFacts): string =>
  by !== 'all' && namesIn(by, facts) === name ? 'his own' : possessive(name);

/** A man who is escorted home may lose his escort on the way. */
export function partedText(
  { hex, by, with: company, broughtTo }: SeenHome,
  { after, facts, end }: Among,
  book: Rulebook,
): string {
  const parted = after.find((each) => each.is === 'on-his-own');
  if (!parted) return broughtTo === undefined ? '' : overTheField(broughtTo, after, end, book);
  const stopped = parted.left ? undefined : stoppedBeside(company, parted, facts);
  if (stopped) return `, until ${whose(stopped, by, facts)} engine stopped ${overPlace(parted.hex, book)}`;
  if (parted.hex === hex) return parted.left ? ', and then left him to make his own way' : '; then he was on his own';
  return parted.left
    ? `, and left him ${overPlace(parted.hex, book)} to make his own way`
    : `; from ${placeText(parted.hex, book)} he was on his own`;
}

/** They left him above the field: he was caught there before he was down, or flew on; or he landed on it. */
function overTheField(broughtTo: HexId, after: readonly Trouble[], end: End, { missionMap }: Rulebook): string {
  if (after.some(({ is, hex }) => is === 'met-enemy' && hex === broughtTo)) return ', and left him to get down';
  return end.is === 'field' || isHome(broughtTo, end, missionMap) || (end.is === 'down' && end.hex === broughtTo)
    ? ''
    : ', and he went on alone';
}

const isHome = (hex: HexId, end: End, missionMap: Rulebook['missionMap']): boolean =>
  end.is === 'home' && hex === homeField(missionMap).hex;

/** The one who was with him, and whose own engine stopped there: that is why he was alone from there on. */
function stoppedBeside(
  [only, ...more]: readonly string[],
  { at, hex }: Trouble,
  { machines }: MissionFacts,
): string | undefined {
  const cut = machines
    .find(({ machine }) => machine === only)
    ?.troubles.some((each) => each.is === 'engine-cut-out' && each.hex === hex && each.at <= at);
  return only !== undefined && more.length === 0 && cut ? manIn(only, 'pilot', machines) : undefined;
}
