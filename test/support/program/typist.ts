import { stepsIn } from '../../../src/games/clouds/screen/move/read-move.ts';
import { whyNotStep } from '../../../src/games/clouds/screen/move/why-not-step.ts';
import type { CloudsDecisions } from '../../../src/games/clouds/table/clouds-decisions.ts';
import type { Policy } from '../../../src/kit/head/policy.ts';
import { readTyped } from '../../../src/page/read-typed.ts';
import type { Question } from '../../../src/table/decisions.ts';

type MoveAbout = CloudsDecisions['clouds-move']['about'];

/**
 * A player who types the lines of his list, read as the program reads them. A line that is no answer is refused and
 * recorded, and the next line is typed. After the list another policy answers.
 */
export function typist(typed: readonly string[], lines: string[], afterwards: Policy): Policy {
  const waiting = [...typed];
  const steps: string[] = [];
  const nextLine = (): string | undefined => {
    const line = waiting.shift();
    if (line !== undefined) lines.push(`    typed   ${line}`);
    return line;
  };
  const refuse = (why: string): void => void lines.push(`    refused ${why}`);

  /** The next step of a move: of the typed line, or of the next one. */
  function move(about: MoveAbout, options: readonly string[]): string | undefined {
    for (;;) {
      const step = steps.shift() ?? stepOf(nextLine(), options);
      if (step === undefined) return undefined;
      if (options.includes(step)) return step;
      steps.length = 0;
      refuse(whyNotStep(step, about));
    }
  }

  function stepOf(line: string | undefined, options: readonly string[]): string | undefined {
    if (line === undefined) return undefined;
    const read = readTyped(line, options);
    if (read.is === 'answer' && !/^\d+$/.test(line)) return read.answer;
    steps.push(...stepsIn(line));
    return steps.shift();
  }

  function other(options: readonly string[]): string | undefined {
    for (let line = nextLine(); line !== undefined; line = nextLine()) {
      const read = readTyped(line, options);
      if (read.is === 'answer') return read.answer;
      refuse(`"${line}" is not an answer here. The answers are: ${options.join(', ')}.`);
    }
    return undefined;
  }

  return {
    ...afterwards,
    'clouds-move': (about, options, cards) => move(about, options) ?? afterwards['clouds-move'](about, options, cards),
    'clouds-fire': (about, options, cards) => other(options) ?? afterwards['clouds-fire'](about, options, cards),
    'clouds-re-roll': (about, options, cards) =>
      (other(options) as ReRoll | undefined) ?? afterwards['clouds-re-roll'](about, options, cards),
  };
}

type ReRoll = Extract<Question, { decision: 'clouds-re-roll' }>['options'][number];
