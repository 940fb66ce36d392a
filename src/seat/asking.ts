import { bare } from '../cards/bare.ts';
import { WrongUsage } from '../shell/faults.ts';
import { type GlobalOptions, print, show, thePaper, wayOutOfByEar } from '../shell/page.ts';
import { isAtTerminal } from './page/pace.ts';
import { lackingIn } from './page/what-it-needs.ts';
import { type Script, scriptOf } from './script.ts';
import { forgetDropped, typedLine } from './typed/ahead.ts';

/** Asks for one line; returns nothing when the player has gone: Ctrl-C, Ctrl-D, or the end of a script. */
export type AskLine = (message: string) => Promise<string | undefined>;

/** Who answers, and his list of answers, if he has one. */
export interface Answering {
  readonly ask: AskLine;
  readonly script: Script | undefined;
}

/** Nobody can answer. */
export const NOBODY_THERE: Answering = { ask: async () => undefined, script: undefined };

/** Who answers: the lines of a file, or the player at a terminal. The first line of a game by ear says that it is one. */
export async function whoAnswers(options: GlobalOptions & { readonly answers?: string }): Promise<Answering> {
  const { answers } = options;
  const wayOut = wayOutOfByEar(options);
  if (wayOut !== undefined && !options.json)
    print(`By ear: everything is told in lines of text. ${wayOut}`, thePaper(options));
  if (answers !== undefined) return byScript(scriptOf(answers));
  if (!isAtTerminal())
    throw new WrongUsage(
      'There is no terminal to ask in. Give the answers with --answers FILE, or --answers - for standard input; a line carry-on among them lets the program play on.',
    );
  const { columns, rows } = process.stdout;
  for (const lacking of lackingIn({ columns, rows, env: process.env })) process.stderr.write(`${bare(lacking)}\n`);
  return { ask: wayOut === undefined ? askWithEditing : askPlainly, script: undefined };
}

/** Each line is shown as if it had been typed. Between two lines signals and closed pipes are noticed. */
const byScript = (script: Script): Answering => ({
  ask: async (message) => {
    await new Promise((on) => setImmediate(on));
    await script.comes();
    const line = script.take();
    if (line !== undefined && message !== '') show(`${message} ${bare(line)}`);
    return line;
  },
  script,
});

/** A prompt with line editing; loaded when first needed, because it is large. */
async function askWithEditing(message: string): Promise<string | undefined> {
  const { askInTerminal } = await import('../page/prompt.ts');
  return typedLine((keys, stands) => askInTerminal(message, keys, stands));
}

/** A prompt that draws no line again, for listeners and for terminals that can only print. */
async function askPlainly(message: string): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  await forgetDropped();
  if (process.stdin.readableEnded) return undefined;
  return typedLine(async (input, stands) => {
    const lines = createInterface({ input, output: process.stdout, terminal: false });
    // Who comes back from the background sees that he is asked.
    const again = () => process.stdout.write(`${message} `);
    process.on('SIGCONT', again);
    try {
      return await new Promise((give) => {
        lines.once('close', () => give(undefined));
        lines.question(`${message} `).then(give, () => give(undefined));
        stands();
      });
    } finally {
      process.off('SIGCONT', again);
      lines.close();
    }
  });
}
