import { describe, expect, test } from 'vitest';
import type { Airman } from '../../../src/campaign/aircrew.ts';
import { LAST_DAY } from '../../../src/campaign/campaign.ts';
import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import { recordBook } from '../../../src/chronicle/book/record-book.ts';
import { communique } from '../../../src/chronicle/history/communique.ts';
import { epilogue } from '../../../src/chronicle/history/epilogue.ts';
import { dayTold, namesOf } from '../../../src/chronicle/history/happenings-told.ts';
import { ranksInChapters } from '../../../src/chronicle/history/ranks-in-chapters.ts';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import type { Lived } from '../../../src/chronicle/lived.ts';
import type { Happening } from '../../../src/chronicle/threads/thread.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { anApril } from '../../support/people/an-april.ts';
import {
  attack,
  escaped,
  fight,
  hit,
  lived,
  mission,
  out,
  quillinanPromoted,
  roll,
} from '../../support/people/told-fights.ts';

const chapter = (told: Lived, title: string): string | undefined =>
  historyOfApril(told)
    .find((each) => each.title === title)
    ?.paragraphs.join(' ');

const menIn = (told: Lived): readonly string[] =>
  historyOfApril(told).find(({ title }) => title === 'What Became of Them')?.paragraphs ?? [];

/** Haldenby is shot down before Tufnell, whose nerve has held; Quillinan has fled, and Tufnell has his first. */
const badDay = mission(
  fight(
    ...escaped('B2', 'bravery'),
    hit('G2', 'B3', 'shot-down'),
    attack('G1', 'B1'),
    hit('B1', 'G1', 'shot-down'),
    out('B2'),
  ),
  [
    { airman: 'haldenby', fate: { fate: 'killed' } },
    { airman: 'tufnell', fate: { fate: 'prisoner', wounded: false } },
  ],
  [
    { machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' },
    { machine: 'B2', end: 'home' },
    { machine: 'B3', end: 'down', hex: 'G11', fate: 'lost' },
  ],
);
const evening: GameEvent[] = [
  { type: 'evening-came', flight: 'B', points: 0, firsts: ['tufnell'] },
  { type: 'acting-commander-appointed', man: 'quillinan', day: 1 },
  { type: 'day-ended', day: 1, points: 0, total: 0 },
];
const quiet = mission([]);

const crewHit = (fate: CrewFate, effect: EventOf<'crew-hit'>['effect']): GameEvent => ({
  type: 'crew-hit',
  machine: 'B1',
  who: 'pilot',
  roll,
  fate,
  effect,
});

/** The newcomer is nobody's in the flight's own papers: he is put on them. */
function told(...days: readonly (readonly GameEvent[])[]): Lived {
  const month = lived(...days);
  const now = structuredClone(month.now);
  const men = now.flights.flatMap(({ aircrew }) => aircrew);
  const [haldenby] = men;
  if (haldenby) haldenby.standing = { is: 'killed', since: 1 };
  return { ...month, now };
}

describe('the history in chapters, by what the month was', () => {
  const month = told([...badDay, ...evening], quiet, quiet, quiet, quiet);

  test('the first victory, and whose; on the worst day it is told there and not twice', () => {
    const won = mission(fight(attack('G1', 'B1'), hit('G1', 'B2', 'shot-down')));
    expect(chapter(told(won), 'The First Victory')).toMatch(
      /^It came on 1 April: Lieutenant Quillinan shot down an Albatros D\.III of Jasta 11/,
    );
    expect(chapter(month, 'The First Victory')).toBeUndefined();
    expect(chapter(month, 'The Day of Two Chairs')).toMatch(
      / The first victory came on that same day, and was the only one\.$/,
    );
  });

  test('two of a type on that day are two, and his nerve that he lost twice left nobody `left in the fighting`', () => {
    const both = fight(hit('G1', 'B2', 'shot-down'), hit('G2', 'B2', 'shot-down'));
    const ran = fight(
      hit('B1', 'G1', 'driven-off'),
      hit('B2', 'G1', 'driven-off'),
      ...escaped('B3', 'bravery'),
      out('B3'),
    );
    const day = chapter(told([...mission(both), ...mission(ran), ...mission(ran)]), 'The First Victory') ?? '';
    expect(day).toMatch(
      /^It came on 1 April: Lieutenant Quillinan shot down two Albatros D\.IIIs of Jasta 11\. tufnell/,
    );
    expect(day).toContain('lost his nerve twice and left the fighting.');
  });

  test('the day of two chairs: who fled, whom he left, who fell and who saw it', () => {
    const day = chapter(month, 'The Day of Two Chairs') ?? '';
    expect(day).toContain('On 1 April two men went out who never came back to their chairs.');
    expect(day).toContain('Lieutenant Quillinan lost his nerve and left Captain Haldenby and tufnell in the fight.');
    expect(day).toContain(
      'Captain Haldenby was killed near Vitry-en-Artois by an Albatros D.III of Jasta 11, and tufnell saw it.',
    );
    expect(day).toMatch(/tufnell shot down an Albatros D\.III of Jasta 11, his first, and was taken prisoner /);
  });

  test('a last leader who lies wounded at the end did not lead to it', () => {
    const hurt = { airman: 'quillinan', fate: { fate: 'wounded', days: 30 } } as const;
    const later = told([...badDay, ...evening], mission([], [hurt]));
    const over = { ...later, now: { ...later.now, day: LAST_DAY + 1 } };
    expect(chapter(over, 'A New Leader')).toMatch(/ was wounded on 2 April, and in hospital to the end\.$/);
    expect(chapter(over, 'A New Leader')).not.toContain('led to the end');
  });

  test('a fight that a red machine joins later is a fight with Jasta 11', () => {
    const of = (id: string) =>
      ({ id, aircraft: 'albatros-d3', skill: 3, firing: 'C', guns: {}, lameDuck: false }) as const;
    const joining: GameEvent = { type: 'germans-joined', roll, bonus: 0, germans: [of('G1')] };
    const joined = mission(
      fight(joining).map((event) => (event.type === 'fight-began' ? { ...event, germans: [of('G39')] } : event)),
    );
    const won = mission(fight(attack('G1', 'B1'), hit('G1', 'B2', 'shot-down')));
    expect(chapter(told(won, joined), 'The Red Machines')).toContain('and twice in all.');
  });

  test('what the Wing asked for, and who flew it where it was handed on', () => {
    const asking = { flight: 'B', task: 'douai-before-breakfast' } as const;
    const asked = told(
      [{ type: 'task-done-elsewhere', ...asking, end: 'failed' }],
      [{ type: 'task-ended', ...asking, end: 'done' }],
    );
    expect(chapter(asked, 'What the Wing Asked For')).toBe(
      'On 1 April Douai before Breakfast was flown by another flight of the squadron, and came to nothing. Nothing more will be asked of The Second Scarpe. On 2 April it was Douai before Breakfast. There were fires at Douai at breakfast-time. The Scarpe will see fewer red machines this week.',
    );
  });

  test('who led after whom, the red machines, and the quiet days', () => {
    expect(chapter(month, 'A New Leader')).toBe(
      'Captain Haldenby led the flight, and was killed on 1 April. Lieutenant Quillinan followed him that day for the time being.',
    );
    expect(chapter(month, 'The Red Machines')).toBe(
      'Jasta 11 was first met in a fight on 1 April, and once in all. It cost Captain Haldenby. tufnell brought one of them down.',
    );
    expect(chapter(month, 'The Quiet Days')).toBe(
      'From 2 April to 5 April nobody was hurt. It was not for want of flying: there were four missions.',
    );
  });

  test('of the red machines: who was only wounded cost nobody, and each that was brought down counts', () => {
    const wounded = mission(fight(hit('B1', 'G1', 'crew-hit'), crewHit({ fate: 'wounded', days: 7 }, 'lame-duck')), [
      { airman: 'haldenby', fate: { fate: 'wounded', days: 7 } },
    ]);
    const won = mission(fight(hit('G1', 'B2', 'shot-down'), hit('G2', 'B2', 'shot-down')));
    expect(chapter(lived(wounded), 'The Red Machines')).toBe(
      'Jasta 11 was first met in a fight on 1 April, and once in all. Nobody was lost to it, and nobody brought one of its machines down. It wounded Captain Haldenby.',
    );
    expect(chapter(lived(wounded, won), 'The Red Machines')).toBe(
      'Jasta 11 was first met in a fight on 1 April, and twice in all. It wounded Captain Haldenby. Lieutenant Quillinan brought two of them down, and none of ours was lost to it.',
    );
  });

  test('of the red machines: a man whose machine it crippled, and whom it cost later, is told with the day', () => {
    const field = { machine: 'B1', end: 'down', hex: 'G11', fate: 2 } as const;
    const crippled = mission(fight(hit('B1', 'G1', 'damaged-abort')), [], [field]);
    const killed = mission(
      fight(hit('B1', 'G1', 'shot-down'), out('B1', { fate: 'shot-down', by: { machine: 'G1', gun: 'forward' } })),
      [{ airman: 'haldenby', fate: { fate: 'killed' } }],
      [{ machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' }],
    );
    expect(chapter(lived(crippled, killed), 'The Red Machines')).toContain(
      'It cost Captain Haldenby, lost nobody itself, and crippled the machine of Captain Haldenby (on 1 April), which had',
    );
  });

  test('of the red machines: a machine that it crippled, and that was lost on its way home, is its own', () => {
    const byTheRed = { fate: 'damaged-abort', by: { machine: 'G1', gun: 'forward' } } as const;
    const crippled = mission(
      [
        ...fight(hit('B1', 'G1', 'damaged-abort'), out('B1', byTheRed)),
        { type: 'machine-crippled', machine: 'B1', roll, words: 'Fabric stripping', lameDuck: 4, climbs: false },
        { type: 'straggler-met-enemy', machine: 'B1', roll, result: 'shot-down', words: 'shot down' },
      ],
      [{ airman: 'haldenby', fate: { fate: 'prisoner', wounded: false } }],
      [
        { machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' },
        { machine: 'B2', end: 'home' },
        { machine: 'B3', end: 'home' },
      ],
    );
    expect(chapter(lived(crippled, quiet, crippled, crippled), 'The Red Machines')).toBe(
      'Jasta 11 was first met in a fight on 1 April, and three times in all. It crippled the machine of Captain Haldenby, which was lost.',
    );
  });

  test('of the red machines: a cripple that another finished is theirs too, and one on another field is not lost', () => {
    const abort = { fate: 'damaged-abort', by: { machine: 'G1', gun: 'forward' } } as const;
    const second = { fate: 'forced-down', by: { machine: 'G39', gun: 'forward' } } as const;
    const lame = (machine: string): GameEvent[] => [
      { type: 'machine-crippled', machine, roll, words: 'Fabric stripping', lameDuck: 4, climbs: false },
    ];
    const day = mission(
      [
        ...fight(
          hit('B1', 'G1', 'damaged-abort'),
          hit('B1', 'G39', 'damaged-abort'),
          out('B1', second),
          hit('B2', 'G1', 'damaged-abort'),
          out('B2', abort),
        ),
        ...lame('B2'),
      ],
      [],
      [
        { machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' },
        { machine: 'B2', end: 'emergency-field', field: 'mercatel' },
        { machine: 'B3', end: 'home' },
      ],
    );
    expect(chapter(lived(day, day, day), 'The Red Machines')).toContain(
      'It crippled the machine of Captain Haldenby, which was lost, and crippled the machine of Lieutenant Quillinan, which had to come down elsewhere.',
    );
  });

  test('days on which more was left undone than flown are the weather that saved them only where it was so', () => {
    const forecast = (number: number): GameEvent => ({
      type: 'forecast-received',
      roll,
      words: 'as it was',
      am: { number, trend: 1 },
      pm: { number, trend: 1 },
    });
    const undone: GameEvent = { type: 'mission-not-flown', flight: 'B', mission: 'dawn-patrol', points: -1 };
    const days = (number: number) => told(...[1, 2, 3, 4].map(() => [forecast(number), undone]));
    expect(chapter(days(15), 'The Quiet Days')).toContain('for on four of these days the weather was fit for nothing.');
    expect(chapter(days(6), 'The Quiet Days')).toContain('and that was not the weather.');
    expect(chapter(told(quiet, quiet, quiet), 'The Quiet Days')).toBeUndefined();
  });

  test.each([
    [
      'wounded',
      ', lies in hospital, and is expected back on 6 April.',
      ', was in hospital when it ended, and was to come back on 24 April.',
    ],
    ['leave', ', is at the sea until 6 April.', 'At the end he was at the sea, and was expected back on '],
    ['away', ', is on his way back, and is expected on 6 April.', ', was still on his way back at the end.'],
  ] as const)(
    'who is off duty (%s) is said to be so before the end, and to have been so at it',
    (is, now, atTheEnd) => {
      const offDuty = (day: number, back: number): string => {
        const before = told(quiet, quiet, quiet);
        const campaign = { ...structuredClone(before.now), day };
        for (const man of campaign.flights.flatMap(({ aircrew }) => aircrew))
          if (man.id === 'quillinan') man.standing = { is, back };
        return menIn({ ...before, now: campaign }).find((man) => man.includes('Quillinan')) ?? '';
      };
      expect(offDuty(4, 6)).toContain(now);
      expect(offDuty(LAST_DAY + 1, LAST_DAY + 3)).toContain(atTheEnd);
    },
  );

  test('a man bears the rank that he had then', () => {
    const won = mission(fight(attack('G1', 'B1'), hit('G1', 'B2', 'shot-down')));
    const later = told(won, quiet, quiet);
    const now = structuredClone(later.now);
    for (const man of now.flights.flatMap(({ aircrew }) => aircrew)) if (man.id === 'quillinan') man.rank = 'Captain';
    expect(chapter({ ...later, now }, 'The First Victory')).toContain('Lieutenant Quillinan shot down');
  });

  test('a month without such days has no such chapters', () => {
    const titles = historyOfApril(told(quiet)).map(({ title }) => title);
    expect(titles).toEqual(['The Story So Far', 'Week by Week', 'Aces', 'Roll of Honour', 'What Became of Them']);
  });
});

test('a man who died in his seat was hit, and not brought down: his machine was brought home', () => {
  const killed = { fate: 'killed' } as const;
  const [captain] = menIn(
    told(
      mission(fight(hit('B1', 'G1', 'crew-hit'), crewHit(killed, 'flies-on')), [{ airman: 'haldenby', fate: killed }]),
    ),
  );
  expect(captain).toMatch(
    /killed on 1 April, hit by an Albatros D\.III of Jasta 11 in a machine that was brought home\.$/,
  );
});

test('each man has the paragraph of his own thread', () => {
  const [captain = '', lieutenant = ''] = menIn(told([...badDay, ...evening]));
  expect(captain).toMatch(/, brought down by an Albatros D\.III of Jasta 11\. It was seen by tufnell\.$/);
  expect(lieutenant).toContain('On the same day he lost his nerve, and left Captain Haldenby and tufnell in a fight.');
  const saver = mission(fight(attack('G2', 'B1'), hit('G2', 'B2', 'driven-off')));
  const [saved = '', saviour = ''] = menIn(told(saver, saver, saver));
  expect(saved).not.toContain('driven off');
  expect(saviour).toContain(', drove an enemy off Captain Haldenby three times.');
  const another = mission(fight(attack('G2', 'B3'), hit('G2', 'B2', 'driven-off')));
  expect(menIn(told(saver, another))[1]).toMatch(
    /(?: enemies (?:off|behind) Captain Haldenby and tufnell|Captain Haldenby and tufnell each had an enemy driven off)\b/,
  );
  expect(menIn(told(saver, saver, another))[1]).toMatch(
    / drove enemies off Captain Haldenby and tufnell, three times in all\.|Three times in all he drove an enemy off a friend: Captain Haldenby and tufnell\./,
  );
});

test('a man is named with the initial that a later namesake brought him, on earlier days too', () => {
  const month = told(quiet);
  const now = structuredClone(month.now);
  for (const man of now.flights.flatMap(({ aircrew }) => aircrew)) if (man.id === 'quillinan') man.initial = 'A';
  expect(
    namesOf({ ...month, now })
      .on(1)
      .of('quillinan'),
  ).toBe('Lieutenant A. Quillinan');
});

test('what he was given, and a wound, come after the deeds before them; his first fight comes first', () => {
  const won = mission(fight(attack('G1', 'B1'), hit('G1', 'B2', 'shot-down')));
  const [, lieutenant = ''] = menIn(told([...won, quillinanPromoted], quiet));
  expect(lieutenant).toMatch(/ shot down an Albatros D\.III .+ He was promoted Captain the same day\./);
});

test('who landed elsewhere on the last day did not sit at the table that evening', () => {
  const last = mission([], [], [{ machine: 'B2', end: 'emergency-field', field: 'mercatel' }]);
  const days = Array.from({ length: LAST_DAY }, (_, i) => (i + 1 === LAST_DAY ? last : quiet));
  expect(epilogue(told(...days))[0]).toContain('Quillinan landed elsewhere');
});

test('an enemy whom he shot down off a friend is one and the same; another that day is told after it', () => {
  const after = (german: string) => [
    attack(german, 'B1'),
    hit(german, 'B2', german === 'G1' ? 'shot-down' : 'driven-off'),
  ];
  const [, same = ''] = menIn(told(mission(fight(...after('G1')))));
  expect(same).toMatch(
    / shot down an Albatros D\.III of Jasta 11[^.]*\. It had been (?:on Captain Haldenby's tail|behind Captain Haldenby)\./,
  );
  const drove = (when: string) =>
    new RegExp(
      [
        `${when} he drove an enemy off Captain Haldenby\\.`,
        `${when} an enemy was behind Captain Haldenby, and he drove it off\\.`,
        `He took an enemy off Captain Haldenby's tail ${when}\\.`,
        `It was he who drove an enemy off Captain Haldenby ${when}\\.`,
      ].join('|'),
      'i',
    );
  const [, two = ''] = menIn(told(mission(fight(hit('G1', 'B2', 'shot-down'), ...after('G2')))));
  expect(two).toMatch(drove('on the same day'));
  const [, none = ''] = menIn(told(mission(fight(...after('G2')))));
  expect(none).toMatch(drove('on 1 April'));
});

test('of two in one machine neither was beside the other: he was in the other seat', () => {
  const aprils = anApril({ word: 'seats-2', flights: ['B'], book });
  const men = menIn(aprils);
  expect(
    men.some((each) => / (?:in the other seat|in one machine|in the same machine|shared a machine)\b/.test(each)),
  ).toBe(true);
  const observers = ['Bidwell', 'Ffolliott'];
  const beside = men.filter((each) => /^Sergeant/.test(each)).map((each) => /beside [^.]*?(\w+)\./.exec(each)?.[1]);
  expect(beside.filter((name) => name !== undefined && observers.includes(name))).toEqual([]);
});

test('a man who had another beside him as often had nobody beside him more than anybody else', () => {
  const fought = mission(fight());
  const men = menIn(lived(fought, fought, fought, fought));
  const beside = men.flatMap((each) => /[^.]*in (?:four) fights[^.]*\./.exec(each) ?? []);
  expect(beside.length).toBeGreaterThan(0);
  expect(beside.filter((each) => /more than|mostly|oftenest/.test(each))).toEqual([]);
  expect(beside.join(' ')).not.toContain(' of one ');
});

test('fights of one morning are told as that', () => {
  const fought = mission(fight());
  const men = menIn(lived([...fought, ...fought, ...fought]));
  expect(men.join(' ')).toContain('three fights of one morning');
});

test('wounds on several days are one sentence', () => {
  const wounded = mission([], [{ airman: 'haldenby', fate: { fate: 'wounded', days: 2 } }]);
  const [captain = ''] = menIn(lived(wounded, quiet, wounded, wounded));
  expect(captain).toContain(' was wounded on 1, 3 and 4 April.');
});

test('a decoration is told with its day', () => {
  const given: GameEvent = { type: 'decoration-awarded', man: 'haldenby', decoration: 'military-cross' };
  const [captain = ''] = menIn(lived(quiet, [...quiet, given]));
  expect(captain).toMatch(/ was given the Military Cross on 2 April\b/);
});

test('a paper that is still at Wing at the end is told, and not before', () => {
  const month = told(quiet);
  const now = structuredClone(month.now);
  for (const man of now.flights.flatMap(({ aircrew }) => aircrew))
    if (man.id === 'quillinan') man.recommended = { decoration: 'military-cross', day: LAST_DAY + 4 };
  const saying = 'The paper that put him in for the Military Cross was still at Wing.';
  const atTheEnd = menIn({ ...month, now: { ...now, day: LAST_DAY + 1 } });
  expect(atTheEnd.filter((each) => each.includes(saying))).toHaveLength(1);
  expect(menIn({ ...month, now }).join(' ')).not.toContain(saying);
});

test('a balloon that two have burnt is one balloon in a communique', () => {
  const struck = (machine: string, isDown: boolean): GameEvent => ({
    type: 'balloon-struck',
    mission: 'dawn-patrol',
    machine,
    name: 'Balloon at Oppy',
    effect: isDown ? 'destroyed' : 'holed',
    holes: 1,
    isDown,
    roll,
    parts: {},
    total: 7,
  });
  const month = told(mission([struck('B1', false), struck('B2', true)]));
  const [day] = month.days;
  expect(day && communique(day, month)).toContain(
    '. Captain Haldenby and Lieutenant Quillinan burnt a balloon. All our',
  );
});

test('an epilogue of a month that is over, and none before', () => {
  const month = told([...badDay, ...evening]);
  expect(epilogue(month)).toEqual([]);
  const [text = ''] = epilogue({ ...month, now: { ...month.now, day: LAST_DAY + 1 } });
  expect(text).toMatch(
    /^Of the ten who sat down to breakfast on the first morning nine were left on the last evening: /,
  );
  const after = (...standings: readonly Airman['standing'][]): string => {
    const now = structuredClone(month.now);
    const [one] = now.flights.flatMap(({ aircrew }) => aircrew);
    const came = standings.flatMap((standing, i) => (one ? [{ ...one, id: `new-${i}`, standing }] : []));
    const [first, ...flights] = now.flights.map((each) => ({ ...each, aircrew: [...each.aircrew, ...came] }));
    return first
      ? (epilogue({ ...month, now: { ...now, flights: [first, ...flights], day: LAST_DAY + 1 } })[0] ?? '')
      : '';
  };
  const [here, gone] = [{ is: 'fit' }, { is: 'killed', since: 9 }] as const;
  expect(after(here)).toContain(' The one who came after them was there too.');
  expect(after(gone)).toContain(' The one who came after them was lost.');
  expect(after(here, gone)).toContain(' Of the two who came after them one was lost.');
  expect(after(gone, gone)).toContain(' The two who came after them were all lost.');
});

test('an epilogue says where those were who were left, and not at the table', () => {
  const month = told(quiet);
  const now = structuredClone(month.now);
  const [one, two, three] = now.flights.flatMap(({ aircrew }) => aircrew);
  if (one) one.standing = { is: 'wounded', back: LAST_DAY + 3 };
  if (two) two.standing = { is: 'away', back: LAST_DAY + 2 };
  if (three) three.standing = { is: 'leave', back: LAST_DAY + 2 };
  const [text = ''] = epilogue({ ...month, now: { ...now, day: LAST_DAY + 1 } });
  expect(text).toMatch(
    / at the table, Captain Haldenby in hospital, \S+(?: \S+)? at the sea, and \S+(?: \S+)? still on the way back\./,
  );
});

test('a day as a communique: what was flown, who won, who was lost', () => {
  const month = told([...badDay, ...evening]);
  const [day] = month.days;
  expect(day && communique(day, month)).toBe(
    'No. 23 Squadron, Royal Flying Corps, B Flight. 1 April 1917. One mission flown (Dawn Patrol). One combat with two enemy machines. Second Lieutenant Tufnell shot down an Albatros D.III of Jasta 11. Two of our machines have not returned. Killed: Captain Haldenby. Missing: Second Lieutenant Tufnell.',
  );
  const fell = { machine: 'B1', end: 'down', hex: 'G11', fate: 3 } as const;
  const hurt = mission([], [{ airman: 'haldenby', fate: { fate: 'killed' } }], [fell, { machine: 'B2', end: 'home' }]);
  const near = told(hurt);
  expect(near.days[0] && communique(near.days[0], near)).toContain(
    'One of our machines came down in the country; none is lost. Killed: Captain Haldenby.',
  );
  const none = told([]);
  expect(none.days[0] && communique(none.days[0], none)).toContain('No flying.');
});

test('the record book has the cast of the story, and a page for each of the fallen', () => {
  const page = recordBook(told([...badDay, ...evening]));
  expect(page).toContain(
    '<article class="fallen" id="fallen-haldenby"><details><summary><h3>Captain Gervase Innes Haldenby</h3>',
  );
  expect(page).toContain('His last flight: Dawn Patrol, 1 April 1917.');
  expect(page).toMatch(/That evening Major Sturrock wrote to the family of Captain Haldenby: /);
  expect(page).toContain('The men of the story');
});

describe('two who were lost in one machine', () => {
  /** The pilot first, as he is told first. */
  const crew = (other: CrewFate) => {
    const month = lived(
      mission(
        [],
        [
          { airman: 'haldenby', fate: { fate: 'prisoner', wounded: false } },
          { airman: 'quillinan', fate: other },
        ],
        [{ machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' }],
      ).map((event) =>
        event.type === 'mission-began'
          ? {
              ...event,
              machines: event.machines
                .filter(({ machine }) => machine !== 'B2')
                .map((each) =>
                  each.machine === 'B1'
                    ? {
                        ...each,
                        men: [
                          ...each.men,
                          ...event.machines.filter(({ machine }) => machine === 'B2').flatMap(({ men }) => men),
                        ],
                      }
                    : each,
                ),
            }
          : event,
      ),
    );
    const now = structuredClone(month.now);
    const standing = { haldenby: 'prisoner', quillinan: other.fate === 'killed' ? 'killed' : 'prisoner' } as const;
    for (const man of now.flights.flatMap(({ aircrew }) => aircrew))
      if (man.id === 'haldenby' || man.id === 'quillinan') man.standing = { is: standing[man.id], since: 1 };
    return menIn({ ...month, now });
  };

  test('to the same fate: the second is said to have shared it, and its place and cause stand with the first', () => {
    const [first = '', second = ''] = crew({ fate: 'prisoner', wounded: false });
    expect(first).toMatch(/ taken .*near Vitry-en-Artois/);
    expect(second).toMatch(/ taken (?:with him\.|with Captain Haldenby|too\.)/);
    expect(second).not.toContain('Vitry');
  });

  test('to another fate: each has his own', () => {
    const [, second = ''] = crew({ fate: 'killed' });
    expect(second).toMatch(/ killed .*near Vitry-en-Artois/);
  });
});

test('two of a type on one day, the first of them his first, are one sentence', () => {
  const both = mission(fight(hit('G1', 'B2', 'shot-down'), hit('G2', 'B2', 'shot-down')));
  const month = told(both);
  const days = month.days.map((day) => ({ ...day, dawn: structuredClone(day.dawn) }));
  // He had none before.
  for (const man of days.flatMap(({ dawn }) => dawn.flights.flatMap(({ aircrew }) => aircrew)))
    if (man.id === 'quillinan') man.kills = man.balloons = 0;
  const [, third = ''] = menIn({ ...month, days });
  expect(third).toMatch(/shot down two Albatros D\.IIIs of Jasta 11, his first two/);
  expect(third).not.toContain('shot down an');
});

test('the worst day of the month is told, and said to be it where a chapter tells it already', () => {
  const cost = (points: number, ...of: Parameters<typeof mission>): GameEvent[] =>
    mission(...of).map((event) => (event.type === 'mission-ended' ? { ...event, points } : event));
  expect(chapter(told(cost(-2, []), cost(-11, [])), 'The Worst Day')).toMatch(
    /^No day of the month did worse than 2 April, which came to -11 Victory Points\. B Flight had one mission to fly/,
  );
  expect(chapter(told(cost(-11, []), cost(-11, [])), 'The Worst Day')).toBeUndefined();
  const lost = ['haldenby', 'tufnell'].map((airman) => ({ airman, fate: { fate: 'killed' } }) as const);
  const month = told(
    cost(
      -20,
      [],
      lost,
      ['B1', 'B3'].map((machine) => ({ machine, end: 'down', hex: 'G11', fate: 'lost' }) as const),
    ),
    cost(-2, []),
  );
  expect(chapter(month, 'The Day of Two Chairs')).toMatch(
    / The day came to -20 Victory Points, the worst of the month\.$/,
  );
  expect(chapter(month, 'The Worst Day')).toBeUndefined();
  expect(chapter(told(cost(-2, []), cost(-4, [])), 'The Worst Day')).toBeUndefined();
});

test('of the worst day it is told how and where its men were lost', () => {
  const worst = mission(
    fight(hit('B1', 'G1', 'shot-down')),
    [{ airman: 'haldenby', fate: { fate: 'killed' } }],
    [{ machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' }],
  ).map((event): GameEvent => (event.type === 'mission-ended' ? { ...event, points: -12 } : event));
  expect(chapter(told(worst, mission([])), 'The Worst Day')).toMatch(
    /Captain Haldenby was killed (?:near|beside|\w+ of|[\w-]+ of) .+ by an? .+\.$/,
  );
});

test('two enemies of two types on one day have one verb', () => {
  const both = mission(fight(hit('G1', 'B1', 'shot-down'), hit('G39', 'B1', 'shot-down')));
  const [first = ''] = menIn(told(both));
  expect(first).toContain('shot down an');
  expect(first).not.toMatch(/shot down [^.]* and shot down/);
});

test('(47) who was not given the command has his nerve named, and who lay wounded had it in name', () => {
  const acting = (man: string, day: number): GameEvent[] => [
    { type: 'evening-came', flight: 'B', points: 0, firsts: [] },
    { type: 'acting-commander-appointed', man, day },
  ];
  const broke = mission(fight(...escaped('B2', 'bravery'), out('B2')));
  const sent: GameEvent = { type: 'flight-commander-made', man: 'brackenridge', why: 'replacement', rank: 'Captain' };
  const hurt = mission(
    fight(hit('B2', 'G1', 'driven-off')),
    [{ airman: 'quillinan', fate: { fate: 'wounded', days: 30 } }],
    [{ machine: 'B2', end: 'down', hex: 'G11', fate: 'lost' }],
  );
  const month = told([...badDay, ...evening], broke, [...quiet, sent], [...hurt, ...acting('quillinan', 4)]);
  const text = chapter({ ...month, now: { ...month.now, day: LAST_DAY + 1 } }, 'Who Led') ?? '';
  expect(text).toContain(
    'The command was not given to Quillinan, whose nerve had failed him twice by then. Lieutenant Brackenridge came to command',
  );
  expect(text).toContain('lay in hospital himself from that day to the end');
});

test('(29) a man hurt in a machine that was shot down was not merely hurt in coming down', () => {
  const fell: GameEvent = {
    type: 'machine-came-down',
    machine: 'B2',
    how: 'shot-down',
    roll,
    words: 'In flames',
    over: 'allied',
    side: 'allied',
    machineFate: 'lost',
  };
  const lost = (airman: string) => ({ airman, fate: { fate: 'killed' } }) as const;
  const two = mission(
    [fell],
    [lost('haldenby'), lost('tufnell'), { airman: 'quillinan', fate: { fate: 'wounded', days: 5 } }],
    ['B1', 'B2', 'B3'].map((machine) => ({ machine, end: 'down', hex: 'G11', fate: 'lost' }) as const),
  );
  const text = chapter(told(two), 'The Day of Two Chairs') ?? '';
  expect(text).toContain('Quillinan was hurt when he was shot down in flames.');
});

test('who led in his turn: from when to when, and what ended it', () => {
  const wraxall: GameEvent[] = [
    { type: 'evening-came', flight: 'B', points: 0, firsts: [] },
    { type: 'acting-commander-appointed', man: 'brackenridge', day: 3 },
  ];
  const taken = mission(
    [],
    [{ airman: 'quillinan', fate: { fate: 'prisoner', wounded: false } }],
    [{ machine: 'B2', end: 'down', hex: 'G11', fate: 'lost' }],
  );
  expect(chapter(told([...badDay, ...evening], quiet, [...taken, ...wraxall]), 'Who Led')).toBe(
    'Captain Haldenby led the flight, and was killed on 1 April. Lieutenant Quillinan followed him that day for the time being and was taken on 3 April. Lieutenant Brackenridge followed him that day for the time being.',
  );
});

test('an enemy shot down behind a friend is told once in the story of a day', () => {
  const day = told(mission(fight(attack('G1', 'B1'), hit('G1', 'B2', 'shot-down'))));
  expect(chapter(day, 'The First Victory')).toBe(
    'It came on 1 April: Lieutenant Quillinan shot down an Albatros D.III of Jasta 11 behind Captain Haldenby.',
  );
});

describe('the paragraph of a week', () => {
  const weeks = (...days: readonly (readonly GameEvent[])[]) =>
    historyOfApril(told(...days)).find(({ title }) => title === 'Week by Week')?.paragraphs ?? [];
  const paid = (points: number): readonly GameEvent[] =>
    quiet.map((event) => (event.type === 'mission-ended' ? { ...event, points } : event));

  test('says by name whom it cost, and how many machines', () => {
    const [first = ''] = weeks([...badDay, ...evening]);
    expect(first).toContain('It took two machines. Captain Haldenby was killed; tufnell was taken.');
  });

  test('counts men who were wounded, and not their wounds', () => {
    const hurt = (...men: readonly string[]) =>
      mission(
        [],
        men.map((airman) => ({ airman, fate: { fate: 'wounded', days: 1 } as const })),
      );
    expect(weeks(hurt('haldenby', 'tufnell'), hurt('haldenby'))[0]).toContain(
      'Two men were wounded, one of them twice.',
    );
    expect(weeks(hurt('haldenby'), hurt('haldenby'), hurt('haldenby'))[0]).toContain(
      'One man was wounded three times.',
    );
    expect(weeks(hurt('haldenby', 'tufnell'), hurt('haldenby', 'tufnell', 'quillinan'))[0]).toContain(
      'Three men were wounded, two of them more than once.',
    );
    expect(weeks(hurt('haldenby', 'tufnell'))[0]).toContain('Two men were wounded.');
  });

  test('has its best and its worst mission, where one went well and another ill', () => {
    const [first = ''] = weeks(paid(7), paid(-3));
    expect(first).toContain(
      'It was at its best in the Dawn Patrol of the 1st (+7), and at its worst in the Dawn Patrol of the 2nd (-3).',
    );
    expect(weeks(paid(7), paid(3))[0]).not.toContain('best');
  });

  test('counts its points against those of the week before', () => {
    const second = (points: number) => weeks(...[5, 0, 0, 0, 0, 0, 0, points].map(paid))[1] ?? '';
    expect(second(8)).toContain('for +8 Victory Points, three more than in the week before.');
    expect(second(-1)).toContain('for -1 Victory Point, six fewer than in the week before.');
    expect(second(5)).toContain('for +5 Victory Points, as many as in the week before.');
  });

  test('names who won what, and those who won the same together', () => {
    const won = (...men: readonly string[]) =>
      mission(fight(hit('G1', 'B2', 'shot-down'))).map((event) =>
        event.type === 'mission-ended'
          ? {
              ...event,
              scores: men.map((who) => ({ points: 20, why: 'enemy-shot-down', who, what: 'Albatros D.III' }) as const),
            }
          : event,
      );
    expect(weeks(won('quillinan'))[0]).toContain('Lieutenant Quillinan shot down an Albatros D.III.');
    expect(weeks(won('haldenby', 'quillinan'))[0]).toContain(
      'Captain Haldenby and Lieutenant Quillinan each shot down an Albatros D.III.',
    );
  });
});

describe('the ranks of a history', () => {
  const ranks = ranksInChapters(told(quiet));
  const text = 'Lieutenant Quillinan and Captain Haldenby flew. Lieutenant Quillinan and Captain Haldenby came home.';

  test('a man has his in a chapter once; a Captain keeps it', () => {
    const { paragraphs } = ranks.once({
      title: 'A Day',
      paragraphs: [text, 'Second Lieutenant Quillinan, as he was.'],
    });
    expect(paragraphs).toEqual([
      'Lieutenant Quillinan and Captain Haldenby flew. Quillinan and Captain Haldenby came home.',
      'Quillinan, as he was.',
    ]);
  });

  test('he has none among those who are introduced, but at the beginning; and none where he is known', () => {
    expect(ranks.introduced(text)).toMatch(/^Lieutenant Quillinan .+ flew\. Quillinan and /);
    expect(ranks.known(text)).toMatch(/^Quillinan and Captain Haldenby flew\. Quillinan /);
  });

  test('men who share a surname keep theirs', () => {
    const month = told(quiet);
    const now = structuredClone(month.now);
    const flights = now.flights.map((flight) => ({
      ...flight,
      aircrew: flight.aircrew.map((man) => (man.id === 'pettifer' ? { ...man, surname: 'Quillinan' } : man)),
    }));
    expect(ranksInChapters({ ...month, now: { ...now, flights } }).known('Lieutenant Quillinan flew.')).toBe(
      'Lieutenant Quillinan flew.',
    );
  });
});

describe('of those who fell', () => {
  const at = { day: 1, flight: 'B' } as const;
  const fell = (man: string): Happening => ({ ...at, man, is: 'killed', hex: undefined, by: undefined, days: 0 });
  const saw = (man: string, friend: string): Happening => ({ ...at, man, is: 'saw-fall', friend });
  const names = namesOf(told(quiet));

  test('two in one machine, seen by the same men, are one sentence', () => {
    const both = [
      fell('haldenby'),
      fell('brackenridge'),
      saw('quillinan', 'haldenby'),
      saw('quillinan', 'brackenridge'),
    ];
    expect(dayTold(both, names)).toEqual([
      'Captain Haldenby and Lieutenant Brackenridge were killed, and Lieutenant Quillinan saw it.',
    ]);
  });

  test('two of whom only one was seen are not said to have both been', () => {
    const one = [fell('haldenby'), fell('brackenridge'), saw('quillinan', 'haldenby')];
    expect(dayTold(one, names)).toEqual([
      'Captain Haldenby and Lieutenant Brackenridge were killed.',
      'Lieutenant Quillinan saw Captain Haldenby go down.',
    ]);
  });

  test('more than three who saw it are counted', () => {
    const eyes = ['quillinan', 'brackenridge', 'pettifer', 'ferrabee'].map((man) => saw(man, 'haldenby'));
    expect(dayTold([fell('haldenby'), ...eyes], names)).toEqual([
      'Captain Haldenby was killed, and four of the others saw it.',
    ]);
  });
});

test('an enemy on each of several days is one sentence; a day with more has its own', () => {
  const won = mission(fight(hit('G1', 'B2', 'shot-down')));
  const [, several = ''] = menIn(told(won, won, quiet, won));
  expect(several).toContain(
    ', shot down an Albatros D.III of Jasta 11 on 1 April, an Albatros D.III of Jasta 11 on 2 April and an Albatros D.III of Jasta 11 on 4 April.',
  );
  const two = mission(fight(hit('G1', 'B2', 'shot-down'), hit('G2', 'B2', 'shot-down')));
  expect(menIn(told(won, two))[1]).not.toContain(' on 1 April and ');
});
