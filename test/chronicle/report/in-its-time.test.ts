import { expect, test } from 'vitest';
import { inOne } from '../../../src/chronicle/report/joined-troubles.ts';
import { missionReports } from '../../../src/chronicle/report/mission-report.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { combatant, escaped, fight, fightOf, hit, lived, mission, out } from '../../support/people/told-fights.ts';
import { faultsInProse } from '../../support/read/read-report.ts';

const reportOf = (...events: readonly GameEvent[]) => {
  const [day] = lived(events).days;
  const [report] = missionReports(day?.moments ?? [], book);
  return { text: report?.paragraphs.join('\n') ?? '', faults: report ? faultsInProse(report) : ['no report'] };
};

const joined: GameEvent = { type: 'germans-joined', germans: [combatant('G3')] } as unknown as GameEvent;
const wound = { type: 'crew-hit', machine: 'B2', who: 'pilot', effect: 'flies-on' } as unknown as GameEvent;
const field = (machine: string): EventOf<'mission-ended'>['homecomings'][number] => ({
  machine,
  end: 'emergency-field',
  field: 'mercatel',
});
const home = (machine: string): EventOf<'mission-ended'>['homecomings'][number] => ({ machine, end: 'home' });

test('who lost his nerve before more Germans joined a fight has left it before it is told that they joined', () => {
  const nerve = escaped('B1', 'bravery');
  const { text, faults } = reportOf(...mission(fight(...nerve, joined, out('B1'))));
  expect(text).toMatch(/nerve.*and left the fight.*Then an? .+ joined in\./);
  expect(text).not.toMatch(/ft, and an? .+ joined in/);
  expect(faults).toEqual([]);
});

test('Germans who joined before anything happened are told of with the beginning', () => {
  const { text, faults } = reportOf(...mission(fight(joined, hit('G1', 'B2', 'damaged-abort'))));
  expect(text).toMatch(/ft, and an? .+ joined in\./);
  expect(faults).toEqual([]);
});

test('a man hit at first who was crippled when other things had happened is told of at both times', () => {
  const hits = [hit('B2', 'G1', 'crew-hit'), wound, hit('G1', 'B3', 'damaged-abort'), hit('B2', 'G2', 'damaged-abort')];
  const { text, faults } = reportOf(...mission(fight(...hits), [], [home('B1'), field('B2'), home('B3')]));
  expect(text).toMatch(/Quillinan was hit himself.*tufnell .+ home\b.*Quillinan had his machine badly hit/i);
  expect(faults).toEqual([]);
});

test('a German hit by one, crippled by another and finished by the first is told of in that order', () => {
  const german = { ...wound, machine: 'G1' } as GameEvent;
  const first = [hit('G1', 'B2', 'crew-hit'), german, hit('G2', 'B3', 'damaged-abort')];
  const { text, faults } = reportOf(
    ...mission(fight(...first, hit('G1', 'B1', 'damaged-abort'), hit('G1', 'B2', 'damaged-abort'))),
  );
  expect(text).toMatch(/Quillinan hit a man in .*tufnell .*Captain Haldenby crippled .*, and Quillinan drove it home/i);
  expect(text.match(/crippled/g)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('lines that were reached after a fight on our side are told of after it', () => {
  const moved = (to: string): GameEvent => ({ type: 'moved', to, aft: 90, cost: 3 }) as unknown as GameEvent;
  const day = mission([moved('G04'), ...fightOf(['B1', 'B2', 'B3']), moved('G08'), moved('G10')]);
  const { text, faults } = reportOf(...day);
  expect(text).toMatch(/(?:dived on|met and fought)[\s\S]*the lines/);
  expect(text).not.toMatch(/the lines[\s\S]*(?:dived on|met and fought)/);
  expect(faults).toEqual([]);
});

test('what the guns did to a machine in one place and in another is one sentence', () => {
  const hit = "Hodges's machine had something of Archie in it: fuselage holed.";
  expect(inOne([hit, `Over Queant ${hit}`])).toEqual([`${hit.slice(0, -1)}, and over Queant again.`]);
  const other = hit.replace('fuselage', 'wing-tip');
  expect(inOne([hit, `South-west of Marquion ${other}`])).toEqual([
    `${hit.slice(0, -1)}, and south-west of Marquion wing-tip holed.`,
  ]);
  const his = "Cox's machine had something of Archie in it: fuselage holed.";
  expect(inOne([hit, `Over Queant ${his}`])).toHaveLength(2);
});

test('guns by a place that our infantry has taken stand beyond it', () => {
  const sent = (day: number): string => {
    const [first] = lived(
      mission([]).map((each) =>
        each.type === 'mission-began' ? { ...each, mission: 'artillery-spotting', target: 'guns-fampoux' } : each,
      ) as GameEvent[],
    ).days;
    const moments = first?.moments.map((each) => (each.type === 'day-broke' ? { ...each, day } : each)) ?? [];
    return missionReports([{ type: 'day-broke', day }, ...moments] as typeof moments, book)[0]?.paragraphs[0] ?? '';
  };
  expect(sent(9)).toContain('the guns at Fampoux');
  expect(sent(10)).toContain('the guns beyond Fampoux');
});

test('of two machines neither comes home, and not none', () => {
  const machines = ['B1', 'B2', 'B3'];
  const down = machines.map((machine) => ({ machine, end: 'down', hex: 'G11', fate: 'lost' }) as const);
  expect(reportOf(...mission([], [], down)).text).toContain('None of them came home.');
  const two = mission([], [], down.slice(0, 2)).map((each) =>
    each.type === 'mission-began' ? { ...each, machines: each.machines.slice(0, 2) } : each,
  );
  expect(reportOf(...two).text).toContain('Neither came home.');
});

test('two engines that cut out over one place are told of together', () => {
  const out = (name: string, place: string) => `${name}'s engine cut out over ${place}.`;
  expect(inOne([out('Chaplow', 'Seclin'), out('Ridsdale', 'Seclin'), out('Meikle', 'Seclin')])).toEqual([
    'The engines of Chaplow, Ridsdale and Meikle cut out over Seclin.',
  ]);
  expect(inOne([out('Chaplow', 'Seclin'), out('Ridsdale', 'Lille')])).toHaveLength(2);
});

const trouble = { type: 'engine-trouble-met', machine: 'B2', result: 'serious' } as GameEvent;
const lame = { type: 'machine-crippled', machine: 'B2', words: 'Serious engine trouble', lameDuck: 1 } as GameEvent;
const escort = { type: 'lame-duck-escorted', machine: 'B2', by: 'all' } as GameEvent;

test('who turned home with a cripple before the lines, and reached them after all, had turned round again', () => {
  const moved = (to: string): GameEvent => ({ type: 'moved', to, aft: 90, cost: 3 }) as unknown as GameEvent;
  const landed = { type: 'landed', machines: ['B2'] } as unknown as GameEvent;
  const { text } = reportOf(
    ...mission([moved('G04'), trouble, lame, escort, moved('G05'), landed, moved('G08'), moved('G10')]),
  );
  expect(text).toMatch(/turned (?:home|back) with.*turned round again, and .+ the lines|saw .*turned round again/s);
});

test('nobody is said to have met nobody who was met on his way home', () => {
  const met = { type: 'straggler-met-enemy', machine: 'B2', result: 'escaped', words: 'Slips away' } as GameEvent;
  const moved = (to: string): GameEvent => ({ type: 'moved', to, aft: 90, cost: 3 }) as unknown as GameEvent;
  const rain = { type: 'weather-checked', from: 16, to: 16 } as unknown as GameEvent;
  const out = [rain, moved('G08'), moved('G10')];
  expect(reportOf(...mission(out)).text).toMatch(/met nobody|[Nn]obody found/);
  expect(reportOf(...mission([...out, trouble, lame, met])).text).not.toMatch(/met nobody|[Nn]obody found/);
});

test('guns on the ground over a place are told of without a stumble', () => {
  const struck = { type: 'machine-gun-hit', machine: 'B2', words: 'Fuselage holed', result: 'no-effect' } as never;
  const moved = (to: string): GameEvent => ({ type: 'moved', to, aft: 90, cost: 3 }) as unknown as GameEvent;
  expect(reportOf(...mission([moved('G08'), moved('G10'), struck, moved('G08')])).text).not.toContain(
    'from the ground they hit',
  );
});
