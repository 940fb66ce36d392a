import type { Rulebook } from '../../cards/rulebook.ts';
import { editionText } from '../../chronicle/untold.ts';
import { isCheck, lineOf } from '../../games/table.ts';
import type { Difference } from '../../logbook/day-so-far.ts';
import { isDrawn, isThrown, type JournalEntry } from '../../logbook/journal.ts';
import { type Verdict, verdictOn } from '../../logbook/replay.ts';
import { firstSentence } from '../../page/first-sentence.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { Fault, OtherRules } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import type { Question } from '../../table/decisions.ts';
import { lineOfDeck } from '../../table/decks.ts';
import { numbered } from '../../words/numbers.ts';

/** What is verified: a campaign or a battle, its cards, the names of its days, and the message where one differs. */
interface Proved {
  readonly kind: 'campaign' | 'battle';
  readonly book: Rulebook;
  readonly title: (day: number) => string;
  readonly failed: (day: number) => string;
}

/** Tells the verdict on each day and on the whole. Only a confirmed log-book gives exit status 0. */
export function tellVerdicts(
  name: string,
  verdicts: readonly Verdict[],
  { kind, book, title, failed }: Proved,
  options: GlobalOptions,
): void {
  const verdict = verdictOn(verdicts);
  if (options.json) printJson({ [kind]: name, verdict, verdicts });
  else for (const each of verdicts) print(`${title(each.day)}: ${sentence(each, book)}`, thePaper(options));
  const [first] = verdicts.filter((each) => each.verdict === verdict);
  if (first?.verdict === 'not-borne-out') throw new Fault(failed(first.day));
  if (first?.verdict === 'other-rules')
    throw new OtherRules(
      `${name} is told under other rules: it was played by ${editionText(first.edition)}, and only that version can prove ${kind === 'battle' ? 'it' : `${title(first.day)} and what else went another way`}. Nothing speaks against it.`,
    );
  if (!options.json) print(`${name} is borne out, throw by throw.`, thePaper(options));
}

function sentence(verdict: Verdict, book: Rulebook): string {
  switch (verdict.verdict) {
    case 'not-borne-out':
      return `not borne out. ${whereText(verdict, book)}`;
    case 'other-rules':
      return `told under other rules, by ${editionText(verdict.edition)}. ${changedText(verdict)} ${whereText(verdict, book)}`;
    default: {
      const counts = `${numbered(verdict.throws, 'throw')}, ${numbered(verdict.answers, 'answer')}`;
      return `${counts}, ${verdict.verdict === 'in-play' ? 'borne out so far' : 'borne out'}.`;
    }
  }
}

/** Which of the two may be why the day goes another way. */
function changedText({ changed }: Extract<Verdict, { verdict: 'other-rules' }>): string {
  if (changed.length === 2) return 'Its rules and its cards have changed since.';
  return changed[0] === 'cards'
    ? 'Its cards have changed since, its rules not.'
    : 'Its rules have changed since, its cards not.';
}

/** The first question, throw or figure that differs, and the rule that it belongs to. */
function whereText(
  { line, difference, places, inMoments }: Extract<Verdict, { line: number }>,
  book: Rulebook,
): string {
  if (difference) return `Line ${line} of the log-book differs first. ${differenceText(difference, book)}`;
  if (inMoments) return `It plays, but what the log-book tells of it afterwards is not what happened (line ${line}).`;
  if (!places) return `It plays, but the rules go on with the day where the log-book begins the next (line ${line}).`;
  if (places.length === 0) return `It plays, but other dice are thrown before the next morning (line ${line}).`;
  const others = places.length - MOST_PLACES;
  const more = others > 0 ? ` and ${numbered(others, 'other figure')}` : '';
  return `It plays, but the next morning differs in ${places.slice(0, MOST_PLACES).join(', ')}${more} (line ${line}).`;
}

const MOST_PLACES = 3;

/** The first difference in words: what the rules ask for, by which rule, and what the log-book has. */
const differenceText = ({ rules, journal }: Difference, book: Rulebook): string =>
  `The rules call for ${calledFor(rules)}; the log-book has ${foundText(journal)}.${ruleText(rules, book)}`;

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

/** The rule at which the two part, as it reads now. */
function ruleText(rules: Difference['rules'], book: Rulebook): string {
  if (rules === 'the end of the day') return '';
  if ('ask' in rules) return ` As it reads now: ${firstSentence(helpOn(rules.ask, book))}`;
  const { rule } = 'draw' in rules ? lineOfDeck(rules.draw) : lineOf(rules.roll);
  return ` It is rule ${rule}; wof rules ${rule} has it as it reads now.`;
}

const helpOn = (question: Question, book: Rulebook): string => askingOf(question).help(question.about, book);
