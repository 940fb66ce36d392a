import { allMen, type Campaign } from '../../campaign/campaign.ts';
import type { Flight } from '../../campaign/watch.ts';
import { counterOf, numberOfGerman } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { entriesOf, type Flown, isFlown, type Lived, type LivedDay } from '../lived.ts';
import type { Moment } from '../moments/kinds.ts';
import { factsOf } from '../report/facts/facts-of.ts';
import { underEach } from '../under-each.ts';
import { dueIn } from './due.ts';
import { happeningsOfTheOffice } from './in-the-office.ts';
import { aboard, fightsIn, happeningsOn, type MissionTold } from './on-a-mission.ts';
import { type Feud, type Happening, isLoss, type Pair, type Run, type Threads } from './thread.ts';

/** A cache: every page that tells a story asks for them, and the campaign does not change meanwhile. */
const THREADS = new WeakMap<Lived, Threads>();

/**
 * The threads of a campaign: the relations of its men, found in its moments. They need no dice and are not stored, so a
 * campaign has one story.
 */
export function threadsOf(lived: Lived): Threads {
  const found = THREADS.get(lived) ?? find(lived);
  THREADS.set(lived, found);
  return found;
}

function find(lived: Lived): Threads {
  const missions = lived.days.map((day) => missionsOf(day, lived.book));
  const all = missions.flat();
  return {
    happenings: happeningsIn(lived, missions),
    pairs: pairsIn(all),
    feuds: feudsIn(all, lived.book),
    runs: runsIn(all),
    due: dueIn(lived),
  };
}

/** The missions of a day, with their facts. */
export const missionsOf = (day: LivedDay, book: Rulebook): MissionTold[] =>
  entriesOf(day)
    .filter(isFlown)
    .map((flown) => ({ flown, facts: factsOf(flown, day.dawn.day, book) }));

/** The morning's post, the missions, and the evening: the office opens and closes the day. */
function happeningsIn({ days, now }: Lived, missions: readonly (readonly MissionTold[])[]): Happening[] {
  const leaders = leadersOf(days[0]?.dawn ?? now);
  const all = days.flatMap((day, i) => {
    const office = happeningsOfTheOffice(day, leaders);
    const isMorning = (each: Happening) => MORNING.has(each.is) || (each.is === 'took-over' && each.how !== 'acting');
    return [
      ...office.filter(isMorning),
      ...(missions[i] ?? []).flatMap(happeningsOn),
      ...office.filter((each) => !isMorning(each)),
    ];
  });
  return withFirsts(all, noviceIn(days[0]?.dawn ?? now));
}

const MORNING: ReadonlySet<Happening['is']> = new Set(['joined', 'decorated', 'back']);

/** (47) A Captain leads each flight at the start of the month. */
const leadersOf = ({ flights }: Campaign): Map<Flight, string> =>
  new Map(
    flights.flatMap(({ flight, aircrew }) => {
      const captain = aircrew.find(({ rank, seat }) => rank === 'Captain' && seat === 'pilot');
      return captain ? [[flight, captain.id] as const] : [];
    }),
  );

/** A man with so many missions before April is no novice. */
export const SEASONED = 10;

/** Of the men at the start: who was a novice, and who had a victory: he has been in a fight, however few his missions. */
function noviceIn(before: Campaign): { isSeasoned: (man: string) => boolean; hasWon: (man: string) => boolean } {
  const men = new Map(allMen(before).map((man) => [man.id, man]));
  return {
    isSeasoned: (id) => {
      const { missions = 0, fights = 0, kills = 0, balloons = 0 } = men.get(id) ?? {};
      return missions >= SEASONED || fights + kills + balloons > 0;
    },
    hasWon: (id) => (men.get(id)?.kills ?? 0) > 0,
  };
}

/** A first has none of its kind before it; a first fight counts only for a new man. */
function withFirsts(happenings: readonly Happening[], novice: ReturnType<typeof noviceIn>): Happening[] {
  const seen = new Set<string>();
  return happenings.flatMap((each) => {
    const key = `${each.man} ${each.is}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return asFirst(each, isFirst, novice);
  });
}

function asFirst(
  happening: Happening,
  isFirst: boolean,
  { isSeasoned, hasWon }: ReturnType<typeof noviceIn>,
): Happening[] {
  switch (happening.is) {
    case 'first-fight':
      return isFirst && !isSeasoned(happening.man) ? [happening] : [];
    case 'victory':
      return [{ ...happening, isFirst: isFirst && !hasWon(happening.man) }];
    case 'turned-back':
      return [{ ...happening, isFirst }];
    default:
      return [happening];
  }
}

/** (2) (50) Jasta 11 has a name, and one of its men has a counter of his own. */
function feudsIn(missions: readonly MissionTold[], book: Rulebook): Feud[] {
  const isOf: Readonly<Record<Feud['with'], (german: number) => boolean>> = {
    'jasta-11': (german) => counterOf(german, book).jasta11,
    richthofen: (german) => counterOf(german, book).personal !== undefined,
  };
  return (['jasta-11', 'richthofen'] as const)
    .map((other) => feudWith(other, isOf[other], missions))
    .filter(({ days, lost, hurt, won }) => lost.length + hurt.length + won.length > 0 || days.length >= ACQUAINTED);
}

/** Men who have fought so often know each other. */
const ACQUAINTED = 3;

function feudWith(other: Feud['with'], isOf: (german: number) => boolean, missions: readonly MissionTold[]): Feud {
  const happenings = missions.flatMap(happeningsOn);
  return {
    with: other,
    days: missions.flatMap(({ flown }) => fightsWith(isOf, flown).map(() => flown.day)),
    lost: happenings.filter((each) => isLoss(each) && isBy(each, isOf)).map(({ man }) => man),
    hurt: happenings.filter((each) => each.is === 'wounded' && isBy(each, isOf)).map(({ man }) => man),
    won: happenings.filter((each) => each.is === 'victory' && isOf(each.german)).map(({ man }) => man),
  };
}

/** The fights of a mission in which such a German was, from the beginning or later. */
function fightsWith(isOf: (german: number) => boolean, { moments }: Flown): Moment[] {
  let fight: Moment | undefined;
  const met = moments.flatMap((moment) => {
    if (moment.type === 'fight-began') fight = moment;
    const isMet =
      (moment.type === 'fight-began' || moment.type === 'germans-joined') &&
      moment.germans.some(({ id }) => isOf(numberOfGerman(id)));
    return isMet && fight ? [fight] : [];
  });
  return [...new Set(met)];
}

const isBy = ({ by }: { readonly by: number | undefined }, isOf: (german: number) => boolean): boolean =>
  by !== undefined && isOf(by);

/** His machine was hit on so many flights, and he never was; or he was hurt so many times. */
const CHARMED = 3;
const UNLUCKY = 2;

interface Brush {
  readonly man: string;
  readonly isHurt: boolean;
}

/** (15) (25) Runs of luck, good and bad, of those whose machines were hit. */
function runsIn(missions: readonly MissionTold[]): Run[] {
  const brushes = underEach(missions.flatMap(brushesOn), ({ man }) => [man]);
  return [...brushes].flatMap(([man, his]): Run[] => {
    const hurt = his.filter(({ isHurt }) => isHurt).length;
    if (hurt >= UNLUCKY) return [{ man, is: 'unlucky', many: hurt }];
    return hurt === 0 && his.length >= CHARMED ? [{ man, is: 'charmed', many: his.length }] : [];
  });
}

/** Each man of a machine that was hit on a mission, from the ground or in the air; and men hurt in other ways. */
function brushesOn({ facts }: MissionTold): Brush[] {
  const inFights = fightsIn(facts).flatMap(({ harmed }) =>
    harmed.flatMap(({ machine, fate, hit }) => (fate === 'driven-off' && hit.length === 0 ? [] : [machine])),
  );
  return facts.machines.flatMap(({ machine, struck, troubles, men }) => {
    // (26) Who is Driven Off is unharmed.
    const isHit =
      struck.some(({ words, grazes }) => words.length + grazes.length > 0) ||
      troubles.some((each) => each.is === 'crippled' && each.guns !== undefined) ||
      inFights.includes(machine);
    const brushes = men.map(({ airman, fate }) => ({
      man: airman,
      isHurt: fate !== undefined && fate.fate !== 'safe',
    }));
    return brushes.filter(({ isHurt }) => isHit || isHurt);
  });
}

/** Two men are a pair when they have fought side by side so often. */
const SIDE_BY_SIDE = 3;

/** Who flew and fought beside whom, the closest first; of equals, those who met first. */
function pairsIn(missions: readonly MissionTold[]): Pair[] {
  const pairs = new Map<string, Pair>();
  const count = (men: readonly string[], what: 'flights' | 'fights' | 'inOne') => {
    for (const two of twosAmong(men)) {
      const key = two.join(' ');
      const before = pairs.get(key) ?? { men: two, flights: 0, fights: 0, inOne: 0 };
      pairs.set(key, { ...before, [what]: before[what] + 1 });
    }
  };
  for (const { facts } of missions) {
    count(
      facts.machines.flatMap(({ men }) => men.map(({ airman }) => airman)),
      'flights',
    );
    for (const { ours } of fightsIn(facts)) {
      count(aboard(ours, facts), 'fights');
      for (const machine of ours) count(aboard([machine], facts), 'inOne');
    }
  }
  return [...pairs.values()]
    .filter(({ fights }) => fights >= SIDE_BY_SIDE)
    .sort((a, b) => b.fights - a.fights || b.flights - a.flights);
}

const twosAmong = (men: readonly string[]): (readonly [string, string])[] =>
  [...men].sort().flatMap((one, i, all) => all.slice(i + 1).map((other) => [one, other] as const));
