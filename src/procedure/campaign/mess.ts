import { type Airman, isFit } from '../../campaign/aircrew.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { MissionLog } from '../../campaign/mission-log.ts';
import { readBand } from '../../cards/band.ts';
import type { MessCustom } from '../../cards/printed/pilot-skill-firing-and-bravery.ts';
import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';
import { changeBravery } from './ratings.ts';

/** The data of the evening in the mess. */
interface MessEvening {
  readonly campaign: Pick<Campaign, 'mess' | 'day'>;
  readonly logs: readonly MissionLog[];
  /** The men of the flight who are present. */
  readonly men: readonly Airman[];
  /** The Bravery of each man before the day was entered. */
  readonly before: ReadonlyMap<string, number>;
}

/**
 * Ours, not the rulebook's: in such campaigns the commander may talk to one man an evening who lost his nerve, and is
 * asked for leave by a man at his lowest, and by two men who want to fly together.
 */
export function holdMess(evening: MessEvening, table: Table): void {
  const { mess } = table.book.pilotSkillFiringAndBravery;
  const { mess: isAsked, day } = evening.campaign;
  if (!mess || !isAsked) return;
  const there = evening.men.filter((man) => isFit(man, day + 1));
  const [ran] = evening.logs.flatMap((log) => runawaysIn(log, there));
  if (ran) haveAWord(ran, day, mess, table);
  for (const man of there) if (isAtHisEnd(man, evening, table.book)) answerForLeave(man, day, mess, table);
  if (isAsked === 'all' && mess.pair) answerThePair(there, evening, mess.pair, table);
}

interface Ran {
  readonly man: Airman;
  readonly left: Airman;
}

/** (40) Men who lost their nerve, each with the first one present of those whom he left. */
function runawaysIn({ fights, crews }: MissionLog, there: readonly Airman[]): Ran[] {
  const pilotOf = (machine: string): Airman[] => {
    const pilot = crews.find((crew) => crew.machine === machine)?.pilot;
    return there.filter(({ id }) => id === pilot);
  };
  return fights
    .flatMap(({ fled = [] }) => fled)
    .flatMap(({ machine, left }) => {
      const [man] = pilotOf(machine);
      const [other] = left.flatMap(pilotOf);
      return man && other ? [{ man, left: other }] : [];
    });
}

function haveAWord({ man, left }: Ran, day: number, { kind, hard }: MessCustom, table: Table): void {
  const does = { kind, hard };
  const how = table.choose('word', { day, man: man.id, left: left.id, does }, ['nothing', 'kind', 'hard']);
  if (how === 'nothing') return;
  const his = changeBravery(man, does[how].his, table.book);
  const others = changeBravery(left, does[how].others, table.book);
  table.tell({ type: 'word-said', man: man.id, how, left: left.id, his, others });
}

/** His letter has become the lowest today. */
function isAtHisEnd({ id, bravery }: Airman, { before }: MessEvening, book: Rulebook): boolean {
  const { letters } = book.pilotSkillFiringAndBravery;
  const isLowest = (number: number) => readBand(letters, number).letter === 'S';
  return isLowest(bravery) && !isLowest(expectDefined(before.get(id), 'Bravery of this morning'));
}

function answerForLeave(man: Airman, day: number, { leave: { days, bravery } }: MessCustom, table: Table): void {
  const answer = table.choose('leave', { day, man: man.id, days, bravery }, ['refuse', 'grant']);
  if (answer === 'refuse') return;
  const back = day + 1 + days;
  man.standing = { is: 'leave', back };
  table.tell({ type: 'leave-given', man: man.id, back, ...changeBravery(man, bravery, table.book) });
}

interface MessPair {
  readonly man: Airman;
  readonly other: Airman;
  readonly third: Airman;
}

function answerThePair(there: readonly Airman[], evening: MessEvening, does: PairCustom, table: Table): void {
  const { day } = evening.campaign;
  const [pair] = evening.logs.flatMap((log) => pairsIn(log, there, evening));
  if (!pair) return;
  const { man, other, third } = pair;
  const { his, others } = does;
  const about = { day, man: man.id, with: other.id, third: third.id, does: { his, others } };
  if (table.choose('pair', about, ['as-planned', 'together']) === 'as-planned') return;
  table.tell({
    type: 'pair-made',
    man: man.id,
    with: other.id,
    third: third.id,
    his: changeBravery(man, his, table.book),
    friends: changeBravery(other, his, table.book),
    thirds: changeBravery(third, others, table.book),
  });
}

type PairCustom = NonNullable<MessCustom['pair']>;

/**
 * Pilots who were alone together in a fight, neither of whom left it and one of whom lost Bravery today: he asks. The
 * one left over is the first other pilot on the flight's list.
 */
function pairsIn({ fights, crews }: MissionLog, there: readonly Airman[], { before }: MessEvening): MessPair[] {
  return fights.flatMap(({ machines, fled = [] }) => {
    const flew = crews.filter(({ machine }) => machines.includes(machine)).map(({ pilot }) => pilot);
    const two = there.filter(({ id }) => flew.includes(id));
    const [man] = two.filter(({ id, bravery }) => bravery < expectDefined(before.get(id), 'Bravery of this morning'));
    const other = two.find((each) => each !== man);
    const third = there.find((each) => each.seat === 'pilot' && !two.includes(each));
    const isPair = machines.length === 2 && fled.length === 0 && two.length === 2;
    return isPair && man && other && third ? [{ man, other, third }] : [];
  });
}
