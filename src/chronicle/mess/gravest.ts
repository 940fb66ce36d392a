import { isLost } from '../../campaign/aircrew.ts';
import { capital, counted, inWords, listed, plural } from '../../words/numbers.ts';
import { airmanIn, type EveningLived, isGoneBy, isThere } from '../letters/evening-lived.ts';
import { isHurt, isMissing, whereTonight } from '../letters/whereabouts.ts';
import { entriesOf, isFlown } from '../lived.ts';
import { type Happening, type HappeningOf, isLoss } from '../threads/thread.ts';
import { underEach } from '../under-each.ts';
import { victoryKind } from './victory-kind.ts';
import * as WORDS from './words/gravest.ts';

/** What an evening begins with, and the men that it tells of. */
export interface Gravest {
  readonly words: string;
  readonly men: readonly string[];
  readonly is: 'hurt' | 'out' | 'guest' | 'honour';
}

/** Who of the flight was lost today: the headline of its evening in papers. The screen has it with the day's end. */
export function lossesOf(evening: EveningLived): string | undefined {
  const { happenings, told, ways } = evening;
  const lost = happenings.filter(isLoss);
  if (lost.length === 0) return undefined;
  const lots = (['killed', 'missing'] as const).flatMap((is) => {
    const men = menOf(lost, (each) => isMissing(each, evening) === (is === 'missing'));
    return men.length === 0 ? [] : [`${listed(men.map(told.of))} ${FATES[is][men.length > 1 ? 1 : 0]}`];
  });
  return ways.next(HEADLINES)(new Set(lost.map(({ man }) => man)).size, lots.join(', and '));
}

const FATES = { killed: ['was killed', 'were killed'], missing: ['is missing', 'are missing'] } as const;

type Headline = (many: number, fates: string) => string;

const HEADLINES: readonly [Headline, ...Headline[]] = [
  (many, fates) => `${capital(counted(many, 'chair'))} ${plural(many, 'is', 'are')} empty in the mess: ${fates}.`,
  (many, fates) => `${capital(counted(many, 'place'))} fewer at table tonight: ${fates}.`,
  (_, fates) => `There is no music tonight: ${fates}.`,
  (many, fates) => `The list on the board is ${counted(many, 'name')} shorter: ${fates}.`,
  (_, fates) => `It has gone round the huts, and needed few words: ${fates}.`,
  (_, fates) => `The gramophone has been shut, and nobody was asked to: ${fates}.`,
  (many, fates) => `The cook has been told to lay for ${inWords(many)} fewer: ${fates}.`,
  (_, fates) => `They came in to dinner late, and by ones and twos: ${fates}.`,
  (_, fates) => `It is written up by the door of the office, in pencil: ${fates}.`,
  (many, fates) => `The Adjutant has been through the huts with ${counted(many, 'kit-bag')}: ${fates}.`,
];

/** What the flight has brought down this month before today. */
export type WonBefore = 'nothing' | 'something' | 'unknown';

/**
 * The gravest events of a flight's day that were no loss, a sentence each, before everything else of the evening:
 * wounds, then men who came down, victories of those who are not here, and men on other aerodromes; on a day without
 * these, an honour.
 */
export function gravestOf(evening: EveningLived, before: WonBefore = 'unknown'): readonly Gravest[] {
  const { happenings } = evening;
  const hurt = menOf(happenings, isHurt);
  const grave = [
    ...decoratedAndLost(evening),
    ...hurtText(hurt, evening),
    ...outText(evening),
    ...wonText(evening, before),
    ...fromTheBackSeat(evening),
    ...guestsText(evening),
  ];
  return grave.length > 0 || happenings.some(isLoss) ? grave : medalText(evening);
}

/** The leader by himself: the flight is without him. */
function hurtText(hurt: readonly string[], evening: EveningLived): Gravest[] {
  const { happenings, told, ways } = evening;
  const isHit = (man: string) => happenings.some((each) => each.man === man && each.is === 'wounded' && isShot(each));
  return leaderFirst(hurt, leaderOf(evening)).map(([men, who]): Gravest => {
    const only = (way: WORDS.GraveWay) => !WORDS.OF_HITS.has(way) || men.every(isHit);
    const list = who === 'leader' ? WORDS.LEADER_HURT : oneOrMore(men, WORDS.HURT, WORDS.SEVERAL_HURT);
    return { words: ways.next(list, { only })(listed(men.map(told.of))), men, is: 'hurt' };
  });
}

/** By the enemy, and not by the ground. */
const isShot = ({ cause }: HappeningOf<'wounded'>): boolean => cause !== undefined && cause.is !== 'coming-down';

const WHERE_OUT = ['between', 'put-down', 'afield', 'near'] as const;

/** Each man where he is: between the lines, anywhere on our side, or near the aerodrome; the leader by himself. */
function outText(evening: EveningLived): Gravest[] {
  const { happenings, told, ways } = evening;
  const out = menOf(happenings, ({ is }) => is === 'walked-away');
  return WHERE_OUT.flatMap((where): Gravest[] => {
    const { one, several, leader } = WORDS.OUT[where];
    const there = out.filter((man) => whereTonight(man, evening) === where);
    return leaderFirst(there, leader && leaderOf(evening)).map(([men, who]) => ({
      words: ways.next(who === 'leader' && leader ? leader : oneOrMore(men, one, several))(listed(men.map(told.of))),
      men,
      is: 'out',
    }));
  });
}

/** On another aerodrome, each field by itself. */
function guestsText(evening: EveningLived): Gravest[] {
  const { happenings, told, ways } = evening;
  const guests = happenings.filter((each): each is HappeningOf<'put-down'> & Happening => each.is === 'put-down');
  const fields = underEach(
    guests.filter(({ man }) => whereTonight(man, evening) === 'guest'),
    ({ field }) => [field],
  );
  return [...fields].flatMap(([field, there]): Gravest[] =>
    leaderFirst([...new Set(there.map(({ man }) => man))], leaderOf(evening)).map(([men, who]) => ({
      words: ways.next(who === 'leader' ? WORDS.LEADER_A_GUEST : oneOrMore(men, WORDS.GUESTS, WORDS.SEVERAL_GUESTS))(
        listed(men.map(told.of)),
        told.field(field),
      ),
      men,
      is: 'guest',
    })),
  );
}

const oneOrMore = <Some>(men: readonly string[], one: Some, several: Some): Some => (men.length > 1 ? several : one);

/** The leader of the flight, where he is among them, apart from the others. */
function leaderFirst(
  men: readonly string[],
  leader: string | undefined,
): (readonly [readonly string[], 'leader' | 'others'])[] {
  const lots = [
    [men.filter((man) => man === leader), 'leader'] as const,
    [men.filter((man) => man !== leader), 'others'] as const,
  ];
  return lots.filter(([lot]) => lot.length > 0);
}

/** The flight's first of the month; and victories of men who are not here to be drunk to. */
function wonText(evening: EveningLived, before: WonBefore): Gravest[] {
  const { happenings, told, ways, day } = evening;
  const won = happenings.filter((each): each is HappeningOf<'victory'> & Happening => each.is === 'victory');
  const absent = [...underEach(won, ({ man }) => [man])].filter(
    ([man]) => !isThere(man, evening) && !isGoneBy(man, evening),
  );
  return [
    ...(before === 'nothing' && won.length > 0
      ? [{ words: ways.next(WORDS.FIRST_OF_THE_MONTH)(''), men: [], is: 'honour' as const }]
      : []),
    ...absent.map(([man, his]): Gravest => {
      const kind = victoryKind(his, airmanIn(day.dawn, man)?.kills ?? 0);
      const only = (way: WORDS.GraveWay) => !(happenings.some(isLoss) && WORDS.IN_JEST.has(way));
      return { words: ways.next(WON_ELSEWHERE[kind], { only })(told.of(man)), men: [man], is: 'honour' };
    }),
  ];
}

const WON_ELSEWHERE = {
  first: WORDS.FIRST_ELSEWHERE,
  fifth: WORDS.FIFTH_ELSEWHERE,
  several: WORDS.SEVERAL_ELSEWHERE,
  another: WORDS.ANOTHER_ELSEWHERE,
} as const;

/** (43) Observers who forced an enemy down, each once. */
function fromTheBackSeat(evening: EveningLived): Gravest[] {
  const { day, flight, told, ways } = evening;
  const scores = entriesOf(day)
    .filter(isFlown)
    .flatMap(({ began, ended }) => (began.flight === flight ? ended.scores : []));
  const men = scores.flatMap(({ why, who }) => (why === 'enemy-forced-down' && who !== undefined ? [who] : []));
  return [...new Set(men)]
    .filter((man) => airmanIn(day.dawn, man)?.seat === 'observer' && !isGoneBy(man, evening))
    .map((man) => ({ words: ways.next(WORDS.FROM_THE_BACK_SEAT)(told.of(man)), men: [], is: 'honour' }));
}

function decoratedAndLost(evening: EveningLived): Gravest[] {
  const { happenings, told, ways } = evening;
  const medals = happenings.filter((each): each is HappeningOf<'decorated'> & Happening => isOurs(each, evening));
  return medals
    .filter(({ man }) => happenings.some((each) => each.man === man && isLoss(each)))
    .map((medal) => ({
      words: ways.next(WORDS.DECORATED_AND_LOST)(told.of(medal.man), told.medal(medal)),
      men: [medal.man],
      is: 'honour',
    }));
}

function medalText(evening: EveningLived): Gravest[] {
  const { happenings, told, ways } = evening;
  const medal = happenings.find((each): each is HappeningOf<'decorated'> & Happening => isOurs(each, evening));
  if (!medal) return [];
  return [{ words: ways.next(WORDS.DECORATED)(told.of(medal.man), told.medal(medal)), men: [medal.man], is: 'honour' }];
}

const isOurs = ({ is, man }: Happening, { day: { dawn }, flight }: EveningLived): boolean =>
  is === 'decorated' &&
  (dawn.commandingOfficer?.man.id === man ||
    dawn.flights.some((each) => each.flight === flight && each.aircrew.some(({ id }) => id === man)));

const menOf = (happenings: readonly Happening[], holds: (happening: Happening) => boolean): string[] => [
  ...new Set(happenings.filter(holds).map(({ man }) => man)),
];

/** (47) Who leads the flight since this morning. */
function leaderOf({ day: { dawn }, flight, happenings }: EveningLived): string | undefined {
  const given = happenings.findLast(
    (each) => each.is === 'took-over' && each.flight === flight && each.how !== 'acting',
  );
  if (given) return given.man;
  const record = dawn.flights.find((each) => each.flight === flight);
  const captain = record?.aircrew.find((man) => man.rank === 'Captain' && man.seat === 'pilot' && !isLost(man));
  return record?.succession?.acting ?? captain?.id;
}
