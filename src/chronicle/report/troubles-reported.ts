import { homeField } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { listed, possessive } from '../../words/numbers.ts';
import { underEach } from '../under-each.ts';
import { toldWithLandings } from './dead-engine.ts';
import type { MachineFacts, MissionFacts, Trouble } from './facts/mission-facts.ts';
import { toldWithFights } from './fought-meeting.ts';
import { howFell } from './how-fell.ts';
import { backAgain, WENT_DOWN } from './joined-troubles.ts';
import { inSentence, manIn, oneSentence, oneWay, overPlace, placeText } from './prose.ts';
import { type Among, companyText, NAMED, namesIn, partedText } from './seen-home-reported.ts';

/** What the sentences of troubles are made from, and the troubles that are told elsewhere. */
export interface TellingOfTroubles {
  readonly facts: MissionFacts;
  readonly told: readonly Trouble[];
  readonly book: Rulebook;
}

/** Troubles that are told with fights or landings. */
export const toldElsewhere = (facts: MissionFacts): Trouble[] => [
  ...toldWithFights(facts),
  ...toldWithLandings(facts),
  ...toldAsFled(facts),
];

/** From one moment of the mission to before another. */
export interface StretchOfWay {
  readonly from: number;
  readonly to: number;
}

const isIn = ({ at }: Trouble, { from, to }: StretchOfWay): boolean => at >= from && at < to;

type Dry = Extract<Trouble, { is: 'out-of-petrol' }>;

const dryOf = ({ troubles }: MachineFacts): Dry[] =>
  troubles.filter((each): each is Trouble & Dry => each.is === 'out-of-petrol');

/** Who ran out of petrol over the place where he had left a fight for want of it is told of there. */
const toldAsFled = ({ machines, meetings }: MissionFacts): Trouble[] =>
  machines.flatMap((machine) =>
    dryOf(machine).filter((dry) =>
      meetings.some(
        ({ at, hex, came }) =>
          typeof came === 'object' &&
          at <= dry.at &&
          hex === dry.hex &&
          came.fled.some((fled) => fled.machine === machine.machine && fled.why === 'petrol'),
      ),
    ),
  );

/** Those who ran out of petrol over one place, and of whom this part of the way has nothing else to tell. */
export function dryTogether(
  { machines }: MissionFacts,
  part: StretchOfWay,
  told: readonly Trouble[],
): MachineFacts[][] {
  const dry = machines.flatMap((machine) => {
    const [only, ...more] = machine.troubles.filter((each) => isIn(each, part) && !told.includes(each));
    return only?.is === 'out-of-petrol' && more.length === 0 ? [{ machine, hex: only.hex }] : [];
  });
  return [...underEach(dry, ({ hex }) => [hex]).values()]
    .filter(({ length }) => length > 1)
    .map((there) => there.map(({ machine }) => machine));
}

export function dryText(
  together: readonly MachineFacts[],
  { facts: { machines }, book }: Pick<TellingOfTroubles, 'facts' | 'book'>,
): string {
  const [dry] = together.flatMap(dryOf);
  return `${listed(together.map(({ machine }) => manIn(machine, 'pilot', machines)))} ran out of petrol ${dry ? overPlace(dry.hex, book) : ''}.`;
}

/** Some of a machine's troubles, one after the other, what was done about each, and that it came down. */
export function troublesOf(
  of: MachineFacts,
  some: readonly (Trouble | 'fell')[],
  { facts, book, isHe }: TellingOfTroubles & { readonly isHe: boolean },
): string[] {
  const sentences: string[] = [];
  for (const trouble of some) {
    const isNamed = isHe || sentences.length > 0;
    const name = manIn(of.machine, 'pilot', facts.machines);
    const him = isNamed ? { he: 'He', him: 'him', his: 'His' } : { he: name, him: name, his: possessive(name) };
    if (trouble === 'fell') {
      // By name: the sentence before may be of those who saw him home.
      sentences.push(`${name} ${of.fell?.how === 'shot-down' ? 'fell' : 'came down'} on the way.`);
      continue;
    }
    const i = of.troubles.indexOf(trouble);
    const among = { before: of.troubles.slice(0, i), after: of.troubles.slice(i + 1), facts, end: of.end };
    sentences.push(...troubleText(trouble, him, among, book));
  }
  return withCompany(backAgain(sentences));
}

/** Who went with him, or that nobody did, is told in the same sentence as the trouble of his machine. */
function withCompany([first, second, ...others]: readonly string[]): string[] {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  if (!COMPANY.test(second)) return [first, second, ...others];
  const isApart = first.includes(':') || second.startsWith('He was alone') || second.includes(', and ');
  return [oneSentence([first, second], isApart ? '; ' : ', and '), ...others];
}

const COMPANY =
  /^(?:The flight turned home|The flight saw|All turned back|All flew on) |^He (?:was|had) |set out to see him home|^[^,;]+ (?:saw him to|flew on with him|turned home with him)/;

interface Him {
  readonly he: string;
  readonly him: string;
  readonly his: string;
}

function troubleText(trouble: Trouble, { he, him, his }: Him, among: Among, book: Rulebook): string[] {
  const over = overPlace(trouble.hex, book);
  switch (trouble.is) {
    case 'crippled':
      return [
        trouble.by === 'engine'
          ? `${engineText(trouble, his, among, over)}${landsAgain(trouble, among, book)}.`
          : crippledText(trouble, his, over),
      ];
    case 'pilot-crippled':
      return trouble.inFight ? [] : [`${he} was hit ${over}, and could do no more than fly.`];
    case 'seen-home':
      return [`${companyText(trouble, him, among, book)}${partedText(trouble, among, book)}.`];
    case 'on-his-own':
      return among.before.some(({ is }) => is === 'seen-home') ? [] : [`${he} ${alone(trouble, among)}.`];
    case 'met-enemy':
      return [`${he} met the enemy ${metHow(trouble, among)}, and ${MET[trouble.result]}${burning(trouble, among)}.`];
    case 'went-back':
      return [
        `${fewOrAll(trouble.by, among.facts)} went back ${trouble.isOver ? `over the lines${asFarAs(trouble, among, book)}` : `to ${placeText(trouble.hex, book)}`}.`,
      ];
    case 'left-wounded':
      return [`${he} left the flight with his wound, and ${namesIn(trouble.with, among.facts)} went with him.`];
    case 'worked':
    case 'held-back':
      return [`${he} ${overTheGround(trouble)}.`.replace(/^He alone went down/, 'He went down')];
    case 'engine-cut-out':
      return [`${his} engine cut out ${over}.`];
    case 'out-of-petrol':
      return [`${he} ran out of petrol ${over}.`];
  }
}

/** By guns on the ground, where it was no fight. */
const crippledText = ({ guns, words }: Extract<Trouble, { is: 'crippled' }>, his: string, over: string): string =>
  guns === undefined
    ? `${his} machine was crippled ${over}: ${inSentence(words)}.`
    : `${his} machine was crippled ${over} ${CRIPPLED_BY[guns]}: ${inSentence(words)}.`;

const CRIPPLED_BY = { archie: 'by Archie', 'machine-guns': 'from the ground' } as const;

const fewOrAll = (machines: readonly string[], facts: MissionFacts): string =>
  machines.length > NAMED ? 'The others' : namesIn(machines, facts);

/** How far they came, where that is another place than that of the trouble. */
function asFarAs({ hex }: Trouble, { before }: Among, book: Rulebook): string {
  const [first] = before;
  return first && placeText(first.hex, book) === placeText(hex, book) ? '' : `, as far as ${placeText(hex, book)}`;
}

/** How he fell whom the enemy shot down on his way. */
const burning = (trouble: Extract<Trouble, { is: 'met-enemy' }>, { end }: Among): string =>
  trouble.result === 'shot-down' && end.is === 'down' && end.how === 'shot-down' ? howFell(end.words) : '';

/** What he did over the ground, or would not do. */
function overTheGround(trouble: Extract<Trouble, { is: 'worked' | 'held-back' }>): string {
  if (trouble.is === 'worked') return trouble.alone ? WORKED[trouble.did][trouble.on ? 'on' : 'first'] : WENT_DOWN;
  return `would not go down on the trenches${trouble.wasThere ? ' again' : ''}${trouble.wentAfter ? ' at first, and went down after all' : ''}`;
}

const RAKED_ALONE = 'alone went down on the trenches, and raked them';

/** What he did with nobody beside him. */
const WORKED: Readonly<Record<Extract<Trouble, { is: 'worked' }>['did'], Readonly<Record<'first' | 'on', string>>>> = {
  patrol: { first: 'alone went on to the beat', on: 'alone went on with the beat' },
  spot: { first: 'alone called the shots', on: 'alone went on calling the shots' },
  strafe: { first: RAKED_ALONE, on: RAKED_ALONE },
};

/** Over the field to which the others had brought him, or on his way. */
function metHow({ hex }: Trouble, { before }: Among): string {
  if (before.some(({ is }) => is === 'met-enemy')) return 'again';
  return before.some((each) => each.is === 'seen-home' && each.broughtTo === hex) ? 'over the field' : 'alone';
}

/** (21) The machine's own engine, not the enemy. */
const ENGINE = ['engine began to fail', 'engine ran rough', 'engine lost its revolutions'] as const;

const engineText = (trouble: Trouble, his: string, { facts }: Among, over: string): string =>
  `${his} ${oneWay<string>(ENGINE, facts, `engine ${trouble.at}`)} ${over}`;

/** Over his own aerodrome he had not far to go. */
const landsAgain = ({ hex }: Trouble, { after, end }: Among, { missionMap }: Rulebook): string =>
  hex === homeField(missionMap).hex && end.is === 'home' && after.length === 0 ? ', and he landed again' : '';

const LEFT = ['was left to make his own way home', 'had to find his own way home'] as const;

const alone = ({ left, at }: Extract<Trouble, { is: 'on-his-own' }>, { facts, end }: Among): string => {
  if (left) return oneWay<string>(LEFT, facts, `left ${at}`);
  return `was alone, and made for ${end.is === 'home' ? 'home' : 'the nearest field'}`;
};

const MET = {
  escaped: 'slipped away',
  'forced-landing': 'was forced down',
  'shot-down': 'was shot down',
} as const;
