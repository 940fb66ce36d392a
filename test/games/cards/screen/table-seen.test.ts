import { describe, expect, test } from 'vitest';
import { planTurn } from '../../../../src/games/cards/rules/planning.ts';
import { gunPage } from '../../../../src/games/cards/screen/gun-page.ts';
import { planLines } from '../../../../src/games/cards/screen/plan/whole-plan.ts';
import { tablePage } from '../../../../src/games/cards/screen/plot.ts';
import { turnScale } from '../../../../src/games/cards/screen/table-window.ts';
import { whyNotStep } from '../../../../src/games/clouds/screen/move/why-not-step.ts';
import { skirmishPage } from '../../../../src/games/clouds/screen/skirmish-page.ts';
import type { CloudsBalloon } from '../../../../src/games/clouds/table/skirmish.ts';
import { fightAloud, measureInFight } from '../../../../src/games/screens.ts';
import { plan } from '../../../../src/games/side/rules/moving.ts';
import { wholeMats } from '../../../../src/games/side/screen/side-picture.ts';
import type { FightingMachine, SideView } from '../../../../src/games/side/table/fighting-machine.ts';
import type { Measure } from '../../../../src/kit/game-screen.ts';
import { threatsText, whereText } from '../../../../src/kit/screen/aloud.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { paperFor, saidInSentences } from '../../../../src/page/paper.ts';
import { meantBy } from '../../../../src/questions/asking/put.ts';
import type { Asked, Question } from '../../../../src/table/decisions.ts';
import type { GameEvent } from '../../../../src/table/events.ts';
import { type Laid, onTable, there } from '../../../support/fights/cards.ts';
import { aBalloon, aMachine, aSkirmish, aUnit } from '../../../support/fights/clouds.ts';
import { allSeen, book, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const paper = (columns = 80) => paperFor({ columns, isTerminal: true, colour: false });
const looked = (what: Measure, asked: Question, ...words: readonly string[]) =>
  measureInFight(what, words, { asked, book, paper: paper() }) ?? '';

const aloud = (asked: Question) => there(fightAloud(asked, { book, people: peopleOf({ flights: [] }) }));

describe('with cards', () => {
  const cardsAsked = (laid: Laid) => {
    const table = freeTable(book, 1, 1);
    planTurn(onTable('wings-of-war', laid), table);
    return table.asked.filter((each): each is Asked<'plan-card'> => each.decision === 'plan-card');
  };
  const TWO = { allied: ['A1 spad-xiii 400 100 0'], german: ['G1 fokker-dr1 400 400 12', 'G2 fokker-dr1 700 850 12'] };
  const scaleOf = (page: string) => there(/(\d+) mm = ····/.exec(page)?.[1]);

  test('the picture keeps its scale while the three cards of a machine are planned', () => {
    const pages = cardsAsked(TWO)
      .slice(0, 3)
      .map(({ about }) => tablePage(about, { book, paper: paper() }));
    expect(new Set(pages.map(scaleOf)).size).toBe(1);
  });

  test('it keeps it for the whole plan of a fast machine too, and stands still between that and the first card', () => {
    const [asked] = cardsAsked({ ...TWO, german: ['G1 fokker-dr1 420 250 12'] });
    const { about } = there(asked);
    const [plan] = planLines(about, book);
    const seen = [there(plan).line, 'straight', 'left-60'].map((at) =>
      tablePage(about, { book, paper: paper() }, { rows: 18, at }),
    );
    expect(new Set(seen.map(scaleOf)).size).toBe(1);
    const signAt = (page: string) =>
      page.split('\n').flatMap((line, row) => (line.includes('G1↓') ? [row, line.indexOf('G1↓')] : []));
    expect(signAt(there(seen[0]))).toHaveLength(2);
    expect(new Set(seen.map((page) => signAt(page).join())).size).toBe(1);
  });

  test('a larger window shows more of the table, never a closer picture of less', () => {
    const wide = paperFor({ columns: 120, isTerminal: true, colour: false });
    const [near] = cardsAsked(TWO);
    const pages = [
      tablePage(there(near).about, { book, paper: paper() }),
      tablePage(there(near).about, { book, paper: wide }),
    ];
    const [page, larger] = pages.map((each) => Number(scaleOf(each)));
    expect(larger).toBeGreaterThanOrEqual(there(page));
    const far = cardsAsked({ ...TWO, german: ['G1 fokker-dr1 450 650 12'] })[0];
    expect(tablePage(there(far).about, { book, paper: paper() })).toContain('(G1');
    expect(tablePage(there(far).about, { book, paper: wide })).not.toContain('(G1');
  });

  test('the scale is one for all who are planned in a turn', () => {
    const two = { allied: ['A1 spad-xiii 400 100 0', 'A2 spad-xiii 600 100 0'], german: ['G1 fokker-dr1 400 400 12'] };
    const scales = cardsAsked(two).map(({ about }) => scaleOf(tablePage(about, { book, paper: paper() })));
    expect(new Set(scales).size).toBe(1);
    expect(scales.length).toBeGreaterThan(3);
  });

  describe('from turn to turn', () => {
    const laidAt = (south: number) => ({
      allied: ['A1 spad-xiii 400 100 0'],
      german: [`G1 fokker-dr1 400 ${south} 12`],
    });
    const planAt = (south: number, turn: number) => {
      const asked = there(cardsAsked(laidAt(south))[0]);
      return { ...asked, about: { ...asked.about, view: { ...asked.about.view, turn, phase: 0 } } };
    };
    /** The first cards of a turn in which G1 began there. */
    const shownAt = (south: number, turn: number): GameEvent => {
      const { own, enemies } = planAt(south, turn).about.view;
      const moves = [...own, ...enemies].map(({ id, side, pose }) => ({ machine: id, side, from: pose, to: pose }));
      return { type: 'cards-revealed', turn, phase: 1, moves: moves.map((move) => ({ ...move, card: 'straight' })) };
    };
    /** In hundredths of a millimetre a dot. */
    const scaleAt = (south: number, turn: number, events: readonly GameEvent[], columns = 80) =>
      turnScale(planAt(south, turn).about.view, { book, paper: paper(columns), events });
    const [CLOSE, NEARER, FAR] = [300, 400, 520];

    test('the scale stays while all fit and it is one step too coarse; it goes no nearer than that', () => {
      const alone = [CLOSE, NEARER, FAR].map((south) => scaleAt(south, 1, []));
      expect(alone).toEqual([700, 900, 1200]);
      expect(scaleAt(NEARER, 2, [shownAt(FAR, 1)])).toBe(1200);
      expect(scaleAt(CLOSE, 2, [shownAt(NEARER, 1)])).toBe(900);
      expect(scaleAt(CLOSE, 2, [shownAt(FAR, 1)])).toBe(900);
      expect(scaleAt(FAR, 2, [shownAt(CLOSE, 1)])).toBe(1200);
      expect(scaleAt(CLOSE, 3, [shownAt(FAR, 1), shownAt(NEARER, 2)])).toBe(900);
    });

    test('a wide window is never nearer than a page, whatever came before', () => {
      for (const before of [CLOSE, NEARER, FAR])
        for (const now of [CLOSE, NEARER, FAR])
          expect(scaleAt(now, 2, [shownAt(before, 1)], 120)).toBeGreaterThanOrEqual(
            scaleAt(now, 2, [shownAt(before, 1)]),
          );
    });

    test('an earlier fight of the day does not count', () => {
      expect(scaleAt(CLOSE, 1, [shownAt(FAR, 1)])).toBe(700);
      expect(scaleAt(CLOSE, 2, [shownAt(FAR, 1), shownAt(FAR, 2), shownAt(CLOSE, 1)])).toBe(700);
    });

    test('who fires in a turn sees the table at the scale at which the turn was planned', () => {
      const { about } = planAt(NEARER, 1);
      const fires = { ...about, view: { ...about.view, phase: 1 }, arc: 'front', targets: [] } as never;
      const eye = { book, paper: paper() };
      const shown = [shownAt(FAR, 1)];
      expect(turnScale({ ...planAt(CLOSE, 1).about.view, phase: 1 }, { ...eye, events: shown })).toBe(1200);
      expect(gunPage(fires, { ...eye, events: shown })).not.toBe(gunPage(fires, eye));
    });

    test('whoever may come within reach is in the picture of a page too, as long as it need not be coarser than that', () => {
      const asked = (...german: string[]) => there(cardsAsked({ allied: ['A1 spad-xiii 400 300 0'], german })[0]);
      const pageOf = (...german: string[]) => tablePage(asked(...german).about, { book, paper: paper() });
      const near = 'G1 fokker-dr1 430 420 12';
      expect(scaleOf(pageOf(near))).toBe('56');
      expect(scaleOf(pageOf(near, 'G2 fokker-dr1 100 250 6'))).toBe('56');
      const three = pageOf(near, 'G2 fokker-dr1 100 250 6', 'G3 fokker-dr1 800 800 12');
      for (const each of ['G1↓', 'G2→']) expect(three).toContain(each);
      expect(three).not.toMatch(/\(G[12]/);
      expect(three).toContain('(G3↓)');
    });

    test('the page of a plan keeps it', () => {
      const { about } = planAt(CLOSE, 2);
      expect(scaleOf(tablePage(about, { book, paper: paper(), events: [shownAt(FAR, 1)] }))).toBe('72');
    });
  });

  test('it goes as near as the nearest enemy lets it, and who is farther off stands at its rim', () => {
    const [near] = cardsAsked(TWO);
    const [far] = cardsAsked({ ...TWO, german: ['G1 fokker-dr1 400 540 12', 'G2 fokker-dr1 700 850 12'] });
    const page = tablePage(there(near).about, { book, paper: paper() });
    expect(page).toContain('(G2↓)');
    expect(page).not.toContain('(G1↓)');
    expect(Number(scaleOf(tablePage(there(far).about, { book, paper: paper() })))).toBeGreaterThan(
      Number(scaleOf(page)),
    );
  });

  test('table has everybody and every edge at once, and what it is', () => {
    const [asked] = cardsAsked(TWO);
    const page = looked('table', there(asked));
    expect(page).toContain("the Germans' edge above");
    for (const each of ['A1↑', 'G1↓', 'G2↓']) expect(page).toContain(each);
    expect(page).not.toContain('(');
    const told = measureInFight('table', [], { asked, book, paper: saidInSentences(paper()) });
    expect(told).toContain('A1: G1, twelve o’clock'.replace('’', "'"));
  });

  // 24 rows less the line that waits, and the two below which a text goes on by itself; a table may be 140 cm long.
  test.each([
    [80, 24],
    [120, 40],
  ])('table is read at one look on a window of %i by %i', (columns, rows) => {
    const [asked] = cardsAsked({ ...TWO, told: { table: { width: 1000, length: 1400, source: 'invented' } } });
    const lines = (measureInFight('table', [], { asked: there(asked), book, paper: paper(columns) }) ?? '').split('\n');
    expect(lines.length).toBeLessThanOrEqual(rows - 3);
    expect(lines.length).toBeGreaterThan(rows - 8);
  });

  test('what arcs says keeps within the window', () => {
    const [asked] = cardsAsked({ allied: ['A1 spad-xiii 400 100 0'], german: ['G1 fokker-dr1 400 200 12'] });
    const lines = looked('arcs', there(asked)).split('\n');
    expect(lines.at(-1)).toBe('damage deck A.');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('where has each by the clock and in millimetres, and whose guns bear; threats those alone', () => {
    const laid = { allied: ['A1 spad-xiii 400 100 0', 'A2 spad-xiii 600 100 0'], german: ['G1 fokker-dr1 400 200 12'] };
    const asked = there(cardsAsked(laid)[0]);
    expect(whereText(aloud(asked), undefined, 'A1')).toBe(
      "From A1: G1, twelve o'clock, 100 mm, coming on, can fire at you, you can fire at him; A2, three o'clock, 200 mm, crossing, facing north.",
    );
    expect(whereText(aloud(asked), 'a2', 'A1')).toContain('From A2: G1, ');
    expect(whereText(aloud(asked), 'g1', 'A1')).toBe('G1 is none of yours here: there are A1 and A2.');
    expect(whereText(aloud(asked), undefined, undefined).split('\n')).toHaveLength(2);
    expect(threatsText(aloud(asked))).toBe(
      "G1 can fire at A1: twelve o'clock, 100 mm, coming on.\nA1 can fire at G1: twelve o'clock, 100 mm, coming on.",
    );
    expect(threatsText(aloud(there(cardsAsked(TWO)[0])))).toBe('Nobody can fire at yours now, nor yours at anybody.');
    expect(aloud(asked).who).toEqual(expect.arrayContaining(['A1 damage 0/16.']));
  });

  test('a jammed gun threatens nobody', () => {
    const asked = there(cardsAsked({ allied: ['A1 spad-xiii 400 100 0'], german: ['G1 fokker-dr1 400 200 12'] })[0]);
    const { view } = asked.about;
    const enemies = view.enemies.map((enemy) => ({ ...enemy, jams: { front: 2, rear: 0 } }));
    const jammed = { ...asked, about: { ...asked.about, view: { ...view, enemies } } };
    expect(threatsText(aloud(jammed))).toBe("A1 can fire at G1: twelve o'clock, 100 mm, coming on.");
  });

  test('while a card is planned the arcs of both are in the picture: nearer they are dots round G1 too', () => {
    const [asked] = cardsAsked({ allied: ['A1 spad-xiii 400 100 0'], german: ['G1 fokker-dr1 600 100 18'] });
    const page = tablePage(there(asked).about, { book, paper: paper() });
    const [alone] = cardsAsked({ allied: ['A1 spad-xiii 400 100 0'], german: ['G1 fokker-dr1 900 900 18'] });
    const dots = (text: string) => [...text].filter((sign) => sign > '\u2800' && sign <= '\u28ff').length;
    expect(dots(page)).toBeGreaterThan(dots(tablePage(there(alone).about, { book, paper: paper() })) + 10);
  });

  test('escape says which edge is one’s own and how far it is, and lays no card', () => {
    const [asked] = cardsAsked(TWO);
    // Middle at 100 mm from the southern edge, pointing north: it lies behind.
    expect(meantBy('escape', there(asked), book)).toMatchObject({
      is: 'barred',
      why: expect.stringMatching(/^Your own edge is the south one, six o'clock, 100 mm from A1/),
    });
    const german = cardsAsked(TWO).find(({ about }) => about.machine === 'G1');
    // 1200 mm of table less 400.
    expect(meantBy('escape', there(german), book)).toMatchObject({ why: expect.stringMatching(/the north one, six/) });
    expect(meantBy('zz', there(asked), book)).toBeUndefined();
  });
});

describe('from the side', () => {
  function sideAsked(machine: FightingMachine, ...others: readonly FightingMachine[]): Question {
    const table = freeTable(book, 1, 1);
    plan({ machine, pool: 5 }, allSeen(sideFight([machine, ...others])), table);
    return there(table.asked.find(({ decision }) => decision === 'throttle'));
  }
  const chase = () =>
    sideAsked(
      machineAt('B1', 'sopwith-pup', { hex: 10, level: 12 }),
      machineAt('G1', 'albatros-d3', { hex: 13, level: 12 }),
      machineAt('G2', 'albatros-d3', { hex: 30, level: 20, west: true }),
    );

  test('arcs says whom each has in his sights: three hexes straight ahead', () => {
    expect(looked('arcs', chase(), 'b1')).toBe('B1 has G1 before his fixed gun, three hexes off, from behind.');
    expect(looked('arcs', chase())).toContain('G2 has nobody in his sights.');
    expect(looked('arcs', chase(), 'b9')).toBe('There is no B9 here: there are B1, G1 and G2.');
    expect(looked('ruler', chase())).toBe('');
  });

  test('where has each ahead or behind, in hexes and levels', () => {
    expect(whereText(aloud(chase()), undefined, 'B1')).toBe(
      'From B1, hex 10, level 12: G1, ahead, three hexes, level with you, pointing east, you can fire at him; G2, ahead, 20 hexes, eight levels above you, pointing west.',
    );
    const chased = sideAsked(
      machineAt('B1', 'sopwith-pup', { hex: 13, level: 12 }),
      machineAt('G1', 'albatros-d3', { hex: 10, level: 12 }),
      machineAt('G2', 'albatros-d3', { hex: 13, level: 10 }),
    );
    expect(threatsText(aloud(chased))).toBe('G1 can fire at B1: behind, three hexes, level with you, pointing east.');
    expect(whereText(aloud(chased), undefined, 'B1')).toContain('G2, in your column, two levels below you');
    expect(aloud(chased).who).toHaveLength(3);
  });

  test('table has the mats from edge to edge', () => {
    const page = looked('table', chase());
    expect(page).toContain('The whole of the mats');
    for (const each of ['B1→', 'G1→', 'G2←']) expect(page).toContain(each);
    expect(page).not.toMatch(/[‹›]/);
    expect(Math.max(...page.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(measureInFight('table', [], { asked: chase(), book, paper: saidInSentences(paper()) })).toContain('hex 10');
  });

  test('who has moved in this turn has a trail behind her', () => {
    const about = structuredClone(chase().about) as { view: SideView };
    const machine = there(about.view.machines[0]) as { start: object; pose: object };
    machine.pose = { x: 40, y: 24, heading: 1, attitude: 'level' };
    machine.start = { x: 16, y: 24, heading: 1, attitude: 'level' };
    // Six hexes of two signs each: a dot where each of them began.
    expect(wholeMats(about.view, 90).join('\n')).toContain('. . . . . . B1→');
  });

  test('a counter without a type is told as that', () => {
    const asked = chase();
    const hidden = structuredClone(asked) as unknown as { about: { view: { machines: object[] } } };
    hidden.about.view.machines[1] = {
      known: false,
      id: 'G1',
      side: 'german',
      pose: { x: 52, y: 24, heading: 1, attitude: 'level' },
    };
    expect(looked('arcs', hidden as never, 'G1')).toBe(
      "G1 is in nobody's sight: what it is, and so what guns it has, is not shown.",
    );
  });

  test('escape says whose edge is where', () => {
    expect(meantBy('escape', chase(), book)).toMatchObject({
      why: expect.stringMatching(/^Your own edge is the western one, 10 hexes from B1/),
    });
    expect(meantBy('nothing', chase(), book)).toBeUndefined();
  });
});

describe('in the clouds', () => {
  const machine = aMachine('B1', { place: { x: 0, y: 0 }, heading: 0, height: 30 });
  const foe = aMachine('G1', { aircraft: 'albatros-d3', place: { x: 0, y: 500 }, heading: 0, height: 30 });
  const view = aSkirmish([machine, foe], { ground: [aUnit()] });
  const asked = { decision: 'clouds-move', about: { view, machine: 'B1', side: 'allied' }, options: [] } as never;

  test('arcs says on whom each bears, how far off, and what a burst would have of it', () => {
    expect(looked('arcs', asked, 'B1')).toMatch(/^B1 bears on G1, 5 MU, \d+ or less on 1d20\.\nG1 at 12 o'clock, 5 MU/);
    expect(looked('arcs', asked)).toContain('G1 bears on nobody.');
    expect(looked('arcs', asked, 'B9')).toBe('There is no B9 here: there are B1 and G1.');
    expect(looked('ruler', asked)).toBe('');
  });

  test('arcs names the balloons that a gun bears on: within reach, in fifteen degrees, and no steeper than far', () => {
    const hung = (over: Partial<CloudsBalloon>) => {
      const laid = aSkirmish([machine, foe], {
        balloons: [aBalloon({ place: { x: 0, y: 400 }, height: 28, ...over })],
      });
      return looked('arcs', { decision: 'clouds-move', about: { view: laid, machine: 'B1' }, options: [] } as never);
    };
    expect(hung({})).toContain(' and K1, 4 MU.');
    for (const none of [{ height: 20 }, { place: { x: 400, y: 0 } }, { isBurnt: true }, { side: 'allied' as const }])
      expect(hung(none)).not.toContain('K1');
  });

  test('table has the whole board', () => {
    const page = looked('table', asked);
    expect(page).toContain(`${view.half / 50} MU from edge to edge`);
    for (const each of ['B1↑30', 'G1↑30', 'T1=']) expect(page).toContain(each);
    expect(measureInFight('table', [], { asked, book, paper: saidInSentences(paper()) })).toContain('B1');
  });

  test('where the last move of each began is told by its trail', () => {
    const flew = { type: 'clouds-flew', machine: 'G1', from: { x: -1500, y: 500 } } as never;
    const eye = { book, paper: paper() };
    const dots = (text: string) => [...text].filter((sign) => sign > '\u2800' && sign <= '\u28ff').length;
    const before = skirmishPage(asked, eye, { rows: 20, at: undefined });
    expect(dots(skirmishPage(asked, { ...eye, events: [flew] }, { rows: 20, at: undefined }))).toBeGreaterThan(
      dots(before),
    );
  });

  test('escape says that no edge is one’s own, and which is nearest', () => {
    const far = { ...machine, place: { x: view.half - 700, y: 0 } };
    const about = { view: { ...view, machines: [far, foe] }, machine: 'B1', course: { words: [] } } as never;
    expect(whyNotStep('escape', about)).toMatch(/^No edge is your own here: .* nearest is the east one, 7 MU off\./);
  });
});
