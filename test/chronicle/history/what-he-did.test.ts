import { describe, expect, test } from 'vitest';
import { LAST_DAY, type newCampaign } from '../../../src/campaign/campaign.ts';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import { threadsOf } from '../../../src/chronicle/threads/threads-of.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import {
  attack,
  escaped,
  fight,
  hit,
  lived,
  mission,
  out,
  paraded,
  quillinanPromoted,
  roll,
} from '../../support/people/told-fights.ts';

const chapter = (of: Lived, title: string): string | undefined =>
  historyOfApril(of)
    .find((each) => each.title === title)
    ?.paragraphs.join(' ');

const lifeOf = (surname: string, of: Lived): string =>
  historyOfApril(of)
    .find(({ title }) => title === 'What Became of Them')
    ?.paragraphs.find((each) => each.includes(`${surname},`)) ?? '';

const home = (machine: string) => ({ machine, end: 'home' }) as const;
const quiet = mission([]);
const ended = (events: readonly GameEvent[], told: Partial<EventOf<'mission-ended'>>): GameEvent[] =>
  events.map((event) => (event.type === 'mission-ended' ? { ...event, ...told } : event));

/** The same with other men at the dawns. */
const withMen = (
  month: Lived,
  change: (man: ReturnType<typeof newCampaign>['flights'][number]['aircrew'][number]) => void,
) => ({
  ...month,
  days: month.days.map((day) => {
    const dawn = structuredClone(day.dawn);
    for (const { aircrew } of dawn.flights) for (const man of aircrew) change(man);
    return { ...day, dawn };
  }),
});

test('who has a victory has been in a fight before, however few his missions', () => {
  const fought = lived(mission(fight(attack('B2', 'G1'))));
  const firsts = (of: Lived) =>
    threadsOf(of)
      .happenings.filter(({ is }) => is === 'first-fight')
      .map(({ man }) => man);
  const novice = (kills: number) =>
    withMen(fought, (man) => {
      if (man.id === 'quillinan') Object.assign(man, { missions: 9, kills, balloons: 0 });
    });
  expect(firsts(novice(0))).toContain('quillinan');
  expect(firsts(novice(1))).not.toContain('quillinan');
});

test('a nerve that went twice on one day went on that day, and what came later is told later', () => {
  const ran = fight(...escaped('B2', 'bravery'), out('B2'));
  const twice = mission([...ran, ...ran]);
  const won = mission(fight(attack('B2', 'G1'), hit('G1', 'B2', 'shot-down')));
  const life = lifeOf('Quillinan', lived(quiet, twice, won));
  expect(life).toContain('lost his nerve twice on 2 April, and left');
  expect(life.indexOf('2 April')).toBeLessThan(life.indexOf('3 April'));
  expect(lifeOf('Quillinan', lived(mission(ran), twice))).toContain(
    'lost his nerve three times, on 1 and 2 April, and left',
  );
});

test('who came down between the lines was back on the morning after the days that he lost', () => {
  const down = (days: number) =>
    mission(
      [],
      [{ airman: 'quillinan', fate: { fate: 'safe', days } }],
      [home('B1'), { machine: 'B2', end: 'down', hex: 'H09', fate: 3 }, home('B3')],
    );
  const life = (...missions: GameEvent[][]) => lifeOf('Quillinan', lived(...missions));
  expect(life(quiet, quiet, down(1), quiet, down(1), quiet, quiet)).toMatch(
    /(?=.*\bon 3 and 5 April)(?=.*two days later)(?=.*each time)/i,
  );
  expect(life(down(2), quiet, quiet, quiet)).toMatch(/(?:back|walked in|again) three days later\./);
  expect(life(down(1), quiet, down(2), quiet, quiet, quiet)).toMatch(/(?=.*some days later)(?=.*each time)/);
  expect(life(quiet, down(1))).not.toContain('between the lines');
  expect(life(quiet, down(1), quiet)).not.toContain('between the lines');
});

describe('what the two-seater did', () => {
  const crew = [
    { airman: 'ridsdale', rank: 'Sergeant', surname: 'Ridsdale' },
    { airman: 'bidwell', rank: 'Second Lieutenant', surname: 'Bidwell' },
  ] as const;
  const flown = (events: readonly GameEvent[], scores: EventOf<'mission-ended'>['scores']): GameEvent[] =>
    ended(mission(events, [], [home('B7')]), { scores }).map((event) =>
      event.type === 'mission-began' ? { ...event, machines: [{ machine: 'B7', aircraft: 'fk8', men: crew }] } : event,
    );

  test('the missions on which its plate was the best are told of the pilot, with the best of them', () => {
    const plate = (points: number) => flown([], [{ points, why: 'plates', who: 'B7', what: 'average' }]);
    const life = (...points: number[]) => lifeOf('Ridsdale', lived(...points.map(plate)));
    const said = (above: string) =>
      new RegExp(`(?:On three missions the best plate was his|The best plate of three missions was his)${above}\\.`);
    expect(life(3, 25, 7)).toMatch(said(', above all on 2 April'));
    expect(life(25, 3, 25)).toMatch(said(', above all on 1 and 3 April'));
    expect(life(7, 7, 7)).toMatch(said(''));
  });

  test('an enemy whom an observer sent home is told, though it is one', () => {
    const sent = flown([], [{ points: 4, why: 'enemy-damaged', who: 'bidwell', what: 'Albatros D.III' }]);
    expect(lifeOf('Bidwell', lived(sent))).toMatch(
      /(?:From the back seat|With the gun behind the pilot) he sent an enemy home damaged\./,
    );
  });
});

test('of two who shared a machine the fights are told that they had in it, and not those in two machines', () => {
  const seat = (airman: string, surname: string) => ({ airman, rank: 'Sergeant', surname }) as const;
  const [pilot, observer] = [seat('ridsdale', 'Ridsdale'), seat('bidwell', 'Bidwell')];
  const flownBy = (...machines: EventOf<'mission-began'>['machines']) =>
    mission(fight(), [], [home('B2')]).map((event) =>
      event.type === 'mission-began' ? { ...event, machines } : event,
    );
  const one = flownBy({ machine: 'B2', aircraft: 'fk8', men: [pilot, observer] });
  const two = flownBy(
    { machine: 'B2', aircraft: 'fk8', men: [pilot] },
    { machine: 'B3', aircraft: 'fk8', men: [seat('meikle', 'Meikle'), observer] },
  );
  const lives = (...days: GameEvent[][]) =>
    `${lifeOf('Ridsdale', lived(...days))} ${lifeOf('Bidwell', lived(...days))}`;
  expect(lives(one, one, two, one)).toMatch(/[Ii]n three fights|He shared a machine, and three fights/);
  expect(lives(one, one, two, one)).not.toContain('four fights');
  expect(lives(one, two, two, two, two, two)).toMatch(/six fights/);
  expect(lives(one, two, two, two, two, two)).not.toMatch(/other seat|shared a machine/);
});

test('a leader who is lost on the last day has nobody in his place, and those who flew since are told', () => {
  const taken = mission([], [{ airman: 'haldenby', fate: { fate: 'prisoner', wounded: false } }]);
  const after = mission([], [], [home('B2'), home('B3')]).map((event) =>
    event.type === 'mission-began'
      ? { ...event, machines: event.machines.filter(({ machine }) => machine !== 'B1') }
      : event,
  );
  const month = lived([...taken, ...after]);
  const over = { ...month, now: { ...month.now, day: LAST_DAY + 1 } };
  expect(chapter(over, 'Who Led')).toBe(
    'Captain Haldenby led the flight, and was taken on 1 April. On the last evening nobody had been named in his place; Lieutenant Quillinan had taken it out since.',
  );
});

test('who had led for the time being and was not made is told beside the man who was sent out', () => {
  const acting: GameEvent = { type: 'acting-commander-appointed', man: 'quillinan', day: 1 };
  const made: GameEvent = { type: 'flight-commander-made', man: 'pettifer', why: 'replacement', rank: 'Captain' };
  const killed = mission([], [{ airman: 'haldenby', fate: { fate: 'killed' } }]);
  expect(chapter(lived([...killed, acting], [paraded(), made]), 'Who Led')).toContain(
    'The command was not given to Quillinan, who had led since 1 April.',
  );
});

test('the absences of a leader who was lost later are told too', () => {
  const acting: GameEvent = { type: 'acting-commander-appointed', man: 'quillinan', day: 4 };
  const killed = mission([], [{ airman: 'haldenby', fate: { fate: 'killed' } }]);
  const month = lived(mission([]), mission([]), mission([]), [...killed, acting]);
  const days = month.days.map((day) => {
    const dawn = structuredClone(day.dawn);
    const his = dawn.flights[0]?.aircrew.find(({ id }) => id === 'haldenby');
    if (his && dawn.day === 2) his.standing = { is: 'wounded', back: 3 };
    return { ...day, dawn };
  });
  expect(chapter({ ...month, days }, 'A New Leader')).toMatch(
    /^Captain Haldenby led the flight, though he was in hospital on 2 April, when .+ took it out; he was killed on 4 April\./,
  );
});

test('a leader who was away for days is told with those who took the flight out', () => {
  const without = mission([], [], [home('B2'), home('B3')]).map((event) =>
    event.type === 'mission-began'
      ? { ...event, machines: event.machines.filter(({ machine }) => machine !== 'B1') }
      : event,
  );
  const awayFor = (
    man: string,
    month: Lived,
    ...absences: readonly (readonly [is: 'wounded' | 'away', from: number, back: number])[]
  ) => ({
    ...month,
    days: month.days.map((day) => {
      const dawn = structuredClone(day.dawn);
      const his = dawn.flights[0]?.aircrew.find(({ id }) => id === man);
      for (const [is, from, back] of absences)
        if (his && dawn.day >= from && dawn.day < back) his.standing = { is, back };
      return { ...day, dawn };
    }),
  });
  const week = lived(without, without, without, without, without, without, without);
  const away = (from: number, back: number) => awayFor('haldenby', week, ['wounded', from, back]);
  expect(chapter(away(2, 5), 'Who Led')).toBe(
    'Captain Haldenby led the flight. He was in hospital from 2 to 4 April, when Lieutenant Quillinan took it out.',
  );
  expect(chapter(away(2, 4), 'Who Led')).toContain('He was in hospital on 2 and 3 April, when ');
  // With the long absence a day on the road is told: the others led on it too.
  expect(chapter(awayFor('haldenby', week, ['wounded', 2, 5], ['away', 6, 7]), 'Who Led')).toBe(
    'Captain Haldenby led the flight. He was in hospital from 2 to 4 April and on the road on 6 April, when Lieutenant Quillinan took it out.',
  );
  // Who led to the end, but for two days in hospital, is told with them.
  const made: GameEvent = { type: 'acting-commander-appointed', man: 'quillinan', day: 1 };
  const led = lived([...without, made], without, without, without);
  const over = { ...led, now: { ...led.now, day: LAST_DAY + 1 } };
  expect(chapter(awayFor('quillinan', over, ['wounded', 2, 4]), 'A New Leader')).toContain(
    'led to the end, though he was in hospital on 2 and 3 April, when ',
  );
  expect(chapter(awayFor('quillinan', over, ['wounded', 2, 3]), 'A New Leader')).toMatch(/led to the end\.$/);
});

test('days on which many machines came down short of a field are days of luck, and not quiet', () => {
  const down = (hex: string) => ({ machine: 'B2', end: 'down', hex, fate: 1 }) as const;
  const day = (hex: string) => mission([], [], [home('B1'), down(hex), home('B3')]);
  expect(chapter(lived(day('G05'), day('H09'), day('G05'), day('G05')), 'Days of Luck')).toBe(
    'From 1 April to 4 April nobody was hurt, though four machines came down away from any aerodrome, one of them between the lines. It was not for want of flying: there were four missions.',
  );
});

test('several missions with the same points are none of them the best or the worst', () => {
  const paid = (points: number) => ended(quiet, { points });
  expect(chapter(lived(paid(7), paid(-5), paid(-5), paid(-5)), 'Week by Week')).toMatch(
    /It was at its best in the Dawn Patrol of the 1st \(\+7\), and at its worst in three missions at -5 each\.$/,
  );
});

test('red machines that were sent home damaged are counted', () => {
  const sent = mission(fight(attack('B2', 'G2'), hit('G2', 'B2', 'damaged-abort')));
  expect(chapter(lived(sent, sent, sent), 'The Red Machines')).toContain(
    'Three machines of its own were sent home damaged.',
  );
});

describe('deeds and honours in their order', () => {
  const scored = (...scores: EventOf<'mission-ended'>['scores']) => ended(quiet, { scores });

  test('one enemy whom a pilot forced down is told', () => {
    const forced = scored({ points: 7, why: 'enemy-forced-down', who: 'quillinan', what: 'DFW C.V' });
    expect(lifeOf('Quillinan', lived(forced))).toMatch(/forced an enemy down/);
  });

  test('whom he harmed besides comes after him whom he shot down, though a promotion comes before both', () => {
    const won = ended(
      mission(
        fight(
          attack('B2', 'G1'),
          hit('G1', 'B2', 'shot-down'),
          out('G1', {
            side: 'german',
            fate: 'shot-down',
            escaped: false,
            by: { machine: 'B2', gun: 'forward' },
          }),
        ),
      ),
      {
        scores: [
          { points: 20, why: 'enemy-shot-down', who: 'quillinan', what: 'Albatros D.III' },
          { points: 7, why: 'enemy-forced-down', who: 'quillinan', what: 'DFW C.V' },
        ],
      },
    );
    const life = lifeOf('Quillinan', lived([...quiet, quillinanPromoted], won));
    expect(life).toMatch(/shot down .* (?:besides|Besides|as well)/s);
  });

  test('(34) whom he saw to a field is told by name and day, each friend once', () => {
    const crippled = (machine: string): GameEvent[] => [
      { type: 'machine-crippled', machine, roll, words: 'Serious engine trouble', lameDuck: 3, climbs: false },
      { type: 'lame-duck-escorted', machine, by: ['B2'] },
    ];
    const beyond: GameEvent = { type: 'moved', from: 'H01', to: 'J10', aft: 3, left: 60 };
    const seen = (machine: string) => mission([beyond, ...crippled(machine)]);
    const life = (...missions: GameEvent[][]) => lifeOf('Quillinan', lived(...missions, quiet));
    expect(life(seen('B1'))).toMatch(/Haldenby.* on 1 April|[Oo]n 1 April.* Haldenby/);
    expect(life(seen('B1'), quiet, seen('B1'))).toContain('1 and 3 April');
    expect(life(seen('B1'), seen('B3'))).toMatch(
      /(?=.*(?:two|Two|[Tt]wice) ).*Haldenby on 1 April and .*[Tt]ufnell on 2 April/,
    );
    const twice = mission([beyond, ...crippled('B1'), ...crippled('B1')], [], [home('B1'), home('B2'), home('B3')]);
    expect(life(twice)).not.toMatch(/\btwo\b.*on 1 April\b(?! \(twice\))/);
    const left: GameEvent = { type: 'lame-duck-left', machine: 'B1', hex: 'G08' };
    expect(life(mission([beyond, ...crippled('B1'), left]))).not.toContain('Haldenby');
    // A cripple beside a cripple is nobody's escort.
    const own = crippled('B2').map((each) => (each.type === 'lame-duck-escorted' ? { ...each, by: ['B3'] } : each));
    expect(life(mission([beyond, ...crippled('B1'), ...own]))).not.toContain('Haldenby');
  });

  test('what was given to a man after he was lost is told after that, and with its day', () => {
    const killed = mission(
      [],
      [{ airman: 'quillinan', fate: { fate: 'killed' } }],
      [home('B1'), { machine: 'B2', end: 'down', hex: 'H12', fate: 'lost' }, home('B3')],
    );
    const given: GameEvent = { type: 'decoration-awarded', man: 'quillinan', decoration: 'military-cross' };
    const life = lifeOf('Quillinan', lived(killed, [given, ...quiet]));
    expect(life).toMatch(
      /The Military Cross came for him on 2 April\.$|On 2 April the Military Cross was his, and he was not there to be told\.$/,
    );
  });
});
