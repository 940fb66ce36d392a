import { MONTH_END } from '../../campaign/campaign.ts';
import {
  alone,
  capital,
  counted,
  inWords,
  listed,
  ordinal,
  signed,
  talliedTypes,
  victoryPoints,
} from '../../words/numbers.ts';
import {
  entriesOf,
  harmDone,
  isFlown,
  isMachineLost,
  type Lived,
  type LivedDay,
  type Sortie,
  sortiesOf,
} from '../lived.ts';
import { written } from '../report/prose.ts';
import { isLoss } from '../threads/thread.ts';
import { threadsOf } from '../threads/threads-of.ts';
import { namesOf } from './happenings-told.ts';

const WEEKS = [
  { title: 'The first week', from: 1, to: 7 },
  { title: 'The second week', from: 8, to: 14 },
  { title: 'The third week', from: 15, to: 21 },
  { title: 'The fourth week', from: 22, to: 28 },
  { title: 'The end of the month', from: 29, to: MONTH_END },
] as const;

/** A paragraph for each week: how much was flown, what it cost, its best and its worst day. */
export function weekParagraphs(lived: Lived): string[] {
  const losses = threadsOf(lived).happenings.filter(isLoss);
  const names = namesOf(lived);
  const whoWasLost: LostOn = (day) =>
    [...new Set(losses.filter((each) => each.day === day).map(({ man }) => man))].map(names.on(day).of);
  return WEEKS.flatMap(({ title, from, to }, place) => {
    const days = lived.days.filter(({ dawn }) => dawn.day >= from && dawn.day <= to);
    return days.length === 0 ? [] : [weekParagraph(title, days, { place, whoWasLost })];
  });
}

/** The names of those who were lost on a day. */
type LostOn = (day: number) => readonly string[];

interface Telling {
  /** The place of the week among the others. */
  readonly place: number;
  readonly whoWasLost: LostOn;
}

function weekParagraph(title: string, days: readonly LivedDay[], telling: Telling): string {
  const { place } = telling;
  const entries = days.flatMap(entriesOf);
  if (entries.length === 0) return `${title} has brought nothing yet.`;
  const sorties = entries.filter(isFlown).flatMap(sortiesOf);
  const points = entries.map((entry) => (isFlown(entry) ? entry.ended.points : entry.points));
  const flown = entries.filter(isFlown).length;
  return [
    `${title} brought ${flownText(flown, entries.length - flown)}, ${victoryPoints(sum(points))} in all.`,
    ...lossesText(sorties, place),
    ...victoriesIn(sorties),
    ...extremes(days, telling),
  ].join(' ');
}

const flownText = (flown: number, undone: number): string =>
  flown === 0
    ? `${counted(undone, 'mission')} left undone and none flown`
    : `${counted(flown, 'mission')} flown and ${alone(undone)} left undone`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Nothing about a week in which nobody took off. */
function lossesText(sorties: readonly Sortie[], place: number): string[] {
  if (sorties.length === 0) return [];
  const fates = sorties.flatMap((sortie) => sortie.fates).map(({ fate }) => fate.fate);
  const men = HARMED.map(({ fate, word }) => ({ many: fates.filter((each) => each === fate).length, word }))
    .filter(({ many }) => many > 0)
    .map(({ many, word }, i) => `${i === 0 ? counted(many, 'man', 'men') : inWords(many)} ${word}`);
  const machines = sorties.filter(isMachineLost).length;
  const cost = [...(machines > 0 ? [counted(machines, 'machine')] : []), ...men];
  const say = COSTS[place % COSTS.length] ?? COSTS[0];
  return [cost.length > 0 ? say(listed(cost)) : 'It cost neither man nor machine.'];
}

const COSTS: readonly [(cost: string) => string, ...((cost: string) => string)[]] = [
  (cost) => `It cost ${cost}.`,
  (cost) => `The price of it was ${cost}.`,
  (cost) => `It was paid for with ${cost}.`,
];

const HARMED = [
  { fate: 'killed', word: 'killed' },
  { fate: 'prisoner', word: 'taken' },
  { fate: 'wounded', word: 'wounded' },
] as const;

function victoriesIn(sorties: readonly Sortie[]): string[] {
  const won = sorties.flatMap(({ scores, crew }) =>
    scores
      .filter((score) => harmDone(score) === 'enemy-shot-down')
      .map(({ who, what = 'enemy' }) => {
        const man = crew.men.find(({ airman }) => airman === who);
        return { by: man ? written(man) : crew.machine, what };
      }),
  );
  const victors = [...new Set(won.map(({ by }) => by))];
  if (victors.length === 0) return [];
  const each = victors.map(
    (victor) => `${victor} shot down ${talliedTypes(won.filter(({ by }) => by === victor).map(({ what }) => what))}`,
  );
  return [`${capital(listed(each))}.`];
}

/** The best and the worst day by points, where there is a choice; and whom the worst of them cost. */
function extremes(days: readonly LivedDay[], { place, whoWasLost }: Telling): string[] {
  const ended = days.flatMap(({ moments }) =>
    moments.flatMap((moment) => (moment.type === 'day-ended' ? [moment] : [])),
  );
  const byPoints = [...ended].sort((a, b) => b.points - a.points);
  const [best, worst] = [byPoints[0], byPoints.at(-1)];
  if (!best || !worst || best.points === worst.points) return [];
  const say = EXTREMES[place % EXTREMES.length] ?? EXTREMES[0];
  const lost = whoWasLost(worst.day);
  const cost =
    lost.length === 0 ? '' : `, which cost ${lost.length > NAMED ? `${inWords(lost.length)} men` : listed(lost)}`;
  return [
    say(
      `the ${ordinal(best.day)} (${signed(best.points)})`,
      `the ${ordinal(worst.day)} (${signed(worst.points)})${cost}`,
    ),
  ];
}

/** So many men are named. */
const NAMED = 4;

type ExtremesWay = (best: string, worst: string) => string;

const EXTREMES: readonly [ExtremesWay, ...ExtremesWay[]] = [
  (best, worst) => `The best day was ${best}, the worst ${worst}.`,
  (best, worst) => `It went best on ${best}, and worst on ${worst}.`,
  (best, worst) => `The worst of it was ${worst}; on ${best} it went well.`,
];
