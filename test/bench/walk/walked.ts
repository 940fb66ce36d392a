import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { answerBy } from '../../../src/kit/head/policy.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { sit } from '../../../src/seat/sit.ts';
import { Coverage } from '../../attack/coverage.ts';
import { withBlock } from '../../charts/block.ts';
import { sitDown } from '../keys/by-hand.ts';
import { unheard } from '../keys/unheard.ts';

/** The lines that are walked with: that the plan stands, a flight's move, a burst at a target. */
const LINES = { plan: 'the plan', movement: 'a movement', burst: 'a burst' } as const;

type Line = keyof typeof LINES;
const isLine = (decision: string): decision is Line => decision in LINES;

/** The files of src that the first line of each kind has entered. */
export type Walked = Partial<Record<Line, readonly string[]>>;

const BEGUN = { seed: 'day-16', fights: undefined };

/** A first day in which each question is answered by a line of its own, as a steady head would, until all are walked. */
export async function walkDay(book: Rulebook): Promise<Walked> {
  const head = policyNamed('steady', 'a walk');
  const walked: Walked = {};
  let asked: Line | undefined;
  let before: unknown;
  const ask = async (): Promise<string | undefined> => {
    const files = coverage.takeFiles();
    const { position } = sitting;
    // Where he was warned, and nothing is played yet, the same question stands.
    if (asked && position !== before) walked[asked] ??= files;
    if (position.status !== 'asking' || Object.keys(walked).length === Object.keys(LINES).length) return undefined;
    const { question } = position;
    before = position;
    asked = isLine(question.decision) ? question.decision : undefined;
    const answer = answerBy(head, question, book);
    coverage.takeFiles();
    return answer;
  };
  const { sitting, seat } = sitDown(BEGUN, book, ask);
  const coverage = new Coverage();
  await unheard(() => sit(seat));
  coverage.end();
  return walked;
}

/** Files of src that a line may enter, those of the day that is played again among them. */
export const MOST = { plan: 140, movement: 140, burst: 185 } as const satisfies Record<Line, number>;

/** The page with what is counted now. */
export const rewritten = (page: string, walked: Walked): string => withBlock(page, 'walk', told(walked));

/** Where a line is read and what comes of it told; in all other rooms the day is played again. */
const ABOUT = /\/src\/(?:seat|commands|shell|screens|questions|page|logbook|words|kit\/screen|games\/\w+\/screen)\//;

function told(walked: Walked): string {
  const each = Object.entries(walked).map(([line, files]) => {
    const about = files.filter((file) => ABOUT.test(file)).length;
    return `${isLine(line) ? LINES[line] : line} ${about} and ${files.length - about}`;
  });
  return [
    'Of a first day the first line of its kind enters so many files that read and tell it (`seat`,',
    '`screens`, `questions`, `page`, `logbook`), and so many of the rooms below them, where the day is',
    `played again: ${each.join('; ')} (\`npm run walk\`).`,
  ].join('\n');
}
