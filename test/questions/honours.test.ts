import { expect, test } from 'vitest';
import { peopleOf } from '../../src/kit/screen/people.ts';
import { paperFor } from '../../src/page/paper.ts';
import { word } from '../../src/questions/asking/word.ts';
import { EVENING_QUESTIONS } from '../../src/questions/day/evening-questions.ts';
import { narrate } from '../../src/questions/narration/narration.ts';
import { reasonsFor } from '../../src/questions/reasons/why.ts';
import { showCard } from '../../src/screens/cards/card-page.ts';
import { rosterPage } from '../../src/screens/pages/roster-page.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { aPilot } from '../support/people/airmen.ts';
import { book } from '../support/people/campaigns.ts';
import { bFlight, theFlight } from '../support/people/flights.ts';

const people = peopleOf({ flights: [{ ...theFlight(bFlight()), aircrew: [aPilot()] }] });
const paper = paperFor({ columns: 100, isTerminal: false, colour: false });
const AWARD = { man: 'grimshaw', decoration: 'military-cross' } as const;
const PUT_IN = {
  type: 'decoration-recommended',
  ...AWARD,
  victories: 4,
  today: 1,
  roll: { faces: [3, 4], total: 7 },
  words: 'The Wing has sent it on',
} as const;

const said = (event: GameEvent) => [narrate(event, book, people), ...reasonsFor(event, book)];

test('(45) what becomes of a recommendation is told with its reasons', () => {
  expect(said({ ...PUT_IN, day: 19 })).toEqual([
    '2Lt Grimshaw is put in for the Military Cross. The Wing has sent it on. It should be in orders on Thursday, 19 April 1917.',
    'The custom on the Honours and Promotions card: 4 victories to his name or 2 in a day. He has 4, of these 1 today.',
    'Two dice for what the Wing makes of it, 7 (3, 4).',
    'Source of the row: invented.',
  ]);
  const sentBack = { ...PUT_IN, roll: { faces: [1, 1], total: 2 }, day: 0, words: 'The Wing has sent it back' };
  expect(said(sentBack)[0]).toBe('2Lt Grimshaw is put in for the Military Cross. The Wing has sent it back.');
  expect(said({ type: 'decoration-awarded', ...AWARD })).toEqual([
    'In orders: the Military Cross to 2Lt Grimshaw.',
    'He was put in for it on an earlier evening, and it has come through.',
  ]);
});

test('ours: a paper that was pressed says so, what it added, and what the answer did to him', () => {
  expect(said({ ...PUT_IN, day: 19, pressed: { by: 1, from: 6, to: 7 } })).toEqual([
    '2Lt Grimshaw is put in for the Military Cross, and it is pressed. The Wing has sent it on. It should be in orders on Thursday, 19 April 1917. Bravery 6 to 7.',
    'The custom on the Honours and Promotions card: 4 victories to his name or 2 in a day. He has 4, of these 1 today.',
    'Two dice for what the Wing makes of it, 7 (3, 4).',
    'Ours: it was pressed, +1, and how it fared has told on him.',
    'Source of the row: invented.',
  ]);
});

test('ours: a pair that is put down together, and who pays for it', () => {
  const [told] = said({
    type: 'pair-made',
    man: 'grimshaw',
    with: 'grimshaw',
    third: 'grimshaw',
    his: { from: 3, to: 4 },
    friends: { from: 6, to: 7 },
    thirds: { from: 5, to: 4 },
  });
  expect(told).toBe(
    '2Lt Grimshaw and 2Lt Grimshaw are to be put down together: Bravery 3 to 4 and 6 to 7; 2Lt Grimshaw, who is left over, 5 to 4.',
  );
});

test('ours: each answer says what it costs', () => {
  const does = (answer: 'press' | 'as-usual') =>
    EVENING_QUESTIONS.recommendation.does(
      answer,
      { day: 9, ...AWARD, does: { roll: 1, granted: 1, refused: -2 } },
      book,
      people,
    );
  expect(does('press')).toBe('+1 to what the Wing throws; Bravery +1 for him if it is sent on, -2 if it is sent back');
  expect(does('as-usual')).toBe('the paper goes up as any does');
  const pair = (answer: 'together' | 'as-planned') =>
    EVENING_QUESTIONS.pair.does(
      answer,
      { day: 9, man: 'grimshaw', with: 'grimshaw', third: 'grimshaw', does: { his: 1, others: -1 } },
      book,
      people,
    );
  expect(pair('together')).toBe(
    'Bravery +1 for 2Lt Grimshaw and for 2Lt Grimshaw; -1 for 2Lt Grimshaw, who is left over',
  );
  expect(pair('as-planned')).toBe('each flies with whom the plan puts him');
});

test('(45) so is who comes back', () => {
  expect(said({ type: 'returned-to-duty', man: 'grimshaw', from: 'wounded' })).toEqual([
    '2Lt Grimshaw is back with the flight from hospital.',
    'Rule 45: the days that he was to be away are over.',
  ]);
  expect(said({ type: 'returned-to-duty', man: 'grimshaw', from: 'away' })[0]).toBe(
    '2Lt Grimshaw is back with the flight by road.',
  );
});

test('(45) (46) so are machines that come back, that come from the depot, and that are struck off', () => {
  const b1 = { machine: 'B1', aircraft: 'spad-vii' };
  const b7 = { machine: 'B7', aircraft: 'fk8' };
  expect(said({ type: 'machines-returned', flight: 'B', repaired: [b1, b7], sent: [] })).toEqual([
    'In the line again: B1 and B7.',
    'Rule 45: the days that their repair was to take are over.',
  ]);
  expect(said({ type: 'machines-returned', flight: 'B', repaired: [b1], sent: [b7] })).toEqual([
    'In the line again: B1. Come from the depot: B7 (F.K.8).',
    'Rule 45: the days that their repair was to take are over.',
    'Rule 46: asked for on an earlier evening, and granted.',
  ]);
  expect(said({ type: 'machines-struck-off', flight: 'B', machines: [b1, b7] })).toEqual([
    'Struck off: B1 (SPAD VII) and B7 (F.K.8).',
    'Rule 45: lost today. Rule 46 lets you ask for others; the losses of the month make the answer worse.',
  ]);
});

test('(47) a promotion is put to the commander, and told', () => {
  const about = { man: 'grimshaw', from: 'Second Lieutenant', to: 'Lieutenant', missions: 30 } as const;
  const ask = (isDue: boolean) => {
    const question = { day: 9, candidates: [{ ...about, every: 30, isDue }] };
    return word({ decision: 'promotion', about: question, options: ['nobody', 'promote grimshaw'] }, book, people);
  };
  expect(ask(true)).toMatchObject({
    ask: 'The day is done. By custom 2Lt Grimshaw would be promoted now. Whom do you promote?',
    options: [
      { answer: 'nobody', does: 'nobody, or nobody else; the evening goes on' },
      { answer: 'promote grimshaw', does: '2Lt Grimshaw becomes a Lieutenant: 30 missions; by custom now' },
    ],
  });
  expect(ask(false)).toMatchObject({
    ask: 'The day is done, and by custom nobody is due for promotion. Whom do you promote?',
    options: [{}, { does: '2Lt Grimshaw becomes a Lieutenant: 30 missions; by custom at 60' }],
  });
  expect(said({ type: 'man-promoted', ...about })).toEqual([
    '2Lt Grimshaw is promoted Lieutenant.',
    'Rule 47: promotions other than to command are at your discretion. He has 30 missions behind him.',
  ]);
});

test('(45) decorations stand behind a man’s name on the roster', () => {
  const man = aPilot({ decorations: ['military-cross'] });
  const page = rosterPage({ flight: 'B', day: 9, people: [{ man, life: undefined }] }, book, paper);
  expect(page).toContain('2Lt H. Grimshaw, M.C.');
});

test('wof cards honours shows the card', () => {
  const shown = showCard('honours', book, { sources: false, odds: false });
  const page = shown.is === 'shown' ? shown.page(paper) : shown.is;
  expect(page.replace(/\n\n[^\n]*Fingerprint.*$/, '')).toMatchInlineSnapshot(`
    "Honours and Promotions

    Decorations
    name                        letters       to                           victories  or in a day  after
    --------------------------  ------------  ---------------------------  ---------  -----------  -----
    Military Cross              M.C.          Second Lieutenant,                   4            2  -
                                              Lieutenant, Captain, Major
    Bar to the Military Cross   M.C. and Bar  Second Lieutenant,                   8            3  M.C.
                                              Lieutenant, Captain, Major
    Distinguished Service       D.S.O.        Lieutenant, Captain, Major          12            4  M.C.
    Order
    Military Medal              M.M.          Air Mechanic, Sergeant               3            2  -
    Distinguished Conduct       D.C.M.        Air Mechanic, Sergeant               6            3  M.M.
    Medal
    A man is put in for the first that he does not have yet, on the evening of a day on which he has won
    a victory; a balloon counts as one.

    Recommendation for a Decoration (two dice, rule 45)
    roll   in orders   what becomes of it
    -----  ----------  ----------------------------------
    2-6    -           The Wing has sent it back
    7-9    in 10 days  The Wing has sent it on
    10-11  in 6 days   The General has put his name to it
    12     in 2 days   An immediate award, by telegram

    Promotions (rule 47)
    from               to                 asked at each
    -----------------  -----------------  -------------
    Air Mechanic       Sergeant                      20
    Sergeant           Second Lieutenant              -
    Second Lieutenant  Lieutenant                    30

    Leave was stopped before the offensive: nobody goes home in these three weeks but on a stretcher."
  `);
});
