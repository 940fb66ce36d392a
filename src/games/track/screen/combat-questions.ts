import { byName } from '../../../cards/by-name.ts';
import { counterNamed, isGerman } from '../../../cards/counters.ts';
import { oddsOfRows } from '../../../cards/odds.ts';
import { aircraftNamed, type Rulebook } from '../../../cards/rulebook.ts';
import { downChance } from '../../../kit/odds/combat.ts';
import {
  type Asking,
  isAsked,
  type LineReading,
  notFirst,
  type Onlooker,
  type Picture,
} from '../../../kit/screen/asking.ts';
import { flyer, manAboard, type People } from '../../../kit/screen/people.ts';
import type { PagePicture } from '../../../page/picture.ts';
import { readTyped } from '../../../page/read-typed.ts';
import type { BurstOdds } from '../../../table/bursts.ts';
import type { Asked } from '../../../table/decisions.ts';
import { ofType } from '../../../table/events.ts';
import { numbered, waysText } from '../../../words/numbers.ts';
import { whyLeave } from '../head/opponent.ts';
import type { CombatDecisions, ShotInHand, TargetInReach, TrackAction } from '../table/combat-decisions.ts';
import { ANGLES } from './angles.ts';
import { bestFirst } from './best-first.ts';
import { rivalOf } from './track/track-facts.ts';
import { drawTrack, trackLegend, withoutGaps } from './track/track-picture.ts';
import { hearFree, hearPhase, hearWhole, speakFree, speakTrack } from './track/track-words.ts';

type AskedOnTrack = Asked<keyof CombatDecisions>;

/** The Initiative Track: in full on request; before a question only what has changed since it was last seen. */
export const TRACK: Picture<keyof CombatDecisions> = {
  draw: (asked, onlooker, room) => {
    const page = drawn(asked, onlooker);
    return room ? withoutGaps(page, room.rows) : page;
  },
  alt: trackTold,
  changed: (asked, onlooker, last) => {
    const phase = ofType(onlooker.events, 'phase-began').length;
    const stood = JSON.stringify(asked.about.track);
    const isGoingOn = last !== undefined && asked.about.track.phase > 1;
    if (phase !== last?.phase)
      return { shows: (isGoingOn ? nextPhase : whole)(asked, onlooker), seen: { phase, stood } };
    return stood === last.stood ? undefined : { shows: moved(asked, onlooker), seen: { phase, stood } };
  },
  // A line of initiatives may begin and end anywhere.
  repeats: (news) =>
    /^Phase \d+, at .*, DFD \d+\.$/.test(news) ||
    news.split(' ').every((word) => /^(?:Initiative:|[A-Z]+\d+|\d+[,.]?|\(Lame|Duck\)[,.]?)$/.test(word)),
  isOnTable: true,
};

/** For questions that follow directly on the commander's last answer: once a phase. */
const TRACK_BY_PHASE: Picture<keyof CombatDecisions> = {
  ...TRACK,
  changed: (asked, onlooker, last) =>
    ofType(onlooker.events, 'phase-began').length === last?.phase ? undefined : TRACK.changed?.(asked, onlooker, last),
};

function trackTold({ about: { track, machine } }: AskedOnTrack, { people }: Onlooker): string {
  return speakTrack(track, machine, people);
}

const drawn = ({ about: { track, machine } }: AskedOnTrack, { people, paper }: Onlooker): string =>
  [drawTrack(track, machine, people, paper), trackLegend(track, machine, paper)].join('\n');

const whole = (asked: AskedOnTrack, onlooker: Onlooker): PagePicture => ({
  draw: () => drawn(asked, onlooker),
  alt: trackTold(asked, onlooker),
  heard: hearWhole(asked.about.track, asked.about.machine, onlooker.people),
});

const moved = ({ about: { track, machine } }: AskedOnTrack, { people }: Onlooker): PagePicture => ({
  draw: (paper) => drawTrack(track, machine, people, paper),
  alt: speakFree(track, machine, people),
  heard: [hearPhase(track, people), hearFree(track, machine)].join('\n'),
});

/** The numbers of a phase are news: a listener who knows the fight hears who is left in it, and the duels. */
const nextPhase = (asked: AskedOnTrack, onlooker: Onlooker): PagePicture => ({
  ...whole(asked, onlooker),
  heard: hearPhase(asked.about.track, onlooker.people),
});

export const COMBAT_QUESTIONS: { readonly [D in keyof CombatDecisions]: Asking<D> } = {
  'track-action': {
    ask: ({ machine, inDuel, gunLeft, left }, _, people) =>
      `${flyer(machine, people)} is ${inDuel ? 'the higher in a Personal Duel' : FREE}${gunLeft ? '' : ', without a gun that fires'}; ${left.allied} of ours and ${left.german} of theirs are in the fight. What does he do?`,
    does: (answer, about, book) => actionText(answer, about, book),
    heard: { ask: placeAsked, does: actionHeard },
    help: () =>
      'Rules 24, 39 and 40: the highest that nobody has engaged is asked, if he has a choice. With nobody to attack a brave man may leave when outnumbered, a daredevil never: they hold off unasked. ' +
      'It attacks one lower enemy, tries to clear a jam, holds off, or escapes. ' +
      'Attacker and target cannot act again this phase. In the phase of his dive he may shoot by the Diving table (18). ' +
      'An attack is told by the longest burst: of 36 rolls so many hit, so many bring him down, so many jam the gun; then what his observer may do, and of 36 rolls those that hit you. ' +
      'G12 4 attacks G12 with a burst of four, 1 4 whoever stands first.',
    // Whom a careful man would let go is asked nothing more.
    danger: (answer, about, book) =>
      answer === 'escape' && whyLeave(about, 0, book) === undefined ? LEAVES : undefined,
    order: bestFirst,
    read: { several: readAttack },
    picture: TRACK,
  },
  burst: {
    ask: ({ machine, target, angle, ammo }, _, people) =>
      `${flyer(machine, people)} has ${target} in his sights (${angle}), ${numbered(ammo, 'unit')} left. How long a burst?`,
    does: (answer, about, book) => oddsText(answer, about, book),
    help: (_, book) =>
      `Rules 24 and 38: a longer burst scores more often, uses its length in ammo, and is likelier to jam the gun. A jam scores nothing and stops that gun, of twin guns the other fires on. To clear it is his action of a later phase: ${clearingOdds(book)}.`,
    heard: { does: burstHeard },
    picture: TRACK_BY_PHASE,
  },
  'return-fire': {
    ask: ({ machine, target, angle, ammo, when }, _, people) =>
      `${target} attacks ${flyer(machine, people)}, ${angle}; ${manAboard(machine, 'observer', people)} has ${numbered(ammo, 'unit')} left. Does he fire ${when === 'before' ? 'before' : 'after'} him?`,
    does: (answer, about, book) => (answer === 'hold' ? 'keep the rounds' : oddsText(answer, about, book)),
    help: () => 'Rule 24: by the angle of attack an observer may fire before, after, both or not at all.',
    picture: TRACK,
  },
  'ignore-driven-off': {
    ask: ({ machine }, _, people) => `${flyer(machine, people)} is Driven Off. Let him go?`,
    does: (answer) =>
      answer === 'go'
        ? 'out of this fight, unharmed; he joins again when it is over'
        : 'stay, and throw again for the hit',
    help: () =>
      'Rule 26: a brave man may stay though he is Driven Off; the dice are then thrown again until the result is a different one.',
    order: ({ options }) => notFirst(options, ['stay']),
    picture: TRACK_BY_PHASE,
  },
  'german-action': {
    ask: ({ machine, inDuel, left }, book) =>
      `${german(machine, book)} is ${inDuel ? 'the higher in a Personal Duel' : FREE}; ${left.german} of yours and ${left.allied} of theirs are in the fight. What does he do?`,
    does: (answer, about, book) => actionText(answer, about, book),
    help: () =>
      'Rules 24, 39 and 40: the highest German machine attacks one lower enemy with the longest burst there is, tries to clear a jam or holds off. ' +
      'Only a Lame Duck of theirs leaves a fight, and it does so by itself.',
    order: bestFirst,
    picture: TRACK,
  },
};

/** `Lt Quillinan (B2), on 14: what does he do?` */
function placeAsked({ machine, track, gunLeft }: TrackAction['about'], _: Rulebook, people: People): string {
  const initiative = track.machines.find(({ id }) => id === machine)?.initiative ?? 0;
  const rival = rivalOf(track, machine);
  const where = rival === undefined ? `on ${initiative}` : `in his duel with ${rival}, on ${initiative}`;
  return `${flyer(machine, people)}, ${where}${gunLeft ? '' : ', without a gun that fires'}: what does he do?`;
}

/** (24) Who has acted in this phase, or was attacked, is not asked. */
const FREE = 'the highest on the Initiative Track who is free to act';

const LEAVES = 'He leaves the fight for good, and the others fight on without him.';

/** `G12 (Albatros D.III)`. */
function german(id: string, book: Rulebook): string {
  return `${id} (${aircraftNamed(counterNamed(id, book).aircraft, book)})`;
}

/** What both leave behind: how many of ours to how many of theirs. */
const WORDS: ReadonlyMap<string, (left: TrackAction['about']['left']) => string> = byName({
  escape: ({ allied, german: theirs }: TrackAction['about']['left']) =>
    allied > 1
      ? `leave the fight for good; ${allied - 1} of ours left to ${theirs} of theirs`
      : 'leave the fight for good; nobody of ours is left in it',
  hold: ({ allied, german: theirs }: TrackAction['about']['left']) =>
    `hold off; ${allied} of ours to ${theirs} of theirs`,
});

const JAMMED: ReadonlyMap<string, string> = byName({
  'clear-jam': 'the jam',
  'clear-forward': "the pilot's gun",
  'clear-observer': "the observer's gun",
});

function actionText(answer: string, about: TrackAction['about'], book: Rulebook): string {
  const reach = about.targets.find((each) => each.answer === answer);
  if (reach) return attackText(reach, about, book);
  const gun = JAMMED.get(answer);
  const { allied, german: theirs } = about.left;
  const left = isGerman(about.machine) ? { allied: theirs, german: allied } : about.left;
  return gun ? clearJamText(gun, book) : (WORDS.get(answer)?.(left) ?? answer);
}

/**
 * The figures first, because a narrow page cuts off the end: what the longest burst may do, and what it may cost. Then
 * the direction and the type, which tell one attack on a man from another.
 */
function attackText(reach: TargetInReach, { ammo, adds }: GunInHand, book: Rulebook): string {
  const { difference, angle, longestBurst, ways, jamWays, seats } = reach;
  const [hit, down, jam] = figuresOf({ hitWays: ways, jamWays }, seats, adds, book);
  const burst = `burst up to ${longestBurst}${ammo === undefined ? '' : ` of ${numbered(ammo, 'unit')}`}`;
  const where = `${difference} more than he has on the track, ${burst}`;
  return `${hit} to hit, ${down} down, ${jam} jam${observerText(reach)}; ${ANGLES[angle]}, ${targetText(reach, book)}; ${where}`;
}

/** For a listener, who has heard the types and their ratings: from where, and the chances of the longest burst. */
function actionHeard(answer: string, about: TrackAction['about'], book: Rulebook): string {
  const reach = about.targets.find((each) => each.answer === answer);
  if (!reach) return actionText(answer, about, book);
  const { angle, ways: hitWays, jamWays, seats, lameDuck } = reach;
  const chances = shortChances({ hitWays, jamWays }, seats, about.adds, book);
  return `${lameDuck ? 'a Lame Duck, ' : ''}${ANGLES[angle]}, ${chances}${returnFireText(reach)}`;
}

/** `13 in 36 to hit, 1.7 to bring him down, 4 to jam`: after the first, the rest are in 36 too. */
function shortChances(ways: BurstWays, seats: 1 | 2, adds: number, book: Rulebook): string {
  const [hit, down, jam] = figuresOf(ways, seats, adds, book);
  return `${hit} to hit, ${down} to bring him down, ${jam} to jam`;
}

/** Of the 36 rolls, those that hit, that bring him down, that jam: `13 in 36`, `1.7`, `4`. */
function figuresOf({ hitWays, jamWays }: BurstWays, seats: 1 | 2, adds: number, book: Rulebook) {
  const short = (ways: number) => `${Math.round(ways * 10) / 10}`;
  return [waysText(hitWays), short(hitWays * downChance(book, adds, seats)), short(jamWays)] as const;
}

/** `Albatros D.III 4/C, Jasta 11, a Lame Duck`: Pilot Skill and Firing from the counter, or from the Mission Log. */
function targetText({ target, aircraft, skill, firing, lameDuck }: TargetInReach, book: Rulebook): string {
  const jasta = isGerman(target) && counterNamed(target, book).jasta11 ? ', Jasta 11' : '';
  return `${aircraftNamed(aircraft, book)} ${skill}/${firing}${jasta}${lameDuck ? ', a Lame Duck' : ''}`;
}

type GunInHand = Pick<TrackAction['about'], 'ammo' | 'adds'>;

/** `; observer answers, 5 in 36`: of each burst of his. */
const observerText = ({ returnFire, returnWays }: TargetInReach): string =>
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

function oddsText(answer: string, { odds, ammo, seats, adds }: ShotInHand, book: Rulebook): string {
  const line = odds.find(({ burst }) => String(burst) === answer);
  return line ? `${chancesText(line, seats, adds, book)}; ${ammo - line.burst} left` : answer;
}

/** The same for a listener. */
function burstHeard(answer: string, { odds, ammo, seats, adds }: ShotInHand, book: Rulebook): string {
  const line = odds.find(({ burst }) => String(burst) === answer);
  return line ? `${shortChances(line, seats, adds, book)}; ${ammo - line.burst} left` : answer;
}

type BurstWays = Pick<BurstOdds, 'hitWays' | 'jamWays'>;

/** `7 in 36 to hit, 1.6 in 36 to bring him down, 2 in 36 to jam`: the second by the Critical Hit Table and the wounds. */
const chancesText = ({ hitWays, jamWays }: BurstWays, seats: 1 | 2, adds: number, book: Rulebook): string =>
  `${waysText(hitWays)} to hit, ${waysText(hitWays * downChance(book, adds, seats))} to bring him down, ${waysText(jamWays)} to jam`;

/** (39) The card's numbers for a try in the fight. */
const clearJamText = (gun: string, book: Rulebook): string => `try to clear ${gun}: ${clearingOdds(book)}`;

function clearingOdds({ airToAirCombat }: Rulebook): string {
  const [cleared, , permanent] = oddsOfRows(airToAirCombat.clearJam).map(({ odds: { ways, of } }) =>
    waysText(ways, of),
  );
  return `${cleared} it clears, ${permanent} it is jammed for good`;
}

/**
 * (24) An attack and its burst on one line: `G29 4`, `dive-G28 3`, or by its place in the list `1 4`. Where the
 * target's observer fires first, or the gun jams, the burst is still asked. Nothing, where the line is something else.
 */
export function readAttack(line: string, asked: Asked<'track-action'>, book: Rulebook): LineReading | undefined {
  const [attack = '', burst = '', ...more] = line.trim().split(/\s+/);
  const typed = readTyped(attack, bestFirst(asked, book));
  const reach = typed.is === 'answer' && asked.about.targets.find((each) => each.answer === typed.answer);
  if (!reach || more.length > 0 || !/^\d{1,2}$/.test(burst)) return undefined;
  const { answer, target, longestBurst } = reach;
  if (Number(burst) > longestBurst) return { wrong: `The longest burst at ${target} from here is of ${longestBurst}.` };
  return {
    words: [
      () => ({ is: 'answer', answer }),
      (then) =>
        isAsked(then, 'burst') && then.options.includes(burst)
          ? { is: 'answer', answer: burst }
          : { is: 'barred', why: `A burst of ${burst} is no answer to what is asked now.` },
    ],
  };
}
