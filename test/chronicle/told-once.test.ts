import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../src/chronicle/moments/moments.ts';
import { missionReports, reportText } from '../../src/chronicle/report/mission-report.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../support/cards/steady-book.ts';
import { attack, escaped, fight, hit, mission, out, roll } from '../support/people/told-fights.ts';

const dawn: GameEvent = { type: 'day-broke', day: 6 };

const reportOf = (...events: readonly GameEvent[]): string =>
  missionReports(momentsOf([dawn, ...mission(events)]), book)
    .map(reportText)
    .join('\n');

const weather: GameEvent = { type: 'weather-checked', roll, from: 5, change: 0, byTrend: false, to: 5 };
const moved = (from: string, to: string): GameEvent => ({ type: 'moved', from, to, aft: 3, left: 80 });
const met = (...numbers: number[]): GameEvent => ({ type: 'enemy-met', roll, numbers });
const declined: GameEvent = { type: 'attack-declined' };
const lens = [weather, moved('E08', 'E09')];

describe('who was let go by is told place by place', () => {
  test('all over one place, which is named once; its Germans are counted together', () => {
    const passed = [met(12, 13), declined, met(14, 15, 16), declined, met(39), declined, met(40)];
    expect(reportOf(...lens, ...passed)).toContain(
      'Over Lens they let five Albatros D.IIIs and a Rumpler C.I go by; an LFG Roland C.II let them alone.',
    );
  });

  test('over two places, each of them once', () => {
    const passed = [met(12, 13), declined, met(14), declined, moved('E09', 'E10'), met(39), declined];
    expect(reportOf(...lens, ...passed)).toContain(
      'They let three Albatros D.IIIs over Lens and a Rumpler C.I over Henin-Lietard go by.',
    );
    expect(reportOf(...lens, met(12, 39), declined, moved('E09', 'E10'), met(13), declined)).toContain(
      'They let an Albatros D.III and a Rumpler C.I over Lens, and an Albatros D.III over Henin-Lietard go by.',
    );
  });
});

describe('the same deed is told once', () => {
  const deeds = (...done: (readonly [machine: string, by: string, what: 'forced-down' | 'damaged-abort'])[]) =>
    reportOf(
      ...lens,
      ...fight(...done.flatMap(([machine, by, what]) => [attack(by, machine), hit(machine, by, what)])),
    );

  test('of one man to two', () => {
    expect(deeds(['G12', 'B1', 'forced-down'], ['G13', 'B1', 'forced-down'])).toContain(
      ' Captain Haldenby forced down two Albatros D.IIIs. ',
    );
    expect(deeds(['G12', 'B1', 'damaged-abort'], ['G39', 'B1', 'damaged-abort'])).toContain(
      ' Captain Haldenby sent an Albatros D.III and a Rumpler C.I home damaged. ',
    );
  });

  test('of each of two men to one of a type', () => {
    expect(deeds(['G12', 'B1', 'damaged-abort'], ['G13', 'B2', 'damaged-abort'])).toContain(
      ' Captain Haldenby and Quillinan each sent an Albatros D.III home damaged. ',
    );
  });

  test('a German of the type of one who is told of already is another, and is not called that where he is the same', () => {
    const twice = deeds(['G12', 'B1', 'damaged-abort'], ['G39', 'B2', 'forced-down'], ['G13', 'B1', 'forced-down']);
    expect(twice).toContain(' Captain Haldenby forced down another Albatros D.III. ');
    expect(twice).toContain(' forced down a Rumpler C.I. ');
  });

  test('but not what is not the same', () => {
    expect(deeds(['G12', 'B1', 'forced-down'], ['G39', 'B2', 'forced-down'])).toContain(
      ' Captain Haldenby forced down an Albatros D.III. Quillinan forced down a Rumpler C.I. ',
    );
  });

  test('those who left the same man to it went together', () => {
    const went = [...escaped('B2', 'chosen'), ...escaped('B3', 'chosen'), out('B2'), out('B3')];
    expect(reportOf(...lens, ...fight(attack('B1', 'G1'), ...went))).toMatch(
      / Quillinan and Tufnell (?:broke off|got clear|came out of it), and Captain Haldenby fought on\. /,
    );
  });
});

test('who is named in the next breath is not named where the fight begins', () => {
  const among = (machines: readonly string[], ...events: readonly GameEvent[]) =>
    reportOf(
      ...lens,
      ...fight(...events).map((event) =>
        event.type === 'fight-began'
          ? { ...event, allied: event.allied.filter(({ id }) => machines.includes(id)) }
          : event,
      ),
    );
  const both = ['B2', 'B3'].flatMap((machine) => [...escaped(machine, 'chosen'), out(machine)]);
  expect(among(['B2', 'B3'], ...both)).toMatch(
    /Over Lens they met and fought [^.]+\.[^.]+ at 9,000 ft\. Quillinan and Tufnell (?:broke off|got)/,
  );
  expect(among(['B2'], ...escaped('B2', 'chosen'), out('B2'))).toMatch(
    /Over Lens Quillinan met and fought .+ at 9,000 ft\. He (?:broke off|got)/,
  );
  expect(among(['B2', 'B3'])).toContain('Over Lens Quillinan and Tufnell met and fought');
});

test('where none of them came home, nobody is said once more not to have come home', () => {
  const machines = ['B1', 'B2', 'B3'];
  const fell = machines.map((machine): GameEvent => {
    const over = { over: 'enemy', side: 'enemy', machineFate: 'lost' } as const;
    return { type: 'machine-came-down', machine, how: 'forced-landing', roll, words: 'Down', ...over };
  });
  const ends = machines.map((machine) => ({ machine, end: 'down', hex: 'G11', fate: 'lost' }) as const);
  const report = missionReports(momentsOf([dawn, ...mission([...lens, ...fell], [], ends)]), book)
    .map(reportText)
    .join('\n');
  expect(report).toContain('None of them came home.');
  expect(report).not.toContain('did not come home');
});

test('a special task is called by its name, which bears no article', () => {
  const asked = (task: string, target?: string) => {
    const events = mission(lens).map((event) =>
      event.type === 'mission-began' ? { ...event, mission: task, ...(target && { target }) } : event,
    );
    return missionReports(momentsOf([dawn, ...events]), book)
      .map(reportText)
      .join('\n');
  };
  expect(asked('under-the-generals-eye')).toContain(
    "in three SPAD VIIs, on a special task, Under the General's Eye, over zone B.",
  );
  expect(asked('a-wreath-for-douai', 'aerodrome-douai')).toContain('on a special task, A Wreath for Douai. ');
});

test('where all got clear, they are counted', () => {
  const all = ['B1', 'B2', 'B3'].flatMap((machine) => [...escaped(machine, 'chosen'), out(machine)]);
  expect(reportOf(...lens, ...fight(...all))).toMatch(
    / All three (?:broke off the fight|got clear of the fight|got away)\./,
  );
});

describe('on the way', () => {
  const cripple: GameEvent = {
    type: 'machine-crippled',
    machine: 'B2',
    roll,
    words: 'Oil pipe cut',
    lameDuck: 4,
    climbs: false,
  };
  const left: GameEvent = { type: 'lame-duck-left', machine: 'B2', hex: 'H06' };
  const alone = (result: 'escaped' | 'forced-landing'): GameEvent => ({
    type: 'straggler-met-enemy',
    machine: 'B2',
    roll,
    result,
    words: 'Away',
  });
  const seen: GameEvent = { type: 'lame-duck-escorted', machine: 'B2', by: 'all' };
  const told = (events: readonly GameEvent[], ends: Parameters<typeof mission>[2]) =>
    missionReports(momentsOf([dawn, ...mission([...lens, ...events], [], ends)]), book)
      .map(reportText)
      .join('\n');
  const home = (machine: string) => ({ machine, end: 'home' }) as const;

  test('who was brought to the field where he put down was not left to make his own way', () => {
    const field = book.missionMap.fields.find(({ hex }) => hex !== 'H01')?.field ?? '';
    const hex = book.missionMap.fields.find((each) => each.field === field)?.hex ?? '';
    const report = told(
      [cripple, seen, moved('E09', hex), left],
      [home('B1'), { machine: 'B2', end: 'emergency-field', field }, home('B3')],
    );
    expect(report).toContain(' saw him to the North landing field.\n');
    expect(report).not.toContain('his own way');
  });

  test('what a fight crippled is told with the hit, and with the fight who went with him', () => {
    const fought = [...fight(hit('B2', 'G1', 'damaged-abort'), out('B2', { fate: 'damaged-abort' })), cripple, seen];
    const report = told(fought, [home('B1'), home('B2'), home('B3')]);
    expect(report).toMatch(/Quillinan had his machine badly hit by [^.]+: oil pipe cut\. .*with Quillinan\.\n/);
    expect(report).not.toContain('was crippled');
  });

  test('what Archie crippled on the way is told there', () => {
    expect(told([cripple, seen], [home('B1'), home('B2'), home('B3')])).toContain(
      "Quillinan's machine was crippled over Lens: oil pipe cut",
    );
  });

  describe('an engine that cut out', () => {
    const cutOut: GameEvent = {
      type: 'engine-trouble-met',
      machine: 'B2',
      lots: [],
      roll,
      result: 'cuts-out',
      words: 'Cuts out',
    };
    const down = (hex: string) => ({ machine: 'B2', end: 'down', hex, fate: 0 }) as const;
    const landed: GameEvent = {
      type: 'machine-came-down',
      machine: 'B2',
      how: 'forced-landing',
      roll,
      words: 'A fair landing in a field',
      over: 'allied',
      side: 'allied',
      machineFate: 0,
    };

    test('where he came down is told with the landing', () => {
      const report = told([cutOut, landed], [home('B1'), down('E09'), home('B3')]);
      expect(report).toContain('Quillinan made a forced landing near Lens with a dead engine');
      expect(report).not.toContain('cut out');
    });
  });

  describe('of those who ran out of petrol', () => {
    const dry = (machine: string): GameEvent => ({ type: 'aft-ran-out', machine, hex: 'E09' });
    const ends = [home('B1'), home('B2'), home('B3')];

    test('over one place, there is one sentence', () => {
      expect(told([dry('B1'), dry('B2'), dry('B3')], ends)).toContain(
        'Captain Haldenby, Quillinan and Tufnell ran out of petrol over Lens.',
      );
    });

    test('who left a fight there for want of it is not told of again', () => {
      const left = [...escaped('B2', 'out-of-aft'), out('B2')];
      const report = told([...fight(...left), dry('B1'), dry('B2')], ends);
      expect(report).toContain('Quillinan had to leave the fight for want of petrol');
      expect(report).toContain('Captain Haldenby ran out of petrol over Lens.');
      expect(report).not.toContain('Quillinan ran out');
    });
  });

  test('over our side on the way home nobody turned back with him: they stayed', () => {
    const report = told([moved('E09', 'H06'), cripple, seen], [home('B1'), home('B2'), home('B3')]);
    expect(report).toContain('oil pipe cut; Captain Haldenby and Tufnell flew on with him.');
    expect(report).not.toMatch(/turned (?:back|home)/);
  });

  test('what the words of a card say is broken is told as broken', () => {
    const fire: GameEvent[] = [
      { type: 'archie-fired', roll, near: [], hit: 'B2' },
      {
        type: 'archie-hit',
        machine: 'B2',
        roll,
        parts: {},
        total: 7,
        result: 'no-effect',
        words: 'A strut is splintered',
      },
    ];
    expect(reportOf(...lens, ...fire)).toContain(': a strut splintered.');
  });

  test('a glide begins over a town, or from beside one', () => {
    const glided: GameEvent = {
      type: 'machine-came-down',
      machine: 'B2',
      how: 'forced-landing',
      roll,
      words: 'A fair landing in a field',
      over: 'enemy',
      side: 'allied',
      machineFate: 0,
    };
    const from = (hex: string, side: 'allied' | 'trenches' = 'allied') =>
      told([{ ...glided, side }], [home('B1'), { machine: 'B2', end: 'down', hex, fate: 0 }, home('B3')]);
    expect(from('E09')).toContain('made a forced landing after a glide from Lens');
    expect(from('H06')).toContain('made a forced landing after a glide from north-east of Albert');
    expect(from('E09', 'trenches')).toContain('he made a forced landing between the lines');
    expect(from('E09', 'trenches')).not.toContain('glide');
  });

  test('who met the enemy twice was alone the first time, and met them again', () => {
    const report = told([cripple, left, alone('escaped'), alone('escaped')], [home('B1'), home('B2'), home('B3')]);
    expect(report).toContain('He met the enemy alone, and slipped away. He met the enemy again, and slipped away.');
  });

  test('a machine holed and her pilot grazed by the same guns', () => {
    const fire: GameEvent[] = [
      { type: 'archie-fired', roll, near: [], hit: 'B2' },
      { type: 'archie-hit', machine: 'B2', roll, parts: {}, total: 7, result: 'no-effect', words: 'Wings holed' },
      { type: 'archie-fired', roll, near: [], hit: 'B2' },
      { type: 'archie-hit', machine: 'B2', roll, parts: {}, total: 7, result: 'light-wound', words: 'Leg grazed' },
    ];
    expect(reportOf(...lens, ...fire)).toContain(
      'Quillinan had his machine hit by Archie: wings holed; he was hit himself: leg grazed.',
    );
  });
});
