import type { InquireDesk } from '../../page/inquire.ts';
import type { Paper } from '../../page/paper.ts';
import { type GlobalOptions, isByEar, print } from '../../shell/page.ts';
import type { Answering, AskLine } from '../asking.ts';
import { chooseOr, type Menu } from '../menu.ts';
import { typedLine } from '../typed/ahead.ts';

/** A question that is answered by a line of text; `otherwise` says what Enter alone stands for. */
interface TextQuestion {
  readonly question: string;
  readonly label: string;
  readonly usual: string;
  readonly otherwise: string;
  readonly fault: (line: string) => string | undefined;
}

/** A question of set-up: a list, and what else may be typed there. */
interface ListQuestion extends Menu {
  readonly other?: { readonly word: string; readonly does: string; readonly asks: string; readonly wrong: string };
}

/** A question with two choices, and the same for yes or no. */
interface EitherQuestion extends Omit<Menu, 'read'> {
  readonly asks: string;
}

/** How set-up asks. Each returns nothing when the player has gone. */
export interface WayToAsk {
  list(asked: ListQuestion): Promise<string | undefined>;
  text(asked: TextQuestion): Promise<string | undefined>;
  /** Whether the first of two choices is taken. */
  confirm(asked: EitherQuestion): Promise<boolean | undefined>;
}

/** By lists that are walked in a terminal; by lines in a pipe, by ear, and where a terminal can only print. */
export function wayToAsk({ ask, script }: Answering, paper: Paper, options: GlobalOptions): WayToAsk {
  const isByLines = script !== undefined || isByEar(options);
  return isByLines ? byLines(ask, paper) : inTerminal(paper);
}

const byLines = (ask: AskLine, paper: Paper): WayToAsk => ({
  list: (asked) => chooseOr(asked, ask, paper),
  text: async ({ question, label, usual, otherwise, fault }) => {
    print(`\n${question} Enter alone: ${otherwise}.`, paper);
    for (;;) {
      const line = await ask(`${label}:`);
      if (line === undefined || line.trim() === LEAVE.word) return undefined;
      const text = line.trim() || usual;
      const wrong = fault(text);
      if (wrong === undefined) return text;
      print(wrong, paper);
    }
  },
  confirm: async (asked) => {
    const chosen = await chooseOr({ ...asked, read: () => undefined }, ask, paper);
    return chosen === undefined ? undefined : chosen === asked.choices[0]?.word;
  },
});

const LEAVE = { word: 'quit', does: 'leave; no campaign is begun' };

function inTerminal(paper: Paper): WayToAsk {
  const inquire = async (ask: (desk: InquireDesk) => Promise<string | undefined>): Promise<string | undefined> => {
    const rows = process.stdout.rows;
    const answer = await typedLine((keys, stands, again) => ask({ paper, rows, keys, stands, again }));
    return answer === LEAVE.word ? undefined : answer?.trim();
  };
  const list: WayToAsk['list'] = async ({ question, choices, other, read }) => {
    const { selectOne, askText } = await import('../../page/inquire.ts');
    const all = [...choices, ...(other ? [other] : []), LEAVE];
    const chosen = await inquire((desk) => selectOne({ question, choices: all }, desk));
    if (other === undefined || chosen !== other.word) return chosen;
    const fault = (line: string) => (read(line) === undefined && line !== LEAVE.word ? other.wrong : undefined);
    const line = await inquire((desk) => askText({ question: other.asks, usual: '', fault }, desk));
    return line && read(line);
  };
  return {
    list,
    text: async ({ question, usual, otherwise, fault }) => {
      const { askText } = await import('../../page/inquire.ts');
      const asks = usual === '' ? `${question} Enter alone: ${otherwise}.` : question;
      const unlessLeft = (line: string) => (line === LEAVE.word ? undefined : fault(line));
      return inquire((desk) => askText({ question: asks, usual, fault: unlessLeft }, desk));
    },
    confirm: async ({ asks, choices: [first] }) => {
      const { confirmOne } = await import('../../page/inquire.ts');
      print(`\nAs ${first?.word}: ${first?.does}.`, paper);
      const answer = await inquire(async (desk) => String(await confirmOne(asks, desk)));
      return answer === 'undefined' ? undefined : answer === 'true';
    },
  };
}
