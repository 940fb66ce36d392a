import { describe, expect, test } from 'vitest';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { lettersOf } from '../../../src/chronicle/history/fallen.ts';
import { toldOn } from '../../../src/chronicle/letters/evening-lived.ts';
import { plightOf } from '../../../src/chronicle/letters/plight.ts';
import { isSaidOf, soToday } from '../../../src/chronicle/letters/so-today.ts';
import type { Told } from '../../../src/chronicle/letters/told.ts';
import * as words from '../../../src/chronicle/letters/words-of-letters.ts';
import { LEFT, LIMPED, PUT_DOWN, SAW_HOME, SEEN_HOME } from '../../../src/chronicle/letters/words-of-plights.ts';
import * as quiet from '../../../src/chronicle/letters/words-of-quiet-days.ts';
import { PAIRS, QUARRELS } from '../../../src/chronicle/mess/words/mess.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { eveningCame, fight, hit, lived, mission, paraded } from '../../support/people/told-fights.ts';

const moved = (to: string): GameEvent => ({ type: 'moved', from: 'H01', to, aft: 3, left: 80 }) as GameEvent;
const crippled = (wordsOf: string): GameEvent =>
  ({ type: 'machine-crippled', machine: 'B1', words: wordsOf, lameDuck: 1, climbs: false }) as GameEvent;
const engineTrouble = { type: 'engine-trouble-met', machine: 'B1', result: 'serious' } as GameEvent;
const escort = (by: readonly string[] | 'all'): GameEvent =>
  ({ type: 'lame-duck-escorted', machine: 'B1', by }) as GameEvent;
const left: GameEvent = { type: 'lame-duck-left', machine: 'B1' } as GameEvent;
const home = (machine: string) => ({ machine, end: 'home' }) as const;
const ALL = [home('B1'), home('B2'), home('B3')];

const dayOf = (events: readonly GameEvent[], ends: EventOf<'mission-ended'>['homecomings'] = ALL) =>
  expectDefined(
    lived([paraded('haldenby', 'quillinan', 'tufnell'), ...mission(events, [], ends), eveningCame()]).days[0],
    'the day',
  );
const plight = (events: readonly GameEvent[], ends?: EventOf<'mission-ended'>['homecomings']) =>
  expectDefined(plightOf('haldenby', dayOf(events, ends), book), 'a machine that was crippled');

describe('the plight of a machine', () => {
  test('is of its engine or of another part, and was shot or not', () => {
    expect(plight([engineTrouble, crippled('Serious engine trouble')])).toMatchObject({ ails: 'engine', isHit: false });
    expect(plight([crippled('Engine hit')])).toMatchObject({ ails: 'engine', isHit: true });
    expect(plight([crippled('Fabric stripping from a wing')])).toMatchObject({ ails: 'frame', isHit: true });
    expect(plightOf('quillinan', dayOf([crippled('Engine hit')]), book)).toBeUndefined();
  });

  test('knows where it began, and who was beside it to the end', () => {
    expect(plight([moved('G05'), crippled('Engine hit')]).isOverTheLines).toBe(false);
    expect(plight([moved('G11'), crippled('Engine hit')]).isOverTheLines).toBe(true);
    const began = [moved('G05'), crippled('Engine hit')];
    expect(plight([...began, escort('all')]).beside).toEqual(['quillinan', 'tufnell']);
    expect(plight([...began, escort(['B3'])]).beside).toEqual(['tufnell']);
    expect(plight([...began, escort(['B3']), moved('G04'), left]).beside).toEqual([]);
  });

  test('an escort of all is of those who were with it still', () => {
    const apart = { type: 'detached', machines: ['B1', 'B2'] } as unknown as GameEvent;
    const party = [apart, moved('G05'), crippled('Engine hit'), escort('all')];
    expect(plight(party).beside).toEqual(['quillinan']);
  });

  test('knows whether they flew on without it, or had seen it off before', () => {
    const began = [moved('G05'), crippled('Engine hit')];
    expect(plight([...began, left])).toMatchObject({ wasSeenOff: false, wentOn: false, isLeftOnOurSide: true });
    expect(plight([...began, left, moved('G11')]).wentOn).toBe(true);
    expect(plight([...began, escort('all'), moved('G04'), left])).toMatchObject({ wasSeenOff: true, wentOn: false });
  });
});

/** What is said of Haldenby after such a day. */
const isSaid = (way: unknown, events: readonly GameEvent[]) =>
  isSaidOf(way, soToday('haldenby', { day: dayOf(events), book }));
const AT = { day: 1, flight: 'B', man: 'grimshaw' } as const;
const TOLD: Told = { of: () => 'Kyle', german: () => '', field: () => 'here', medal: () => '' };
const SAID: readonly (readonly [unknown, string])[] = [
  ...LEFT.map((way) => [way, way({ ...AT, is: 'left', friend: 'kyle' }, TOLD)] as const),
  ...SAW_HOME.map((way) => [way, way({ ...AT, is: 'saw-home', friend: 'kyle', all: true }, TOLD)] as const),
  ...PUT_DOWN.map((way) => [way, way({ ...AT, is: 'put-down', field: 'mercatel' }, TOLD)] as const),
  ...SEEN_HOME.map((way) => [way, way('Kyle')] as const),
  ...LIMPED.map((way) => [way, way] as const),
];
const saying = (text: RegExp): unknown =>
  expectDefined(
    SAID.find(([, said]) => text.test(said)),
    `${text}`,
  )[0];

describe('a way is used where it is so', () => {
  const sick = [engineTrouble, crippled('Serious engine trouble')];
  const archieHit = { type: 'archie-hit', machine: 'B1', result: 'critical-hit', words: '' } as unknown as GameEvent;
  const shot = [archieHit, crippled('Fabric stripping from a wing')];

  test.each([
    ['half an engine', /half an engine/, [...sick, left], [...shot, left]],
    [
      'what was left of it',
      /in what was left/,
      [moved('G05'), ...shot, left, moved('G11')],
      [moved('G05'), ...shot, left],
    ],
    ['over the lines', /made faces until we were over/, [moved('G11'), ...shot], [moved('G05'), ...shot]],
    ['an engine that thought', /The engine thought/, sick, shot],
    ['a sick machine', /a sick machine/, sick, []],
    ['bits that came off', /bits came off/, shot, sick],
    [
      'the slowest but one',
      /slowest thing in France/,
      [moved('G05'), ...sick, escort(['B2'])],
      [moved('G05'), ...sick, escort('all')],
    ],
    ['a cough on the way home', /coug/, sick, shot],
  ] as const)('%s', (_, text, so, notSo) => {
    const way = saying(text);
    expect([isSaid(way, so), isSaid(way, notSo)]).toEqual([true, false]);
  });

  test('in the mess: holes and orders', () => {
    const holes = PAIRS.find((way) => way('one', 'two').includes('fewer holes'));
    const orders = QUARRELS.find((way) => way('one', 'two').includes('orders are orders'));
    expect([isSaid(holes, shot), isSaid(holes, sick)]).toEqual([true, false]);
    const went = [moved('G05'), ...sick, left, moved('G11')];
    expect([isSaid(orders, went), isSaid(orders, [moved('G05'), ...sick, left])]).toEqual([true, false]);
  });

  test('of a quiet day: Archie, bombs, and others who flew', () => {
    const archie = (isHit: boolean): GameEvent =>
      ({ type: 'archie-fired', near: [], ...(isHit && { hit: 'B1' }) }) as unknown as GameEvent;
    const poor = quiet.IN_THE_AIR.find((way) => way.includes('Archie was poor'));
    expect([isSaid(poor, [archie(false)]), isSaid(poor, [archie(true)]), isSaid(poor, [])]).toEqual([
      true,
      false,
      false,
    ]);
    const haystack = quiet.IN_THE_AIR.find((way) => way.includes('haystack'));
    expect(isSaid(haystack, [])).toBe(false);
  });

  test('each list has a way that is always so', () => {
    const grounded = soToday('nobody', { day: expectDefined(lived([]).days[0], 'a day'), book });
    const lists = [
      LEFT,
      SAW_HOME,
      PUT_DOWN,
      SEEN_HOME,
      LIMPED,
      PAIRS,
      QUARRELS,
      ...Object.values(quiet).filter(Array.isArray),
    ];
    for (const list of lists) expect((list as readonly unknown[]).some((way) => isSaidOf(way, grounded))).toBe(true);
  });

  test('no day of the week is named on itself', () => {
    const on = (way: string) =>
      [1, 2, 3, 4, 5, 6, 7].filter((day) =>
        isSaidOf(way, { ...soToday('haldenby', { day: dayOf([]), book }), weekday: (day - 1) % 7 }),
      );
    expect(
      on(
        expectDefined(
          words.ENDS.find((end) => /Saturday/.test(end)),
          'an end',
        ),
      ),
    ).not.toContain(7);
    expect(
      on(
        expectDefined(
          words.OPENINGS.find((each) => /Sunday/.test(each)),
          'an opening',
        ),
      ),
    ).not.toContain(1);
  });
});

describe('a letter home', () => {
  const says = (events: readonly GameEvent[], present: readonly string[], ends = ALL) =>
    lettersOf(lived([paraded(...present), ...mission(events, [], ends), eveningCame()]))
      .filter(({ to }) => to.startsWith('his '))
      .map((letter) => letter.says)
      .join();

  test('of a man who fought has his fights, and not a quiet day', () => {
    expect(says([...fight(), ...fight()], ['haldenby'])).toMatch(/twice|two fights/);
    const alone = fight().map((event) =>
      event.type === 'fight-began' ? { ...event, allied: event.allied.slice(0, 1) } : event,
    );
    expect(says(alone, ['haldenby'])).toMatch(/nobody beside me|by myself|one of me|all to myself/);
    const lost = fight(hit('B3', 'G1', 'shot-down'));
    expect(says(lost, ['haldenby'])).not.toMatch(/where I was nothing happened|Nobody came near me/);
  });

  test('of a man who limped home alone is about that, and not about another whom he left', () => {
    expect(says([crippled('Fabric stripping from a wing'), left], ['haldenby'])).toMatch(
      /by myself|on my own|with nobody to hear|come home alone|came home alone|nursed it home/,
    );
  });
});

test('a family is told what he had before the day on which he fell, where he had some that day as well', () => {
  const fell = mission(
    fight(hit('G1', 'B1', 'shot-down'), hit('B1', 'G2', 'shot-down')),
    [{ airman: 'haldenby', fate: { fate: 'killed' } }],
    [{ machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' }, home('B2'), home('B3')],
  );
  const month = lived([paraded('quillinan'), ...fell, eveningCame()]);
  for (const man of month.days.flatMap(({ dawn }) => dawn.flights.flatMap(({ aircrew }) => aircrew)))
    if (man.id === 'haldenby') man.kills = 4;
  const [letter] = lettersOf(month).filter(({ to }) => to.startsWith('the family'));
  expect(letter?.says).toMatch(
    /Before that day he had four victories|The book had four victories under his name that morning/,
  );
});

test('only who flew after a loss came back to the news of it', () => {
  const killed = mission(
    [],
    [{ airman: 'quillinan', fate: { fate: 'killed' } }],
    [home('B1'), { machine: 'B2', end: 'down', hex: 'G11', fate: 'lost' }, home('B3')],
  );
  const quietly = mission([]);
  const after = (...missions: readonly (readonly GameEvent[])[]) =>
    soToday('tufnell', {
      day: expectDefined(lived([paraded('tufnell'), ...missions.flat(), eveningCame()]).days[0], 'the day'),
      book,
    }).flewLater;
  expect(after(killed, quietly)).toBe(true);
  expect(after(killed)).toBe(false);
  expect(after(quietly)).toBe(false);
});

test('(46) who was given the flight this morning is Captain tonight, in the mess as in the report', () => {
  const given: GameEvent = { type: 'flight-commander-made', man: 'quillinan', why: 'confirmed', rank: 'Captain' };
  const [before, after] = [[], [given]].map((made) =>
    toldOn(expectDefined(lived([paraded('haldenby', 'quillinan', 'tufnell'), ...made]).days[0], 'the day'), book),
  );
  expect(before?.of('quillinan')).toBe('Quillinan');
  expect(after?.of('quillinan')).toBe('Captain Quillinan');
});
