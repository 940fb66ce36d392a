import type { FlightRecord } from '../../campaign/campaign.ts';
import { manNumbers } from '../../campaign/man-numbers.ts';
import { type Available, type DayPlan, isBlank, type Pairing, type PlannedMission } from '../../campaign/plan.ts';
import type { Activities } from '../../cards/printed/activities.ts';
import { aircraftNamed, manualNamed, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { type Asking, isAsked, type LineReading, type Meant, type Picture } from '../../kit/screen/asking.ts';
import { manNamed, type People, shortName } from '../../kit/screen/people.ts';
import { waysToDestroy } from '../../odds/balloon.ts';
import { readTyped } from '../../page/read-typed.ts';
import type { DayDecisions, DutyPlace } from '../../table/day-decisions.ts';
import type { Asked } from '../../table/decisions.ts';
import { counted, listed, oneOf, victoryPoints, waysText } from '../../words/numbers.ts';
import { targetName, zonesText } from '../narration/turn-narration.ts';
import { tollText } from './mission-outlook.ts';
import { PlanBoard } from './plan-board.ts';
import { missionName, planHeard, planPage, whoText } from './plan-page.ts';
import { meantMan, whyNotAgain, whyNotIn, whyNotThat, whyNotThen } from './why-not-him.ts';

/** Ours: how a special task is put, with its worth and its risk. */
const TASK_QUESTION: Asking<'special-task'> = {
  ask: ({ task, half, zones, target }, book) => {
    const where = `${zonesText(zones)}${target ? `, ${targetName(target, book)}` : ''}`;
    return `${missionTitle(task, book)}, ${half === 'either' ? 'in either half of the day' : `at ${half}`}, ${where}: do you take it on?`;
  },
  does: (answer, { task, worth, failed, notFlown, others, handedOn }, { tasks }) => {
    if (answer === 'leave') return 'leave it; it costs nothing, and may be asked for again';
    if (answer === 'hand-on' && handedOn)
      return `another flight of the squadron has it, ${waysText(handedOn.ways, handedOn.of)} that it is done: its points and what it brings are theirs, and if they fail nothing more is asked of ${tasks[task]?.chain ?? ''}`;
    if (others.some((other) => other === answer)) return `${answer} Flight has it in your place`;
    const { as = '', succeeds = 0 } = tasks[task] ?? {};
    const risk = tollText(as);
    return `beside what the roster has; ${victoryPoints(worth)} when its work brings ${succeeds}, ${victoryPoints(failed)} for nothing, ${victoryPoints(notFlown)} if it is not flown${risk === undefined ? '' : `. ${risk}`}`;
  },
  help: ({ task }, { tasks }) => {
    const { chain = '', step = 0 } = tasks[task] ?? {};
    const steps = Object.values(tasks).filter((each) => each.chain === chain).length;
    return `Ours, and only in a campaign that was begun with --tasks. It is ${step} of ${steps} in ${chain}: success opens the next, failure closes it. It is planned and flown as what the roster has; cards ${task} has the whole of it.`;
  },
};

const flightIn = (about: { readonly plan: DayPlan; readonly flight?: FlightRecord }): FlightRecord | undefined =>
  about.flight;

/** The plan is shown where planning begins, and when it is complete. */
const planPicture = (isLaidOut: (plan: DayPlan) => boolean): Picture<'half-of-day' | 'assign' | 'duty' | 'plan'> => ({
  draw: ({ about }, { book, paper }) => planPage(about.plan, book, paper, flightIn(about)),
  above: ({ about }, { book, paper }) => {
    const { plan } = about;
    const page = planPage(plan, book, paper, flightIn(about));
    return isLaidOut(plan)
      ? { draw: () => page, alt: page, heard: planHeard(plan, book, paper, flightIn(about)) }
      : undefined;
  },
  // Its second line has the forecast; a line of it may end anywhere.
  repeats: (news) => /^Weather Forecast \d|\btrend [-+][;.]/.test(news),
  rest: 'type plan',
});

/** What his place demands of others. */
const termsText = ({ instead, moved }: DutyPlace, book: Rulebook): string =>
  (instead ? `, in place of ${shortName(instead)}, who flies twice` : '') +
  (moved ? `; ${missionName(moved.mission, book)} is moved to the ${moved.to}` : '');

export const DAY_QUESTIONS: { readonly [D in keyof DayDecisions]: Asking<D> } = {
  'special-task': TASK_QUESTION,
  'half-of-day': {
    ask: ({ mission, zones, target }, book) =>
      `${missionTitle(mission, book)}, ${zonesText(zones)}${target ? `, ${targetName(target, book)}` : ''}: when?`,
    does: (answer, { notFlown }) =>
      answer === 'not-flown' ? `leave it undone: ${victoryPoints(notFlown)}` : `in the ${answer}`,
    help: () =>
      `Rule 6: a mission fills one half of the day. A pilot and a machine fly one in each half. ${PROPOSE} ${RATINGS}`,
    read: { one: whyNotThen },
    picture: planPicture(isBlank),
    board: PlanBoard.for,
  },
  assign: {
    ask: ({ mission, watch, zones, target, chosen, fighters, twoSeaters }, book) =>
      `${missionTitle(mission, book)}, ${watch}, ${zonesText(zones)}${target ? `, ${targetName(target, book)}` : ''}: ${whoText(mission, { fighters, twoSeaters }, book)}. ${chosen.length === 0 ? 'Who flies?' : `Going: ${listed(chosen.map(shortName))}. Who else?`}`,
    does: (answer, { available, pairings, notFlown }, _, people) => {
      if (answer === 'done') return 'that is all';
      if (answer === 'not-flown') return `leave it undone: ${victoryPoints(notFlown)}`;
      const man = available.find(({ airman }) => airman === answer);
      if (man) return availableText(man);
      const pairing = pairings.find(({ words }) => words === answer);
      return pairing ? pairingText(pairing, people) : answer;
    },
    help: () =>
      `Rules 6 and 7: more machines put the enemy off; a novice is best taken where it is quiet. Each is proposed in his usual machine; any fit man may have any ready machine of the kind he flies, and any observer: name them together, as in haldenby B6, or ridsdale B8 ffolliott. ${RATINGS} ${PROPOSE}`,
    rows: {
      numbers: ({ flight }) => manNumbers(flight),
      isUnlisted: (answer, { available, pairings }) =>
        pairings.some(({ words, airman }) => words === answer && available.some((man) => man.airman === airman)),
    },
    read: { one: meantMan, several: severalMen },
    picture: planPicture(isBlank),
    board: PlanBoard.for,
  },
  duty: {
    ask: ({ man }) => `${availableText(man)}: he must fly one routine mission today, and has none yet. Which?`,
    does: (answer, { places }, book) => {
      const place = places.find(({ mission }) => mission.key === answer);
      return place ? `${placeText(place.mission, book)}${termsText(place, book)}` : answer;
    },
    help: () =>
      'Rule 6: each fighter pilot flies one routine mission a day at least, as long as one that is flown has a place for him and there is a machine: where none is free, a man who flies twice gives up his, or a mission is moved to the other half of the day. A mission left undone needs nobody.',
    read: { one: whyNotThat(whyNotIn) },
    picture: planPicture(isBlank),
  },
  plan: {
    ask: ({ price }) => `${price < 0 ? `What is left undone costs ${victoryPoints(price)}. ` : ''}Does the plan stand?`,
    does: (answer, { plan }, book) => {
      const mission = plan.missions.find(({ key }) => key === answer);
      return mission ? `plan this again: ${missionName(mission, book)}` : 'the plan stands; take off';
    },
    help: () =>
      'Rule 6: fly confirms the plan, and the first of its missions takes off. The name of a mission has it planned again: its half of the day, where that is open, and who flies.',
    read: { one: whyNotThat(whyNotAgain) },
    picture: planPicture(() => true),
    board: PlanBoard.for,
  },
  load: {
    ask: ({ machine, aircraft, airman }, book, people) =>
      `${manNamed(airman, people)} takes ${machine}, ${oneOf(aircraftNamed(aircraft, book))}. What is she loaded with?`,
    does: (answer, { mission, aircraft }, book) => {
      const { attackBalloon }: Activities = manualNamed(mission, book)?.activities ?? {};
      const card = attackBalloon?.loads.find(({ load }) => load === answer);
      const says =
        attackBalloon && card
          ? `${waysToDestroy(attackBalloon, card)} in 36 that a hit destroys a balloon`
          : LOADS[answer];
      const rockets = book.aircraft[aircraft]?.ammo?.rockets ?? 0;
      const many = answer === 'rockets' ? `${rockets} in all` : undefined;
      if (card?.fights === false) return `${says}; ${many ? `${many}, ` : ''}not to be fired at aeroplanes`;
      if (many) return `${says}; ${many}, then the bullets of the gun`;
      return `${says}${answer === 'buckingham' ? '; jams oftener at aeroplanes' : ''}`;
    },
    help: () =>
      'Rule 32: Buckingham goes into the gun in place of bullets, Le Prieur rockets hang beside it. How much of each she takes stands on her Aircraft Card: card, and the name of the machine. What else a hit does is to hole a balloon, and each hole makes the next hit worse for it.',
  },
};

const LOADS = {
  ordinary: 'ordinary bullets',
  buckingham: 'incendiary',
  rockets: 'Le Prieur rockets',
} as const;

const RATINGS =
  'Ratings: Pilot Skill, the more the better; Firing, A to E; Bravery, S (shaken), NV, N, B, DD (daredevil).';

const PROPOSE =
  'propose has the rest of the plan filled in, for you to take or to change; plan shows what there is of it.';

/** `Capt Haldenby in B6`, for a man without a machine of his own now. */
const pairingText = ({ airman, machine, observer }: Pairing, people: People): string =>
  `${manNamed(airman, people)} in ${machine}${observer === undefined ? '' : `, with ${manNamed(observer, people)}`}`;

/** `Balloon Bursting, in the morning, zones B, C, with B1 and B2`. */
function placeText(mission: PlannedMission, book: Rulebook): string {
  const company = mission.crews.map(({ machine }) => machine);
  return `${missionName(mission, book)}, in the ${mission.watch}${company.length > 0 ? `, with ${listed(company)}` : ''}`;
}

/** `Sgt Oakes, B7, 3/D/N, with 2Lt Kyle -/E; one routine mission today`. */
function availableText(man: Available): string {
  const { machine, skill, firing, bravery, observer, routine } = man;
  const second = observer ? `, with ${shortName(observer)} -/${observer.firing}` : '';
  const today = routine > 0 ? `; ${counted(routine, 'routine mission')} today` : '';
  return `${shortName(man)}, ${machine}, ${skill}/${firing}/${bravery}${second}${today}`;
}

/**
 * (6) Several men for a mission on one line: `1 2 5`, `B1 B2 B5` or `haldenby grimshaw`, optionally with `done`. They
 * are named one after another; the first who cannot be named stops it. Nothing, where the line is something else.
 */
function severalMen(line: string, asked: Asked<'assign'>, book: Rulebook): LineReading | undefined {
  const words = line
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word.toLowerCase() !== 'and');
  if (words.length < 2 || typedFor(line, asked).is !== 'unknown' || !areAlike(words)) return undefined;
  if (meantMan(line.trim(), asked, book)) return undefined;
  if (!words.every((word, i) => meaning(word, asked, book) || (i > 0 && isDone(word)))) return undefined;
  return {
    words: words.map((word) => (then) => (isAsked(then, 'assign') ? meaning(word, then, book) : undefined)),
  };
}

const isDone = (word: string): boolean => word.toLowerCase() === 'done';

/** A name and the number of a machine together mean a man in a machine, not two men. */
function areAlike(words: readonly string[]): boolean {
  const men = words.filter((word) => !isDone(word));
  return [/^\d+$/, /^[a-z]\d+$/i, /^\D+$/].some((kind) => men.every((word) => kind.test(word)));
}

/** The man that a word means at this question. */
function meaning(word: string, asked: Asked<'assign'>, book: Rulebook): Meant | undefined {
  const typed = typedFor(word, asked);
  return typed.is === 'answer' ? typed : meantMan(word, asked, book);
}

/** Men have numbers of their own. */
function typedFor(line: string, { about: { flight }, options }: Asked<'assign'>) {
  const numbers = manNumbers(flight);
  return readTyped(
    line,
    options,
    options.map((answer) => numbers.get(answer) ?? ''),
  );
}
