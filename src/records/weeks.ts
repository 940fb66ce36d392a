import { entriesOf, isFlown, type Lived, type LivedDay } from './lived.ts';
import { capital, counted, inWords, listed, oneOf, written } from './prose.ts';
import { harmDone, type Sortie, sortiesOf } from './sorties.ts';

const WEEKS = [
  { title: 'The first week', from: 1, to: 7 },
  { title: 'The second week', from: 8, to: 14 },
  { title: 'The third week', from: 15, to: 21 },
] as const;

/** A paragraph for each week: how much was flown, what it cost, its best day and its worst. */
export function weekParagraphs(lived: Lived): string[] {
  return WEEKS.flatMap(({ title, from, to }) => {
    const days = lived.days.filter(({ dawn }) => dawn.day >= from && dawn.day <= to);
    return days.length === 0 ? [] : [weekParagraph(title, days)];
  });
}

function weekParagraph(title: string, days: readonly LivedDay[]): string {
  const entries = days.flatMap(entriesOf);
  const sorties = entries.filter(isFlown).flatMap(sortiesOf);
  const points = entries.map((entry) => (isFlown(entry) ? entry.ended.points : entry.points));
  const undone = entries.length - entries.filter(isFlown).length;
  return [
    `${title} brought ${counted(entries.length - undone, 'mission')} flown and ${inWords(undone)} left undone, ${signed(sum(points))} Victory Points in all.`,
    ...lossesText(sorties),
    ...victoriesIn(sorties),
    ...extremes(days),
  ].join(' ');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`);

function lossesText(sorties: readonly Sortie[]): string[] {
  const fates = sorties.flatMap((sortie) => sortie.fates).map(({ fate }) => fate.fate);
  const count = (kind: string) => fates.filter((fate) => fate === kind).length;
  const machines = sorties.filter(({ end }) => end?.end === 'down' && end.fate === 'lost').length;
  const parts = [
    { many: machines, words: counted(machines, 'machine') },
    { many: count('killed'), words: `${inWords(count('killed'))} killed` },
    { many: count('prisoner'), words: `${inWords(count('prisoner'))} taken` },
    { many: count('wounded'), words: `${inWords(count('wounded'))} wounded` },
  ].filter(({ many }) => many > 0);
  return parts.length === 0 ? ['It cost nobody.'] : [`It cost ${listed(parts.map(({ words }) => words))}.`];
}

function victoriesIn(sorties: readonly Sortie[]): string[] {
  const won = sorties.flatMap(({ scores, crew }) =>
    scores
      .filter((score) => harmDone(score) === 'enemy-shot-down')
      .map(({ who, what }) => {
        const man = crew.men.find(({ airman }) => airman === who);
        return `${man ? written(man) : crew.machine} shot down ${oneOf(what ?? 'enemy')}`;
      }),
  );
  return won.length === 0 ? [] : [`${capital(listed(won))}.`];
}

/** The best day and the worst by their points, where there is a choice. */
function extremes(days: readonly LivedDay[]): string[] {
  const ended = days.flatMap(({ events }) => events.flatMap((event) => (event.type === 'day-ended' ? [event] : [])));
  const byPoints = [...ended].sort((a, b) => b.points - a.points);
  const [best, worst] = [byPoints[0], byPoints.at(-1)];
  if (!best || !worst || best.points === worst.points) return [];
  return [
    `The best day was the ${best.day}${ordinal(best.day)} (${signed(best.points)}), the worst the ${worst.day}${ordinal(worst.day)} (${signed(worst.points)}).`,
  ];
}

const ordinal = (day: number): string => ({ 1: 'st', 2: 'nd', 3: 'rd', 21: 'st' })[day] ?? 'th';
