import { dateText } from '../../campaign/calendar.ts';
import { isOver } from '../../campaign/campaign.ts';
import { LeastUsed } from '../../words/by-turns.ts';
import { counted, inWords, listed, possessive, times } from '../../words/numbers.ts';
import { allFlown, type Lived, type Sortie, sortiesOf, wasAboard } from '../lived.ts';
import { type CauseOfLoss, causeOf } from '../report/facts/cause.ts';
import { becameOf, befellText } from '../report/what-became-of-them.ts';
import { type At, type Happening, type HappeningOf, isLoss, type Threads } from '../threads/thread.ts';
import { threadsOf } from '../threads/threads-of.ts';
import { isUntoldBefore, untoldDays } from '../untold.ts';
import { type KnownMan, whoHasFlown } from '../who-is-who.ts';
import { areManyDue } from './epilogue.ts';
import { clauseOf, germanText, type Names, namesOf, oftenTold } from './happenings-told.ts';

/** A man and his paragraph. */
export interface ManTold {
  readonly known: KnownMan;
  readonly paragraph: string;
}

/** Each man with his thread, in the order of arrival. */
export function menTold(lived: Lived): ManTold[] {
  const sorties = allFlown(lived).flatMap(sortiesOf);
  const threads = toTheEnd(threadsOf(lived), lived);
  const names = namesOf(lived);
  const ways = new LeastUsed(lived.seed);
  return whoHasFlown(lived).map((known) => {
    const { id } = known.man;
    const his = threads.happenings.filter((each) => each.man === id);
    const fought = ofKind(his, 'first-fight')[0]?.day;
    const firstFight = fought !== undefined && isUntoldBefore(fought, lived) ? undefined : fought;
    // Totals and causes cannot be told where some days are not.
    const isShort = untoldDays(lived).length > 0;
    const cause = isShort ? '' : lastCause(id, sorties, { threads, names, ways });
    const { who, flew, befell, end } = becameOf(known, { lived, all: sorties, firstFight, cause, ways });
    const thread = isShort ? [] : threadOf(id, { threads, names, ways }, befell.at(-1)?.day);
    const seen = isShort ? [] : seenText(id, { threads, names, ways });
    const paragraph = [who, ...flew, ...befellText(befell, ways), ...thread, end, ...seen].join(' ');
    return { known, paragraph };
  });
}

/** Men without nerve on the last evening are told there; several due for leave in the epilogue. */
function toTheEnd(threads: Threads, { now }: Lived): Threads {
  const { due } = threads;
  const isToldThere = areManyDue(due);
  if (!isOver(now)) return threads;
  return { ...threads, due: due.filter(({ is }) => is !== 'breakdown' && !(is === 'leave' && isToldThere)) };
}

interface Telling {
  readonly threads: Threads;
  readonly names: Names;
  /** What was said of others already. */
  readonly ways: LeastUsed;
}

/** The part of a man's story that is not his wounds or his end; `from`: the day of the last sentence before it. */
function threadOf(man: string, { threads, names, ways }: Telling, from: number | undefined): string[] {
  const { happenings, pairs, runs, due } = threads;
  const his = happenings.filter((each) => each.man === man);
  return [
    ...deedsTold(his, from, names),
    ...savedOften(his, names),
    ...turnedTold(his, names),
    ...pairTold(man, pairs, { names, ways }),
    // How often somebody was hit is told with his wounds.
    ...runs.filter((run) => run.man === man && run.is === 'charmed').map(({ many }) => runText(many, ways)),
    ...due.filter((each) => each.man === man).map(({ is }) => DUE[is]),
  ];
}

/** What ended the last flight of a man who is lost, after the words for its place; nothing where it is not known. */
function lastCause(man: string, sorties: readonly Sortie[], { threads: { happenings }, names }: Telling): string {
  if (!happenings.some((each) => each.man === man && isLoss(each))) return '';
  const last = sorties.findLast((sortie) => wasAboard(sortie, man));
  const cause = last && causeOf(last);
  if (cause?.is === 'german' && last?.end && last.end.end !== 'down')
    return `, hit by ${germanText(cause.german, names)} in a machine that was brought home`;
  return cause ? causeText(cause, names) : '';
}

function causeText(cause: CauseOfLoss, names: Names): string {
  if (cause.is === 'german') return `, brought down by ${germanText(cause.german, names)}`;
  if (cause.is !== 'alone') return `: ${CAUSES[cause.is]}`;
  return `: ${cause.after ? crippledText(cause.after, names) : CAUSES.alone}, and the enemy found him on the way`;
}

const crippledText = (cause: CauseOfLoss, names: Names): string =>
  cause.is === 'german' ? `${germanText(cause.german, names)} had crippled the machine` : CAUSES[cause.is];

const CAUSES: Readonly<Record<Exclude<CauseOfLoss['is'], 'german'>, string>> = {
  archie: 'Archie had hit the machine',
  'machine-guns': 'the machine had been hit from the ground',
  engine: 'the engine had failed',
  petrol: 'the petrol had run out',
  crash: 'the machine came to grief in a fight',
  alone: 'he was alone',
};

/** Who saw him go down. */
function seenText(man: string, { threads: { happenings }, names }: Telling): string[] {
  const eyes = ofKind(happenings, 'saw-fall').filter(({ friend }) => friend === man);
  return eyes.length > 0 ? [`${namesIn(eyes, names)} saw it.`] : [];
}

const ofKind = <Is extends Happening['is']>(happenings: readonly Happening[], is: Is): HappeningOf<Is>[] =>
  happenings.filter((each): each is HappeningOf<Is> => each.is === is);

/** Each enemy that he shot down, and the one that he drove off a friend, day by day. */
function deedsTold(his: readonly Happening[], from: number | undefined, names: Names): string[] {
  const won = [...ofKind(his, 'victory'), ...ofKind(his, 'balloon')];
  const [saved, ...more] = ofKind(his, 'saved');
  const once = saved && more.length === 0 ? saved : undefined;
  const days = [...new Set([...won, ...(once ? [once] : [])].map(({ day }) => day))].sort((a, b) => a - b);
  return days
    .flatMap((day) => dayWon(day, won, once, names))
    .map((told, i) =>
      i === 0 && from !== undefined ? told.replace(`On ${dateText(from)} `, 'On the same day ') : told,
    );
}

type WonHappening = Happening & HappeningOf<'victory' | 'balloon'>;

function dayWon(
  day: number,
  won: readonly WonHappening[],
  saved: (Happening & HappeningOf<'saved'>) | undefined,
  names: Names,
) {
  const his = won.filter((each) => each.day === day);
  const told = his.length > 0 ? [`On ${dateText(day)} he ${deedsText(his, names)}.`] : [];
  return saved?.day === day ? [...told, savedText(saved, his, names)] : told;
}

const deedsText = (his: readonly Happening[], names: Names): string =>
  listed(clausesOf(his, names)).replace(', his first and ', ', his first, and ');

/** If he had shot it down that day: that it was pursuing a friend. */
function savedText(
  { day, friend, german }: At & HappeningOf<'saved'>,
  won: readonly WonHappening[],
  names: Names,
): string {
  const whom = names.on(day).of(friend);
  if (won.some((each) => each.is === 'victory' && each.german === german))
    return `It had been on ${possessive(whom)} tail.`;
  return `On ${won.length > 0 ? 'the same day' : dateText(day)} he drove an enemy off ${whom}.`;
}

/** What he did on a day; the same twice is told as twice. */
function clausesOf(happenings: readonly Happening[], names: Names): string[] {
  const clauses = happenings.flatMap((each) => clauseOf(each, names) ?? []);
  return [...new Set(clauses)].map((clause) => oftenTold(clause, clauses.filter((each) => each === clause).length));
}

function savedOften(his: readonly Happening[], names: Names): string[] {
  const saved = ofKind(his, 'saved');
  if (saved.length < 2) return [];
  const friends = eachOnce(saved.map(({ friend, day }) => ({ man: friend, day })));
  const told = namesIn(friends, names);
  const often = times(saved.length);
  if (friends.length === 1) return [`He drove an enemy off ${told} ${often}.`];
  return [`He drove enemies off ${told}${friends.length === saved.length ? '' : `, ${often} in all`}.`];
}

/** A man on a day. */
interface Then {
  readonly man: string;
  readonly day: number;
}

const eachOnce = (men: readonly Then[]): Then[] =>
  men.filter(({ man }, i) => men.findIndex((each) => each.man === man) === i);

/** Each man once, by his rank at his first appearance. */
const namesIn = (men: readonly Then[], names: Names): string =>
  listed(eachOnce(men).map(({ man, day }) => names.on(day).of(man)));

/** Who lost his nerve, and whom he left. */
function turnedTold(his: readonly Happening[], names: Names): string[] {
  const lost = ofKind(his, 'turned-back').filter(({ why }) => why === 'nerve');
  const [first] = lost;
  if (!first) return [];
  const left = eachOnce(lost.flatMap((each) => each.left.map((man) => ({ man, day: each.day })))).map(({ man, day }) =>
    names.on(day).of(man),
  );
  const whom =
    left.length > 0
      ? `, and ${left.length > 4 ? `left ${inWords(left.length)} others` : `left ${listed(left)}`} in ${lost.length > 1 ? 'the fighting' : 'a fight'}`
      : '';
  return lost.length === 1
    ? [`On ${dateText(first.day)} he lost his nerve${whom}.`]
    : [`He lost his nerve ${times(lost.length)}, first on ${dateText(first.day)}${whom}.`];
}

/** Two men of whom each was oftenest beside the other are told once, of the first of them. */
function pairTold(man: string, pairs: Threads['pairs'], { names, ways }: Pick<Telling, 'names' | 'ways'>): string[] {
  const pair = pairs.find(({ men }) => men.includes(man));
  const other = pair?.men.find((each) => each !== man);
  if (!pair || other === undefined) return [];
  const [first] = pair.men;
  if (first === other && pairs.find(({ men }) => men.includes(first)) === pair) return [];
  const often = counted(pair.fights, 'fight');
  return [ways.next(pair.crew ? IN_HIS_MACHINE : BESIDE)(often, names.of(other))];
}

type BesideWay = (often: string, other: string) => string;

const BESIDE: readonly [BesideWay, ...BesideWay[]] = [
  (often, other) => `In ${often}, more than with anybody else, he was beside ${other}.`,
  (often, other) => `Nobody was oftener at his side than ${other}, in ${often}.`,
  (often, other) => `It was beside ${other} that he mostly fought, in ${often}.`,
  (often, other) => `He and ${other} were in ${often} together.`,
  (often, other) => `Where ${other} fought, there he was too, in ${often}.`,
];

const IN_HIS_MACHINE: readonly [BesideWay, ...BesideWay[]] = [
  (often, other) => `${other} was in the other seat in ${often}.`,
  (often, other) => `In ${often} it was ${other} who sat in the other seat.`,
  (often, other) => `He shared a machine, and ${often}, with ${other}.`,
];

type RunWay = (many: string) => string;

const RUNS: readonly [RunWay, ...RunWay[]] = [
  (many) => `His machine was hit on ${many} flights, and he never was.`,
  (many) => `On ${many} flights they hit his machine, and never him.`,
  (many) => `He brought holes home from ${many} flights, and none in himself.`,
  (many) => `The riggers patched what he flew after ${many} flights, and the doctor had nothing to do.`,
];

const runText = (many: number, ways: LeastUsed): string => ways.next(RUNS)(inWords(many));

const DUE = {
  leave: 'He had flown for seven days running, and was due for a rest.',
  medal: 'He had the victories for a medal, and no medal.',
  breakdown: 'His nerve was gone.',
} as const;
