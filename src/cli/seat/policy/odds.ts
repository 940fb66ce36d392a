import type { Sitting } from '../../../logbook/sitting.ts';
import { todayOf } from '../../../logbook/standing.ts';
import { oddsPage } from '../../../terminal/pages/odds-page.ts';
import { print, printJson, show } from '../../shell/page.ts';
import { progressBar } from '../../shell/progress.ts';
import type { Came, Seat } from '../seat.ts';
import { type AtPrompt, playOutAnswer, playoutsFor } from './play-out.ts';

/** `odds`: what each answer to the question that stands brings by the evening. The log-book notes that it was asked. */
export function tellOdds(sitting: Sitting, { book, paper, json }: Seat): Came {
  const prompt = atPrompt(sitting);
  if (typeof prompt === 'string') {
    print(prompt, paper);
    return 'nowhere';
  }
  sitting.noteOdds();
  const answers: readonly string[] = prompt.asked.options;
  const bar = progressBar(answers.length, process.stderr);
  const odds = answers.map((answer, i) => {
    bar.show(i);
    return playOutAnswer(answer, playoutsFor(answers.length), prompt, book);
  });
  bar.end();
  if (json) printJson({ odds });
  else show(`\n${oddsPage(odds, paper)}`);
  return 'nowhere';
}

/** The question that stands, or why it has no odds. */
function atPrompt({ position, log, campaign }: Sitting): AtPrompt | string {
  if (position.status !== 'asking') return 'No question stands here that has odds.';
  if ('view' in position.question.about)
    return 'In this fight each side has its secrets, and odds played out at the true table would betray the other’s.';
  const journal = [...todayOf(log.standing).journal.entries, ...position.fresh];
  return { dawn: campaign, journal, asked: position.question };
}
