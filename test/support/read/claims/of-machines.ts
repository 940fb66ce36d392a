import { hexOf } from '../../../../src/cards/map.ts';
import { missionTitle } from '../../../../src/cards/rulebook.ts';
import type { Lived, LivedDay } from '../../../../src/chronicle/lived.ts';
import type { Moment } from '../../../../src/chronicle/moments/kinds.ts';
import { times, weekdayOf } from '../../../../src/words/numbers.ts';
import type { Papers } from '../papers.ts';
import { NAME } from './claim.ts';
import { Who } from './who.ts';

/** What happened to the machines of a man on one day, found in its moments without the facts of the reports. */
interface HisDay {
  readonly man: string;
  readonly day: number;
  readonly own: readonly Moment[];
  /** All moments of the missions that he flew on. */
  readonly around: readonly Moment[];
  readonly fights: number;
  readonly lived: Lived;
}

function dayOf(man: string, { dawn, moments }: LivedDay, lived: Lived): HisDay {
  const flown = missionsOf(man, moments);
  const isIn = (machine: string, moment: Moment) =>
    moment.type === 'fight-began' && moment.allied.some(({ id }) => id === machine);
  return {
    man,
    day: dawn.day,
    own: flown.flatMap(({ machine, all }) => all.filter((each) => 'machine' in each && each.machine === machine)),
    around: flown.flatMap(({ all }) => all),
    fights: flown.flatMap(({ machine, all }) => all.filter((each) => isIn(machine, each))).length,
    lived,
  };
}

/** The moments of each mission on which a man flew, and his machine. */
function missionsOf(man: string, moments: readonly Moment[]): { machine: string; all: readonly Moment[] }[] {
  const starts = moments.flatMap(({ type }, i) => (type === 'mission-began' ? [i] : []));
  return starts.flatMap((start, n) => {
    const all = moments.slice(start, starts[n + 1]);
    const [began] = all;
    const crews = began?.type === 'mission-began' ? began.machines : [];
    const his = crews.find(({ men }) => men.some(({ airman }) => airman === man));
    const end = all.findIndex(({ type }) => type === 'mission-ended');
    return his ? [{ machine: his.machine, all: all.slice(0, end + 1) }] : [];
  });
}

const OF_THE_ENGINE = /engine|oil|petrol|tank|propeller|magneto|cylinder|radiator/i;

const hadSickEngine = ({ own }: HisDay): boolean =>
  own.some(
    (moment) =>
      (moment.type === 'engine-trouble-met' && moment.result !== 'restarts') ||
      (moment.type === 'machine-crippled' && OF_THE_ENGINE.test(moment.words)),
  );

const HITS = ['archie-hit', 'machine-gun-hit', 'critical-hit-taken', 'critical-hit-scored', 'man-hit', 'crew-hit'];

const wasHit = ({ own }: HisDay): boolean =>
  own.some(
    (moment) =>
      HITS.includes(moment.type) ||
      (moment.type === 'machine-out' && (moment.hitBy !== undefined || moment.wounds.length > 0)),
  );

/** Any of the party had crossed before his machine was crippled. */
function wasOver({ around, own, lived }: HisDay): boolean {
  const crippled = own.findLast(({ type }) => type === 'machine-crippled');
  const before = crippled ? around.slice(0, around.indexOf(crippled)) : around;
  return before.some(
    (moment) => moment.type === 'moved' && hexOf(lived.book.missionMap, moment.to).ground !== 'allied',
  );
}

const hasDropped = ({ own }: HisDay): boolean => own.some(({ type }) => type === 'stick-dropped');

const isSpared = ({ around }: HisDay): boolean => !around.some((moment) => moment.type === 'archie' && moment.hit);

type Check = readonly [RegExp, (his: HisDay, said: readonly string[]) => boolean];

const many = (said: readonly string[]): string => said.find((each) => each !== undefined) ?? '';

/** What a man writes about his own day. */
const OF_HIMSELF: readonly Check[] = [
  [/[Mm]y engine|The engine thought|The engine began|thirds of an engine/, hadSickEngine],
  [
    /mostly holes|going to pieces|bits came off,|They hit my machine|daylight in the machine|is left of my machine/,
    wasHit,
  ],
  [/saw me to the lines/, wasOver],
  [/where I was nothing happened|Nobody came near me|and it was nothing|an easy day/, ({ fights }) => fights === 0],
  [/apology to a haystack|let go my bombs/, hasDropped],
  [/Archie was poor|hit the sky/, isSpared],
  [/sing on Saturday/, ({ day }) => weekdayOf(day) !== 'Saturday'],
  [/write on Sunday/, ({ day }) => weekdayOf(day) !== 'Sunday'],
  [
    /I fought (\S+(?: times)?) today|I was in a fight (\S+(?: times)?) today|came at us today, (\S+(?: times)?),|in the air (\S+(?: times)?) today, and find|I met them (\S+(?: times)?) today|they came (\S+(?: times)?)\.|one of me, (\S+(?: times)?) today|fight for it (\S+(?: times)?)\./,
    ({ fights }, said) => times(fights) === many(said),
  ],
  [/There was a fight today/, ({ fights }) => fights > 0],
  [/There were two fights/, ({ fights }) => fights === 2],
];

/** What is said of a man who is named. */
const OF_A_MAN: readonly Check[] = [
  [new RegExp(`(${NAME}) had to find his way by himself, with half an engine`), hadSickEngine],
  [new RegExp(`[Tt]he engine of (${NAME}) (?:spoke|was at|with)`), hadSickEngine],
  [new RegExp(`(${NAME}) had to find his way by himself, with half a machine`), wasHit],
  [new RegExp(`shepherded (${NAME}) home with half a machine`), wasHit],
  [new RegExp(`Bits came off (${NAME}) all the way`), wasHit],
  [new RegExp(`(${NAME}) went home by himself in what was left`), wasHit],
  [new RegExp(`(${NAME}) asks to have .+ in a machine with fewer holes`), wasHit],
  [new RegExp(`(${NAME}) was crippled, and I flew beside him and made faces until we were over`), wasOver],
  [new RegExp(`(?:^|[.!?] )(${NAME}) was hit(?: today)?,`), wasHit],
  [new RegExp(`They hit (${NAME}) today`), wasHit],
];

/** Sentences of missions that nobody flew, which somebody did; and such missions that no sentence has. */
function untrueOfUndone(said: readonly string[], { moments }: LivedDay, { book }: Lived): string[] {
  const left = moments.flatMap((each) => (each.type === 'mission-not-flown' ? [missionTitle(each.mission, book)] : []));
  const titles = new Set(Object.keys(book.missions).map((mission) => missionTitle(mission, book)));
  const named = [...titles].filter((title) => said.some((text) => text.includes(`he ${title}`)));
  return [
    ...named.filter((title) => !left.includes(title)).map((title) => `flown after all: ${title}`),
    ...left.filter((title) => titles.has(title) && !named.includes(title)).map((title) => `not told: ${title}`),
  ];
}

/** What the evenings of a month say of machines, weekdays and fights, and is not so. */
export function untrueOfMachines(lived: Lived, papers: Papers): string[] {
  const who = new Who(lived);
  return papers.days.flatMap(({ day, home, mess, images, undone }) => {
    const then = lived.days.find(({ dawn }) => dawn.day === day);
    if (!then) return [];
    const said = [...mess, ...images, ...home.map(({ says }) => says)];
    const named = said.flatMap((text) =>
      OF_A_MAN.flatMap(([form, isSo]) => {
        const [, name] = form.exec(text) ?? [];
        return name === undefined || isSo(dayOf(who.named(name, day), then, lived), []) ? [] : [text];
      }),
    );
    const own = home.flatMap(({ by, says }) =>
      OF_HIMSELF.flatMap(([form, isSo]) => {
        const words = form.exec(says);
        return !words || isSo(dayOf(by, then, lived), words.slice(1)) ? [] : [`${by}: ${says}`];
      }),
    );
    const isOver = then.moments.some(({ type }) => type === 'day-ended');
    const left = isOver ? untrueOfUndone(undone, then, lived) : [];
    return [...named, ...own, ...left].map((text) => `${lived.name}, ${day} April: ${text}`);
  });
}
