import { isCheck, lineOf } from '../../games/table.ts';
import type { Difference } from '../../logbook/attempt.ts';
import { isDrawn, isThrown, type JournalEntry } from '../../logbook/journal.ts';
import type { Verdict } from '../../logbook/replay.ts';
import { Fault } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { lineOfDeck } from '../../table/decks.ts';
import { numbered } from '../../words/numbers.ts';

/**
 * What is proved: a campaign or a battle, what each of its days is called, and what is said where one is not borne out.
 */
interface Proved {
  readonly kind: 'campaign' | 'battle';
  readonly title: (day: number) => string;
  readonly failed: (day: number) => string;
}

export function tellVerdicts(
  name: string,
  verdicts: readonly Verdict[],
  { kind, title, failed }: Proved,
  options: GlobalOptions,
): void {
  if (options.json) printJson({ [kind]: name, verdicts });
  else for (const verdict of verdicts) print(`${title(verdict.day)}: ${sentence(verdict)}`, thePaper(options));
  const wrong = verdicts.find(({ verdict }) => verdict === 'differs' || verdict === 'other-dawn');
  if (wrong) throw new Fault(failed(wrong.day));
  if (!options.json) print(`${name} is borne out, throw by throw.`, thePaper(options));
}

function sentence(verdict: Verdict): string {
  if (verdict.verdict === 'differs')
    return `line ${verdict.line} of the log-book differs. ${differenceText(verdict.difference)}`;
  if (verdict.verdict === 'other-dawn') return 'it plays, but does not end as the log-book goes on.';
  if (verdict.verdict === 'other-edition')
    return `played with other cards or rules (${verdict.edition.cards}, ${verdict.edition.rules}); these would have led elsewhere.`;
  const { throws, answers } = verdict;
  const counts = `${numbered(throws, 'throw')}, ${numbered(answers, 'answer')}`;
  return `${counts}, ${verdict.verdict === 'in-play' ? 'borne out so far' : 'borne out'}.`;
}

/** The first difference, in words: what the rules call for, and what the log-book has. */
export function differenceText({ rules, journal }: Difference): string {
  return `The rules call for ${calledFor(rules)}; the log-book has ${foundText(journal)}.`;
}

function foundText(entry: JournalEntry): string {
  if (isThrown(entry)) return `a throw for ${nameOfCheck(entry.threw)}, ${entry.faces.join(' ')}`;
  if (isDrawn(entry)) return `the card ${entry.card} drawn from ${entry.drew}`;
  return `the answer ${entry.answer} to ${entry.asked}`;
}

/** A throw of a version of the rules that is not this one may go by a name that this one does not know. */
const nameOfCheck = (check: string) => (isCheck(check) ? lineOf(check).name : check);

function calledFor(rules: Difference['rules']): string {
  if (rules === 'the end of the day') return rules;
  if ('draw' in rules) return `a card of ${lineOfDeck(rules.draw).name}${rules.card ? `, ${rules.card}` : ''}`;
  if ('ask' in rules) return `an answer to ${rules.ask.decision} (${rules.ask.options.join(', ')})`;
  return `${lineOf(rules.roll).name}${rules.faces ? ` with the dice at ${rules.faces.join(' ')}` : ''}`;
}
