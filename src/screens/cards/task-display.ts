import { manualOf, type Rulebook } from '../../cards/rulebook.ts';
import type { SpecialTask } from '../../cards/tasks/special-task.ts';
import { type Block, fact, facts, prose } from '../../kit/screen/cards/make.ts';
import { dateOf, numbered, signed, victoryPoints } from '../../words/numbers.ts';
import { missionDisplay } from './mission-display.ts';

/** A special task: how it is offered and what comes of it, then the manual that it is flown by. */
export function taskDisplay(task: SpecialTask, book: Rulebook): Block[] {
  const { words, chain, step, offered, afterLoss, needs, as, worth, succeeds, brings } = task;
  const id = Object.keys(book.tasks).find((each) => book.tasks[each] === task);
  return [
    prose(words.offer),
    facts(
      'The task',
      fact('Chain', `${chain}, step ${step}`, task),
      fact(
        'Offered',
        `${dateOf(offered.from)} to ${dateOf(offered.to)}${afterLoss ? ', the day after a loss' : ''}`,
        task,
      ),
      fact(
        'Needs',
        `${numbered(needs.fighters, 'fighter')} and ${numbered(needs.twoSeaters, 'two-seater')} ready`,
        task,
      ),
      fact('Flown as', book.missions[as]?.mission ?? as, task),
      fact('Succeeds', `when its work brings ${victoryPoints(succeeds)}`, task),
      fact('Worth', victoryPoints(worth), task),
      ...(brings ? [fact('Brings', bringsText(brings), task)] : []),
    ),
    ...(id === undefined ? [] : missionDisplay(manualOf(id, book))),
  ];
}

function bringsText({ decoration, depot, fewerOfJasta11 }: NonNullable<SpecialTask['brings']>): string {
  return [
    ...(decoration ? ['a decoration'] : []),
    ...(depot ? [`${signed(depot.add)} on requests for ${numbered(depot.days, 'day')}`] : []),
    ...(fewerOfJasta11
      ? [`${fewerOfJasta11.by} fewer of Jasta 11 wherever several are met, for ${numbered(fewerOfJasta11.days, 'day')}`]
      : []),
  ].join('; ');
}
