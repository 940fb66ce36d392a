import { expect, test } from 'vitest';
import { type People, peopleOf } from '../../../src/kit/screen/people.ts';
import { askForDice, askForDiceShortly, takenFor } from '../../../src/questions/asking/dice-wording.ts';
import { steadyBook as book } from '../../support/cards/steady-book.ts';
import { bFlight } from '../../support/people/flights.ts';

const whitworth = { airman: 'whitworth', rank: 'Captain', surname: 'Whitworth' } as const;
const people: People = {
  ...peopleOf(bFlight()),
  crews: [{ machine: 'B1', aircraft: 'spad-vii', men: [whitworth] }],
};

test('(17) a throw that several have to make says whose it is', () => {
  const asked = (whose: string) => askForDiceShortly({ check: 'initiative', whose }, book, people);
  expect(asked('B1')).toBe('Initiative Roll (rule 17), Capt Whitworth (B1): two dice.');
  expect(asked('G4')).toBe('Initiative Roll (rule 17), G4: two dice.');
  expect(takenFor({ check: 'initiative', whose: 'B1' }, '3 5', people)).toBe(
    'Initiative Roll, Capt Whitworth (B1): 3 5.',
  );
});

test('(45) a throw for a man says his name; one for nobody by himself no name', () => {
  const [id] = people.men.keys();
  expect(askForDiceShortly({ check: 'skill-check', whose: id }, book, people)).toBe(
    'Pilot Skill Check (rule 45), Capt Haldenby: two dice.',
  );
  expect(askForDice({ check: 'encounter' }, book, people)).toMatch(/^Encounter Roll \(rule \d+\): throw two dice/);
});
