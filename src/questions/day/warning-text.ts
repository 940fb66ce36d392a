import { type DayPlan, missionsOf, type PlannedMission } from '../../campaign/plan.ts';
import { type Price, TOO_DEAR, type TypeInFlight, type Warning } from '../../campaign/warnings.ts';
import { oddsOfWhen } from '../../cards/odds.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import { shortName } from '../../kit/screen/people.ts';
import { capital, counted, feet, listed, signed, waysText } from '../../words/numbers.ts';
import { weatherName } from '../weather.ts';

type WarningOf<W extends Warning['why']> = Extract<Warning, { why: W }> & { readonly why: W };

type Text<W extends Warning['why']> = (warning: WarningOf<W>, name: string, book: Rulebook) => string;

const typeText = ({ aircraft, machines, ceiling, aft, bombs }: TypeInFlight, book: Rulebook): string =>
  `${listed(machines)}, ${aircraftNamed(aircraft, book)}: ${feet(ceiling)}, AFT ${aft}${bombs > 0 ? `, ${bombs} lb` : ''}`;

/** Each warning in a sentence, with the names of the men. */
const TEXTS: { readonly [W in Warning['why']]: Text<W> } = {
  'novice-over-douai': (_, name) => `${name} is a novice, and this goes within reach of the red machines of Douai.`,
  nerves: ({ bravery }, name, { pilotSkillFiringAndBravery: { braveryParts, letters } }) => {
    const rest = braveryParts.quietDay ? ' A mission without a fight steadies him.' : '';
    const nerve = letters.find(({ letter }) => letter === bravery)?.nerve ?? 0;
    const { ways } = oddsOfWhen('2d6', (total) => total > nerve);
    return `${name} is ${bravery === 'S' ? 'shaken' : 'nervous'}: when his turn comes in a fight, ${waysText(ways)} that he leaves it.${rest}`;
  },
  'many-missions': ({ airmen, missions }, name) =>
    airmen.length === 1
      ? `${name} flies ${counted(missions, 'mission')} today; it will tell on him.`
      : `${name} fly ${counted(missions, 'mission')} each today; it will tell on them.`,
  'will-not-get-home': ({ machines, aft, needed, height }) =>
    `${listed(machines)} will not get home: there and back by the shortest way at ${feet(height)} takes ${needed} AFT, and there are ${aft}.`,
  'few-on-patrol': ({ few, earns, more }) =>
    `${capital(counted(few, 'machine'))} or fewer earn at most ${signed(earns)} there; more of them ${signed(more)}.`,
  'commanding-officer': ({ cost }, name) =>
    `${name} commands the squadron: killed or taken he costs ${signed(cost)} besides what any man costs.`,
  'lone-two-seater': ({ machine }) => `${machine} goes alone, with nobody to look after her.`,
  'mixed-flight': ({ types }, _, book) =>
    `Of several types: ${types.map((type) => typeText(type, book)).join('; ')}. Together they climb to ${feet(Math.min(...types.map(({ ceiling }) => ceiling)))} and have ${Math.min(...types.map(({ aft }) => aft))} AFT.`,
  'hidden-ground': ({ weather, lowest, ...price }, _, book) =>
    `${weatherName(book, weather)}: the ground cannot be seen from ${feet(lowest)}, and this mission is not flown lower.${asDear(price)}`,
  'poor-light': ({ weather, photo, ...price }, _, book) =>
    `${weatherName(book, weather)}: Photo ${photo}; there is little to be seen through that.${asDear(price)}`,
};

/** Why it may be flown all the same. */
function asDear(price: Price): string {
  const { undone, failed } = price;
  if (isFlownAllTheSame(price))
    return ` A careful commander flies it, for it may clear up: left undone it costs ${signed(undone)}, flown for nothing ${signed(failed)}.`;
  return undone <= failed ? ` To leave it costs no less than to fail: ${signed(undone)}.` : '';
}

const isFlownAllTheSame = ({ undone, failed }: Price): boolean => undone <= failed && -undone >= TOO_DEAR;

/**
 * Whether a careful commander knows it and plans so all the same: a mission that is too dear to leave undone, and a
 * nervous man's only mission, which he owes by rule 6.
 */
export function isNote(warning: Warning, plan: DayPlan): boolean {
  if ('undone' in warning) return isFlownAllTheSame(warning);
  return warning.why === 'nerves' && warning.bravery === 'NV' && missionsOf(warning.airman, plan) === 1;
}

/** What is no fault of the plan has no sign. */
export const NOTE = 'Note: ';

/** What a careful commander lets stand of a shaken man, and why: rule 6 has each man fly once. */
export const dutyText = (warning: Warning, plan: DayPlan): string =>
  warning.why === 'nerves' && warning.bravery === 'S' && missionsOf(warning.airman, plan) === 1 ? OWES : '';

const OWES = ' He owes one mission a day (rule 6).';

export function warningText<W extends Warning['why']>(
  warning: WarningOf<W>,
  { crews }: PlannedMission,
  book: Rulebook,
): string {
  const text: Text<W> = TEXTS[warning.why];
  const men = crews.filter(({ airman }) => menIn(warning).includes(airman));
  return text(warning, listed(men.map(shortName)), book);
}

function menIn(warning: Warning): readonly string[] {
  if ('airmen' in warning) return warning.airmen;
  return 'airman' in warning ? [warning.airman] : [];
}
