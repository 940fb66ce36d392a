import { expect, test } from 'vitest';
import { NO_ORDERS } from '../../../../src/campaign/standing-orders.ts';
import { planTurn } from '../../../../src/games/cards/rules/planning.ts';
import { tablePage } from '../../../../src/games/cards/screen/plot.ts';
import { paperFor } from '../../../../src/page/paper.ts';
import { linesIn, severalIn } from '../../../../src/questions/asking/put.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import { enterTakes } from '../../../../src/seat/typed/at-hand.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import { type Laid, onTable, there } from '../../../support/fights/cards.ts';
import { book } from '../../../support/people/campaigns.ts';
import { asItStood } from '../../../support/table/as-it-stood.ts';
import { freeTable } from '../../../support/table/free-table.ts';
import { takenBy } from '../../../support/table/taken-by.ts';

const AT_ONCE = { book, courses: {}, sitting: { orders: NO_ORDERS } };
const PEOPLE = { men: new Map(), flights: [], crews: [], downs: [] };
const PAPER = paperFor({ columns: 80, isTerminal: true, colour: false });

/** The questions for a turn of the Allies whose cards are laid as Enter lays them, one by one. */
function askedByEnter(laid: Laid): Asked<'plan-card'>[] {
  const asked: Asked<'plan-card'>[] = [];
  planTurn(onTable('wings-of-war', laid), {
    ...freeTable(book, 1, 1),
    choose: ((decision: 'plan-card', about: Asked<'plan-card'>['about'], options: string[]) => {
      const question = asItStood({ decision, about, options }) as Asked<'plan-card'>;
      if (about.side === 'allied') asked.push(question);
      return takenBy(question, book) ?? options[0];
    }) as never,
  });
  return asked;
}

const LAID = {
  allied: ['A1 spad-xiii 400 100 0', 'A2 sopwith-camel 550 100 0'],
  german: ['G1 fokker-dr1 400 400 12', 'G2 albatros-d3 600 500 12'],
};

test('at the first card Enter lays the three that it would lay one by one', () => {
  const asked = askedByEnter(LAID);
  const firsts = asked.filter(({ about }) => about.slot === 1);
  expect(firsts.map(({ about }) => about.machine)).toEqual(['A1', 'A2']);
  for (const first of firsts) {
    const [line, ...others] = linesIn(first, book);
    const { line: typed, answers } = there(line);
    expect(others).toEqual([]);
    const cards = asked.filter(({ about }) => about.machine === first.about.machine);
    const oneByOne = cards.map((question) => takenBy(question, book));
    // A card that is the only one open is laid without a question.
    expect(answers.filter((card) => oneByOne.includes(card)).length).toBeGreaterThanOrEqual(oneByOne.length - 1);
    expect(answers[0]).toBe(oneByOne[0]);
    expect(enterTakes(undefined, first, AT_ONCE)).toMatchObject({ answer: answers[0], line: typed });
    const read = there(severalIn(typed, first, book));
    expect('words' in read && read.words[0]?.(first)).toEqual({ is: 'answer', answer: answers[0] });
  }
});

test('by ear each card says the letter by which the whole plan names it', () => {
  const first = there(askedByEnter(LAID)[0]);
  const { line, answers } = there(linesIn(first, book)[0]);
  const heard = word(first, book, PEOPLE, 'said').options;
  const lettersHeard = answers.map((card) => there(heard.find(({ answer }) => answer === card)).does.split(';')[0]);
  expect(lettersHeard).toEqual(line.split(' ').map((letter) => `letter ${letter}`));
});

test('at a later card there is no whole plan, and Enter lays the one card', () => {
  for (const later of askedByEnter(LAID).filter(({ about }) => about.slot > 1)) {
    expect(linesIn(later, book)).toEqual([]);
    expect(enterTakes(undefined, later, AT_ONCE)?.line).toBeUndefined();
  }
});

test('the picture of the plan has its cards by letter, and the machine where the last of them ends', () => {
  const first = there(askedByEnter(LAID)[0]);
  const { line, does } = there(linesIn(first, book)[0]);
  const page = (at: string | undefined) => tablePage(first.about, { book, paper: PAPER }, { rows: 18, at });
  const letters = line.split(' ');
  expect(page(line)).toContain(letters.map((letter, i) => `${i + 1} [${letter}]`).join(' '));
  expect(page(undefined)).toContain('1 [ ] 2 [ ] 3 [ ]');
  expect(page(line)).not.toBe(page(undefined));
  expect(does).toMatch(/: then facing [a-z-]+; /);
});
