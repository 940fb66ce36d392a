import { describe, expect, test } from 'vitest';
import {
  afterTab,
  afterTyping,
  afterWalking,
  freshHand,
  givenByEnter,
  type PageAnswering,
  severalMeant,
} from '../../../src/screens/live/hand.ts';

const OPTIONS = [
  { answer: 'ne', does: 'north-east to G10, the trenches: 3 AFT' },
  { answer: 'stay', does: 'stay over this hex: 2 AFT' },
  { answer: 'height', does: 'climb or come down first' },
];

const answering = (more: Partial<PageAnswering> = {}): PageAnswering => ({
  options: OPTIONS,
  safe: 1,
  history: [],
  complete: () => [],
  board: undefined,
  ...more,
});

describe('the hand at a live page', () => {
  test('Enter alone takes the answer that is safe, and nothing where none is', () => {
    expect(givenByEnter(freshHand(answering(), ''), answering())).toBe('stay');
    const none = answering({ safe: undefined });
    expect(givenByEnter(freshHand(none, ''), none)).toBe('');
  });

  test('the arrows walk from the safe answer, round the ends of the list, and Enter takes where they stand', () => {
    const here = answering();
    const down = afterWalking(freshHand(here, ''), 1, here);
    expect(givenByEnter(down, here)).toBe('height');
    expect(givenByEnter(afterWalking(down, 1, here), here)).toBe('ne');
    expect(givenByEnter(afterWalking(freshHand(here, ''), -1, here), here)).toBe('ne');
  });

  test('a line that speaks of several answers waits for one of them to be walked to', () => {
    const here = answering();
    const typed = afterTyping(freshHand(here, ''), 'AFT', here);
    expect(severalMeant(typed, here)).toBe('2 answers may be meant: up and down walk among them.');
    expect(severalMeant(afterWalking(typed, 1, here), here)).toBeUndefined();
    expect(severalMeant(afterTyping(typed, 'height', here), here)).toBeUndefined();
    expect(severalMeant(afterTyping(typed, 'climb', here), here)).toBeUndefined();
    expect(severalMeant(freshHand(here, ''), here)).toBeUndefined();
  });

  test('letters of a whole plan are no search in what the answers say', () => {
    const does = ['out of the fight', 'into the fog', 'reaches G1', 'reaches G2'];
    const here = answering({ options: does.map((says, i) => ({ answer: `card-${i}`, does: says })), safe: 0 });
    const note = (text: string) => severalMeant(afterTyping(freshHand(here, ''), text, here), here);
    expect(['e f', 'a c h', 'ach'].map(note)).toEqual([undefined, undefined, undefined]);
    expect(note('reaches')).toBe('2 answers may be meant: up and down walk among them.');
    expect(note('the f')).toBe('2 answers may be meant: up and down walk among them.');
  });

  test('the name of a kind that stands on the page means the answers of that kind', () => {
    const options = ['hard-2', 'hard-dive-1', 'jink', 'half-loop'].map((answer) => ({ answer, does: '' }));
    const kinds = [
      { name: 'hard', answers: ['hard-2'] },
      { name: 'special', answers: ['jink', 'half-loop'] },
    ];
    const here = answering({ options, safe: 0, kinds });
    const special = afterTyping(freshHand(here, ''), 'special', here);
    expect(severalMeant(special, here)).toBe('2 answers may be meant: up and down walk among them.');
    expect(givenByEnter(afterWalking(special, 1, here), here)).toBe('half-loop');
    const hard = afterTyping(freshHand(here, ''), 'hard', here);
    expect([severalMeant(hard, here), givenByEnter(hard, here)]).toEqual([undefined, 'hard-2']);
  });

  test('with no safe answer the arrows begin at either end', () => {
    const here = answering({ safe: undefined });
    expect(afterWalking(freshHand(here, ''), 1, here).at).toBe(0);
    expect(afterWalking(freshHand(here, ''), -1, here).at).toBe(2);
  });

  test.each([
    ['2', 'stay', '2'],
    ['h', 'height', 'h'],
    ['trenches', 'ne', 'ne'],
    ['climb', 'height', 'height'],
  ])('what is typed finds its answer: %s', (typed, atHand, line) => {
    const here = answering();
    const hand = afterTyping(freshHand(here, ''), typed, here);
    expect(OPTIONS[hand.at ?? -1]?.answer).toBe(atHand);
    expect(givenByEnter(hand, here)).toBe(line);
  });

  test('a command, and a line that nothing knows, are given as they were typed', () => {
    const here = answering();
    for (const line of ['map', 'course home', 'zzz'])
      expect(givenByEnter(afterTyping(freshHand(here, ''), line, here), here)).toBe(line);
  });

  test('above the first answer lie the lines typed before, and below the last of them the answers again', () => {
    const here = answering({ history: ['course home', 'why'], safe: 0 });
    const last = afterWalking(freshHand(here, ''), -1, here);
    expect(last.typed).toBe('why');
    const first = afterWalking(last, -1, here);
    expect(first.typed).toBe('course home');
    expect(afterWalking(first, -1, here).typed).toBe('course home');
    const back = afterWalking(afterWalking(first, 1, here), 1, here);
    expect([back.typed, back.at]).toEqual(['', 0]);
  });

  test('Tab completes as far as all agree, and tells them where they part', () => {
    const one = answering({ complete: () => ['course home'] });
    expect(afterTab(freshHand(one, ''), one).typed).toBe('course home ');
    const two = answering({ complete: () => ['card', 'carry-on'] });
    const hand = afterTab(afterTyping(freshHand(two, ''), 'c', two), two);
    expect([hand.typed, hand.note]).toEqual(['car', 'card  carry-on']);
    expect(afterTab(freshHand(answering(), ''), answering()).note).toBe('Nothing begins like that.');
  });
});
