import { counted, listed } from '../../english/numbers.ts';
import type { CrewFate } from '../../rulebook/cards/crew-fate.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { End, MachineFacts, ManFacts, MissionFacts, Trouble } from './facts/mission-facts.ts';
import { atPlace, fieldText, inSentence, manIn, placeText, written } from './prose.ts';

/** Machines in trouble on the way, one after the other, and what was done about each. */
export function troubleParagraph({ machines }: MissionFacts, book: Rulebook): string {
  return machines.flatMap((machine) => troublesOf(machine, machines, book)).join(' ');
}

function troublesOf({ machine, troubles }: MachineFacts, all: readonly MachineFacts[], book: Rulebook): string[] {
  const sentences: string[] = [];
  for (const [i, trouble] of troubles.entries()) {
    const isNamed = sentences.length > 0;
    const name = manIn(machine, 'pilot', all);
    const him = isNamed ? { he: 'He', him: 'him' } : { he: name, him: name };
    const told = { before: troubles.slice(0, i), after: troubles.slice(i + 1), all };
    sentences.push(...troubleText(trouble, him, told, book));
  }
  return sentences;
}

interface Him {
  readonly he: string;
  readonly him: string;
}

/** Among what a trouble came: his others, and who was with him. */
interface Among {
  readonly before: readonly Trouble[];
  readonly after: readonly Trouble[];
  readonly all: readonly MachineFacts[];
}

function troubleText(trouble: Trouble, { he, him }: Him, { before, after, all }: Among, book: Rulebook): string[] {
  const over = `over ${placeText(trouble.hex, book)}`;
  switch (trouble.is) {
    case 'crippled':
      return [`${he} was crippled ${over}: ${inSentence(trouble.words)}.`];
    case 'pilot-crippled':
      return trouble.inFight ? [] : [`${he} was hit ${over}, and could do no more than fly.`];
    case 'seen-home':
      return [`${companyText(trouble, him, all)}${partedText(trouble, after, book)}.`];
    case 'on-his-own':
      return before.some(({ is }) => is === 'seen-home') ? [] : [`${he} ${ON_HIS_OWN[`${trouble.left}`]}.`];
    case 'met-enemy':
      return [`${he} met the enemy alone, and ${MET[trouble.result]}.`];
    case 'engine-cut-out':
      return [`${he} had his engine cut out ${over}.`];
    case 'out-of-petrol':
      return [`${he} ran out of petrol ${over}.`];
  }
}

const ON_HIS_OWN = {
  true: 'was left to make his own way home',
  false: 'was alone, and made for the nearest field',
} as const;

const MET = {
  escaped: 'slipped away from them',
  'forced-landing': 'was put down',
  'shot-down': 'was shot down',
} as const;

type SeenHome = Extract<Trouble, { is: 'seen-home' }>;

function companyText({ by }: SeenHome, him: string, all: readonly MachineFacts[]): string {
  if (by === 'all') return `The flight turned home with ${him}`;
  return `${listed(by.map((machine) => manIn(machine, 'pilot', all)))} set out to see ${him} home`;
}

/** Who is seen home does not always get there in company. */
function partedText({ hex }: SeenHome, after: readonly Trouble[], book: Rulebook): string {
  const parted = after.find((each) => each.is === 'on-his-own');
  if (!parted) return '';
  if (parted.hex === hex) return parted.left ? ', and then left him to make his own way' : '; then he was on his own';
  const place = placeText(parted.hex, book);
  return parted.left ? `, and left him over ${place} to make his own way` : `; from ${place} he was on his own`;
}

/** Who came home, where the others are, and who was hurt. */
export function homeParagraph({ machines }: MissionFacts, book: Rulebook): string {
  const away = machines.flatMap((machine) => awayText(machine, machines, book));
  return [cameText(machines), ...away, ...woundedText(machines)].join(' ');
}

function cameText(machines: readonly MachineFacts[]): string {
  const home = machines.filter(({ end }) => end.is === 'home');
  if (home.length === 0) return 'Nobody came home to Amiens.';
  if (home.length > 1 && home.length === machines.length) return 'All came home.';
  return `${listed(home.map(({ machine }) => manIn(machine, 'pilot', machines)))} came home.`;
}

function awayText({ machine, men, end }: MachineFacts, all: readonly MachineFacts[], book: Rulebook): string[] {
  const name = manIn(machine, 'pilot', all);
  if (end.is === 'home') return [];
  if (end.is === 'field') return [`${name} put down at ${fieldText(end.field, book)}.`];
  return [`${name} ${downText(end, book)}.`, ...men.flatMap(aboardText)];
}

type Down = Extract<End, { is: 'down' }>;

/** How and where a machine came to earth, and what is left of her. */
function downText({ how, hex, side, glided, lost }: Down, book: Rulebook): string {
  const came = `${HOW[how]} ${glided ? `west of ${placeText(hex, book)}` : atPlace(hex, book)}`;
  const told = side === 'allied' ? came : `did not come home: he ${came}`;
  return lost ? `${told}, and his machine is lost` : told;
}

const HOW = {
  'forced-landing': 'made a Forced Landing',
  'forced-down': 'was Forced Down',
  'shot-down': 'was Shot Down',
} as const;

const aboardText = (man: ManFacts): string[] =>
  man.fate === undefined ? [] : [`${man.seat === 'pilot' ? 'He' : written(man)} ${fateText(man.fate)}.`];

/** Those who were hit and brought to a field of ours. */
const woundedText = (machines: readonly MachineFacts[]): string[] =>
  machines
    .filter(({ end }) => end.is !== 'down')
    .flatMap(({ men }) => men.flatMap((man) => (man.fate ? [`${written(man)} ${fateText(man.fate)}.`] : [])));

function fateText(fate: CrewFate): string {
  switch (fate.fate) {
    case 'killed':
      return 'was killed';
    case 'prisoner':
      return fate.wounded ? 'is a prisoner, and wounded' : 'is a prisoner';
    case 'wounded':
      return fate.days === 0 ? 'was grazed' : `is wounded, and off duty for ${counted(fate.days, 'day')}`;
    case 'safe':
      return fate.days === 0 ? 'is unhurt' : `is unhurt, and will be back after ${counted(fate.days, 'day')}`;
  }
}
