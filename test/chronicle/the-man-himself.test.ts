import { expect, test } from 'vitest';
import { historyOfApril } from '../../src/chronicle/history-of-april.ts';
import type { Lived } from '../../src/chronicle/lived.ts';
import { eveningsOf } from '../../src/chronicle/mess/evenings.ts';
import { missionReports } from '../../src/chronicle/report/mission-report.ts';
import { serviceRecords } from '../../src/chronicle/service-record.ts';
import { victoryRows } from '../../src/chronicle/tables/victory-rows.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { steadyBook as book } from '../support/cards/steady-book.ts';
import { attack, eveningCame, fight, hit, lived, mission, paraded } from '../support/people/told-fights.ts';

/** A player shot Richthofen down, and his name stood in the table of points alone. */
const day = (...events: readonly GameEvent[]): GameEvent[] =>
  mission(fight(...events)).map((event) =>
    event.type === 'mission-ended'
      ? {
          ...event,
          scores: [{ points: 35, why: 'enemy-shot-down', who: 'quillinan', what: 'Albatros D.III', where: 'G11' }],
        }
      : event,
  );
const shotDown = day(attack('B2', 'G1'), hit('G1', 'B2', 'shot-down'));
const quiet = mission([]);
const NAME = 'Manfred von Richthofen';

/** Days with counter 1 as himself; whether he is gone on the morning after the first. */
function told(isGone: boolean, ...days: readonly (readonly GameEvent[])[]): Lived {
  const month = lived(...days);
  const after = <Dawn extends Lived['now']>(dawn: Dawn) => ({ ...dawn, redBaronGone: dawn.day > 1 && isGone });
  return {
    ...month,
    book,
    days: month.days.map((each) => ({ ...each, dawn: after(each.dawn) })),
    now: after(month.now),
  };
}

const chapterOf = (of: Lived): string | undefined =>
  historyOfApril(of)
    .find(({ title }) => title === 'The Man in the Red Machine')
    ?.paragraphs.join(' ');

test('(50) who shot Richthofen down is told with his name in the report, with its points, and in the tables', () => {
  const month = told(true, shotDown, quiet);
  const [first] = month.days;
  const [report] = missionReports(first?.moments ?? [], book);
  expect(report?.paragraphs.join(' ')).toContain(`shot down ${NAME}'s red Albatros D.III.`);
  expect(report?.points).toContainEqual({ points: 35, reason: `${NAME} shot down by Lieutenant Quillinan` });
  expect(victoryRows(month)).toMatchObject([{ enemy: `Albatros D.III (${NAME})` }]);
  const his = serviceRecords(month).find(({ id }) => id === 'quillinan');
  expect(his?.lines.map(({ words }) => words).join(' ')).toContain(`An Albatros D.III (${NAME}) shot down.`);
});

test('the evening begins with him, and the history has a chapter; another red machine has neither', () => {
  const month = told(true, [paraded('haldenby', 'quillinan', 'tufnell'), ...shotDown, eveningCame()], quiet);
  expect(eveningsOf(month.days, month)[0]?.evenings[0]?.image).toMatch(
    new RegExp(`(?:Quillinan has shot down ${NAME}\\.|The man whom Quillinan shot down today was ${NAME}\\.)`),
  );
  expect(chapterOf(month)).toMatch(
    new RegExp(
      `^On 1 April, .+, Lieutenant Quillinan shot down a red Albatros D\\.III, and the man in it was ${NAME}\\.`,
    ),
  );
  expect(chapterOf(told(true, day(attack('B2', 'G2'), hit('G2', 'B2', 'shot-down')), quiet))).toBeUndefined();
});

test('the week has his name beside the types of others', () => {
  const week = historyOfApril(told(true, shotDown, quiet)).find(({ title }) => title === 'Week by Week');
  expect(week?.paragraphs.join(' ')).toContain(` Lieutenant Quillinan shot down ${NAME}.`);
});

test('whether he flies again is said from the next morning', () => {
  expect(chapterOf(told(true, shotDown, quiet))).toMatch(/ He flew no more in this war\. /);
  expect(chapterOf(told(false, shotDown, quiet))).toMatch(/ He lived, and was soon in the air again\.$/);
  const [first] = told(true, shotDown).days;
  const sameDay: Lived = { ...told(true, shotDown), now: first?.dawn ?? told(true, shotDown).now };
  expect(chapterOf(sameDay) ?? '').not.toMatch(/flew no more|He lived/);
});

test('forced down, or damaged and sent home, he is named too; driven off, he is one of his Jasta', () => {
  const reportOf = (result: 'forced-down' | 'damaged-abort' | 'driven-off') =>
    missionReports(
      told(false, mission(fight(attack('B2', 'G1'), hit('G1', 'B2', result)))).days[0]?.moments ?? [],
      book,
    )
      .flatMap(({ paragraphs }) => paragraphs)
      .join(' ');
  expect(reportOf('forced-down')).toContain(`forced down ${NAME}'s red Albatros D.III`);
  expect(reportOf('damaged-abort')).toContain(NAME);
  expect(reportOf('driven-off')).not.toContain(NAME);
});
