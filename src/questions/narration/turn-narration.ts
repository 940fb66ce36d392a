import { counterOf } from '../../cards/counters.ts';
import { hexOf, namesIn } from '../../cards/map.ts';
import { aircraftNamed, counterText, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { flyer, shortName, speaker } from '../../kit/screen/people.ts';
import type { Sentence } from '../../kit/screen/sentence.ts';
import type { TurnEvent } from '../../table/events/turn-events.ts';
import {
  capital,
  counted,
  fieldText,
  height,
  inWords,
  listed,
  plural,
  rollText,
  talliedTypes,
  victoryPoints,
} from '../../words/numbers.ts';
import { weatherName } from '../weather.ts';

export const TURN_SENTENCES: { readonly [T in TurnEvent['type']]: Sentence<T> } = {
  'mission-began': ({ mission, flight, watch, zones, target, machines }, book) =>
    `${flight} Flight, ${watch}: ${missionTitle(mission, book)}, ${zonesText(zones)}${target ? `, ${targetName(target, book)}` : ''}. ` +
    `${machines.map(({ machine, aircraft, men }) => `${machine} ${aircraftNamed(aircraft, book)}, ${men.map(shortName).join(' and ')}`).join('; ')}.`,
  'mission-not-flown': ({ flight, mission, points }, book, people) =>
    `${speaker(flight, people, ': ')}${missionTitle(mission, book)} is not flown: ${victoryPoints(points)}.`,
  'took-off': ({ aft }) => `They take off and form up (${aft} AFT).`,
  'height-changed': ({ from, to, aft }) =>
    to > from
      ? `They climb from ${height(from)} to ${height(to)} (${aft} AFT).`
      : `They come down from ${height(from)} to ${height(to)}.`,
  moved: ({ to, aft, left }, book) => `On to ${hexName(to, book)} (${aft} AFT, ${left} left).`,
  stayed: ({ hex, aft, left }, book) => `They stay over ${hexName(hex, book)} (${aft} AFT, ${left} left).`,
  'aft-ran-out': ({ machine, hex }, book, people) =>
    `${flyer(machine, people)} has no petrol left over ${hexName(hex, book)}.`,
  'encounter-rolled': ({ roll, value, result }) =>
    `Encounter Roll ${rollText(roll)} against ${value}: ${ENCOUNTERS[result]}.`,
  'enemy-height-rolled': ({ roll, feet: theirs, ours, sight }) =>
    `Altitude ${rollText(roll)}: they are at ${height(theirs)}, ${besideUs(theirs - ours)}; ${SIGHTS[sight]}.`,
  'enemy-met': ({ roll, numbers, crippled, stayedDown = 0 }, book) =>
    numbers.length === 0
      ? `Met ${rollText(roll)}: whoever should be here is out of the game, and nobody comes.`
      : `Met ${rollText(roll)}: ${countersText(numbers, book)}${famousText(numbers, book)}${crippled ? ', crippled and making for home' : ''}${stayedDown > 0 ? `; ${inWords(stayedDown)} more of Jasta 11 ${plural(stayedDown, 'is', 'are')} still on the ground` : ''}.`,
  'attack-option-given': ({ to, why, roll }) =>
    `The Attack Option is ${to === 'allied' ? 'ours' : 'theirs'}, ${OPTIONS[why]}${roll ? ` (${rollText(roll)})` : ''}.`,
  'germans-decided': ({ decides, by }) =>
    typeof by === 'string'
      ? WITHOUT_DICE[by]
      : `Their decision ${rollText(by.roll)}, in all ${by.total}: they ${decides === 'attack' ? 'attack' : 'leave us alone'}.`,
  'attack-declined': ({ by }) =>
    by ? 'With a Lame Duck to bring home, they leave them alone.' : 'The flight leaves them alone.',
  'dog-fight-cost': ({ phases, aft, altitude }) =>
    `${capital(counted(phases, 'phase'))} of fighting cost ${aft} AFT; the flight is at ${height(altitude)}.`,
  'climbed-back': ({ machine, from, to, aft }, _, people) =>
    `${flyer(machine, people)}, whom the duel drew down to ${height(from)}, climbs back to ${height(to)} (${aft} AFT).`,
  'lame-duck-left': ({ machine, hex }, book, people) =>
    `${flyer(machine, people)} is left to make his own way home from ${hexName(hex, book)}.`,
  'lame-duck-escorted': ({ machine, by }, _, people) =>
    `${by === 'all' ? 'The whole flight sees' : `${listed(by)} ${plural(by.length, 'sees', 'see')}`} ${flyer(machine, people)} home.`,
  detached: ({ machines, hex }, book) =>
    `${listed(machines)} ${plural(machines.length, 'leaves', 'leave')} the flight over ${hexName(hex, book)}. The rest wait their turn.`,
  'mission-resumed': ({ machines, hex, weather }, book) =>
    `Back to ${listed(machines)}, over ${hexName(hex, book)}, and to the hour of the parting: ${weatherName(book, weather)}.`,
  'work-past-doing': ({ mission }, book) =>
    `No two-seater is left with the flight, and without one there is no more to be done of ${missionTitle(mission, book)}: what remains is the way home.`,
  'straggler-followed': ({ machine, hex, field }, book, people) =>
    `${flyer(machine, people)}, alone over ${hexName(hex, book)}, makes for ${fieldText(field, book)}: his turns go on from there, in the weather of that hour.`,
  landed: ({ machines, field, isHome }, book) =>
    `${listed(machines)} ${plural(machines.length, 'lands', 'land')} at ${isHome ? 'home' : fieldText(field, book)}.`,
  'mission-ended': ({ mission, points }, book) => `${missionTitle(mission, book)} is over: ${victoryPoints(points)}.`,
};

const ENCOUNTERS = {
  nothing: 'nobody in sight',
  encounter: 'hostile aircraft',
  'engine-trouble': 'a double 6 is engine trouble, and an engine misses',
} as const;
const SIGHTS = {
  seen: 'we see them, and they us',
  unseen: 'in this weather nobody sees anybody',
  'from-cloud': 'the higher side lurks in the cloud',
} as const;
/** What the Germans do without dice. */
const WITHOUT_DICE = {
  'jasta-11': 'They are red machines. They attack.',
  crippled: 'They have had enough for today. They leave us alone.',
};

const OPTIONS = { height: 'by height', numbers: 'by numbers', die: 'by a die' } as const;

function besideUs(above: number): string {
  if (above === 0) return 'our own height';
  return above > 0 ? 'above us' : 'below us';
}

export const zonesText = (zones: readonly string[]): string =>
  `${plural(zones.length, 'zone', 'zones')} ${zones.join(', ')}`;

export const targetName = (target: string, { missionMap }: Rulebook): string =>
  missionMap.targets.find((each) => each.target === target)?.name ?? target;

/** A hex by its name for players: `H09 (trenches)`, `H08, Arras`. */
export function hexName(hex: string, { missionMap }: Rulebook): string {
  const names = namesIn(missionMap, hex);
  if (names.length > 0) return `${hex}, ${names.join(' and ')}`;
  return hexOf(missionMap, hex).ground === 'trenches' ? `${hex}, the trenches` : hex;
}

/** (50) Whom the flight meets, where a counter is one man. */
function famousText(numbers: readonly number[], book: Rulebook): string {
  const [famous] = numbers.flatMap((number) => counterOf(number, book).personal ?? []);
  if (famous === undefined) return '';
  return numbers.length === 1 ? `, and it is ${famous}` : `, ${famous} among them`;
}

/** `three Albatros D.IIIs of Jasta 11 and a DFW C.V`. */
export const countersText = (numbers: readonly number[], book: Rulebook): string =>
  talliedTypes(numbers.map((number) => counterText(counterOf(number, book), book)));
