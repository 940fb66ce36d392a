import { expect, test } from 'vitest';
import type { Roll } from '../../../src/cards/dice.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { word } from '../../../src/questions/asking/word.ts';
import { reasonsFor } from '../../../src/questions/reasons/why.ts';
import type { Question } from '../../../src/table/decisions.ts';
import type { EventOf, EventType } from '../../../src/table/events.ts';
import { aTurnOver, aView } from '../../support/people/a-turn.ts';
import { book, given, withManual } from '../../support/people/activities.ts';

const nobody = peopleOf({ flights: [] });

/** Our cards with other figures in the cells that sentences speak of. */
const other: Rulebook = {
  ...withManual('balloon-bursting', { attackBalloon: withLoadsForBalloonsAlone() }),
  turnProcedure: {
    ...book.turnProcedure,
    aft: {
      ...book.turnProcedure.aft,
      climb: { ...book.turnProcedure.aft.climb, aft: 7, feet: 2000 },
      dogFightPhase: { ...book.turnProcedure.aft.dogFightPhase, aft: 9 },
      leaveTreeTop: { ...book.turnProcedure.aft.leaveTreeTop, aft: 8, feet: 3000 },
    },
    limits: {
      ...book.turnProcedure.limits,
      climb: { feet: 6000, source: 'printed' },
      descent: { feet: 11_000, source: 'printed' },
    },
  },
  airToAirCombat: {
    ...book.airToAirCombat,
    phase: { ...book.airToAirCombat.phase, feet: { amount: 4000, source: 'printed' } },
    diveBonus: { dive: { amount: 5, source: 'printed' }, surprise: { amount: 6, source: 'printed' } },
    personalDuel: {
      ...book.airToAirCombat.personalDuel,
      tie: { ...book.airToAirCombat.personalDuel.tie, feet: 5000 },
    },
    clearJam: { ...book.airToAirCombat.clearJam, rows: [{ roll: '2-12', result: 'jammed', source: 'printed' }] },
    clearJamAtLeisure: {
      ...book.airToAirCombat.clearJamAtLeisure,
      rows: [
        { roll: '2-11', result: 'cleared', source: 'printed' },
        { roll: 12, result: 'permanent', source: 'printed' },
      ],
    },
  },
  archieAndMachineGun: { ...book.archieAndMachineGun, archieAbove: { feet: 2000, source: 'printed' } },
};

function withLoadsForBalloonsAlone() {
  const card = given(given(book.missions['balloon-bursting']).activities.attackBalloon);
  return { ...card, loads: card.loads.map((load) => ({ ...load, fights: load.load === 'ordinary' })) };
}

const party = aView('H12');
const { orders } = aTurnOver(party);
const movement: Question = {
  decision: 'movement',
  about: aTurnOver(party, { steps: [{ step: 'height', aft: 0 }] }),
  options: ['height'],
};
const height: Question = { decision: 'height', about: { party, orders, heights: [] }, options: [] };
const activity: Question = { decision: 'special-activity', about: { party, orders, open: [] }, options: [] };
const load: Question = {
  decision: 'load',
  about: { machine: 'B1', aircraft: 'spad-vii', airman: 'haldenby', mission: 'balloon-bursting' },
  options: ['buckingham', 'rockets'],
};
const attackWith = (bonus: 'dive' | 'surprise'): Question => ({
  decision: 'attack',
  about: { party, enemies: [12], enemyAltitude: 5000, bonus },
  options: ['attack'],
});

/** All that is read of a question with these cards. */
const asked = (question: Question, cards: Rulebook): string => {
  const { ask, help, options } = word(question, cards, nobody);
  return [ask, help, ...options.map(({ does }) => does)].join('\n');
};

const roll: Roll = { faces: [3, 4], total: 7 };
const told = <T extends EventType>(event: EventOf<T>, cards: Rulebook): string => reasonsFor(event, cards).join('\n');
const jam = (when: 'in-the-fight' | 'at-leisure', cards: Rulebook): string =>
  told({ type: 'jam-tried', machine: 'B1', gun: 'forward', when, roll, result: 'cleared' }, cards);

test.each<[what: string, text: (cards: Rulebook) => string, ours: string, theirs: string]>([
  ['(14) the climb', (cards) => asked(height, cards), 'climb by 5,000 ft', 'climb by 6,000 ft'],
  ['(14) the descent', (cards) => asked(height, cards), 'come down by 10,000 ft', 'come down by 11,000 ft'],
  ['(14) what a climb costs', (cards) => asked(movement, cards), '2 AFT for each 1,000 ft', '7 AFT for each 2,000 ft'],
  ['(18) the Dive Bonus', (cards) => asked(attackWith('dive'), cards), 'Initiative +2', 'Initiative +5'],
  ['(18) that of surprise', (cards) => asked(attackWith('surprise'), cards), 'Initiative +4', 'Initiative +6'],
  ['(19) a phase', (cards) => asked(attackWith('dive'), cards), '2 AFT and 1,000 ft', '9 AFT and 4,000 ft'],
  [
    '(19) a fight',
    (cards) => told({ type: 'dog-fight-cost', phases: 1, aft: 2, altitude: 9000 }, cards),
    '2 AFT and 1,000 ft',
    '9 AFT and 4,000 ft',
  ],
  [
    '(20) a spiral tightened',
    (cards) => told({ type: 'personal-duel-tightened', allied: 'B1', german: 'G12', altitude: 4000 }, cards),
    'another 1,000 ft',
    'another 5,000 ft',
  ],
  ['(23) Tree-Top left', (cards) => asked(activity, cards), 'to 1,000 ft (2 AFT', 'to 3,000 ft (8 AFT'],
  ['(32) a load for balloons', (cards) => asked(load, cards), 'balloon; jams oftener at', 'balloon; not to be fired'],
  [
    '(39) a jam in the fight',
    (cards) => jam('in-the-fight', cards),
    '2 to 6 clears it, 7 to 10 leaves it, 11',
    '2 to 12 leaves it',
  ],
  [
    '(39) a jam at leisure',
    (cards) => jam('at-leisure', cards),
    '2 to 10 clears it, 11 to 12 is',
    '2 to 11 clears it, 12 is',
  ],
  [
    '(42) how far machine guns reach',
    (cards) =>
      told(
        { type: 'machine-guns-fired', machine: 'B1', height: 'atTreeTop', roll, parts: {}, total: 7, hit: false },
        cards,
      ),
    'reach 1,000 ft',
    'reach 2,000 ft',
  ],
])('%s: the sentence has the figure of the card, ours or another', (_what, text, ours, theirs) => {
  expect(text(book)).toContain(ours);
  expect(text(other)).toContain(theirs);
  expect(text(other)).not.toContain(ours);
});
