import { expect, test } from 'vitest';
import {
  isAnswer,
  isBack,
  isCards,
  isDawn,
  isDice,
  isHand,
  isLent,
  isOpening,
  type LogRecord,
} from '../../src/logbook/record.ts';
import { aCampaign, anOpening } from '../support/people/campaigns.ts';

const GUARDS = { isOpening, isDawn, isAnswer, isHand, isDice, isLent, isBack, isCards };

test.each<[keyof typeof GUARDS, LogRecord]>([
  ['isOpening', anOpening()],
  ['isDawn', { threw: 'weather-change 35', dawn: 1, state: aCampaign() }],
  ['isAnswer', { asked: 'movement', answer: 'land' }],
  ['isHand', { hand: 'weather-change 35' }],
  ['isDice', { dice: 'hand', streams: ['weather'] }],
  ['isLent', { lent: 'prudent' }],
  ['isBack', { back: 2, by: 'undo' }],
  ['isCards', { cards: 'other-cards', rules: '0.1.0' }],
])('each line of the log-book is told from all others: %s', (guard, record) => {
  const told = Object.entries(GUARDS).filter(([, is]) => is(record));
  expect(told.map(([name]) => name)).toEqual([guard]);
});
