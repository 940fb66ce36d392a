import { type Airman, isFit } from '../../campaign/aircrew.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { MissionLog } from '../../campaign/mission-log.ts';
import { readBand } from '../../rulebook/band.ts';
import type { MessCustom } from '../../rulebook/cards/pilot-skill-firing-and-bravery.ts';
import { promised } from '../../rulebook/promised.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { Table } from '../../table/table.ts';

/** The evening as the mess has it. */
interface MessEvening {
  readonly campaign: Pick<Campaign, 'mess' | 'day'>;
  readonly logs: readonly MissionLog[];
  /** The men of the flight who serve in it. */
  readonly men: readonly Airman[];
  /** The Bravery of each before the day was entered. */
  readonly before: ReadonlyMap<string, number>;
}

/**
 * Ours, and not the rulebook's: where a campaign has it so, the commander may have one word of an evening with a man
 * who lost his nerve, and is asked for leave by whoever is at the end of it.
 */
export function holdMess(evening: MessEvening, table: Table): void {
  const { mess } = table.book.pilotSkillFiringAndBravery;
  const { mess: isAsked, day } = evening.campaign;
  if (!mess || !isAsked) return;
  const there = evening.men.filter((man) => isFit(man, day + 1));
  const [ran] = evening.logs.flatMap((log) => runawaysIn(log, there));
  if (ran) haveAWord(ran, day, mess, table);
  for (const man of there) if (isAtHisEnd(man, evening, table.book)) answerForLeave(man, day, mess, table);
}

interface Ran {
  readonly man: Airman;
  readonly left: Airman;
}

/** (40) Who lost his nerve, and the first of those whom he left who is there to hear of it. */
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
  return isLowest(bravery) && !isLowest(promised(before.get(id), 'Bravery of this morning'));
}

function answerForLeave(man: Airman, day: number, { leave: { days, bravery } }: MessCustom, table: Table): void {
  const answer = table.choose('leave', { day, man: man.id, days, bravery }, ['refuse', 'grant']);
  if (answer === 'refuse') return;
  const back = day + 1 + days;
  man.standing = { is: 'leave', back };
  table.tell({ type: 'leave-given', man: man.id, back, ...changeBravery(man, bravery, table.book) });
}

function changeBravery(man: Airman, by: number, { pilotSkillFiringAndBravery: { limits } }: Rulebook) {
  const from = man.bravery;
  man.bravery = Math.max(limits.bravery.least, from + by);
  return { from, to: man.bravery };
}
