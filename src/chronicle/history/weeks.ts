import { isForGood } from '../../campaign/aircrew.ts';
import { MONTH_END } from '../../campaign/campaign.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { numberFrom } from '../../words/by-the-day.ts';
import {
  alone,
  capital,
  counted,
  inWords,
  listed,
  ordinal,
  plural,
  signed,
  talliedTypes,
  times,
  victoryPoints,
} from '../../words/numbers.ts';
import {
  entriesOf,
  type Flown,
  harmDone,
  isFlown,
  isMachineLost,
  type Lived,
  type LivedDay,
  type Sortie,
  sortiesOf,
} from '../lived.ts';
import { factsOf } from '../report/facts/facts-of.ts';
import { fallenFor } from '../report/facts/fall-of-a-man.ts';
import { written } from '../report/prose.ts';
import { underEach } from '../under-each.ts';
import { type Names, namesOf } from './happenings-told.ts';

const WEEKS = [
  { title: 'The first week', from: 1, to: 7 },
  { title: 'The second week', from: 8, to: 14 },
  { title: 'The third week', from: 15, to: 21 },
  { title: 'The fourth week', from: 22, to: 28 },
  { title: 'The end of the month', from: 29, to: MONTH_END },
] as const;

/** A paragraph for each week: how much was flown, what it cost and brought, its best and its worst mission. */
export function weekParagraphs(lived: Lived): string[] {
  const names = namesOf(lived);
  // Not every month begins with the same words.
  const start = numberFrom(`${lived.seed} weeks`);
  return WEEKS.flatMap(({ title, from, to }, place) => {
    const days = lived.days.filter(({ dawn }) => dawn.day >= from && dawn.day <= to);
    const before = lived.days.filter(({ dawn }) => dawn.day < from && dawn.day >= from - 7);
    return days.length === 0
      ? []
      : [weekParagraph(title, days, { place: start + place, names, before, book: lived.book })];
  });
}

interface Telling {
  /** The place of the week among the others, from a start of the month's own. */
  readonly place: number;
  readonly names: Names;
  /** The week before it. */
  readonly before: readonly LivedDay[];
  readonly book: Rulebook;
}

function weekParagraph(title: string, days: readonly LivedDay[], telling: Telling): string {
  const { place, before } = telling;
  const entries = days.flatMap(entriesOf);
  if (entries.length === 0) return `${title} has brought nothing yet.`;
  const flown = entries.filter(isFlown);
  const sorties = flown.flatMap(sortiesOf);
  return [
    `${title} ${BROUGHT[place % BROUGHT.length]} ${flownText(flown.length, entries.length - flown.length)}, ${pointsText(entries, before)}.`,
    ...lossesText(sorties, telling),
    ...victoriesIn(sorties, telling.book),
    ...extremes(flown, place, telling.book),
  ].join(' ');
}

const BROUGHT = ['brought', 'saw', 'had', 'came to'];

const flownText = (flown: number, undone: number): string =>
  flown === 0
    ? `${counted(undone, 'mission')} left undone and none flown`
    : `${counted(flown, 'mission')} flown and ${alone(undone)} left undone`;

/** The week's points, against those of the week before. */
function pointsText(entries: readonly WeeksEntry[], before: readonly LivedDay[]): string {
  const points = sumOf(entries);
  const than = before.flatMap(entriesOf);
  const more = points - sumOf(than);
  if (than.length === 0) return `for ${victoryPoints(points)}`;
  const against = more === 0 ? 'as many as' : `${alone(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than`;
  return `for ${victoryPoints(points)}, ${against} in the week before`;
}

type WeeksEntry = ReturnType<typeof entriesOf>[number];

const sumOf = (entries: readonly WeeksEntry[]): number =>
  entries.reduce((total, entry) => total + (isFlown(entry) ? entry.ended.points : entry.points), 0);

/** Machines by their number, and men by name where they are few; nothing about a week in which nobody took off. */
function lossesText(sorties: readonly Sortie[], { place, names }: Telling): string[] {
  if (sorties.length === 0) return [];
  const fates = sorties.flatMap((sortie) => sortie.fates.map((each) => ({ ...each, day: sortie.flown.day })));
  const men = HARMED.flatMap(({ fate, word }) => {
    const his = fates.filter((each) => each.fate.fate === fate);
    if (his.length === 0) return [];
    // Who was lost in the same week is told of with that.
    if (fate === 'wounded') return othersWounded(his, fates);
    const who =
      his.length > NAMED
        ? counted(his.length, 'man', 'men')
        : listed(his.map(({ man, day }) => names.on(day).of(man.airman)));
    return [`${who} ${plural(his.length, 'was', 'were')} ${word}`];
  });
  const machines = sorties.filter(isMachineLost).length;
  const say = COSTS[place % COSTS.length] ?? COSTS[0];
  if (machines + men.length === 0) return ['It cost neither man nor machine.'];
  return [
    ...(machines > 0 ? [say(counted(machines, 'machine'))] : []),
    ...(men.length > 0 ? [`${capital(men.join('; '))}.`] : []),
  ];
}

function othersWounded(his: Sortie['fates'], fates: Sortie['fates']): string[] {
  const others = his.map(({ man }) => man.airman).filter((man) => !isLostAmong(man, fates));
  const besides = others.length < his.length ? ' besides' : '';
  return others.length > 0 ? [`${woundedText(others)}${besides}`] : [];
}

const isLostAmong = (id: string, fates: Sortie['fates']): boolean =>
  fates.some(({ man, fate }) => man.airman === id && isForGood(fate.fate));

/** Men are counted, and not wounds: the man of each wound. */
function woundedText(of: readonly string[]): string {
  const men = [...underEach(of, (man) => [man]).values()].map(({ length }) => length);
  const [often, ...more] = men.filter((wounds) => wounds > 1);
  const were = `${counted(men.length, 'man', 'men')} ${plural(men.length, 'was', 'were')} wounded`;
  if (often === undefined) return were;
  if (men.length === 1) return `${were} ${times(often)}`;
  return more.length === 0
    ? `${were}, one of them ${times(often)}`
    : `${were}, ${inWords(more.length + 1)} of them more than once`;
}

/** So many men are named. */
const NAMED = 4;

const COSTS: readonly [(cost: string) => string, ...((cost: string) => string)[]] = [
  (cost) => `It cost ${cost}.`,
  (cost) => `The price of it was ${cost}.`,
  (cost) => `It was paid for with ${cost}.`,
  (cost) => `It took ${cost}.`,
  (cost) => `${capital(cost)} went with it.`,
];

const HARMED = [
  { fate: 'killed', word: 'killed' },
  { fate: 'prisoner', word: 'taken' },
  { fate: 'wounded', word: 'wounded' },
] as const;

/** Those who shot down the same are told together. */
function victoriesIn(sorties: readonly Sortie[], book: Rulebook): string[] {
  const won = sorties.flatMap(({ scores, crew, flown }) =>
    scores
      .filter((score) => harmDone(score) === 'enemy-shot-down')
      .map((score) => {
        const man = crew.men.find(({ airman }) => airman === score.who);
        const name = fallenFor(score, factsOf(flown, flown.day, book), book);
        return { by: man ? written(man) : crew.machine, what: score.what ?? 'enemy', name };
      }),
  );
  const victors = [...new Set(won.map(({ by }) => by))];
  if (victors.length === 0) return [];
  const each = victors.map((by) => ({
    by,
    enemies: enemiesText(won.filter((one) => one.by === by)),
  }));
  const alike = [...underEach(each, ({ enemies }) => [enemies])].map(
    ([enemies, those]) => `${listed(those.map(({ by }) => by))}${those.length > 1 ? ' each' : ''} shot down ${enemies}`,
  );
  return [`${capital(alike.join('; '))}.`];
}

/** Those with a name first, the others by their types. */
function enemiesText(won: readonly { readonly what: string; readonly name: string | undefined }[]): string {
  const names = won.flatMap(({ name }) => name ?? []);
  const types = won.flatMap(({ what, name }) => (name === undefined ? [what] : []));
  return listed([...names, ...(types.length > 0 ? [talliedTypes(types)] : [])]);
}

/** The best and the worst mission by points, where there is a choice. */
function extremes(flown: readonly Flown[], place: number, book: Rulebook): string[] {
  const byPoints = [...flown].sort((a, b) => b.ended.points - a.ended.points);
  const [best, worst] = [byPoints[0], byPoints.at(-1)];
  if (!best || !worst || best.ended.points <= 0 || worst.ended.points >= 0) return [];
  const say = EXTREMES[place % EXTREMES.length] ?? EXTREMES[0];
  // A special task is called by its name, which bears no article.
  const missionText = ({ began: { mission }, day, ended: { points } }: Flown) =>
    `${mission in book.tasks ? '' : 'the '}${missionTitle(mission, book)} of the ${ordinal(day)} (${signed(points)})`;
  // Where several missions brought the same, none of them was the best or the worst.
  const oneOrMore = (one: Flown): string => {
    const { points } = one.ended;
    const alike = flown.filter(({ ended }) => ended.points === points).length;
    return alike === 1 ? missionText(one) : `${counted(alike, 'mission')} at ${signed(points)} each`;
  };
  return [say(oneOrMore(best), oneOrMore(worst))];
}

type ExtremesWay = (best: string, worst: string) => string;

const EXTREMES: readonly [ExtremesWay, ...ExtremesWay[]] = [
  (best, worst) => `The best of it was ${best}, the worst ${worst}.`,
  (best, worst) => `Nothing went so well as ${best}, and nothing so ill as ${worst}.`,
  (best, worst) => `The worst of it was ${worst}; ${best} went well.`,
  (best, worst) => `It was at its best in ${best}, and at its worst in ${worst}.`,
  (best, worst) => `${capital(best)} stood at the top of the list, and ${worst} at the foot.`,
  (best, worst) => `Of its missions ${best} did most for it, and ${worst} most against it.`,
];
