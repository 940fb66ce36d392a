import { expect, test } from 'vitest';
import type { CardMission } from '../../../../src/games/cards/cards/card-scenario.ts';
import { fireAll } from '../../../../src/games/cards/rules/firing.ts';
import { planTurn } from '../../../../src/games/cards/rules/planning.ts';
import type { CardFight } from '../../../../src/games/cards/rules/state.ts';
import { CARD_SENTENCES } from '../../../../src/games/cards/screen/card-narration.ts';
import { CARD_QUESTIONS } from '../../../../src/games/cards/screen/card-questions.ts';
import { gunPage } from '../../../../src/games/cards/screen/gun-page.ts';
import { meantCard } from '../../../../src/games/cards/screen/meant-card.ts';
import { standingText, tablePage } from '../../../../src/games/cards/screen/plot.ts';
import { standings } from '../../../../src/games/cards/screen/standings.ts';
import type { CountedPoints } from '../../../../src/games/cards/table/card-events.ts';
import { paperFor } from '../../../../src/page/paper.ts';
import { dangerIn, passedOver } from '../../../../src/questions/asking/put.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import type { Question } from '../../../../src/table/decisions.ts';
import { book, type Laid, onTable, there } from '../../../support/fights/cards.ts';
import { freeTable } from '../../../support/table/free-table.ts';
import { takenBy } from '../../../support/table/taken-by.ts';

const paper = (columns: number) => paperFor({ columns, isTerminal: true, colour: false });
const PEOPLE = { men: new Map(), flights: [], crews: [], downs: [] };

function firstAsked<D extends Question['decision']>(decision: D, laid: Laid, happens?: (fight: CardFight) => void) {
  const fight = onTable('wings-of-war', laid);
  happens?.(fight);
  const table = freeTable(book, 1, 1);
  if (decision === 'plan-card') planTurn(fight, table);
  else fireAll(fight, table);
  return there(table.asked.find((each): each is Extract<Question, { decision: D }> => each.decision === decision));
}

const CHASE = { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 400 434 0'] };
const FAR = { allied: ['A1 spad-xiii 400 100 0'], german: ['G1 fokker-dr1 400 800 12'] };

test.each([80, 120])(
  'the plot of the table keeps to %i columns, and who is far off for them stands at its rim',
  (columns) => {
    const lines = tablePage(firstAsked('plan-card', FAR).about, { book, paper: paper(columns) }).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
    expect(lines.some((line) => line.includes('(G1↓)'))).toBe(columns === 80);
    expect(lines.filter((line) => line.includes('G1↓'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('A1↑'))).toHaveLength(1);
  },
);

test('a card that may not be planned names its rule', () => {
  expect(tablePage(firstAsked('plan-card', FAR).about, { book, paper: paper(80) })).toMatch(
    /e Immelmann +x1 straight first/,
  );
});

test('a card keeps its letter when all of it is in the plan, and says so', () => {
  const { about, options } = firstAsked('plan-card', FAR);
  const hand = about.hand.map((card) => (card.card === 'immelmann' ? { ...card, left: 0 } : card));
  const later = { ...about, hand, planned: ['straight', 'immelmann'] } as const;
  const page = tablePage(later, { book, paper: paper(80) });
  expect(page).toMatch(/e Immelmann +x0 laid/);
  expect(page).toContain('f slip right');
  expect(meantCard('e', { decision: 'plan-card', about: later, options })).toEqual({
    is: 'barred',
    why: 'Immelmann is in the plan already, and there is no other.',
  });
});

test('a card after which a wounded pilot may not fire says that there is no shot', () => {
  const near = { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 400 520 0'] };
  const asked = firstAsked('plan-card', near, (fight) => {
    for (const each of fight.machines) each.wounded = each.id === 'A1';
  });
  const page = tablePage(asked.about, { book, paper: paper(80) });
  expect(page).toMatch(/d stall \* +x2 (\S+ )?no shot$/m);
  expect(page).toMatch(/f slip right +x\d (\S+ )?G1$/m);
  const stall = word(asked, book, PEOPLE).options.find(({ answer }) => answer === 'stall');
  expect(stall?.does).toContain('then facing north, no shot at G1: the gun is silent, 2 left');
});

test('whose counters are many has room for them beside ours', () => {
  const asked = firstAsked('plan-card', { german: ['G3 halberstadt-d3 400 800 12'] }, (fight) => {
    for (const each of fight.machines) if (each.id === 'G3') Object.assign(each.jams, { front: 3 });
    for (const each of fight.machines) if (each.id === 'G3') Object.assign(each, { smoke: 3, flames: 3 });
  });
  const [stands] = standings(asked.about.view, book);
  expect(stands).toMatch(/^A1 damage 0\/15 .*fire ●●●$/);
  expect(stands?.length).toBeLessThanOrEqual(80);
});

test('a card that ends beyond the edge of the table says that it leaves the fight', () => {
  const asked = firstAsked('plan-card', { allied: ['A1 spad-xiii 20 300 18'], german: ['G1 fokker-dr1 400 800 12'] });
  expect(tablePage(asked.about, { book, paper: paper(80) })).toContain('off table!');
  const straight = word(asked, book, PEOPLE).options.find(({ answer }) => answer === 'straight');
  expect(straight?.does).toMatch(/OVER THE EDGE, out of the fight$/);
  const home = firstAsked('plan-card', { allied: ['A1 spad-xiii 400 20 12'], german: ['G1 fokker-dr1 400 800 12'] });
  expect(word(home, book, PEOPLE).options.find(({ answer }) => answer === 'straight')?.does).toMatch(
    /OVER YOUR OWN EDGE, home and out of the fight$/,
  );
  expect(tablePage(home.about, { book, paper: paper(80) })).toMatch(/a straight +x3 own edge!/);
  // Where every card leaves the table there is no warning.
  expect(dangerIn(home, 'straight', book)).toBeUndefined();
  const near = firstAsked('plan-card', { allied: ['A1 spad-xiii 400 110 12'], german: ['G1 fokker-dr1 400 800 12'] });
  expect(dangerIn(near, 'straight', book)).toBe('That card leads OVER YOUR OWN EDGE, home and out of the fight.');
  expect(dangerIn(near, 'stall', book)).toBeUndefined();
  expect(takenBy(near, book)).not.toBe('straight');
  const on = firstAsked('plan-card', { allied: ['A1 spad-xiii 400 880 0'], german: ['G1 fokker-dr1 400 100 12'] });
  expect(word(on, book, PEOPLE).options[0]?.does).toMatch(/OVER THEIR EDGE, out of the fight$/);
});

test('who is off the table by what is planned is asked for no card behind it', () => {
  const home = firstAsked('plan-card', { allied: ['A1 spad-xiii 400 110 12'], german: ['G1 fokker-dr1 400 800 12'] });
  expect(passedOver(home)).toBeUndefined();
  const about = { ...home.about, slot: 2, planned: ['straight'], over: 'own', barred: { straight: 'W011' } } as const;
  expect(passedOver({ ...home, about })).toBe(about.hand.find(({ card }) => card !== 'straight')?.card);
  expect(passedOver({ ...home, about: { ...about, hand: [] } })).toBeUndefined();
});

test('where every card leads over the same edge it is not asked which; where one stays, or edges differ, it is', () => {
  const german = ['G1 fokker-dr1 400 800 12'];
  const out = firstAsked('plan-card', { allied: ['A1 spad-xiii 400 20 12'], german });
  expect(passedOver(out)).toBe('straight');
  const hand = out.about.hand.map((held, place) => ({
    ...held,
    over: place > 0 ? ('own' as const) : ('side' as const),
  }));
  expect(passedOver({ ...out, about: { ...out.about, hand } })).toBeUndefined();
  expect(passedOver(firstAsked('plan-card', FAR))).toBeUndefined();
});

test('a card that only one may follow names it', () => {
  const first = firstAsked('plan-card', FAR);
  const does = (slot: number, planned: readonly ['straight'], answer: 'immelmann' | 'stall') =>
    CARD_QUESTIONS['plan-card'].does(answer, { ...first.about, slot, planned }, book, PEOPLE);
  expect(does(2, ['straight'], 'immelmann')).toContain('; then only straight may follow');
  expect(does(2, ['straight'], 'stall')).not.toContain('then only');
  expect(does(3, ['straight'], 'immelmann')).not.toContain('then only');
});

test('behind what is planned an enemy is told from there', () => {
  const { about } = firstAsked('plan-card', FAR);
  const asked = (planned: readonly ['straight'] | readonly []) =>
    word({ decision: 'plan-card', about: { ...about, planned }, options: ['straight'] }, book, PEOPLE).ask;
  expect(asked([])).not.toContain('From there');
  expect(asked(['straight'])).toMatch(/ Planned: straight\. From there: G1, twelve o'clock, /);
});

// Two abreast, 30 mm apart: cards are wider, so that two with the same card overlap.
test('whose turn is planned stands where the cards laid for him lead, and a card upon him says so', () => {
  const pair = { allied: ['A1 spad-xiii 400 300 0', 'A2 spad-xiii 430 300 0'], german: ['G1 fokker-dr1 400 800 12'] };
  const { about } = firstAsked('plan-card', pair);
  const planned = (card: 'straight' | 'left-60') => {
    const own = about.view.own.map((each) => (each.id === 'A1' ? { ...each, plan: [card, card, card] } : each));
    const pose = there(own.find(({ id }) => id === 'A2')).pose;
    const hand = about.hand.map((held) => ({ ...held, ends: { ...held.ends, x: held.ends.x + 3000 } }));
    return { ...about, machine: 'A2', from: pose, hand, view: { ...about.view, own } } as const;
  };
  const both = planned('straight');
  const row = (page: string, card: string) => page.split('\n').find((line) => line.includes(` ${card} `)) ?? '';
  expect(row(tablePage(both, { book, paper: paper(80) }), 'straight')).toMatch(/x3 on A1$/);
  expect(row(tablePage(both, { book, paper: paper(80) }), 'right 60')).toMatch(/x3 -$/);
  expect(word({ decision: 'plan-card', about: both, options: ['straight'] }, book, PEOPLE).options[0]?.does).toMatch(
    /; upon A1 as planned$/,
  );
  const apart = tablePage(planned('left-60'), { book, paper: paper(80) });
  expect(row(apart, 'straight')).toMatch(/x3 -$/);
  // To the left, and no more beside him.
  expect(apart).toMatch(/A1↖/);
  // A machine without a plan stands there now, but will move.
  const first = firstAsked('plan-card', { ...pair, allied: ['A1 spad-xiii 400 300 0', 'A2 spad-xiii 400 400 0'] });
  expect(row(tablePage(first.about, { book, paper: paper(80) }), 'straight')).toMatch(/x3 -$/);
});

// 150 mm from the edge ahead: a stall stays on the table, but every card after it leaves.
test('a last card behind which every other leads off the table is asked for once more', () => {
  const near = firstAsked('plan-card', { allied: ['A1 spad-xiii 400 150 12'], german: ['G1 fokker-dr1 400 800 12'] });
  const last = { ...near, about: { ...near.about, slot: 3 } } as const;
  expect(dangerIn(last, 'stall', book)).toBe(
    'From there A1 is off within a card, whatever you lay, at the best over your own edge.',
  );
  expect(tablePage(last.about, { book, paper: paper(80) })).toMatch(/d stall \* +x2 home in 1/);
  expect(word(last, book, PEOPLE).options.find(({ answer }) => answer === 'stall')?.does).toMatch(
    /; from there home within one card$/,
  );
  // If the errand is done and going home costs nothing, nothing is lost.
  const free = { ...last, about: { ...last.about, view: { ...last.about.view, exitCosts: 0, exitLoses: false } } };
  expect(dangerIn(free, 'stall', book)).toBeUndefined();
  const theirs = firstAsked('plan-card', { allied: ['A1 spad-xiii 400 750 0'], german: ['G1 fokker-dr1 400 100 0'] });
  expect(dangerIn({ ...theirs, about: { ...theirs.about, slot: 3 } }, 'stall', book)).toBe(
    'From there A1 is off within a card, whatever you lay.',
  );
  const far = firstAsked('plan-card', FAR);
  expect(dangerIn({ ...far, about: { ...far.about, slot: 3 } }, 'stall', book)).toBeUndefined();
});

// Facing an edge, and near it: no card turns in time.
test.each([
  ['their edge', 'A1 spad-xiii 400 788 0', /Whatever you lay, A1 is off within \w+ cards?\./],
  [
    'the own edge',
    'A1 spad-xiii 400 12 12',
    /Whatever you lay, A1 is off within \w+ cards?, at the best over your own edge\./,
  ],
])('where no card is better than another by %s the question says so', (_, machine, says) => {
  const near = firstAsked('plan-card', { allied: [machine], german: ['G1 fokker-dr1 100 400 0'] });
  expect(word(near, book, PEOPLE).ask).toMatch(says);
  expect(word(firstAsked('plan-card', FAR), book, PEOPLE).ask).not.toContain('Whatever you lay');
});

// Straight on, its card ends within 10 mm of the edge at a slant: no possible next card turns in less.
test('a card behind which no way on stays on the table says so, is asked for once more, and is not what Enter takes', () => {
  const near = firstAsked('plan-card', {
    allied: ['A1 sopwith-camel 840 500 10'],
    german: ['G1 fokker-dr1 400 100 0'],
  });
  expect(dangerIn(near, 'straight', book)).toBe('From there A1 is off within a card, whatever you lay.');
  expect(dangerIn(near, 'right-60', book)).toBeUndefined();
  expect(takenBy(near, book)).not.toBe('straight');
  const page = tablePage(near.about, { book, paper: paper(80) });
  expect(page).toMatch(/a straight +x3 off in 1/);
  expect(page).not.toMatch(/b right 60 +x3 off in/);
  expect(page).toMatch(/c left 60 +x3 off table!/);
  const straight = word(near, book, PEOPLE).options.find(({ answer }) => answer === 'straight');
  expect(straight?.does).toMatch(/; from there off within one card$/);
});

// The same place with a jammed rudder: what was a way on is none.
test('a way on is one that her damage lets her fly', () => {
  const near = firstAsked('plan-card', {
    allied: ['A1 sopwith-camel 780 500 8'],
    german: ['G1 fokker-dr1 400 100 0'],
  });
  const jammed = (right: boolean) => {
    const own = near.about.view.own.map((each) => ({ ...each, rudder: { left: false, right } }));
    return { ...near, about: { ...near.about, view: { ...near.about.view, own } } } as const;
  };
  expect(dangerIn(jammed(false), 'stall', book)).toBeUndefined();
  expect(dangerIn(jammed(true), 'stall', book)).toBe('From there A1 is off within a card, whatever you lay.');
  expect(tablePage(jammed(true).about, { book, paper: paper(80) })).toContain('A1 damage 0/15  no right');
});

test('the last card of a turn says that with it all are shown', () => {
  const { about, options } = firstAsked('plan-card', FAR);
  const asked = (slot: number, plan: readonly 'straight'[]) => {
    const own = about.view.own.map((each) => ({ ...each, plan }));
    return word(
      { decision: 'plan-card', about: { ...about, slot, view: { ...about.view, own } }, options },
      book,
      PEOPLE,
    );
  };
  expect(asked(2, ['straight']).ask).not.toContain('all are shown');
  expect(asked(3, ['straight', 'straight']).ask).toContain('The last of yours: when both have planned, all are shown.');
});

// All four lie in one direction beyond the picture: the target matters most, and was overwritten.
test('whatever stands at one place of the rim is named, however much of it there is', () => {
  const lying = (id: string, y: number) =>
    ({ id, kind: 'target', side: 'german', x: 450, y, heading: 0, resistance: 10, source: 'invented' }) as const;
  const { about } = firstAsked('plan-card', {
    allied: ['A1 spad-xiii 400 100 0'],
    german: ['G1 fokker-dr1 450 850 12'],
    told: { ground: [lying('T1', 700), lying('T2', 750), lying('T3', 800)] },
  });
  const page = tablePage(about, { book, paper: paper(80) });
  for (const name of ['(T1)', '(T2)', '(T3)', '(G1↓)']) expect(page).toContain(name);
});

// Damage cards of the ground lie open: a trench that is silenced, or nearly, is no secret.
test('what has been hit on the ground stands below the machines', () => {
  const lying = (id: string, points: number) => ({
    ...({ id, kind: 'trench', side: 'german', x: 40_000, y: 50_000, heading: 0, width: 8800, length: 6800 } as const),
    ...{ points, resistance: 5, jammed: id === 'T4' ? 2 : 0, silenced: points >= 5 },
  });
  const { about } = firstAsked('plan-card', FAR);
  const ground = [lying('T1', 0), lying('T2', 12), lying('T3', 1), lying('T4', 0)];
  const hit = { ...about, view: { ...about.view, ground } };
  expect(
    tablePage(hit, { book, paper: paper(80) })
      .split('\n')
      .at(-1),
  ).toBe('T2 silenced; T3 damage 1/5; T4 damage 0/5 jam ●●');
  expect(standingText(hit.view, book)).toContain('T2 silenced; T3 damage 1/5; T4 damage 0/5, jam 2.');
});

test('a target on the ground is offered with where it lies', () => {
  const asked = firstAsked('fire-at', CHASE);
  const lies = { x: 40_000, y: 45_000, heading: 0, width: 8800, length: 6800 };
  const trench = { ...lies, id: 'T2', kind: 'trench', side: 'german', points: 0, resistance: 5, jammed: 0 } as const;
  const view = { ...asked.about.view, ground: [{ ...trench, silenced: false }] };
  const targets = [{ target: 'T2', range: 'long', distance: 120, cards: 1, aimed: false }] as const;
  const question = { ...asked, about: { ...asked.about, view, targets }, options: ['T2', 'hold'] } as const;
  expect(word(question, book, PEOPLE).options[0]?.does).toBe("twelve o'clock; long range, 120 mm, one card");
});

test('who fires from the ground sees the table round him', () => {
  const { about } = firstAsked('fire-at', CHASE);
  const trench = {
    ...({
      id: 'T2',
      kind: 'trench',
      side: 'allied',
      x: 40_000,
      y: 50_000,
      heading: 0,
      width: 8800,
      length: 6800,
    } as const),
    ...{ points: 0, resistance: 5, jammed: 0, silenced: false },
  };
  const page = gunPage(
    { ...about, machine: 'T2', arc: 'rifles', view: { ...about.view, ground: [trench] } },
    { book, paper: paper(80) },
  );
  expect(page).toContain('The table round T2');
  expect(page).toContain('G1↑');
});

test('in sentences an enemy has a bearing, a distance and an aspect', () => {
  expect(standingText(firstAsked('plan-card', CHASE).about.view, book)).toContain(
    "A1: G1, twelve o'clock, 134 mm, going away.",
  );
});

test('who may fire sees his arc, and of each target where it is', () => {
  const asked = firstAsked('fire-at', CHASE);
  const page = gunPage(asked.about, { book, paper: paper(80) });
  expect(page).toContain('The arc of A1, a ruler long');
  expect(page).toContain('G1↑');
  expect(Math.max(...page.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(word(asked, book, PEOPLE).options[0]).toEqual({
    answer: 'G1',
    does: "twelve o'clock, going away; short range, 100 mm, two cards",
  });
});

test('the observer sees his arc astern; a gun on the ground has none drawn', () => {
  const astern = firstAsked('fire-at', {
    allied: ['A1 dh4 400 434 0'],
    german: ['G1 fokker-e3 400 300 12'],
    switches: [],
  });
  expect(gunPage(astern.about, { book, paper: paper(80) })).toContain('The arc of A1 astern');
  expect(gunPage({ ...astern.about, arc: 'rifles' }, { book, paper: paper(80) })).not.toContain('arc');
});

test('points on a card that rifles brought are said not to count', () => {
  const drawn = {
    machine: 'A1',
    by: 'T3',
    deck: 'A' as const,
    card: '3+crew',
    points: 0,
    aim: 0,
    total: 4,
    resistance: 15,
  };
  const told = (each: Partial<typeof drawn>) =>
    CARD_SENTENCES['damage-drawn']({ type: 'damage-drawn', ...drawn, ...each }, book, PEOPLE);
  expect(told({})).toBe('A1 draws 3 points and a man hit; points from rifles do not count: 4 of 15.');
  expect(told({ card: '3', points: 3, aim: 1 })).toBe('A1 draws 3 points, and a point for the aim: 4 of 15.');
  expect(told({ card: '0' })).toBe('A1 draws a blank: 4 of 15.');
});

/** The page of A1 and what each card does, with an errand to a target that lies there, in hundredths of a millimetre. */
function errandPage(kind: CardMission['kind'], at: { x: number; y: number }, slot = 1) {
  const errand = { kind, side: 'allied', machine: 'A1', target: 'T1', done: 0, partly: 0, home: 2 } as const;
  const asked = firstAsked('plan-card', {
    ...FAR,
    told: {
      ground: [
        { id: 'T1', kind: 'target', side: 'german', x: at.x / 100, y: at.y / 100, heading: 0, source: 'invented' },
      ],
      missions: [{ ...errand, undone: 0, 'needs-observer': false, 'frees-exits': false, source: 'invented' }],
    },
  });
  const question = { ...asked, about: { ...asked.about, slot } };
  const page = tablePage(question.about, { book, paper: paper(80) });
  const does = word(question, book, PEOPLE).options;
  return {
    comes: (name: string) =>
      page
        .split('\n')
        .find((line) => line.includes(` ${name} `))
        ?.match(/x\d (.*)$/)?.[1],
    says: (card: string) => does.find(({ answer }) => answer === card)?.does ?? '',
  };
}

const endOf = (card: string) => there(firstAsked('plan-card', FAR).about.hand.find((held) => held.card === card)).ends;

// A stall ends half a straight back: its card then covers the rear of a target in whose middle the straight ends.
test('a card that ends over a target says where the bombs would fall', () => {
  const page = errandPage('drop-bombs', endOf('straight'));
  expect(page.comes('straight')).toBe('over T1');
  expect(page.says('straight')).toMatch(/; over the middle of T1$/);
  expect(page.comes('stall *')).toBe('edge T1');
  expect(page.says('stall')).toMatch(/; over the edge of T1$/);
  expect(errandPage('drop-bombs', { x: 40_000, y: 60_000 }).comes('straight')).toBe('-');
});

// W038: the machine before it moves, the card she flies, and the machine behind it, all three.
test('a card that passes over what is to be bombed says so', () => {
  const page = errandPage('bomb', endOf('straight'));
  expect(page.comes('straight')).toBe('over T1');
  expect(page.comes('stall *')).toBe('-');
  expect(errandPage('bomb', { x: 40_000, y: 10_000 }).comes('left 60')).toBe('over T1');
});

// W037: half a ruler is 100 mm, to any point of the target; nothing but a stall takes a plate.
test('a stall near enough to a target says that it takes the plate, or the passenger', () => {
  const near = { x: 40_000, y: 22_000 };
  expect(errandPage('photograph', near).comes('stall *')).toBe('plate T1');
  expect(errandPage('photograph', near).says('stall')).toMatch(/; near enough to photograph T1$/);
  expect(errandPage('photograph', near).comes('straight')).toBe('-');
  expect(errandPage('fetch', near).comes('stall *')).toBe('fetch T1');
  expect(errandPage('photograph', { x: 40_000, y: 30_000 }).comes('stall *')).toBe('-');
});

// W042: it is the turn's end that counts, within a ruler of 200 mm.
test('the last card of a turn that ends near enough directs the guns', () => {
  const near = { x: 40_000, y: 30_000 };
  expect(errandPage('direct-guns', near, 3).comes('straight')).toBe('near T1');
  expect(errandPage('direct-guns', near).comes('straight')).toBe('-');
  expect(errandPage('direct-guns', { x: 40_000, y: 60_000 }, 3).comes('straight')).toBe('-');
});

// A picture brought home for 2 and a machine lost for 1 make 1; the machine that was shot down brings the others 2.
test('the score says what it is made of', () => {
  const told = (counted: readonly CountedPoints[]) =>
    CARD_SENTENCES['cards-counted-up'](
      {
        ...({
          type: 'cards-counted-up',
          scenario: 'A Hard Task',
          turns: 10,
          why: 'one-side-left',
          left: 'german',
          counted,
        } as const),
        ...({ score: { allied: 1, german: 2 }, winner: 'german' } as const),
      },
      book,
      PEOPLE,
    );
  expect(
    told([
      { side: 'german', what: 'kill', who: 'A2', points: 2 },
      { side: 'allied', what: 'loss', who: 'A2', points: -1 },
      { side: 'allied', what: 'home', who: 'A1', points: 2 },
    ]),
  ).toBe(
    'A Hard Task is over after ten turns: none of the Allies is left. ' +
      'Allied 1 (A2 lost -1, A1 home with it +2), German 2 (A2 shot down +2): the Germans win.',
  );
  const both = ['G1', 'G2'].map((who) => ({ side: 'allied', what: 'kill', who, points: 2 }) as const);
  expect(told(both)).toContain('Allied 1 (G1 and G2 shot down +4), German 2:');
  const words = (what: CountedPoints['what']) => told([{ side: 'allied', what, who: 'T1', points: 1 }]);
  expect(words('exit')).toContain('T1 off the table +1');
  expect(words('wrong-edge')).toContain('T1 over a wrong edge +1');
  expect(words('left-early')).toContain('T1 home too early +1');
  expect(words('done')).toContain('the errand to T1 +1');
  expect(words('half-done')).toContain('half the errand to T1 +1');
  expect(words('undone')).toContain('the errand to T1 undone +1');
  expect(words('damage')).toContain('damage to T1 +1');
  expect(words('untouched')).toContain('T1 not hit +1');
  expect(told([])).toContain('Allied 1, German 2: the Germans win.');
});

test('a target of one’s errand is told with its bearing', () => {
  const errand = {
    kind: 'photograph',
    side: 'allied',
    machine: 'A1',
    target: 'T1',
    done: 0,
    partly: 0,
    home: 2,
  } as const;
  const asked = firstAsked('plan-card', {
    ...FAR,
    told: {
      ground: [{ id: 'T1', kind: 'target', side: 'german', x: 400, y: 500, heading: 0, source: 'invented' }],
      missions: [{ ...errand, undone: 0, 'needs-observer': false, 'frees-exits': false, source: 'invented' }],
    },
  });
  expect(word(asked, book, PEOPLE).ask).toContain(
    "T1 to photograph (a stall begun within half a ruler of it), twelve o'clock, 400 mm.",
  );
});
