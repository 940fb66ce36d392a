import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/cards/hexes.ts';
import type { Course } from '../../../src/kit/screen/course.ts';
import { courseLeft, petrolText } from '../../../src/questions/map/course-words.ts';
import { wayAhead } from '../../../src/questions/map/way-ahead.ts';
import { courseFrom, homeward, nextOn, toWorkFrom, waitsText } from '../../../src/seat/typed/careful-course.ts';
import type { Question } from '../../../src/table/decisions.ts';
import type { PartyView } from '../../../src/table/turn-decisions.ts';
import { appleton, aTurnOver, aView, whitworth } from '../../support/people/a-turn.ts';
import { book } from '../../support/people/activities.ts';

type Told = Parameters<typeof aTurnOver>[1];

const turn = (party: PartyView, told: Told = {}): Question => {
  const about = aTurnOver(party, told);
  return { decision: 'movement', about, options: about.steps.map(({ step }) => step) };
};

const height = (party: PartyView, heights: Readonly<Record<string, number>>): Question => {
  const { orders } = aTurnOver(party);
  const offered = Object.entries(heights).map(([feet, aft]) => ({ feet: Number(feet), aft }));
  return { decision: 'height', about: { party, orders, heights: offered }, options: Object.keys(heights) };
};

const HIGH = { altitude: 13_000, aft: { fighters: 132, twoSeaters: undefined } };
const work = (party: PartyView): Course => {
  const course = toWorkFrom(aTurnOver(party), {}, book);
  if (!course) throw new Error('There is no work to fly to.');
  return course;
};
const photographs = { ...aTurnOver(aView('H08')).orders, mission: 'photo-reconnaissance', target: 'H10' };
const alone = { machines: [{ ...whitworth, role: 'two-seater' as const }] };

describe('a careful course', () => {
  test('(14) leads by the way that is drawn of it, a hex at a time', () => {
    const course = work(aView('H01', HIGH));
    const [first] = wayAhead(course, 'H01', book);
    const question = turn(aView('H01', HIGH));
    const next = nextOn(course, question, {}, book);
    const went = next.is === 'answer' && 'steps' in question.about ? next.answer : '';
    expect(aTurnOver(aView('H01')).steps.find(({ step }) => step === went)?.hex).toBe(first);
  });

  test('(14) climbs to the height that is ordered, and keeps one that was chosen', () => {
    const low = aView('H01', { ...HIGH, altitude: 4000 });
    const { cruise: _, ...chosen } = work(low);
    expect(nextOn(work(low), turn(low), {}, book)).toMatchObject({ answer: 'height' });
    expect(nextOn(work(low), turn(low), { height: '4000' }, book)).not.toMatchObject({ answer: 'height' });
    const heights = { 3000: 0, 4000: 0, 5000: 1, 6000: 2 };
    expect(nextOn(work(low), height(low, heights), {}, book)).toMatchObject({ answer: '6000' });
    expect(nextOn(work(low), height(low, heights), { height: '5000' }, book)).toMatchObject({ answer: '5000' });
    const at3000 = { ...chosen, altitude: 3000 };
    expect(nextOn(at3000, turn(low), {}, book)).toMatchObject({ answer: 'height', course: { altitude: 3000 } });
    expect(nextOn(at3000, height(low, heights), {}, book)).toMatchObject({ answer: '3000' });
    const there = aView('H01', { ...HIGH, altitude: 3000 });
    expect(nextOn(at3000, turn(there), {}, book)).not.toMatchObject({ answer: 'height' });
  });

  test('(21) with a Lame Duck is told and drawn by the shortest way to her field, which is flown', () => {
    const machines = [{ ...whitworth, lameDuck: { number: 5, climbs: false, repair: 1 } }, appleton];
    const party = aView('K09', { ...HIGH, machines });
    const careful = courseFrom(homeward(book), turn(aView('K09', HIGH)), {}, book);
    const course = courseFrom(homeward(book), turn(party), {}, book);
    const [field] = course.legs;
    expect(careful.careful).toBe(true);
    expect(course.careful).toBeUndefined();
    expect(wayAhead(course, 'K09', book)).toHaveLength(distance('K09', field?.hex ?? ''));
    expect(petrolText(course, party, book)).toBe(`; ${3 * distance('K09', field?.hex ?? '')} AFT to ${field?.hex}`);
  });

  test('(23) patrols, where that is the work, if the ground is seen from the height that was chosen', () => {
    const [first] = work(aView('H01', HIGH)).legs;
    const over = aView(first?.hex ?? '', { ...HIGH, weather: 7 });
    expect(nextOn(work(over), turn(over), {}, book)).toMatchObject({ answer: 'stay' });
    const hidden = aView(first?.hex ?? '', { ...HIGH, weather: 13 });
    const { cruise: _, ...chosen } = { ...work(over), altitude: 13_000 };
    expect(nextOn(chosen, turn(hidden), {}, book)).toEqual({ is: 'stop', why: 'ground-hidden' });
    expect(nextOn({ ...chosen, unseen: true }, turn(hidden), {}, book)).toMatchObject({ answer: 'stay' });
  });

  test('(14) (43) is told as it is flown from here: by the work that is left, or to the field that is in reach', () => {
    const course = work(aView('H01', HIGH));
    const over = aView(course.legs[0]?.hex ?? '', HIGH);
    const achieved = { ...aTurnOver(over).orders.achieved, patrolled: [over.hex] };
    const question = turn(over, { orders: { ...aTurnOver(over).orders, achieved } });
    expect(courseFrom(course, question, {}, book).legs.map(({ hex }) => hex)).not.toContain(over.hex);
    const far = { aft: { fighters: 32, twoSeaters: undefined } };
    expect(courseFrom(homeward(book), turn(aView('D11', far)), {}, book).legs).toEqual([
      { hex: 'D07', patrols: false },
    ]);
    expect(courseFrom(homeward(book), turn(aView('D11', HIGH)), {}, book)).toEqual(homeward(book));
    const byHand: Course = { legs: [{ hex: 'J11', patrols: false }], lands: false };
    expect(courseFrom(byHand, question, {}, book)).toBe(byHand);
  });

  test('ends over work that is to be asked about, and stays where it is ordered done', () => {
    const aft = { fighters: undefined, twoSeaters: 120 };
    const [leg] = toWorkFrom({ party: aView('H01', { ...alone, aft }), orders: photographs }, {}, book)?.legs ?? [];
    const party = aView(leg?.hex ?? '', { ...alone, altitude: 4000, aft });
    const question = turn(party, { orders: photographs, steps: [{ step: 'stay', aft: 2 }] });
    const course: Course = { legs: [{ hex: party.hex, patrols: false }], lands: false, careful: true };
    expect(nextOn(course, question, {}, book)).toEqual({ is: 'done' });
    expect(nextOn(course, question, { work: 'as-sent' }, book)).toMatchObject({ answer: 'stay' });
  });

  test('ends where there is no petrol for more of it, or a Lame Duck to be seen home', () => {
    const dry = aView('H08', { aft: { fighters: 40, twoSeaters: undefined } });
    const lame = aView('H08', { ...HIGH, machines: [whitworth, appleton] });
    const course = work(aView('H01', HIGH));
    for (const party of [dry, lame]) expect(nextOn(course, turn(party), {}, book)).toEqual({ is: 'done' });
  });

  test('(49) leads home, whatever there is left to do, and lands', () => {
    const home = homeward(book);
    const far = nextOn(home, turn(aView('H09', HIGH)), {}, book);
    expect(far).toMatchObject({ is: 'answer', course: { lands: true } });
    const over = aView('H01', { altitude: 1000 });
    const landing = [
      { step: 'stay', aft: 2 },
      { step: 'land', aft: 0 },
    ];
    expect(nextOn(home, turn(over, { steps: landing }), {}, book)).toMatchObject({ answer: 'land' });
    const high = aView('H02', { altitude: 8000 });
    expect(nextOn(home, height(high, { 5000: 0, 8000: 0 }), {}, book)).toMatchObject({ answer: '5000' });
  });

  test('(11) stops before the last AFT that leads home, and (33) where somebody is to part', () => {
    const short = aView('H08', { altitude: 8000, aft: { fighters: 24, twoSeaters: undefined } });
    expect(nextOn(homeward(book), height(short, { 8000: 2 }), {}, book)).toEqual({ is: 'stop', why: 'no-way-home' });
    const lame = aView('H01', { machines: [whitworth, appleton] });
    const parts = [
      { step: 'stay', aft: 2 },
      { step: 'leave B3', aft: 0, machine: 'B3', goes: 'parts' as const },
    ];
    expect(nextOn(homeward(book), turn(lame, { steps: parts }), {}, book)).toEqual({ is: 'stop', why: 'asked' });
  });

  test('(14) over the work at another height it climbs first, and then ends', () => {
    const aft = { fighters: undefined, twoSeaters: 120 };
    const [leg] = toWorkFrom({ party: aView('H01', { ...alone, aft }), orders: photographs }, {}, book)?.legs ?? [];
    const party = aView(leg?.hex ?? '', { ...alone, altitude: 1000, weather: 7, aft });
    const steps = [
      { step: 'stay', aft: 2 },
      { step: 'height', aft: 0 },
    ];
    const course = toWorkFrom({ party, orders: photographs }, {}, book);
    if (!course) throw new Error('There is no work below.');
    expect(nextOn(course, turn(party, { orders: photographs, steps }), {}, book)).toMatchObject({ answer: 'height' });
    expect(nextOn(course, turn(party, { orders: photographs, steps: steps.slice(0, 1) }), {}, book)).toEqual({
      is: 'done',
    });
  });

  test('(13) where the weather hides the work its way says that the height there waits for the weather', () => {
    const spotting = { ...aTurnOver(aView('H01')).orders, mission: 'artillery-spotting', target: 'G09' };
    const way = (weather: number) => {
      const party = aView('H01', { ...alone, altitude: 5000, weather, aft: { fighters: undefined, twoSeaters: 160 } });
      const course = toWorkFrom({ party, orders: spotting }, {}, book);
      return course && courseLeft(course, book);
    };
    expect(way(15)).toBe('to G09 at 13,000 ft, and lower over it if the weather clears');
    expect(way(7)).toMatch(/^to G09; on the way at 13,000 ft, there at \d+,000 ft$/);
  });

  test('(13) over work that the weather hides it waits, and ends when the work is seen or the petrol is short', () => {
    const spotting = { ...aTurnOver(aView('G09')).orders, mission: 'artillery-spotting', target: 'G09' };
    const over = (weather: number, left = 116) =>
      aView('G09', { ...alone, altitude: 5000, weather, aft: { fighters: undefined, twoSeaters: left } });
    const asked = (party: PartyView) => turn(party, { orders: spotting, steps: [{ step: 'stay', aft: 2 }] });
    const course: Course = { legs: [{ hex: 'G09', patrols: false }], lands: false, careful: true };
    const waiting: Course = { ...course, waits: true };
    expect(nextOn(course, asked(over(12)), {}, book)).toEqual({ is: 'stop', why: 'work-hidden' });
    expect(nextOn(waiting, asked(over(12)), {}, book)).toMatchObject({ is: 'answer', answer: 'stay' });
    expect(nextOn(waiting, asked(over(7)), {}, book)).toEqual({ is: 'done' });
    expect(nextOn(waiting, asked(over(12, 30)), {}, book)).toEqual({ is: 'done' });
    expect(waitsText(course, { party: over(12), orders: spotting }, {}, book)).toMatch(
      /^wait until G09 is seen: Mist \(12\) hides it; 2 AFT a turn, \d+ to spare; /,
    );
  });

  test('any other course is flown as it was typed', () => {
    const east: Course = { legs: [{ hex: 'H12', patrols: false }], lands: false };
    expect(nextOn(east, turn(aView('H08')), {}, book)).toMatchObject({ answer: 'e' });
  });

  test('(13) stops once where the weather hides the work ahead, and waits near it when it is given again', () => {
    const balloons = { ...aTurnOver(aView('G09')).orders, mission: 'balloon-bursting' };
    const near = (weather: number) => aView('G09', { ...HIGH, weather, altitude: 5000 });
    const asked = (weather: number) => turn(near(weather), { orders: balloons });
    const course: Course = { legs: [{ hex: 'F10', patrols: false }], lands: false, careful: true };
    expect(waitsText(course, { party: near(7), orders: balloons }, {}, book)).toBeUndefined();
    expect(waitsText(homeward(book), { party: near(15), orders: balloons }, {}, book)).toBeUndefined();
    expect(nextOn(course, asked(7), {}, book)).toMatchObject({ is: 'answer' });
    expect(waitsText(course, { party: near(15), orders: balloons }, {}, book)).toMatch(
      /^wait until F10 is seen: .+ hides it; 2 AFT a turn, \d+ to spare; \d+ in 36 to be met$/,
    );
    expect(nextOn(course, asked(15), {}, book)).toEqual({ is: 'stop', why: 'work-hidden' });
    expect(nextOn({ ...course, waits: true }, asked(15), {}, book)).toMatchObject({ is: 'answer', answer: 'stay' });
  });
});
