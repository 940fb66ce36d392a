import { dateText } from '../../campaign/calendar.ts';
import type { Feet } from '../../cards/printed/weather-effects.ts';
import { boxOf, type Rulebook } from '../../cards/rulebook.ts';
import { counted, inWords, listed } from '../../words/numbers.ts';
import { entriesOf, isBetweenTheLines, isFlown, type Lived, type LivedDay, sortiesOf } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { isLoss, type Threads } from '../threads/thread.ts';
import type { Dated } from './chapter.ts';

/** So many days in succession without casualties make a chapter. */
const QUIET = 4;

/** The longest run of days on which nobody was hurt. */
export function quietDays({ days, book }: Lived, threads: Threads): Dated[] {
  const longest = longestRun(days, threads);
  const [from] = longest;
  const to = longest.at(-1);
  if (from === undefined || to === undefined || longest.length < QUIET) return [];
  const these = days.filter(({ dawn }) => dawn.day >= from && dawn.day <= to);
  const troubles = [...foughtText(these), ...landedElsewhere(these, book)];
  const though = troubles.length > 0 ? `, though ${listed(troubles)}` : '';
  return [
    {
      day: to,
      title: troubles.length === 0 ? 'The Quiet Days' : 'Days of Luck',
      paragraphs: [`From ${dateText(from)} to ${dateText(to)} nobody was hurt${though}. ${whyQuiet(these, book)}`],
    },
  ];
}

/** Of two runs of one length that with fewer landings elsewhere. */
function longestRun(days: readonly LivedDay[], { happenings }: Threads): readonly number[] {
  const isHurt = (day: number) =>
    happenings.some((each) => each.day === day && (isLoss(each) || each.is === 'wounded'));
  const troubled = (on: readonly number[]) =>
    happenings.filter(({ day, is }) => on.includes(day) && (is === 'walked-away' || is === 'put-down')).length;
  let longest: number[] = [];
  let run: number[] = [];
  for (const { dawn } of days) {
    run = isHurt(dawn.day) ? [] : [...run, dawn.day];
    if (run.length > longest.length || (run.length === longest.length && troubled(run) < troubled(longest)))
      longest = run;
  }
  return longest;
}

/** From so many fights on, days are not quiet. */
const FIGHTS = 2;

function foughtText(days: readonly LivedDay[]): string[] {
  const fights = days.flatMap(({ moments }) => ofKind(moments, 'fight-began')).length;
  return fights < FIGHTS ? [] : [`there were ${counted(fights, 'fight')}`];
}

/** From so many machines on that came down away from any aerodrome, days are not quiet. */
const NOT_QUIET = 4;

function landedElsewhere(days: readonly LivedDay[], book: Rulebook): string[] {
  const down = days
    .flatMap(entriesOf)
    .filter(isFlown)
    .flatMap(sortiesOf)
    .filter(({ end }) => end?.end === 'down');
  if (down.length < NOT_QUIET) return [];
  const between = down.filter((sortie) => isBetweenTheLines(sortie, book)).length;
  const lines = between === 0 ? '' : `, ${inWords(between)} of them between the lines`;
  return [`${counted(down.length, 'machine')} came down away from any aerodrome${lines}`];
}

/** The weather is the reason if it prevented flying on most of these days. */
function whyQuiet(days: readonly LivedDay[], book: Rulebook): string {
  const entries = days.flatMap(entriesOf);
  const flown = entries.filter(isFlown).length;
  if (flown >= entries.length / 2) return `It was not for want of flying: there were ${counted(flown, 'mission')}.`;
  const unfit = days.filter((day) => isUnfit(day, book)).length;
  return unfit > days.length / 2
    ? `More was left undone than flown, for on ${inWords(unfit)} of these days the weather was fit for nothing.`
    : 'More was left undone than flown, and that was not the weather.';
}

/** (13) A ceiling as low as this, morning and afternoon. */
const LOW = 3000;

/** (5) By the forecast of the day. */
function isUnfit({ moments }: LivedDay, book: Rulebook): boolean {
  const [day] = [...ofKind(moments, 'forecast-received'), ...ofKind(moments, 'real-weather-laid')];
  const isLow = (up: Feet) => up !== 'unlimited' && up <= LOW;
  return day !== undefined && [day.am, day.pm].every(({ number }) => isLow(boxOf(number, book).up));
}
