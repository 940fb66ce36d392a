import { byName } from '../cards/by-name.ts';
import { keysOf } from '../cards/keys-of.ts';
import { STREAMS, type Stream } from '../table/checks.ts';

/** The commands at every prompt. */
export const COMMANDS = {
  '?': 'what is asked, what each answer does, and the rule; more: the rest; ? aft, or glossary aft: what a word of the game means; ? commands: all of these',
  again: 'what was said and asked last, once more',
  where:
    'in a fight where everybody is, from the machine that is asked: where B2 from another; in the air where you are',
  who: 'who is in the fight, and how each stands',
  threats: 'who can fire at yours now, and at whom yours can',
  why: 'how the last figures came about; why 10 goes further back; why shot, why G12: a shot; why G12 turn 3: what an enemy weighed then, when the fight is over',
  odds: 'what each answer brings by the evening, in a battle by its end, played out with other dice; the log-book notes it',
  plan: 'the plan of the day, as far as it is made',
  propose: 'have the rest of the plan filled in; you may change it before it stands; propose fly takes it at once',
  course: 'fly several turns: course home, course H12 at 8000, course patrol H10 H11 twice',
  'carry-on':
    'your men fight on by themselves to the end of this phase, or turn; carry-on fight: to the end of the fight; carry-on fight others, B2 B3 as sharp would, all follow B1: those alone; all by hand',
  orders: 'what is answered for you from now on: orders archie spread, orders usual; alone it shows them',
  legend: 'what the signs of the page mean: of a fight, of the map, of the plan',
  lesson: 'in a lesson: what was taught last, once more',
  promote: 'be asked this evening whom you promote and what you apply for, though nobody is due by custom',
  mission: 'what the mission is for, what it earns, and how far it has come',
  flight: 'the crews, what they have left, what is amiss',
  layout: 'how everything lies on your own table: markers, counters, log sheet, cards',
  track: 'the Initiative Track, in a Dog-Fight',
  map: 'the whole map; map J11: that hex and its neighbours',
  table: 'the whole of the table at once, in every game but that of the Initiative Track',
  arcs: 'whom each has in his arcs, or in his sights: arcs G4; with cards they are drawn',
  ruler: 'with cards: the ruler from one to another: ruler G4 A1, or from your own: ruler G4',
  weather: 'the weather and what it means',
  log: 'the mission so far, in short',
  card: 'a card as it is printed: card weather, card archie',
  rule: 'a rule by its number, its mark or a word of it: rule 15, rule V054, rule archie',
  history: 'what really happened over Arras on this day; history 9: on the 9th',
  status: 'the campaign as the day began: points, who is fit, machines, what is due',
  score:
    'the Victory Points so far, and what today has brought; points: what an enemy, a machine, a man and a mission count',
  report: "today's missions that are over, as they were reported",
  roster: "the flight's people, what they are and what they have done",
  man: "a man's service record: man haldenby, man hal",
  note: 'your own words into the log-book: note Bracegirdle sang all the way home; alone it opens a line',
  undo: 'take the last answer back, while no dice have fallen since',
  'take-back':
    'take the last answer back whatever has fallen since; the log-book records it. With two players undo both and take-back both: the other side’s too, where both agree',
  dice: 'whose dice fall: dice hand, dice program, or for one stream: dice hand weather',
  quit: 'leave; every answer is in the log-book already',
} as const;

export type Command = keyof typeof COMMANDS;

export const COMMAND_WORDS = keysOf(COMMANDS);

/** Commands for fights with cards on a table. */
export const OF_CARDS: readonly Command[] = ['ruler'];

/** Commands for fights with machines on a table, not on the Initiative Track. */
export const OF_TABLES: readonly Command[] = ['table', 'arcs'];

/** Commands that do not change the story. */
export const LOOKS: readonly Command[] = [
  'again',
  'where',
  'who',
  'threats',
  '?',
  'why',
  'legend',
  'lesson',
  'flight',
  'map',
  'weather',
  'log',
  'card',
  'rule',
];

/**
 * What becomes of a line that is typed where a text waits: a command that only looks, or leaves, is taken at once; what
 * would decide or answer something unseen is dropped.
 */
export function typedAtPause(line: string): 'asks' | 'dropped' | 'nothing' {
  if (line.trim() === '') return 'nothing';
  const typed = readTyped(line, []);
  return typed.is === 'command' && !DECIDES.includes(typed.command) ? 'asks' : 'dropped';
}

/** Commands that answer something, or change what stands. */
const DECIDES: readonly Command[] = [
  'propose',
  'course',
  'carry-on',
  'orders',
  'promote',
  'undo',
  'take-back',
  'dice',
  'note',
];

export type Typed =
  | { readonly is: 'answer'; readonly answer: string }
  | { readonly is: 'command'; readonly command: Command; readonly rest: readonly string[] }
  | { readonly is: 'unknown'; readonly text: string };

/** Reads a typed line: an answer by its word, its number or its first letters; or one of the commands. */
export function readTyped(line: string, options: readonly string[], numbers = numbersOf(options)): Typed {
  const text = line.trim();
  const answer = answerIn(text, options, numbers);
  if (answer !== undefined) return { is: 'answer', answer };
  const [head = '', ...rest] = text.toLowerCase().split(/\s+/);
  if (head === SCALE) return { is: 'command', command: 'card', rest: ['victory-points'] };
  if (OF_HELP.includes(head)) return { is: 'command', command: '?', rest: rest.length > 0 ? rest : [head] };
  // At a prompt `rules` and `cards` mean what they mean in the shell.
  const command = commandIn(head) ?? commandBegun(head) ?? commandIn(head.replace(/s$/, ''));
  return command ? { is: 'command', command, rest } : { is: 'unknown', text };
}

const NUMBER = /^\d+$/;

/** Whether answers may be given by number: not where a burst or a square of the grid would be taken for one. */
export const areNumbered = (options: readonly string[]): boolean =>
  !options.some((option) => NUMBER.test(option) && Number(option) <= options.length);

/** The number of each answer, its place in the list; none, where answers have no numbers. */
export const numbersOf = (options: readonly string[]): readonly string[] =>
  options.map((_, place) => (areNumbered(options) ? `${place + 1}` : ''));

/** The same for a list that may have numbers of its own. */
export const numbersIn = (
  options: readonly { readonly answer: string; readonly number?: string }[],
): readonly string[] =>
  options.some(({ number }) => number !== undefined)
    ? options.map(({ number }) => number ?? '')
    : numbersOf(options.map(({ answer }) => answer));

/** Heights may be typed as `5,000` or `5000 ft`. */
const HEIGHT = /^(\d{1,2}),?(\d{3})(\s*(ft|feet))?$/i;

/** An empty line is the first answer. */
function answerIn(typed: string, options: readonly string[], numbers: readonly string[]): string | undefined {
  const text = typed.replace(HEIGHT, '$1$2');
  if (text === '') return options[0];
  const exact = options.find((option) => option.toLowerCase() === text.toLowerCase());
  if (exact !== undefined) return exact;
  if (NUMBER.test(text) && numbers.includes(`${Number(text)}`)) return options[numbers.indexOf(`${Number(text)}`)];
  if (commandIn(text.toLowerCase())) return undefined;
  const begun = options.filter((option) => option.toLowerCase().startsWith(text.toLowerCase()));
  // The first letters of a man mean the man, not a pair of man and machine with the same beginning.
  const shortest = begun.filter((option) => !begun.some((other) => option.startsWith(`${other} `)));
  return shortest.length === 1 ? shortest[0] : undefined;
}

/** The card of all Victory Points by a word of its own. */
const SCALE = 'points';

/** `more` and `glossary` say what is asked of `?`, `glossary aft` what `? aft` does. */
const OF_HELP: readonly string[] = ['more', 'glossary'];

const ALSO: ReadonlyMap<string, Command> = byName({ help: '?', q: 'quit', exit: 'quit', takeback: 'take-back' });

function commandIn(word: string): Command | undefined {
  if (ALSO.has(word)) return ALSO.get(word);
  return keysOf(COMMANDS).find((each) => each === word);
}

/**
 * So many letters are enough for a command, if they are unique. Commands that take back or leave must be typed in full.
 */
const ENOUGH = 3;
const TYPED_OUT: readonly Command[] = ['note', 'undo', 'take-back', 'quit'];

function commandBegun(word: string): Command | undefined {
  if (word.length < ENOUGH) return undefined;
  const begun = COMMAND_WORDS.filter((command) => command.startsWith(word) && !TYPED_OUT.includes(command));
  return begun.length === 1 ? begun[0] : undefined;
}

export type DiceSwitch = { readonly dice: 'hand' | 'program'; readonly streams: readonly Stream[] };

/** Reads the words after `dice`: `hand`, `program weather`; nothing when they are something else. */
export function readDiceSwitch([dice, ...names]: readonly string[]): DiceSwitch | undefined {
  if (dice !== 'hand' && dice !== 'program') return undefined;
  const streams = STREAMS.filter((stream) => names.includes(stream));
  if (!names.every((name) => streams.some((stream) => stream === name))) return undefined;
  return { dice, streams: names.length === 0 ? STREAMS : streams };
}
