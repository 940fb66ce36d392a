import { hasAchieved } from '../../campaign/work.ts';
import { byName } from '../../cards/by-name.ts';
import { COURSES, type HexId } from '../../cards/hexes.ts';
import { keysOf } from '../../cards/keys-of.ts';
import { hexOf, homeField, isGuarded } from '../../cards/map.ts';
import { oddsOfAny } from '../../cards/odds.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { inconvenience } from '../../kit/harm/coming-down.ts';
import { type Asking, isAsked, type LineReading, notFirst } from '../../kit/screen/asking.ts';
import { flyer, type People } from '../../kit/screen/people.ts';
import { chanceDownAlone, chanceDownLanding } from '../../odds/straggler.ts';
import type { About, Asked, Question } from '../../table/decisions.ts';
import type { OrdersView, PartyView, Step, TurnDecisions } from '../../table/turn-decisions.ts';
import { capital, counted, feet, height, inAHundred, listed, victoryPoints, waysText } from '../../words/numbers.ts';
import { aftStop, chooseHeight, comesLowOverGuns, moveOn } from '../map/course.ts';
import { countersText, hexName } from '../narration/turn-narration.ts';
import { homePrice } from './home-price.ts';
import { plateText } from './plate-text.ts';
import { readStayAndWork, stayAndWork } from './stay-and-work.ts';
import { turnScreen } from './turn-screen.ts';
import { searchFrom, turnText } from './work-text.ts';

export const TURN_QUESTIONS: { readonly [D in keyof TurnDecisions]: Asking<D> } = {
  movement: {
    ask: ({ party, orders }) => `${partyText(party, orders)}: what now?`,
    does: (answer, about, book, people) => {
      const step = about.steps.find((each) => each.step === answer);
      if (step?.hex !== undefined) return courseText({ ...step, hex: step.hex }, about.party, book);
      if (answer === 'height') return heightText(about.party, book);
      if (answer === 'stay') return `stay over this hex: ${step?.aft ?? 0} AFT${turnText(about, book)}`;
      return stepText(answer, { step, party: about.party }, book, people);
    },
    heard: {
      does: (answer, about, book, people) => {
        const step = about.steps.find((each) => each.step === answer);
        return step?.hex === undefined
          ? TURN_QUESTIONS.movement.does(answer, about, book, people)
          : moveHeard({ ...step, hex: step.hex }, about.party, book);
      },
    },
    help: (_, book) =>
      `Rules 11 and 14: each turn you stay (${book.turnProcedure.aft.stay.aft} AFT) or move to the next hex (${book.turnProcedure.aft.move.aft} AFT), after changing height if you like. ` +
      'Several turns at once are a course: course work, course home, course H12 at 8000, course home by mercatel, course patrol H10 H11 twice; it stops at whatever may change your mind, and Enter then goes on with it. ' +
      `Nothing may be begun that you have not the AFT for; with less than ${book.turnProcedure.aft.stay.aft} left a Forced Landing follows at once, over a field too. After a climb only-climb ends the turn at no further cost.`,
    order: ({ options }) => notFirst(options, ['land', 'fighters-home', 'only-climb']),
    danger: movementDanger,
    read: { several: (line, asked, book) => readStayAndWork(line, asked, book) ?? readHeight(line, asked) },
    rows: { lines: stayAndWork },
    course: { next: moveOn, begins: true },
    picture: {
      above: ({ about }, { book }) => turnScreen(about, book),
      hex: (answer, { steps }) => steps.find(({ step }) => step === answer)?.hex,
    },
    isRepeated: true,
  },
  height: {
    ask: ({ party }) => `At ${height(party.altitude)}. To what height?`,
    does: (answer, about, book) => {
      const { heights, party } = about;
      const plate = `${plateText(Number(answer), about, book)}${searchFrom(Number(answer), about, book)}`;
      if (Number(answer) === party.altitude) return `keep this height${plate}`;
      const { aft = 0 } = heights.find(({ feet }) => feet === Number(answer)) ?? {};
      return `${aft > 0 ? `climb: ${aft} AFT` : 'come down: no AFT'}${plate}`;
    },
    help: (_, { turnProcedure: { limits } }) =>
      `Rules 14 and 41: climb by ${feet(limits.climb.feet)} a turn at the most and no higher than the lowest ceiling among you; come down by ${feet(limits.descent.feet)} at the most, not to Tree-Top.`,
    course: { next: chooseHeight, begins: true },
    isRepeated: true,
  },
  attack: {
    ask: ({ enemies, enemyAltitude, bonus }, book) =>
      `${capital(countersText(enemies, book))} at ${height(enemyAltitude)}${BONUS[bonus]}. Attack?`,
    does: (
      answer,
      { bonus, party, enemyAltitude, range },
      { airToAirCombat: { diveBonus, phase }, turnProcedure: { aft } },
    ) =>
      answer === 'attack'
        ? `attack: ${bonus === 'none' ? '' : `Initiative +${diveBonus[bonus].amount} by the dive; `}${range === 'held' ? 'the gunners begin anew; ' : ''}${hasTwoSeater(party) ? 'two-seaters fight too; ' : ''}${aft.dogFightPhase.aft} AFT and ${feet(phase.feet.amount)} a phase${divesTo(party, enemyAltitude)}`
        : `leave them alone: ${LEAVES[range ?? 'none']}`,
    help: (_, { turnProcedure: { aft }, airToAirCombat: { phase } }) =>
      `Rules 16 to 18: with the Attack Option you may attack or decline. A dive from above helps in the first phase, from cloud more. Each phase costs ${aft.dogFightPhase.aft} AFT and ${feet(phase.feet.amount)}.`,
    order: ({ options }) => notFirst(options, ['attack']),
  },
  'lame-duck-field': {
    ask: ({ lameDuck }, _, people) => `Where does ${flyer(lameDuck, people)} make for with that engine?`,
    does: (answer, { party, lameDuck }, { missionMap }) => {
      const { fields } = party;
      const home = fields.find(({ field }) => field === homeField(missionMap).field);
      const field = answer === 'home' ? home : fields[0];
      const { moves = 0, aft = 0 } = field ?? {};
      const number = party.machines.find(({ id }) => id === lameDuck)?.lameDuck?.number;
      const risk = number === undefined ? '' : `${givesWayText(number, moves)}; `;
      return `for ${field?.name ?? answer}: ${risk}${counted(moves, 'move')}, ${aft} AFT`;
    },
    help: () =>
      'Rules 21 and 33: a Lame Duck makes for the nearest field of ours, and each of its moves must bring it nearer. After engine trouble you may choose home instead, now and once; it keeps to that, and lands nowhere else of its own will.',
  },
  escort: {
    ask: ({ party, lameDuck, number, escorts }, _, people) =>
      `${flyer(lameDuck, people)} is a Lame Duck, No. ${number}: a roll of exactly ${number} with two dice brings her down or makes it worse, ${waysText(oddsOfAny('2d6', [number]).ways)} each turn.${sunkText(lameDuck, party)} ${escorts.length === 0 ? 'Who sees him home?' : `With ${listed(escorts)}; who else?`}`,
    does: (answer, { party, orders, lameDuck }, book, people) =>
      ({
        alone: `he flies alone, a Straggler${aloneText(lameDuck, party, book, 'in-the-turn')}`,
        all: `the whole flight turns home with him${homePrice({ party, orders }, book)}`,
        done: 'nobody else',
      })[answer] ?? `${flyer(answer, people)} goes with him`,
    help: () =>
      'Rules 33 to 36: two dice are thrown for a Lame Duck each turn; on exactly her number she gives way. Escorted, he is a part of your turns and your fights; alone, one throw decides any encounter he has. You fly the escort home first, then the rest.',
  },
};

/** (23) What it costs to leave an enemy alone, by what the gunners have corrected so far. */
const LEAVES = {
  none: 'it costs nothing',
  held: 'it costs nothing, and the gunners keep their range',
  lost: 'it costs nothing more; the gunners begin anew either way',
} as const;

/** (33) She is checked at the end of this turn, and of a turn for each move. */
function givesWayText(number: number, turns: number): string {
  const held = (1 - oddsOfAny('2d6', [number]).chance) ** (turns + 1);
  return `${inAHundred(1 - held)} in 100 that she gives way`;
}

/** (34) The cost in height of going with a machine that has sunk. */
function sunkText(lameDuck: string, { machines, altitude }: PartyView): string {
  const { sunkTo = altitude } = machines.find(({ id }) => id === lameDuck) ?? {};
  return sunkTo < altitude ? ` She has sunk to ${height(sunkTo)}, and whoever sees her home goes down with her.` : '';
}

const hasTwoSeater = ({ machines }: PartyView): boolean => machines.some(({ role }) => role === 'two-seater');

const BONUS = { none: '', dive: ', below you', surprise: ', and they have not seen you' } as const;

/** (14) (22) (41) A party at its ceiling, with a Lame Duck that cannot climb or without the AFT only comes down. */
function heightText({ machines, altitude, ceiling, aft }: PartyView, { turnProcedure }: Rulebook): string {
  const { climb } = turnProcedure.aft;
  const left = Math.min(aft.fighters ?? Number.POSITIVE_INFINITY, aft.twoSeaters ?? Number.POSITIVE_INFINITY);
  const climbs =
    altitude < ceiling && left >= climb.aft && machines.every(({ lameDuck }) => lameDuck?.climbs !== false);
  if (!climbs) return 'come down first, at no cost';
  return `climb${altitude > climb.feet ? ' or come down' : ''} first: ${climb.aft} AFT for each ${feet(climb.feet)} up`;
}

/** Landing, leaving the others, and the end of a climb. */
function stepText(
  answer: string,
  { step, party }: { readonly step: Step | undefined; readonly party: PartyView },
  book: Rulebook,
  people: People,
): string {
  const { aft = 0, machine = '', goes } = step ?? {};
  const isAway = party.hex !== homeField(book.missionMap).hex;
  if (goes === 'sets-down' && !(isAway && isSound(machine, party)))
    return `${flyer(machine, people)} lands here${setDownText(machine, party, book)}; the others fly on`;
  if (goes === 'parts') return `${flyer(machine, people)} flies alone${aloneText(machine, party, book)}`;
  const word = answer === 'land' && isAway ? 'land-away' : (goes ?? answer);
  return STEPS.get(word)?.(aft, flyer(machine, people), book) ?? answer;
}

/** (33) (36) `: 28 in 100 to come down (met on the way, or she gives way)`. */
function aloneText(
  id: string,
  party: PartyView,
  book: Rulebook,
  leaves: 'in-the-turn' | 'at-its-start' = 'at-its-start',
): string {
  const machine = party.machines.find((each) => each.id === id);
  return machine
    ? `: ${inAHundred(chanceDownAlone(party, machine, book, leaves))} in 100 to come down (met on the way, or she gives way)`
    : '';
}

/** (36) Who lands by himself may be met first, and fights nobody: one throw decides. */
const setDownText = (id: string, party: PartyView, book: Rulebook): string =>
  isSound(id, party) ? '' : `: ${inAHundred(chanceDownLanding(party, book))} in 100 to be met and brought down first`;

/** What the words other than directions do and cost. */
const STEPS: ReadonlyMap<string, (aft: number, machine: string, book: Rulebook) => string> = byName({
  'only-climb': () => 'nothing but the climb this turn: no more AFT, and the hex is not patrolled',
  land: () => 'come down and land; the Encounter Roll comes first',
  'land-away': (_aft, _machine, book) => `land at this field: ${awayText(book)}; the Encounter Roll comes first`,
  'sets-down': (_, machine, book) => `${machine} lands here by himself: ${awayText(book)}; the others fly on`,
  'fighters-home': () => 'the fighters leave the two-seaters and go home',
});

/** (43) (49) What it costs to land at a field that is not one's own. */
const awayText = (book: Rulebook): string =>
  `${victoryPoints(inconvenience(book))} for each whole machine, whose day is over`;

/** (43) (49) A Lame Duck costs nothing by landing, wherever the field. */
const isSound = (machine: string, { machines }: PartyView): boolean =>
  machines.some(({ id, lameDuck }) => id === machine && !lameDuck);

/** The same for a listener: `hex H09, the trenches, value 6, 3 AFT`. */
function moveHeard(step: Step & { readonly hex: HexId }, party: PartyView, book: Rulebook): string {
  const [, told = ''] = courseText(step, party, book).split(/^\S+ to /);
  return `hex ${told.replace(/: (?=\d+ AFT)/, ', ')}`;
}

/** `north-east to G09, the trenches, value 5: 3 AFT`. What it risks stands before its value: the end may be cut off. */
function courseText({ step, hex: to, aft }: Step & { readonly hex: HexId }, party: PartyView, book: Rulebook): string {
  const { missionMap } = book;
  const guns = isGuarded(missionMap, party.hex, to) ? ', through a heavy hex-side' : '';
  const course = keysOf(COURSES).find((each) => each === step);
  const low = comesLowOverGuns(party, to, book) ? '; machine guns fire at each of you' : '';
  return `${course ? COURSES[course] : step} to ${hexName(to, book)}${low}, value ${hexOf(missionMap, to).value}${guns}: ${aft} AFT`;
}

const partyText = ({ machines }: PartyView, { errand }: OrdersView): string =>
  errand === 'mission' ? 'The flight' : listed(machines.map(({ id }) => id));

/** Why a move must be confirmed. */
function movementDanger(
  answer: string,
  { party, orders, steps }: About<'movement'>,
  book: Rulebook,
): string | undefined {
  const step = steps.find((each) => each.step === answer);
  if (!step) return undefined;
  if (answer === 'land') return orders.errand === 'mission' && !hasAchieved(orders, book) ? EARLY : undefined;
  const hex = step.hex ?? party.hex;
  const isShort = aftStop(party, { aft: step.aft, hex }, book) === 'no-way-home';
  if (isShort && !isDucksField(hex, party, book)) return noWayHome(party, book);
  return comesLowOverGuns(party, hex, book) ? LOW_OVER_GUNS : undefined;
}

/** (18) A fight begins at the height of those who are attacked. */
const divesTo = ({ altitude }: PartyView, enemyAltitude: number): string =>
  altitude > enemyAltitude ? `; ${feet(altitude - enemyAltitude)} down to them` : '';

/** (33) A Lame Duck and whoever sees her home land at the nearest field, and not at home. */
const isDucksField = (hex: HexId, { machines, fields }: PartyView, { missionMap }: Rulebook): boolean =>
  machines.some(({ lameDuck }) => lameDuck) &&
  missionMap.fields.some((each) => each.hex === hex && fields.some(({ field }) => field === each.field));

const EARLY = 'Landing ends the mission, and nothing that counts has been done yet.';
const NO_WAY_HOME = 'After that the AFT does not bring the flight home.';

/** (33) (43) Who sees a Lame Duck to a field may have to land there too. */
const noWayHome = ({ machines }: PartyView, book: Rulebook): string =>
  machines.some(({ lameDuck }) => lameDuck)
    ? `After that the AFT brings no escort home from her field: to land there too is ${awayText(book)}.`
    : NO_WAY_HOME;
const LOW_OVER_GUNS = 'There are machine guns for certain, and at this height they fire at each of you.';

/**
 * (14) A height at a turn's decision: `height 5,000`, `climb to 8000` or `5000 ft` is the answer height followed by the
 * height. Nothing, where the line is something else.
 */
function readHeight(line: string, { options }: Asked<'movement'>): LineReading | undefined {
  const wanted = HEIGHT.exec(line.trim());
  if (!wanted) return undefined;
  if (!options.includes('height')) return { wrong: ONCE };
  const height = `${Number(`${wanted[1]}${wanted[2]}`)}`;
  return {
    words: [
      () => ({ is: 'answer', answer: 'height' }),
      (then) =>
        isAsked(then, 'height') && then.options.includes(height)
          ? { is: 'answer', answer: height }
          : { is: 'barred', why: `${feet(Number(height))} is out of reach in this turn.${reachText(then)}` },
    ],
  };
}

/** `You can come to any height from 1,000 ft to 5,000 ft.` */
function reachText(then: Question | undefined): string {
  if (!isAsked(then, 'height')) return '';
  const reached = then.about.heights.map(({ feet: each }) => each);
  return ` You can come to any height from ${feet(Math.min(...reached))} to ${feet(Math.max(...reached))}.`;
}

const HEIGHT = /^(?:(?:height|climb|dive|come down|down|up)(?: to)? )?(\d{1,2}),?(\d{3})(?:\s*(?:ft|feet))?$/i;

const ONCE = 'Height is changed once in a turn, before the move, and only where there is AFT for it.';
