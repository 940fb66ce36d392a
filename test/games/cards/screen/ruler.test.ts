import { describe, expect, test } from 'vitest';
import { planTurn } from '../../../../src/games/cards/rules/planning.ts';
import { arcsShown, cardForces, rulerShown } from '../../../../src/games/cards/screen/card-page.ts';
import { tablePage } from '../../../../src/games/cards/screen/plot.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { paperFor, saidInSentences } from '../../../../src/page/paper.ts';
import { fightPage } from '../../../../src/questions/asking/put.ts';
import { book, type Laid, onTable, there } from '../../../support/fights/cards.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const paper = paperFor({ columns: 80, isTerminal: true, colour: false });

/** What the side of A1 is asked first, on a table that is laid so. */
function asked(laid: Laid, system: Parameters<typeof onTable>[0] = 'wings-of-war') {
  const table = freeTable(book, 1, 1);
  planTurn(onTable(system, laid), table);
  const question = there(table.asked.find(({ decision }) => decision === 'plan-card'));
  if (question.decision !== 'plan-card') throw new Error('Nobody plans.');
  return { question, seen: { view: question.about.view, machine: question.about.machine } };
}

const CHASE = { allied: ['A1 dh4 400 300 0'], german: ['G1 fokker-dr1 400 434 0', 'G2 fokker-dr1 400 540 0'] };
const ruler = (laid: Laid, ...names: string[]) => rulerShown(names, asked(laid).seen, book);

describe('the ruler', () => {
  test('tells the distance, its half, the arc and the cards that would be drawn', () => {
    expect(ruler(CHASE, 'g1')).toBe(
      "A1 to G1: twelve o'clock, going away; 134 mm from middle to middle, 100 mm to its card, the near half of the ruler. In the front arc, short range: two cards of damage deck B.",
    );
  });

  test('tells who is in the way, and who lies in no arc', () => {
    expect(ruler(CHASE, 'A1', 'G2')).toContain('beyond the ruler. In the front arc, but out of reach.');
    const near = { allied: ['A1 sopwith-camel 400 340 0'], german: CHASE.german };
    expect(ruler(near, 'G2')).toContain('In the front arc, but G1 is in the way.');
    expect(ruler(near, 'G1', 'A1')).toContain('A1 lies in no arc of G1.');
  });

  test('with the blind spot the gunner sees nothing behind his own tail', () => {
    const astern = { allied: ['A1 dh4 400 434 0'], german: ['G1 fokker-e3 400 300 0'] };
    expect(ruler(astern, 'G1')).toContain('In the rear arc, but out of reach, or behind its own tail.');
    expect(ruler({ ...astern, switches: [] }, 'G1')).toContain(
      'In the rear arc, short range: two cards of damage deck B.',
    );
  });

  test('cards upon each other do not fire at each other', () => {
    expect(ruler({ allied: ['A1 spad-xiii 400 400 0'], german: ['G1 fokker-dr1 410 420 6'] }, 'G1')).toContain(
      'The cards lie upon each other: neither can fire at the other.',
    );
  });

  test('reaches what lies on the ground, which has no arc of its own', () => {
    const laid: Laid = {
      ...CHASE,
      told: { ground: [{ id: 'T1', kind: 'trench', side: 'german', x: 400, y: 450, heading: 0, source: 'invented' }] },
    };
    expect(ruler(laid, 'T1')).toBe(
      'A1 to T1: 150 mm from middle to middle, 128 mm to its card, the far half of the ruler. In the front arc.',
    );
    expect(ruler(laid, 'T1', 'A1')).toContain('T1 lies on the ground');
  });

  test('knows only who is on the table', () => {
    expect(ruler(CHASE, 'G7')).toBe('There is no G7 on the table: there are A1, G1 and G2.');
    expect(ruler(CHASE, 'G1', 'G9')).toContain('There is no G9');
    expect(ruler(CHASE, 'A1')).toBe('A1 and A1 are one.');
  });
});

describe('the arcs', () => {
  test('of any machine are drawn, with whom they have in them; in sentences they are told', () => {
    const { seen } = asked(CHASE);
    const page = arcsShown('g1', seen, book, paper);
    expect(page).toContain('The arc of G1, a ruler long');
    expect(page).toContain('G1 to A1: six o');
    expect(arcsShown(undefined, seen, book, paper)).toContain('The arcs of A1, a ruler long');
    expect(arcsShown(undefined, seen, book, saidInSentences(paper))).toMatch(/^A1 to G1.*^A1 to G2/ms);
    expect(rulerShown([], seen, book)).toContain('A1 to G2');
  });
});

describe('the page of the table', () => {
  test('finds room for who stands how, and leaves out notes where there is little', () => {
    const { question } = asked(CHASE);
    const rows = 12;
    const page = tablePage(question.about, { book, paper }, { rows, at: 'left-60' }).split('\n');
    expect(page).toHaveLength(rows);
    expect(page.at(-2)).toContain('A1 damage 0/');
    expect(page.join('\n')).toContain('>c left 60');
    expect(page.join('\n')).not.toContain('never twice running');
    expect(tablePage(question.about, { book, paper })).toContain('never twice running');
  });

  test('shows the table before every question with cards, and before no other', () => {
    const { question } = asked(CHASE);
    const { view, machine } = question.about;
    const about = { side: 'allied' as const, view, machine };
    const onlooker = { book, people: peopleOf({ flights: [] }), events: [], paper };
    const whom = fightPage({ decision: 'tail-whom', about, options: ['G1', 'G2'] }, onlooker);
    expect(whom).toContain('The table round A1');
    expect(cardForces({ asked: question, book, paper })).toContain('A1 damage 0/');
    expect(fightPage(undefined, onlooker)).toBe('There is no Dog-Fight on, and nobody on the Initiative Track.');
    expect(cardForces({ asked: undefined, book, paper })).toBeUndefined();
  });
});
