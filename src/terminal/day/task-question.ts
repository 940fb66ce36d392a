import { victoryPoints, waysText } from '../../english/numbers.ts';
import type { Asking } from '../asking/asking.ts';
import { rather } from '../asking/asking.ts';
import { manual, targetName, zonesText } from '../narration/turn-narration.ts';
import { tollText } from './mission-outlook.ts';

/** Ours: how a special task is put, with what it is worth and what it risks. */
export const TASK_QUESTION: Asking<'special-task'> = {
  ask: ({ task, half, zones, target }, book) => {
    const where = `${zonesText(zones)}${target ? `, ${targetName(target, book)}` : ''}`;
    return `${manual(task, book)}, ${half === 'either' ? 'in either half of the day' : `at ${half}`}, ${where}: do you take it on?`;
  },
  does: (answer, { task, worth, failed, notFlown, others, handedOn }, { tasks }) => {
    if (answer === 'leave') return 'leave it; it costs nothing, and may be asked for again';
    if (answer === 'hand-on' && handedOn)
      return `another flight of the squadron has it, ${waysText(handedOn.ways, handedOn.of)} that it is done: its points and what it brings are theirs, and if they fail nothing more is asked of ${tasks[task]?.chain ?? ''}`;
    if (others.some((other) => other === answer)) return `${answer} Flight has it in your place`;
    const { as = '', succeeds = 0 } = tasks[task] ?? {};
    const risk = tollText(as);
    return `beside what the roster has; ${victoryPoints(worth)} when its work brings ${succeeds}, ${victoryPoints(failed)} for nothing, ${victoryPoints(notFlown)} if it is not flown${risk === undefined ? '' : `. ${risk}`}`;
  },
  help: ({ task }, { tasks }) => {
    const { chain = '', step = 0 } = tasks[task] ?? {};
    const steps = Object.values(tasks).filter((each) => each.chain === chain).length;
    return `Ours, and only in a campaign that was begun with --tasks. It is ${step} of ${steps} in ${chain}: success opens the next, failure closes it. It is planned and flown as what the roster has; cards ${task} has the whole of it.`;
  },
  safe: rather('leave'),
};
