import { describe, expect, test } from 'vitest';
import { dayStories } from '../../../src/chronicle/day-story.ts';
import { momentsOf } from '../../../src/chronicle/moments/moments.ts';
import { missionReports, reportText } from '../../../src/chronicle/report/mission-report.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { attack, escaped, fight, hit, lived, mission, out, roll } from '../../support/people/told-fights.ts';

const dawn: GameEvent = { type: 'day-broke', day: 6 };
const over = (hex: string): GameEvent[] => [
  { type: 'weather-checked', roll, from: 5, change: 0, byTrend: false, to: 5 },
  { type: 'moved', from: 'E08', to: hex, aft: 3, left: 80 },
];

const told = (events: readonly GameEvent[]): string =>
  missionReports(momentsOf([dawn, ...events]), book)
    .map(reportText)
    .join('\n')
    .split('\n\nVictory Points')
    .join('');

const reportOf = (...events: readonly GameEvent[]): string => told(mission([...over('E09'), ...events]));

const from = (angle: EventOf<'attack-made'>['angle'], attacker: string, target: string): GameEvent => ({
  type: 'attack-made',
  attacker,
  target,
  angle,
  skill: 3,
  longestBurst: 3,
});

const jam = (machine: string): GameEvent => ({
  type: 'jam-tried',
  machine,
  gun: 'forward',
  when: 'in-the-fight',
  roll,
  result: 'permanent',
});

describe('who crippled an enemy, and who finished him', () => {
  const both = [attack('B1', 'G2'), hit('G2', 'B1', 'damaged-abort'), attack('B2', 'G2')];

  test('are two men, and the report tells both', () => {
    expect(reportOf(...fight(...both, hit('G2', 'B2', 'forced-down')))).toContain(
      'Captain Haldenby crippled an Albatros D.III, and Quillinan forced it down.',
    );
    expect(reportOf(...fight(...both, hit('G2', 'B2', 'damaged-abort')))).toContain(
      'Captain Haldenby crippled one of them, and Quillinan drove it home.',
    );
  });

  test('may be one man, and his enemy was whole until then', () => {
    const alone = [attack('B1', 'G2'), hit('G2', 'B1', 'damaged-abort'), hit('G2', 'B1', 'shot-down')];
    expect(reportOf(...fight(...alone))).toContain('Captain Haldenby shot down an Albatros D.III.');
  });

  test('an enemy that is crippled is on the tail of nobody any more', () => {
    const after = [attack('G2', 'B3'), ...both, hit('G2', 'B2', 'forced-down')];
    expect(reportOf(...fight(...after))).not.toContain('tail');
  });

  test('the log has the hit of the first beside the victory of the second', () => {
    const [story] = dayStories(lived(mission([...over('E09'), ...fight(...both, hit('G2', 'B2', 'forced-down'))])));
    expect(story?.missions.flatMap(({ machines }) => machines).join('\n')).toContain('Crippled an Albatros D.III.');
  });
});

describe('an enemy is on the tail of a friend', () => {
  const done = [attack('B1', 'G2'), hit('G2', 'B1', 'forced-down')];

  test('if it attacked him from behind, and nobody has been behind it since', () => {
    expect(reportOf(...fight(attack('G2', 'B3'), ...done))).toContain(
      "Captain Haldenby forced down an Albatros D.III that was on Tufnell's tail.",
    );
    const chased = [attack('G2', 'B3'), attack('B2', 'G2'), ...done];
    expect(reportOf(...fight(...chased))).toContain('Captain Haldenby forced down an Albatros D.III. ');
  });

  test('and not if it met him head on: it was firing at him', () => {
    expect(reportOf(...fight(from('head-on', 'G2', 'B3'), ...done))).toContain(
      'Captain Haldenby forced down an Albatros D.III that was firing at Tufnell.',
    );
  });

  test('and neither if he has turned on it, or the fight has gone on', () => {
    for (const since of [[attack('B3', 'G2')], [attack('B3', 'G1'), attack('B3', 'G1')]])
      expect(reportOf(...fight(attack('G2', 'B3'), ...since, ...done))).toContain(
        'Captain Haldenby forced down an Albatros D.III. ',
      );
    const answered = [attack('B3', 'G2'), from('beam', 'G2', 'B3'), ...done];
    expect(reportOf(...fight(...answered))).toContain('Captain Haldenby forced down an Albatros D.III. ');
  });
});

describe('who left a fight is told when he left it, and why', () => {
  test('before what befell those whom he left only afterwards', () => {
    const left = [
      ...escaped('B2', 'chosen'),
      hit('B3', 'G2', 'damaged-abort'),
      ...escaped('B1', 'chosen'),
      out('B2'),
      out('B1'),
    ];
    expect(reportOf(...fight(...left))).toMatch(
      /Quillinan (?:broke off|got clear|came out of it), and Captain Haldenby and Tufnell fought on\. Tufnell had his machine badly hit by one of them\. Captain Haldenby (?:broke off|got clear|came out of it), and Tufnell fought on\./,
    );
  });

  test('the last of ours is told to be that', () => {
    const left = [...escaped('B2', 'chosen'), hit('B3', 'G2', 'forced-down'), ...escaped('B1', 'chosen')];
    expect(reportOf(...fight(...left, out('B2'), out('B1')))).toContain(
      'Captain Haldenby was the last of ours to leave it.',
    );
  });

  test('with a jam, of this fight or of the one before', () => {
    const first = fight(jam('B1'), ...escaped('B1', 'chosen'), out('B1'));
    const second = fight(...escaped('B1', 'chosen'), out('B1'));
    const said = 'Captain Haldenby broke off with his gun jammed, and Quillinan and Tufnell fought on.';
    const report = reportOf(...first, ...second);
    expect(report.split(said)).toHaveLength(2);
    expect(report).toMatch(/nothing to fire, and broke off|could not fire, and got clear|had no gun, and got away/);
  });

  test('crippled, or wounded', () => {
    const crippled = [hit('B2', 'G2', 'damaged-abort'), ...escaped('B2', 'chosen')];
    expect(reportOf(...fight(...crippled, out('B2', { fate: 'damaged-abort' })))).toMatch(
      /(?:He|Quillinan) took his crippled machine out of it, and Captain Haldenby and Tufnell fought on\./,
    );
    const wound: GameEvent = {
      type: 'crew-hit',
      machine: 'B2',
      who: 'pilot',
      roll,
      fate: { fate: 'wounded', days: 0 },
      effect: 'flies-on',
    };
    expect(reportOf(...fight(hit('B2', 'G2', 'crew-hit'), wound, ...escaped('B2', 'chosen'), out('B2')))).toMatch(
      /(?:He|Quillinan) broke off with a wound, and Captain Haldenby and Tufnell fought on\./,
    );
  });
});

describe('on the way', () => {
  const serious = (machine: string): GameEvent[] => [
    { type: 'engine-trouble-met', machine, lots: [], roll, result: 'serious', words: 'Serious engine trouble' },
    { type: 'machine-crippled', machine, words: 'Serious engine trouble', lameDuck: 3, climbs: false },
  ];
  const seen = (machine: string, by: EventOf<'lame-duck-escorted'>['by']): GameEvent => ({
    type: 'lame-duck-escorted',
    machine,
    by,
  });
  const left = (machine: string, hex: string): GameEvent => ({ type: 'lame-duck-left', machine, hex });
  const field = (machine: string) => ({ machine, end: 'emergency-field', field: 'mercatel' }) as const;
  const mercatel = Object.values(book.missionMap.fields).find((each) => each.field === 'mercatel')?.hex ?? '';

  test('those whom the flight saw to one field are told alike, whatever became of them', () => {
    const met: GameEvent = {
      type: 'straggler-met-enemy',
      machine: 'B1',
      roll,
      result: 'shot-down',
      words: 'He is shot down',
    };
    const report = told(
      mission(
        [
          ...over('E09'),
          ...serious('B1'),
          seen('B1', 'all'),
          ...serious('B3'),
          seen('B3', 'all'),
          ...over(mercatel),
          left('B1', mercatel),
          left('B3', mercatel),
          { type: 'straggler-followed', machine: 'B1', hex: mercatel, field: 'mercatel' },
          met,
        ],
        [],
        [{ machine: 'B1', end: 'down', hex: mercatel, fate: 'lost' }, { machine: 'B2', end: 'home' }, field('B3')],
      ),
    );
    expect(report).toContain(
      'Quillinan and Tufnell saw him to Mercatel, and left him to get down. He met the enemy over the field',
    );
    expect(report).toContain('He met the enemy over the field, and was shot down.');
    expect(report).not.toContain('left him over Mercatel');
  });

  test('the only one who turned back with a man is named', () => {
    const two = [...over('E09'), left('B3', 'E09'), ...serious('B1'), seen('B1', 'all')];
    expect(told(mission(two))).toMatch(/Captain Haldenby's engine .+, and Quillinan turned home with him\./);
  });

  test('who did the rest of the work alone is told to have', () => {
    const patrolled = (hexes: number): GameEvent => ({ type: 'hex-patrolled', hex: 'E09', hexes, points: 0 });
    const alone: GameEvent = { type: 'mission-resumed', machines: ['B3'], hex: 'E09', weather: 7 };
    const burst = { burst: 3, units: 3, points: 0, earned: 0, most: 4 };
    const raked: GameEvent = { type: 'trench-strafed', machine: 'B3', ...burst };
    expect(reportOf(patrolled(1), ...serious('B1'), seen('B1', ['B2']), alone, patrolled(2), raked)).toMatch(
      /Tufnell alone went on with the beat\. He went down on the trenches, and raked them\./,
    );
  });

  test('who held back above the trenches, and who went down on them for nothing, is told', () => {
    const held: GameEvent = { type: 'strafing-nerve-tried', machine: 'B3', bravery: 'S', goes: false };
    const burst = { burst: 3, units: 3, points: 0, earned: 0, most: 4 };
    const rake = (machine: string): GameEvent => ({ type: 'trench-strafed', machine, ...burst });
    expect(reportOf(held, rake('B1'), rake('B2'))).toMatch(
      /Tufnell would not go down on the trenches\. Captain Haldenby and Quillinan went down and raked the trenches\./,
    );
    expect(reportOf(held, rake('B3'))).toContain(
      'would not go down on the trenches at first, and went down after all.',
    );
    expect(reportOf(rake('B3'), held, rake('B1'))).toContain('would not go down on the trenches again.');
  });

  test('who shot up a target on the ground is named when he did it, and not once more at the end', () => {
    const hit = (machine: string): GameEvent => ({
      type: 'ground-target-hit',
      machine,
      name: 'Column of lorries',
      hits: 1,
      needed: 2,
      points: 2,
    });
    const held: GameEvent = { type: 'strafing-nerve-tried', machine: 'B3', bravery: 'S', goes: false };
    const paid = { points: 2, why: 'ground-target', what: 'Column of lorries' } as const;
    const score = (events: readonly GameEvent[]): GameEvent[] =>
      events.map((event) => (event.type === 'mission-ended' ? { ...event, scores: [paid], points: 2 } : event));
    const report = told(score(mission([...over('E09'), hit('B3'), held])));
    expect(report).toContain('Tufnell shot up a column of lorries. He would not go down on the trenches.');
    expect(report.split('Victory Points')[0]).not.toContain('was shot up');
    expect(told(score(mission([...over('E09'), hit('B1'), hit('B3'), hit('B1')])))).toContain(
      'Captain Haldenby and Tufnell shot up a column of lorries.',
    );
  });

  test('bombs that were not dropped, and trenches that nobody came to, are not told as unharmed', () => {
    const sentTo = (name: 'bombing-raid' | 'trench-strafing', ...events: readonly GameEvent[]): string =>
      told(
        mission([...over('E09'), ...events]).map((event) =>
          event.type === 'mission-began' ? { ...event, mission: name, machines: event.machines.slice(0, 1) } : event,
        ),
      );
    const throwing = { roll, parts: {}, total: 5 } as const;
    const stick: GameEvent = {
      type: 'stick-dropped',
      mission: 'bombing-raid',
      machine: 'B1',
      name: 'Dump',
      load: 'Bombs',
      pounds: 100,
      fall: 'wide',
      damage: 0,
      left: 0,
      ...throwing,
    };
    const rake: GameEvent = {
      type: 'trench-strafed',
      machine: 'B1',
      burst: 3,
      units: 3,
      points: 0,
      earned: 0,
      most: 4,
    };
    const dive: GameEvent = { type: 'dive-began', name: 'Column', machines: ['B1'], altitude: 500, aft: 1 };
    expect(sentTo('bombing-raid', stick)).toContain('No bomb did any harm.');
    expect(sentTo('bombing-raid', dive)).toContain('The target was not bombed.');
    expect(sentTo('trench-strafing', rake)).toContain('The trenches took no harm.');
    expect(sentTo('trench-strafing', dive)).toContain('The trenches were not fired on.');
  });

  test('a balloon that was attacked and wound down is the reason, and not the weather', () => {
    const dive: GameEvent = {
      type: 'dive-began',
      name: 'Balloon at Oppy',
      machines: ['B1', 'B2'],
      altitude: 4000,
      aft: 3,
    };
    const gone: GameEvent = { type: 'balloon-hauled-down', name: 'Balloon at Oppy', holes: 0 };
    const nothing = { points: -2, why: 'nothing-achieved' } as const;
    const events = mission([...over('E09'), dive, gone]).map((event) => {
      if (event.type === 'mission-began') return { ...event, mission: 'balloon-bursting' };
      return event.type === 'mission-ended' ? { ...event, scores: [nothing] } : event;
    });
    expect(told(events)).toContain('No balloon was burnt: the balloon at Oppy was attacked, and wound down unharmed.');
    const [story] = dayStories(lived(events));
    expect(story?.missions.flatMap(({ machines }) => machines)).toEqual([
      expect.stringContaining('B1 Captain Haldenby: Attacked a balloon in vain.'),
      expect.stringContaining('B2 Lieutenant Quillinan: Attacked a balloon in vain.'),
      expect.stringContaining('B3 Second Lieutenant Tufnell: nothing to remark.'),
    ]);
  });

  test('an engine that stopped before what befell another is told before it, or with the man whom it left', () => {
    const stops = (machine: string): GameEvent => ({
      type: 'engine-trouble-met',
      machine,
      lots: [],
      roll,
      result: 'cuts-out',
      words: 'The engine cuts out',
    });
    const down = (machine: string) => ({ machine, end: 'down', hex: 'E09', fate: 3 }) as const;
    const fell = (machine: string): GameEvent => ({
      type: 'machine-came-down',
      machine,
      how: 'forced-landing',
      roll,
      words: 'A fair landing',
      over: 'enemy',
      side: 'enemy',
      machineFate: 3,
    });
    const first = told(
      mission(
        [...over('E09'), stops('B1'), fell('B1'), ...serious('B2')],
        [],
        [down('B1'), { machine: 'B2', end: 'home' }, { machine: 'B3', end: 'home' }],
      ),
    );
    expect(first).toMatch(/Captain Haldenby's engine cut out over Lens\. Quillinan's engine /);
    const beside = [seen('B2', 'all'), stops('B1'), fell('B1'), left('B2', 'E09')];
    const second = told(
      mission(
        [...over('E09'), left('B3', 'E09'), ...serious('B2'), ...beside],
        [],
        [down('B1'), { machine: 'B2', end: 'home' }, { machine: 'B3', end: 'home' }],
      ),
    );
    expect(second).toContain("until Captain Haldenby's engine stopped over Lens.");
    expect(second).toContain('with a dead engine');
  });
});
