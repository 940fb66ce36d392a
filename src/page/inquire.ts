import { createPromptModule, type DistinctQuestion } from 'inquirer';
import { hang, type Paper, wrap } from './paper.ts';
import { safeToPrint } from './safe-to-print.ts';

/** The window, the keys, and whom to tell that the question stands: keys before that are lost. */
export interface InquireDesk {
  readonly paper: Paper;
  readonly rows: number;
  readonly keys: NodeJS.ReadableStream;
  readonly stands: () => void;
  /** A line was faulty, and another is awaited. */
  readonly again: () => void;
}

/** A question with a list; a word and what it does. */
export interface ListAsked {
  readonly question: string;
  readonly choices: readonly { readonly word: string; readonly does: string }[];
}

/** A question for a line; a faulty one is explained, and asked again. */
export interface TextAsked {
  readonly question: string;
  readonly usual: string;
  readonly fault: (line: string) => string | undefined;
}

/** One of a list, by arrow keys, its number or its first letters; nothing when the player has gone. */
export function selectOne({ question, choices }: ListAsked, desk: InquireDesk): Promise<string | undefined> {
  const { paper, rows } = desk;
  const longest = Math.max(...choices.map(({ word }) => word.length));
  const whole = choices.map(({ word, does }) => inList(`${word.padEnd(longest)}  ${does}`, longest, paper));
  const isRoomy = paper.width >= WIDE && whole.join('\n').split('\n').length <= rows - AROUND;
  const listed = choices.map(({ word, does }, i) => ({
    value: word,
    short: word,
    name: isRoomy ? (whole[i] ?? word) : word,
    ...(!isRoomy && { description: wrap(safeToPrint(does), paper) }),
  }));
  const list = { choices: listed, loop: false, pageSize: Math.max(rows - (isRoomy ? AROUND : DESCRIBED), LEAST) };
  return asked<string>(
    { type: 'select', name: 'answer', message: inWindow(question, paper), ...list, theme: themeOf(paper) },
    desk,
  );
}

/** Where not all find room only what the cursor stands on is described. */
const WIDE = 60;
/** The rows for the question and the keys, and for a description too. */
const AROUND = 6;
const DESCRIBED = 10;
const LEAST = 4;

/** The library sets each entry in by its cursor and its number. */
const inList = (text: string, longest: number, paper: Paper): string =>
  hang(safeToPrint(text), { ...paper, width: paper.width - BEFORE }, longest + 2 + BEFORE);
const BEFORE = 6;

/** The library would break a line within a word; its sign and a blank stand before. */
const inWindow = (text: string, paper: Paper): string => wrap(text, { width: paper.width - 3 });

/** A line of text. */
export function askText({ question, usual, fault }: TextAsked, desk: InquireDesk): Promise<string | undefined> {
  const validate = (line: string) => {
    const wrong = fault(line.trim());
    if (wrong !== undefined) desk.again();
    return wrong === undefined || wrap(wrong, desk.paper);
  };
  const line = { message: inWindow(question, desk.paper), validate, ...(usual !== '' && { default: usual }) };
  return asked<string>({ type: 'input', name: 'answer', ...line, theme: themeOf(desk.paper) }, desk);
}

/** Yes, as Enter alone says, or no. */
export function confirmOne(question: string, desk: InquireDesk): Promise<boolean | undefined> {
  const yes = { message: question, default: true };
  return asked<boolean>({ type: 'confirm', name: 'answer', ...yes, theme: themeOf(desk.paper) }, desk);
}

async function asked<Answer extends string | boolean>(
  question: DistinctQuestion & { readonly name: 'answer' },
  { keys, stands }: InquireDesk,
): Promise<Answer | undefined> {
  const away = new AbortController();
  // The library hears Ctrl-C by itself, but neither Ctrl-D nor the end of the terminal.
  const hear = (some: Buffer | string) => some.includes(CTRL_D) && away.abort();
  keys.on('data', hear).once('end', () => away.abort());
  const answered = createPromptModule({ input: keys, signal: away.signal })([question]);
  try {
    await new Promise((on) => setImmediate(on));
    stands();
    return (await answered)['answer'];
  } catch (error) {
    if (error instanceof Error && LEFT.includes(error.name)) return undefined;
    throw error;
  }
}

const CTRL_D = '\u0004';
/** By their names: each prompt of the library may bring classes of its own. */
const LEFT: readonly string[] = ['ExitPromptError', 'AbortPromptError'];

/** Our own inks: the library would take colour from what it finds itself. */
function themeOf(paper: Paper) {
  const { ink } = paper;
  return {
    prefix: '?',
    icon: { cursor: '>' },
    indexMode: 'number' as const,
    // A line that was refused is gone: the next one is typed from its beginning.
    validationFailureMode: 'clear' as const,
    style: {
      message: (text: string) => ink.bold(safeToPrint(text)),
      answer: (text: string) => ink.cyan(safeToPrint(text)),
      defaultAnswer: (text: string) => ink.dim(`(${text})`),
      confirmDefault: (text: string) => text.toUpperCase(),
      error: (text: string) => ink.yellow(safeToPrint(text)),
      highlight: (text: string) => ink.inverse(text),
      description: (text: string) => text,
      help: (text: string) => ink.dim(text),
      keysHelpTip: () => ink.dim(wrap('Arrow keys, a number or first letters, then Enter; Ctrl-C leaves.', paper)),
    },
  };
}
