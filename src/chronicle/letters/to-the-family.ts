import type { Airman } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { readBand } from '../../cards/band.ts';
import type { BraveryLetter } from '../../cards/printed/hit-cards.ts';
import { RANKS } from '../../cards/ranks.ts';
import { capital, counted, inOrder, listed, plural, times } from '../../words/numbers.ts';
import { entriesOf, isFlown, sortiesOf, wasAboard } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { type CauseOfLoss, causeOf } from '../report/facts/cause.ts';
import { atPlace, written } from '../report/prose.ts';
import { scoreText } from '../tables/people-rows.ts';
import { aboard, fightsIn } from '../threads/on-a-mission.ts';
import { type Happening, type HappeningOf, isLoss } from '../threads/thread.ts';
import { missionsOf } from '../threads/threads-of.ts';
import { airmanIn, type EveningLived } from './evening-lived.ts';
import type { Letter } from './letter.ts';
import { FAREWELLS, HOPES, LATE, SORRY, UNTIL_THEN } from './words-to-families.ts';

/** A loss of which nobody has written to the family yet, and the evening of its day. */
export interface UnwrittenLoss {
  readonly fell: Fell;
  readonly evening: EveningLived;
}

/** The letters of an evening, and what is still to be written. */
interface WrittenLetters {
  readonly letters: readonly Letter[];
  readonly owed: readonly UnwrittenLoss[];
}

/**
 * The Flight Commander's letters to the families of lost men; the Major writes for the Flight Commander's own. Where
 * nobody is at home to write them, they are owed to the next evening.
 */
export function lettersToFamilies(evening: EveningLived, before: readonly UnwrittenLoss[] = []): WrittenLetters {
  const losses = [...before, ...evening.happenings.filter(isLoss).map((fell) => ({ fell, evening }))];
  const by = whoWrites(evening);
  if (by === undefined) return { letters: [], owed: losses };
  return {
    letters: losses.map((loss) => ({
      by,
      of: loss.fell.man,
      to: `the family of ${familyName(loss)}`,
      says: toTheFamily(loss, by, evening),
    })),
    owed: [],
  };
}

type Fell = Happening & HappeningOf<'killed' | 'taken'>;

/** (47) Who leads the flight this evening, if he is back; otherwise the Commanding Officer, or the senior pilot. */
function whoWrites({ day: { dawn }, flight, writers, officer, happenings }: EveningLived): string | undefined {
  const isHome = (man: string) =>
    writers.includes(man) && !happenings.some((each) => each.man === man && each.is === 'put-down');
  const record = dawn.flights.find((each) => each.flight === flight);
  const captain = record?.aircrew.find(({ id, rank, seat }) => rank === 'Captain' && seat === 'pilot' && isHome(id));
  const acting = record?.succession?.acting;
  const leader = captain?.id ?? (acting !== undefined && isHome(acting) ? acting : undefined);
  const pilots = record?.aircrew.filter(({ id, seat }) => seat === 'pilot' && isHome(id)) ?? [];
  const [senior] = pilots.toSorted((a, b) => RANKS.indexOf(b.rank) - RANKS.indexOf(a.rank));
  return leader ?? officer ?? senior?.id;
}

export function familyName({ fell: { man: id }, evening: { day } }: UnwrittenLoss): string {
  const man = airmanIn(day.dawn, id) ?? ofKind(day.moments, 'newcomer-reported').find((each) => each.man === id);
  return man ? written({ initial: undefined, ...man }) : id;
}

function toTheFamily({ fell, evening }: UnwrittenLoss, by: string, tonight: EveningLived): string {
  const isTonight = evening === tonight;
  const man = airmanIn(evening.day.dawn, fell.man);
  const [opening, end] = fell.is === 'taken' ? ([HOPES, UNTIL_THEN] as const) : ([SORRY, FAREWELLS] as const);
  const when = isTonight ? 'today' : `on ${dateText(fell.day)}`;
  return [
    evening.ways.next<string>(isTonight ? opening : LATE, { by }),
    howItWas(fell, { by, when, evening }),
    ...(man ? [servedText(man, by, evening), knownFor(man, by, evening)] : [`He had come to us only ${when}.`]),
    ...deedsText(fell.man, by, evening),
    evening.ways.next<string>(end, { by }),
  ].join(' ');
}

interface LetterTelling {
  readonly by: string;
  readonly when: string;
  readonly evening: EveningLived;
}

function howItWas(fell: Fell, { by, when, evening }: LetterTelling): string {
  const { man, is, hex } = fell;
  const where = hex === undefined ? '' : ` ${atPlace(hex, evening.book)}`;
  const did = is === 'taken' ? 'He came down' : 'He was killed';
  const home = hex === undefined ? ' His machine brought him home.' : '';
  const seen = seenBy(man, is === 'taken' ? ALIVE : QUICK, { by, evening });
  return `${did} ${when}${where}${howText(fell, evening)}.${home}${seen}`;
}

/** What brought him down. */
function howText({ man, by }: Fell, { day, told, ways }: EveningLived): string {
  if (by !== undefined) return `, in a fight with ${told.german(by)}`;
  const last = entriesOf(day)
    .filter(isFlown)
    .flatMap(sortiesOf)
    .findLast((sortie) => wasAboard(sortie, man));
  const cause = last && causeOf(last);
  if (!cause) return '';
  return cause.is === 'german' ? `, in a fight with ${told.german(cause.german)}` : ways.next(CAUSES[cause.is]);
}

/** As one tells it to a family. */
const CAUSES: Readonly<Record<Exclude<CauseOfLoss['is'], 'german'>, readonly [string, ...string[]]>> = {
  archie: [', when a shell from the ground had hit the machine', ', when the guns on the ground had found him'],
  'machine-guns': [
    ', when the machine had been hit from the trenches',
    ', when he was low over the trenches and the machine was hit',
  ],
  engine: [
    ', when the engine had failed him',
    ', when the engine stopped and would not be started',
    ', when the engine gave out under him',
  ],
  petrol: [', when the petrol had run out', ', when there was no petrol left to come home on'],
  crash: [', when the machine came to grief in a fight'],
  alone: [
    ', when he was alone on his way home with a sick machine, and the enemy found him',
    ', when he was bringing a hurt machine home by himself, and was met',
    ', when he had turned for home with a machine that was past fighting, and they came upon him',
  ],
};

/** What witnesses say. */
interface Eyes {
  readonly own: readonly [string, ...string[]];
  readonly others: readonly [OthersWay, ...OthersWay[]];
}

type OthersWay = (many: number) => string;

const QUICK: Eyes = {
  own: ['I saw it, and it was quick.', 'I saw it, and it was over before he can have known.'],
  others: [
    (many) => `saw it, and ${plural(many, 'says', 'say')} that it was quick.`,
    (many) => `saw it, and ${plural(many, 'says', 'say')} that he can have felt nothing.`,
  ],
};

/** At home nobody knows more that evening. */
const ALIVE: Eyes = {
  own: ['I saw him go, and he had the machine in hand.'],
  others: [(many) => `saw him go, and ${plural(many, 'thinks', 'think')} that he got down alive.`],
};

/** The writer, or two of the witnesses. */
function seenBy(man: string, says: Eyes, { by, evening }: Pick<LetterTelling, 'by' | 'evening'>): string {
  const { happenings, told, ways } = evening;
  const eyes = happenings.flatMap((each) => (each.is === 'saw-fall' && each.friend === man ? [each.man] : []));
  const others = [...new Set(eyes)].filter((each) => each !== by && !isLost(each, evening)).slice(0, 2);
  if (eyes.includes(by)) return ` ${ways.next(says.own)}`;
  return others.length === 0 ? '' : ` ${listed(others.map(told.of))} ${ways.next(says.others)(others.length)}`;
}

/** So many fights are worth a family's knowing. */
const OFTEN = 3;

type ServedWay = (many: number) => string;

/** How often he had flown before. */
const SERVED: readonly [ServedWay, ...ServedWay[]] = [
  (flights) => `He had flown ${times(flights)} before.`,
  (flights) => `It was his ${inOrder(flights + 1)} flight.`,
  (flights) => `He had ${counted(flights, 'flight')} behind him.`,
];

/** How often he had fought, which is told in the place of that. */
const FOUGHT: readonly [ServedWay, ...ServedWay[]] = [
  (fights) => `${capital(times(fights))} this month he had had to fight.`,
  (fights) => `He had come through fighting ${times(fights)} this month.`,
];

const WON: readonly [(won: string) => string, ...((won: string) => string)[]] = [
  (won) => `He had ${won} to his name.`,
  (won) => `He leaves ${won} in our book.`,
  (won) => `The book has ${won} under his name.`,
];

/** (45) From his Personnel Record, and his missions and fights of today before his last flight. */
function servedText(man: Airman, by: string, { day, book, ways }: EveningLived): string {
  const his = missionsOf(day, book).filter(({ facts }) =>
    facts.machines.some(({ men }) => men.some(({ airman }) => airman === man.id)),
  );
  const earlier = his.slice(0, -1).map(({ facts }) => facts);
  const before = man.missions + earlier.length;
  if (before === 0) return 'It was his first flight.';
  const hadToFight = earlier.filter((facts) =>
    fightsIn(facts).some(({ ours }) => aboard(ours, facts).includes(man.id)),
  );
  const fought = man.fights + hadToFight.length;
  const won = scoreText(man);
  const isOfFights = ways.next([false, true], {
    list: 'what a family is told',
    only: (each) => !each || fought >= OFTEN,
  });
  return [
    isOfFights ? ways.next(FOUGHT)(fought) : ways.next(SERVED, { by })(before),
    ...(won.length > 0 ? [ways.next(WON)(won.join(' and '))] : []),
  ].join(' ');
}

/** His nerve, as one describes it to a mother. */
const NERVE: Readonly<Record<BraveryLetter, readonly [string, string, ...string[]]>> = {
  S: [
    'He found it very hard, and went all the same every time that he was asked, and I hold that to be the better courage.',
    'He was tired out, and never said a word of it to me. I wish that he had.',
  ],
  NV: [
    'I know that it cost him something each time, and that he paid it.',
    'He did not care for fighting, and did it for the sake of the others.',
    'He told me once that he was afraid. So are we all, but few say so.',
  ],
  N: [
    'He did whatever was asked of him, without a word.',
    'I could always tell where he would be, and that is worth more up there than dash.',
    'He was a man on whom one counted and did not think about it.',
    'Nobody ever had to look round for him.',
    'He took things as they came, and the mechanics swore by him.',
    'He was the same at breakfast on a bad day as on a good one.',
    'The others liked to have him beside them, and I know of nothing better to say.',
  ],
  B: [
    'I never had to ask him twice.',
    'He was always the first to be ready, and was never in a hurry.',
    'He would turn back for anybody who was in trouble.',
  ],
  DD: [
    'There was nothing that he would not have gone for, and I had to hold him back oftener than the others.',
    'I have not known a braver man, nor one who thought less of it.',
    'He did not know how to leave a fight. It was the only thing that I could not teach him.',
  ],
};

/** About a man with few missions, whom nobody knew well yet. */
const NEW_TO_IT = [
  'He was new to it, and had asked the right questions.',
  'He had only begun, and we thought that we should have him long.',
  'He had not been at it long, and there was nothing of it that he would not learn.',
] as const;

const SELDOM = 5;

function knownFor({ bravery, missions }: Airman, by: string, { ways, book }: EveningLived): string {
  const { letters } = book.pilotSkillFiringAndBravery;
  return ways.next<string>(missions < SELDOM ? NEW_TO_IT : NERVE[readBand(letters, bravery).letter], { by });
}

/** Before this evening. */
const isLost = (man: string, { happenings }: EveningLived): boolean =>
  happenings.some((each) => each.man === man && isLoss(each));

/** What he did for others on his last day, and they for him; the writer himself may be one of them. */
function deedsText(man: string, by: string, evening: EveningLived): string[] {
  const { happenings, told } = evening;
  const won = happenings.filter((each) => each.is === 'victory' && each.man === man).length;
  const saved = happenings.flatMap((each) =>
    each.is === 'saved' && each.man === man && !isLost(each.friend, evening) ? [each.friend] : [],
  );
  const others = [...new Set(saved)].filter((each) => each !== by).map(told.of);
  return [
    ...(won > 0 ? [`He had brought down ${plural(won, 'an enemy', 'more than one enemy')} before they got him.`] : []),
    ...(others.length > 0 ? [`${listed(others)} would not be alive tonight without him.`] : []),
    ...(saved.includes(by) ? [others.length > 0 ? 'Nor should I.' : 'I should not be alive tonight without him.'] : []),
  ];
}
