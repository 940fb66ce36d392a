import { editionText } from '../../chronicle/untold.ts';
import { isCheck, lineOf } from '../../games/table.ts';
import type { Difference } from '../../logbook/attempt.ts';
import { isDrawn, isThrown, type JournalEntry } from '../../logbook/journal.ts';
import { type Verdict, verdictOn } from '../../logbook/replay.ts';
import { Fault, OtherRules } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { lineOfDeck } from '../../table/decks.ts';
import { numbered } from '../../words/numbers.ts';

/** What is verified: a campaign or a battle, the names of its days, and the message where one differs. */
interface Proved {
  readonly kind: 'campaign' | 'battle';
  readonly title: (day: number) => string;
  readonly failed: (day: number) => string;
}

/** Tells the verdict on each day and on the whole. Only a confirmed log-book gives exit status 0. */
export function tellVerdicts(
  name: string,
  verdicts: readonly Verdict[],
  { kind, title, failed }: Proved,
  options: GlobalOptions,
): void {
  const verdict = verdictOn(verdicts);
  if (options.json) printJson({ [kind]: name, verdict, verdicts });
  else for (const each of verdicts) print(`${title(each.day)}: ${sentence(each)}`, thePaper(options));
  const [first] = verdicts.filter((each) => each.verdict === verdict);
  if (first?.verdict === 'not-borne-out') throw new Fault(failed(first.day));
  if (first?.verdict === 'other-rules')
    throw new OtherRules(
      `${name} is told under other rules: it was played by ${editionText(first.edition)}, and only that version can prove ${kind === 'battle' ? 'it' : `${title(first.day)} and what else went another way`}. Nothing speaks against it.`,
    );
  if (!options.json) print(`${name} is borne out, throw by throw.`, thePaper(options));
}

function sentence(verdict: Verdict): string {
  switch (verdict.verdict) {
    case 'not-borne-out':
      return `not borne out. ${whereText(verdict)}`;
    case 'other-rules':
      return `told under other rules, by ${editionText(verdict.edition)}. ${whereText(verdict)}`;
    default: {
      const counts = `${numbered(verdict.throws, 'throw')}, ${numbered(verdict.answers, 'answer')}`;
      return `${counts}, ${verdict.verdict === 'in-play' ? 'borne out so far' : 'borne out'}.`;
    }
  }
}

/** The first question or throw that differed. */
function whereText({ line, difference, inMoments }: Extract<Verdict, { line: number }>): string {
  if (difference) return `Line ${line} of the log-book differs first. ${differenceText(difference)}`;
  return inMoments
    ? `It plays, but what the log-book tells of it afterwards is not what happened (line ${line}).`
    : `It plays, but does not end as the log-book goes on (line ${line}).`;
}

/** The first difference in words: what the rules ask for, and what the log-book has. */
function differenceText({ rules, journal }: Difference): string {
  return `The rules call for ${calledFor(rules)}; the log-book has ${foundText(journal)}.`;
}

function foundText(entry: JournalEntry): string {
  if (isThrown(entry)) return `a throw for ${nameOfCheck(entry.threw)}, ${entry.faces.join(' ')}`;
  if (isDrawn(entry)) return `the card ${entry.card} drawn from ${entry.drew}`;
  return `the answer ${entry.answer} to ${entry.asked}`;
}

/** A throw of another version may have an unknown name. */
const nameOfCheck = (check: string) => (isCheck(check) ? lineOf(check).name : check);

function calledFor(rules: Difference['rules']): string {
  if (rules === 'the end of the day') return rules;
  if ('draw' in rules) return `a card of ${lineOfDeck(rules.draw).name}${rules.card ? `, ${rules.card}` : ''}`;
  if ('ask' in rules) return `an answer to ${rules.ask.decision} (${rules.ask.options.join(', ')})`;
  return `${lineOf(rules.roll).name}${rules.faces ? ` with the dice at ${rules.faces.join(' ')}` : ''}`;
}
