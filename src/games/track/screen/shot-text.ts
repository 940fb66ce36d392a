import { byName } from '../../../cards/by-name.ts';
import { counterNamed, isGerman } from '../../../cards/counters.ts';
import { oddsOfRows } from '../../../cards/odds.ts';
import { aircraftNamed, type Rulebook } from '../../../cards/rulebook.ts';
import { downChance } from '../../../kit/odds/combat.ts';
import type { BurstOdds } from '../../../table/bursts.ts';
import { waysText } from '../../../words/numbers.ts';
import type { ShotInHand, TargetInReach, TrackAction } from '../table/combat-decisions.ts';
import { ANGLES } from './angles.ts';
import { holdText } from './hold-text.ts';

/** What is left behind: how many of ours to how many of theirs. */
const WORDS: ReadonlyMap<string, (about: TrackAction['about'], book: Rulebook) => string> = byName({
  escape: (about: TrackAction['about']) => {
    const { own, theirs } = leftOn(about);
    return own > 1
      ? `leave the fight, shot at no more; ${own - 1} of ours left to ${theirs} of theirs`
      : 'leave the fight; nobody of ours is left in it, and it is over';
  },
  hold: (about: TrackAction['about'], book: Rulebook) => holdText(about, leftOn(about), book),
});

/** As the side that is asked counts. */
const leftOn = ({ machine, left: { allied, german } }: TrackAction['about']) =>
  isGerman(machine) ? { own: german, theirs: allied } : { own: allied, theirs: german };

const JAMMED: ReadonlyMap<string, string> = byName({
  'clear-jam': 'the jam',
  'clear-forward': "the pilot's gun",
  'clear-observer': "the observer's gun",
});

export function actionText(answer: string, about: TrackAction['about'], book: Rulebook): string {
  const reach = about.targets.find((each) => each.answer === answer);
  if (reach) return attackText(reach, about, book);
  const gun = JAMMED.get(answer);
  return gun ? clearJamText(gun, book) : (WORDS.get(answer)?.(about, book) ?? answer);
}

/**
 * On one line of a narrow page: the longest burst, what it may do, and what it may cost; then the direction and the
 * type, which tell one attack on a man from another.
 */
function attackText(reach: TargetInReach, { adds }: Pick<TrackAction['about'], 'adds'>, book: Rulebook): string {
  const { angle, longestBurst, ways, jamWays, seats } = reach;
  const [hit, down, jam] = figuresOf({ hitWays: ways, jamWays }, seats, adds, book);
  const figures = `burst ${longestBurst}: ${hit} hit, ${down} down, ${jam} jam${observerText(reach)}`;
  return `${figures}; ${angle}, ${targetText(reach, book)}`;
}

/** For a listener, who has heard the types and their ratings: from where, and the chances of the longest burst. */
export function actionHeard(answer: string, about: TrackAction['about'], book: Rulebook): string {
  const reach = about.targets.find((each) => each.answer === answer);
  if (!reach) return actionText(answer, about, book);
  const { angle, ways: hitWays, jamWays, seats, lameDuck } = reach;
  const chances = shortChances({ hitWays, jamWays }, seats, about.adds, book);
  return `${lameDuck ? 'a Lame Duck, ' : ''}${ANGLES[angle]}, ${chances}${returnFireText(reach)}`;
}

/** `13 in 36 to hit, 1.7 to bring him down, 4 to jam`: after the first, the rest are in 36 too. */
export function shortChances(ways: BurstWays, seats: 1 | 2, adds: number, book: Rulebook): string {
  const [hit, down, jam] = figuresOf(ways, seats, adds, book);
  return `${hit} to hit, ${down} to bring him down, ${jam} to jam`;
}

/** Of the 36 rolls, those that hit, that bring him down, that jam: `13 in 36`, `1.7`, `4`. */
function figuresOf({ hitWays, jamWays }: BurstWays, seats: 1 | 2, adds: number, book: Rulebook) {
  const short = (ways: number) => `${Math.round(ways * 10) / 10}`;
  return [waysText(hitWays), short(hitWays * downChance(book, adds, seats)), short(jamWays)] as const;
}

/** `LD red Albatros D.III 4/C`: Pilot Skill and Firing from the counter, or from the Mission Log. */
export function targetText({ target, aircraft, skill, firing, lameDuck }: TargetInReach, book: Rulebook): string {
  const red = isGerman(target) && counterNamed(target, book).jasta11 ? 'red ' : '';
  return `${lameDuck ? 'LD ' : ''}${red}${aircraftNamed(aircraft, book)} ${skill}/${firing}`;
}

/** `; observer answers, 5 in 36`: of each burst of his. */
export const observerText = ({ returnFire, returnWays }: TargetInReach): string =>
  returnFire === 'none' ? '' : `; observer ${FIRES[returnFire]}, ${waysText(returnWays)}`;

const FIRES: Readonly<Record<Exclude<TargetInReach['returnFire'], 'none'>, string>> = {
  before: 'fires first',
  after: 'answers',
  both: 'fires first and answers',
};

/** The same in full, for a listener. */
const returnFireText = ({ returnFire, returnWays }: TargetInReach): string =>
  returnFire === 'none' ? '' : `; his observer may ${RETURN_FIRE[returnFire]}, ${waysText(returnWays)} to hit you`;

const RETURN_FIRE: Readonly<Record<Exclude<TargetInReach['returnFire'], 'none'>, string>> = {
  before: 'fire first',
  after: 'answer',
  both: 'fire first and answer',
};

/** What a burst may do, and what the gun has left. */
export function burstText(answer: string, { odds, ammo, seats, adds }: ShotInHand, book: Rulebook): string {
  const line = odds.find(({ burst }) => String(burst) === answer);
  return line ? `${shortChances(line, seats, adds, book)}; ${ammo - line.burst} left` : answer;
}

type BurstWays = Pick<BurstOdds, 'hitWays' | 'jamWays'>;

/** (39) The card's numbers for a try in the fight. */
const clearJamText = (gun: string, book: Rulebook): string => `try to clear ${gun}: ${clearingOdds(book)}`;

export function clearingOdds({ airToAirCombat }: Rulebook): string {
  const [cleared, , permanent] = oddsOfRows(airToAirCombat.clearJam).map(({ odds: { ways, of } }) =>
    waysText(ways, of),
  );
  return `${cleared} it clears, ${permanent} it is jammed for good`;
}
