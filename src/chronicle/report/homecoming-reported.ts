import { isForGood } from '../../campaign/aircrew.ts';
import { byName } from '../../cards/by-name.ts';
import { homeField } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { fateClause } from '../../words/fates.ts';
import { fieldText, listed } from '../../words/numbers.ts';
import { underEach } from '../under-each.ts';
import { hasDeadEngine } from './dead-engine.ts';
import type { End, MachineFacts, ManFacts, MissionFacts } from './facts/mission-facts.ts';
import { achievedText } from './points-reported.ts';
import { atPlace, glideText, manIn, oneSentence, oneWay, written } from './prose.ts';

/** What was achieved, who came home, where the others are, and who was hurt. */
export function endParagraph(facts: MissionFacts, book: Rulebook): string {
  const { machines } = facts;
  const home = machines.filter(({ end }) => end.is === 'home').length;
  const all = home > 1 && home === machines.length ? [oneWay<string>(allHome(book), facts, 'home')] : [];
  const came = all.length > 0 ? [] : cameText(facts);
  const achieved = achievedText(facts, all, book);
  const landed = landedText(came, facts, book);
  const hurt = woundedText(machines);
  // Beside a man or a machine that is lost the work does not come first.
  const told = isGrave(machines)
    ? [...landed, ...hurt, ...achieved.first, ...achieved.last]
    : [...withPlate(achieved.first, landed), ...achieved.last, ...hurt];
  return told.join(' ');
}

/** Who came home, who is on other fields, and how the others came down; of one alone in the same sentence. */
function landedText(came: readonly string[], { machines, ...facts }: MissionFacts, book: Rulebook): readonly string[] {
  const beside = besideText(machines);
  const fields = fieldsText({ ...facts, machines }, book);
  const missing = machines.filter(({ end }) => end.is !== 'home');
  const isOne = came.some((each) => each.startsWith(ALL_BUT)) && missing.length === 1 && beside.length === 0;
  const downs = downText(machines, {
    book,
    facts: { ...facts, machines },
    isTold: came.includes(NOBODY_CAME) || came.includes(NEITHER_CAME) || isOne,
  });
  const isCrew = fields.length > 0 && missing.some(({ men }) => men.length > 1);
  if (!isOne || isCrew) return [...cameAnd(came, beside, fields), ...downs];
  const [his = '', ...others] = [...fields, ...downs];
  return [oneSentence([...came, his.replace(OF_HIM, 'he ')], '; '), ...others];
}

const isGrave = (machines: readonly MachineFacts[]): boolean =>
  machines.some(({ men, end }) => (end.is === 'down' && end.lost) || men.some(({ fate }) => isForGood(fate?.fate)));

const cameAnd = (came: readonly string[], beside: readonly string[], fields: readonly string[]): readonly string[] =>
  beside.length === 0 && fields.length === 1 ? [oneSentence([...came, ...fields])] : [...came, ...beside, ...fields];

const ALL_BUT = 'All but ';

/** The name at the beginning of how a machine came down. */
const OF_HIM = /^.+? (?=made a forced landing|came down|fell|put down|landed|came in)/;

/** Who brought back the plate and alone came home did both in one sentence. */
function withPlate(achieved: readonly string[], [came = '', ...others]: readonly string[]): readonly string[] {
  const [who] = PLATE.exec(achieved.at(-1) ?? '')?.slice(1) ?? [];
  if (who === undefined || !CAME_HOME.some((how) => came === `${who} ${how}.`))
    return [...achieved, ...[came].filter(Boolean), ...others];
  return [
    ...achieved.slice(0, -1),
    `${achieved.at(-1)?.replace(/\.$/, '')} and ${came.slice(who.length + 1)}`,
    ...others,
  ];
}

const PLATE = /^([^,]+?) brought back an? \w+ plate\.$/;

const allHome = ({ missionMap }: Rulebook): readonly [string, ...string[]] => [
  'All came home.',
  `All were back at ${homeField(missionMap).name} afterwards.`,
  'Nobody was missing afterwards.',
];

const CAME_HOME = ['came home', 'got home', 'found the way home', 'came back', 'reached home', 'got back'] as const;

function cameText(facts: MissionFacts): string[] {
  const { machines } = facts;
  const home = machines.filter(({ end }) => end.is === 'home');
  if (home.length > 0) return [`${rollCall(home, machines)} ${oneWay(CAME_HOME, facts, 'came')}.`];
  const isWorse = machines.some(({ men, end }) => end.is === 'down' && !isPlain(end, men));
  return machines.length > 1 && isWorse && machines.every(({ end }) => end.is === 'down')
    ? [machines.length === 2 ? NEITHER_CAME : NOBODY_CAME]
    : [];
}

/** Who came home: of many, by those who did not. Who landed on another field is named with the field. */
function rollCall(home: readonly MachineFacts[], all: readonly MachineFacts[]): string {
  const namesOf = (machines: readonly MachineFacts[]) =>
    listed(machines.map(({ machine }) => manIn(machine, 'pilot', all)));
  const missing = all.filter((each) => !home.includes(each));
  const isShorter = home.length >= 3 && missing.length < home.length && missing.every(({ end }) => end.is !== 'home');
  return isShorter ? `${ALL_BUT}${namesOf(missing)}` : namesOf(home);
}

const NOBODY_CAME = 'None of them came home.';
const NEITHER_CAME = 'Neither came home.';

/** (34) A crippled machine that landed with those who had set out to escort it home. */
function besideText(machines: readonly MachineFacts[]): string[] {
  return machines.flatMap(({ machine, troubles, end }) => {
    const seen = troubles.find((each) => each.is === 'seen-home');
    if (seen?.is !== 'seen-home' || seen.by === 'all' || end.is !== 'home') return [];
    const beside = seen.by.filter((other) => end.with.includes(other)).map((other) => manIn(other, 'pilot', machines));
    return beside.length > 0 ? [`${manIn(machine, 'pilot', machines)} landed with ${listed(beside)} beside him.`] : [];
  });
}

const PUT_DOWN = ['put down', 'landed', 'came in'] as const;

/** Those on other fields of ours, field by field. */
function fieldsText(facts: MissionFacts, book: Rulebook): string[] {
  const { machines } = facts;
  const fields = [...new Set(machines.flatMap(({ end }) => (end.is === 'field' ? [end.field] : [])))];
  return fields.map((field) => {
    const there = machines.filter(({ end }) => end.is === 'field' && end.field === field);
    return `${listed(there.flatMap(({ men }) => men.map(written)))} ${oneWay(PUT_DOWN, facts, field)} at ${fieldText(field, book)}.`;
  });
}

/** How those who are down are told: whether it is told already that nobody came home. */
interface Downs {
  readonly book: Rulebook;
  readonly facts: MissionFacts;
  readonly isTold: boolean;
}

/** Those who walked away from their landings in the same place are told together. */
function downText(machines: readonly MachineFacts[], downs: Downs): string[] {
  const { book } = downs;
  const whole = machines.filter(({ men, end }) => end.is === 'down' && isPlain(end, men));
  const places = underEach(whole, ({ end }) => (end.is === 'down' ? [atPlace(end.hex, book)] : []));
  const together = [...places].filter(([, there]) => there.length > 1);
  const told = together.flatMap(([, there]) => there);
  return [
    ...together.map(
      ([place, there]) =>
        `${listed(there.map(({ machine }) => manIn(machine, 'pilot', machines)))} made forced landings ${place}, unhurt.`,
    ),
    ...machines.filter((each) => !told.includes(each)).flatMap((each) => downSentences(each, machines, downs)),
  ];
}

const isPlain = ({ how, side, glided, lost }: Down, men: readonly ManFacts[]): boolean =>
  how === 'forced-landing' && side === 'allied' && !glided && !lost && isWhole(men);

function downSentences({ machine, men, end }: MachineFacts, all: readonly MachineFacts[], downs: Downs): string[] {
  if (end.is !== 'down') return [];
  const name = manIn(machine, 'pilot', all);
  const how = hasDeadEngine(machine, downs.facts) ? ' with a dead engine' : '';
  return [`${name} ${oneDownText(end, men, how, downs)}.`, ...(isWhole(men) ? [] : aboardText(men))];
}

type Down = Extract<End, { is: 'down' }>;

/** A man alone who walked away, and lost no day. */
const isWhole = (men: readonly ManFacts[]): boolean =>
  men.length === 1 && men.every(({ fate }) => fate?.fate === 'safe' && fate.days === 0);

/** How and where a machine came down, and what is left of it. */
function oneDownText(
  { how, hex, side, glided, lost, gaveWay }: Down,
  men: readonly ManFacts[],
  by: string,
  downs: Downs,
): string {
  const { book, isTold } = downs;
  // Where it began to glide may be far beyond the lines.
  const from = side === 'trenches' ? 'between the lines' : glideText(hex, book);
  const came = `${HOW[how]} ${glided ? from : atPlace(hex, book)}${by}${how === 'shot-down' ? gaveWayText(gaveWay) : ''}`;
  const told = `${side === 'allied' || isTold ? came : `did not come home: he ${came}`}${isWhole(men) ? ', unhurt' : ''}`;
  return lost ? `${told}, and his machine is lost` : told;
}

/** (33) What gave way in a crippled machine, as it was; other words of a card are not told. */
const GAVE_WAY = byName({
  'The wing folds up': ' when the wing folded up',
  'The control wires part': ' when the control wires parted',
});

const gaveWayText = (words: string | undefined): string => GAVE_WAY.get(words ?? '') ?? '';

const HOW = {
  'forced-landing': 'made a forced landing',
  'forced-down': 'came down',
  'shot-down': 'fell',
} as const;

/** The fates of those aboard; two equal ones are told once. */
function aboardText(men: readonly ManFacts[]): string[] {
  const [pilot, observer] = men.map(ofAMan);
  const [, second] = men;
  if (pilot !== undefined && pilot === observer && second) return [`Both he and ${written(second)} ${ofBoth(pilot)}.`];
  return men.flatMap((man) =>
    man.fate === undefined ? [] : [`${man.seat === 'pilot' ? 'He' : written(man)} ${ofAMan(man)}.`],
  );
}

/** His fate, and how he came by a wound: `was wounded in the fight, and is off duty for two days`. */
function ofAMan({ fate, hurtBy }: ManFacts): string | undefined {
  if (fate === undefined) return undefined;
  const told = fateClause(fate);
  if (fate.fate !== 'wounded' || hurtBy === undefined) return told;
  const how = HURT_BY[hurtBy.is];
  if (fate.days === 0) return `was grazed ${how}`;
  return told.replace('is wounded, and', `was ${hurtBy.is === 'coming-down' ? 'hurt' : 'wounded'} ${how}, and is`);
}

/** How a man came by his wound. */
export const HURT_BY = {
  german: 'in the fight',
  fight: 'in the fight',
  archie: 'by Archie',
  'machine-guns': 'from the ground',
  'coming-down': 'in coming down',
} as const;

const ofBoth = (fate: string): string =>
  fate
    .replace(/^was /, 'were ')
    .replace(/^is a prisoner/, 'are prisoners')
    .replace(/^is /, 'are ')
    .replace(', and is off', ', and are off');

/** Those who were hit and brought to a field of ours. */
const woundedText = (machines: readonly MachineFacts[]): string[] =>
  machines
    .filter(({ end }) => end.is !== 'down')
    .flatMap(({ men }) => men.flatMap((man) => (man.fate ? [`${written(man)} ${ofAMan(man)}.`] : [])));
