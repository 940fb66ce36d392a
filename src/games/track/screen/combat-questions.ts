import { counterNamed } from '../../../cards/counters.ts';
import type { EscapeBinding } from '../../../cards/printed/hit-cards.ts';
import { aircraftNamed, type Rulebook } from '../../../cards/rulebook.ts';
import {
  type Asking,
  isAsked,
  type LineReading,
  notFirst,
  type Onlooker,
  type Picture,
  type SaidWord,
} from '../../../kit/screen/asking.ts';
import { flyer, manAboard, type People } from '../../../kit/screen/people.ts';
import type { PagePicture } from '../../../page/picture.ts';
import { readTyped } from '../../../page/read-typed.ts';
import type { Asked, Question } from '../../../table/decisions.ts';
import { ofType } from '../../../table/events.ts';
import { inWords, numbered } from '../../../words/numbers.ts';
import { whyLeave } from '../head/opponent.ts';
import type { CombatDecisions, TrackAction } from '../table/combat-decisions.ts';
import { ANGLES } from './angles.ts';
import { bestFirst } from './best-first.ts';
import { burstLines, numbersBehindBursts, onlyAttack } from './burst-lines.ts';
import { HOLD_ON, holdOnLines } from './hold-on.ts';
import { actionHeard, actionText, burstText, clearingOdds, observerText, targetText } from './shot-text.ts';
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
    ask: (about, book, people) => {
      const { machine, inDuel, gunLeft, left } = about;
      const who = `${flyer(machine, people)} is ${inDuel ? 'the higher in a Personal Duel' : FREE}${gunLeft ? '' : ', without a gun that fires'}`;
      return `${who}; ${onlyText(about, book) ?? `${left.allied} of ours and ${left.german} of theirs are in the fight`}. What does he do?`;
    },
    does: actionText,
    rows: {
      lines: (about, book) => [...burstLines(about, book), ...holdOnLines(about, book)],
      isUnlisted: (answer, about) => onlyAttack(about)?.answer === answer,
      numbers: numbersBehindBursts,
    },
    heard: { ask: placeAsked, does: actionHeard },
    help: (_, book) =>
      `Rules 24, 39 and 40: from the top of the track each man of ours is asked who has somebody to attack, a jam to clear, or leave to go by his Bravery: ${letsLeave(book)}. ` +
      'Without a choice he acts unasked. He attacks one enemy who stands lower and is not engaged, tries to clear a jam, holds off, or escapes. ' +
      'Who escapes is shot at no more; he pays the AFT of the whole fight like the others, and in a mission flies on with them after it. ' +
      'Attacker and target cannot act again this phase. In the phase of his dive he may shoot by the Diving table (18). ' +
      'An attack is told by the longest burst: of 36 rolls so many hit, so many bring him down, so many jam the gun; then what his observer may do. LD is a Lame Duck: a second Damaged-abort only puts her out of the fight. Red is Jasta 11. ' +
      `G12 4 attacks G12 with a burst of four, 1 4 whoever stands first. ${HOLD_ON} answers hold for him as long as he has nobody to attack and nothing changes.`,
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
    does: burstText,
    help: (_, book) =>
      `Rules 24 and 38: a longer burst scores more often, uses its length in ammo, and is likelier to jam the gun. A jam scores nothing and stops that gun, of twin guns the other fires on. To clear it is his action of a later phase: ${clearingOdds(book)}.`,
    picture: TRACK_BY_PHASE,
  },
  'return-fire': {
    ask: ({ machine, target, angle, ammo, when }, _, people) =>
      `${target} attacks ${flyer(machine, people)}, ${angle}; ${manAboard(machine, 'observer', people)} has ${numbered(ammo, 'unit')} left. Does he fire ${when === 'before' ? 'before' : 'after'} him?`,
    does: (answer, about, book) => (answer === 'hold' ? 'keep the rounds' : burstText(answer, about, book)),
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
    does: actionText,
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

/** (40) `N always, B where they are two to each of ours, DD never`. */
function letsLeave({ pilotSkillFiringAndBravery: { letters, outnumbered } }: Rulebook): string {
  const when: Readonly<Record<EscapeBinding, string>> = {
    must: 'must',
    check: 'by a Nerve Check',
    may: 'always',
    outnumbered: `where they are ${inWords(outnumbered.enemiesToEachOfUs)} to each of ours`,
    'must-not': 'never',
  };
  return letters.map(({ letter, escapes }) => `${letter} ${when[escapes]}`).join(', ');
}

/** The only enemy whom he can attack, with all that the lines of the bursts do not say; nothing, where there are more. */
function onlyText(about: TrackAction['about'], book: Rulebook): string | undefined {
  const only = onlyAttack(about);
  return only && `${only.target}, ${targetText(only, book)}, is in reach, ${ANGLES[only.angle]}${observerText(only)}`;
}

/** `G12 (Albatros D.III)`. */
function german(id: string, book: Rulebook): string {
  return `${id} (${aircraftNamed(counterNamed(id, book).aircraft, book)})`;
}

/**
 * (24) An attack and its burst on one line: `G29 4`, `dive-G28 3`, or by its place in the list `1 4`. Where the
 * target's observer fires first, or the gun jams, the burst is still asked. Nothing, where the line is something else.
 */
export function readAttack(line: string, asked: Asked<'track-action'>, book: Rulebook): LineReading | undefined {
  const words = line.trim().split(/\s+/);
  const only = onlyAttack(asked.about);
  const isBurst = words.length === 1 && only !== undefined && Number(words[0]) <= only.longestBurst;
  const [attack = '', burst = '', ...more] = isBurst ? [only.answer, ...words] : words;
  const typed = readTyped(attack, bestFirst(asked, book));
  const reach = typed.is === 'answer' && asked.about.targets.find((each) => each.answer === typed.answer);
  if (!reach || more.length > 0 || !/^\d{1,2}$/.test(burst)) return undefined;
  const { answer, target, longestBurst } = reach;
  if (Number(burst) > longestBurst) return { wrong: `The longest burst at ${target} from here is of ${longestBurst}.` };
  return {
    words: [
      () => ({ is: 'answer', answer }),
      (then) =>
        isAsked(then, 'burst') && then.options.includes(burst) ? { is: 'answer', answer: burst } : missed(burst, then),
    ],
  };
}

/** Who was hit by the observer, or had a single round, is asked for no burst: the news tell it. */
const missed = (burst: string, then: Question | undefined): SaidWord =>
  isAsked(then, 'burst')
    ? { is: 'barred', why: `A burst of ${burst} is no answer to what is asked now.` }
    : { is: 'needless' };
