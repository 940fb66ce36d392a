import { expect, test } from 'vitest';
import { everybody, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Score } from '../../../src/campaign/mission-log.ts';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { communique } from '../../../src/chronicle/history/communique.ts';
import { inOrder, lastDateIn } from '../../../src/chronicle/history/deeds-told.ts';
import { fallenOf } from '../../../src/chronicle/history/fallen.ts';
import { theSameDay } from '../../../src/chronicle/history/life-in-order.ts';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { attack, fight, hit, lived, mission, quillinanPromoted } from '../../support/people/told-fights.ts';

const told = (...days: readonly (readonly GameEvent[])[]): Lived => lived(...days);

const chapter = (of: Lived, title: string): string =>
  historyOfApril(of)
    .find((each) => each.title === title)
    ?.paragraphs.join(' ') ?? '';

const quillinanIn = (of: Lived): string =>
  historyOfApril(of)
    .find(({ title }) => title === 'What Became of Them')
    ?.paragraphs.find((each) => each.includes('Quillinan,')) ?? '';

const withScores = (events: readonly GameEvent[], scores: readonly Score[]): GameEvent[] =>
  events.map((event) => (event.type === 'mission-ended' ? { ...event, scores } : event));

const quiet = mission([]);
const down = (machine: string, fate: 'lost' | number = 'lost') => ({ machine, end: 'down', hex: 'G11', fate }) as const;
const home = (machine: string) => ({ machine, end: 'home' }) as const;
const killed = (...men: readonly string[]): EventOf<'mission-ended'>['fates'] =>
  men.map((airman) => ({ airman, fate: { fate: 'killed' } }));

test('who forced a red machine down has done so, and none is said to have got away from all', () => {
  const forced = mission(fight(attack('B2', 'G2'), hit('G2', 'B2', 'forced-down')));
  const met = mission(fight());
  expect(chapter(told(forced, met, met, met, met, met), 'The Red Machines')).toContain(
    'Nobody was lost to it, and Lieutenant Quillinan forced one of them down.',
  );
  const both = mission(
    fight(hit('B1', 'G1', 'shot-down'), attack('B2', 'G2'), hit('G2', 'B2', 'forced-down')),
    killed('haldenby'),
    [down('B1'), home('B2'), home('B3')],
  );
  expect(chapter(told(both), 'The Red Machines')).toMatch(/ Lieutenant Quillinan forced one of them down\.$/);
});

test('a landing of the last evening is none that he has come home from', () => {
  const walked = mission(
    [],
    [{ airman: 'quillinan', fate: { fate: 'safe', days: 1 } }],
    [home('B1'), down('B2', 3), home('B3')],
  );
  expect(quillinanIn(told(walked, walked, walked, walked))).toMatch(/[Tt]hree times|three times/);
  expect(quillinanIn(told(walked, walked, walked))).not.toMatch(/[Tt]hree times/);
});

test('who went out alone fought as often as he met somebody', () => {
  const alone = (events: readonly GameEvent[]) =>
    mission(events, [], [home('B2')]).map((event) =>
      event.type === 'mission-began'
        ? { ...event, machines: event.machines.filter(({ machine }) => machine === 'B2') }
        : event,
    );
  const twice = alone([...fight(attack('G1', 'B2')), ...fight(attack('G2', 'B2'))]);
  expect(quillinanIn(told(twice, alone([])))).toMatch(/ and on one of these flights he fought\./);
  expect(quillinanIn(told(twice, twice))).toMatch(/ and fought both times\./);
});

test('the victories for a medal may be from before April', () => {
  expect(quillinanIn(told(quiet))).toContain(' had the victories for a medal before April, and no medal.');
  const won = mission(fight(attack('B2', 'G1'), hit('G1', 'B2', 'shot-down')));
  expect(quillinanIn(told(won))).toContain('He had the victories for a medal, and no medal.');
});

test('a promotion comes after the enemies whom he sent home before it', () => {
  const harm = (points: number) =>
    withScores(quiet, [
      { points, why: 'enemy-forced-down', who: 'quillinan', what: 'Albatros D.III' },
      { points, why: 'enemy-damaged', who: 'quillinan', what: 'Albatros D.III' },
    ]);
  expect(quillinanIn(told(harm(9), [...quiet, quillinanPromoted]))).toMatch(
    /forced an enemy down .+ promoted Captain on 2 April/,
  );
});

test('of two days that cost two, that of the leader is the worse', () => {
  const two = (...men: readonly [string, string]) => mission([], killed(...men), [down('B1'), down('B2'), down('B3')]);
  const over: GameEvent[] = [{ type: 'acting-commander-appointed', man: 'quillinan', day: 2 }];
  expect(
    chapter(told(two('quillinan', 'tufnell'), [...two('haldenby', 'tufnell'), ...over]), 'A Day of Two Chairs'),
  ).toMatch(/^On 2 April two men went out who never came back to their chairs\. .+ As many were lost on 1 April\.$/);
});

test('of two runs of quiet days that with fewer landings elsewhere is told', () => {
  const bad = mission([], killed('tufnell'), [home('B1'), home('B2'), down('B3')]);
  const field = mission([], [], [home('B1'), { machine: 'B2', end: 'emergency-field', field: 'mercatel' }, home('B3')]);
  const month = told(field, quiet, quiet, quiet, bad, quiet, quiet, quiet, quiet);
  expect(chapter(month, 'The Quiet Days')).toBe(
    'From 6 April to 9 April nobody was hurt. It was not for want of flying: there were four missions.',
  );
});

test('who was wounded beside one who was lost later is told to be another', () => {
  const hurt = (man: string) =>
    mission([], [{ airman: man, fate: { fate: 'wounded', days: 2 } }], [home('B1'), home('B2'), home('B3')]);
  const month = told(
    hurt('tufnell'),
    hurt('quillinan'),
    mission([], killed('tufnell'), [home('B1'), home('B2'), down('B3')]),
  );
  expect(chapter(month, 'Week by Week')).toContain('one man was wounded besides.');
});

test('the report of a flight that cost two stands once among the lost', () => {
  const both = mission([], killed('haldenby', 'quillinan'), [down('B1'), down('B2'), home('B3')]);
  const month = told(both);
  const now = newCampaign(['B'], book);
  for (const man of everybody(now))
    if (['haldenby', 'quillinan'].includes(man.id)) man.standing = { is: 'killed', since: 1 };
  const [first, second] = fallenOf({ ...month, now: { ...now, day: 2 } });
  expect(first?.paragraphs.join(' ')).toContain('His last flight: Dawn Patrol, 1 April 1917.');
  expect(second?.paragraphs).toContain('His last flight: Dawn Patrol, 1 April 1917, as of Haldenby, above.');
});

test('a communique names whose machine has not returned, where he is not named as lost', () => {
  const month = told(mission([], [], [home('B1'), down('B2'), home('B3')]));
  const [day] = month.days;
  expect(day && communique(day, month)).toContain("One of our machines has not returned (Lieutenant Quillinan's).");
});

test('a communique has him missing whom nobody saw fall beyond the lines, also where he is dead', () => {
  const killed = [{ airman: 'quillinan', fate: { fate: 'killed' } }] as const;
  const after = (events: readonly GameEvent[], hex: string) => {
    const month = told(mission(events, killed, [home('B1'), { ...down('B2'), hex }, home('B3')]));
    return communique(expectDefined(month.days[0], 'a day'), month);
  };
  const fell = (side: 'enemy' | 'trenches'): GameEvent[] => [
    { type: 'machine-came-down', machine: 'B2', how: 'forced-landing', words: '', side, over: side } as GameEvent,
  ];
  expect(after(fell('enemy'), 'G11')).toMatch(/has not returned\. Missing: Lieutenant Quillinan\.$/);
  expect(after(fell('trenches'), 'G09')).toMatch(/Killed: Lieutenant Quillinan\.$/);
});

test('a communique counts as home what the table counts as home', () => {
  const field = (machine: string) => ({ machine, end: 'emergency-field', field: 'mercatel' }) as const;
  const between = { machine: 'B3', end: 'down', hex: 'H09', fate: 2 } as const;
  const after = (...ends: Parameters<typeof mission>[2] & object) => {
    const month = told(mission([], [], ends));
    return communique(expectDefined(month.days[0], 'a day'), month);
  };
  expect(after(home('B1'), home('B2'), home('B3'))).toContain('All our machines returned.');
  expect(after(field('B1'), field('B2'), home('B3'))).toContain('Two of our machines are at Mercatel; none is lost.');
  expect(after(field('B1'), home('B2'), between)).toContain(
    'One of our machines is at Mercatel and one came down between the lines; none is lost.',
  );
  expect(after(field('B1'), down('B2'), home('B3'))).toContain(
    "One of our machines has not returned (Lieutenant Quillinan's). One of our machines is at Mercatel.",
  );
});

test('the same day is the one day that both sentences have, and no other', () => {
  const came = 'He came out on 7 April.';
  expect(theSameDay('On 7 April he was hurt.', came)).toBe('The same day he was hurt.');
  const often = 'He was hurt on 7 April and hurt again on 11 April.';
  expect(theSameDay(often, came)).toBe(often);
  const several = 'He saw two cripples to a field: Meikle on 12 April and Reynolds on 19 April.';
  expect(lastDateIn([several])).toBeUndefined();
  expect(lastDateIn([several, came, 'It had been on his tail.'])).toBe(7);
  const saved = 'On 10 April an enemy was behind Kyle, and he drove it off.';
  expect(inOrder(['He came down on 10 April.', saved])[1]).toMatch(/^On the same day an enemy/);
  expect(inOrder(['He came down on 8 and 10 April.', saved])[1]).toBe(saved);
});
