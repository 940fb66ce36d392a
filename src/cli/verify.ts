import type { Difference } from '../logbook/attempt.ts';
import { isThrown } from '../logbook/journal.ts';
import { type Verdict, verify as verifyDays } from '../logbook/replay.ts';
import { isCheck, lineOf } from '../table/checks.ts';
import { dateOf } from '../terminal/numbers.ts';
import { Fault } from './faults.ts';
import { theGame } from './game.ts';
import { overlayOf, readCampaign } from './open-campaign.ts';
import { openRulebook } from './open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from './page.ts';

/** `wof verify NAME`: plays every day again and compares each throw, each question and each dawn. */
export async function verify(name: string, options: GlobalOptions): Promise<void> {
  const log = readCampaign(name, options);
  const verdicts = verifyDays(log.standing, theGame(await openRulebook(overlayOf(log, options))));
  if (options.json) printJson({ campaign: name, verdicts });
  else for (const verdict of verdicts) print(sentence(verdict), thePaper(options));
  const failed = verdicts.find(({ verdict }) => verdict === 'differs' || verdict === 'other-dawn');
  if (failed)
    throw new Fault(`${name} is not borne out from ${dateOf(failed.day)} on. wof play offers to begin that day anew.`);
  if (!options.json) print(`${name} is borne out, throw by throw.`, thePaper(options));
}

function sentence(verdict: Verdict): string {
  const date = dateOf(verdict.day);
  if (verdict.verdict === 'differs')
    return `${date}: line ${verdict.line} of the log-book differs. ${differenceText(verdict.difference)}`;
  if (verdict.verdict === 'other-dawn')
    return `${date}: the day plays, but does not end as the log-book's next dawn begins.`;
  if (verdict.verdict === 'other-edition')
    return `${date}: played with other cards or rules (${verdict.edition.cards}, ${verdict.edition.rules}); these would have led elsewhere.`;
  const { throws, answers } = verdict;
  const counts = `${throws} throw${throws === 1 ? '' : 's'}, ${answers} answer${answers === 1 ? '' : 's'}`;
  return `${date}: ${counts}, ${verdict.verdict === 'in-play' ? 'borne out so far' : 'borne out'}.`;
}

/** The first difference, in words: what the rules call for, and what the log-book has. */
export function differenceText({ rules, journal }: Difference): string {
  const found = isThrown(journal)
    ? `a throw for ${nameOfCheck(journal.threw)}, ${journal.faces.join(' ')}`
    : `the answer ${journal.answer} to ${journal.asked}`;
  return `The rules call for ${calledFor(rules)}; the log-book has ${found}.`;
}

/** A throw of a version of the rules that is not this one may go by a name that this one does not know. */
const nameOfCheck = (check: string) => (isCheck(check) ? lineOf(check).name : check);

function calledFor(rules: Difference['rules']): string {
  if (rules === 'the end of the day') return rules;
  if ('ask' in rules) return `an answer to ${rules.ask.decision} (${rules.ask.options.join(', ')})`;
  return `${lineOf(rules.roll).name}${rules.faces ? ` with the dice at ${rules.faces.join(' ')}` : ''}`;
}
