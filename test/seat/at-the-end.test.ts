import { expect, test } from 'vitest';
import { atTheEnd } from '../../src/seat/at-the-end.ts';

const listening = () => ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'].map((event) => process.listenerCount(event));

test('what is done at the end can be taken back, and leaves no listener', () => {
  const before = listening();
  const takeBack = atTheEnd(() => expect.unreachable(), 'Stopped.');
  expect(listening()).toEqual(before.map((each) => each + 1));
  takeBack();
  expect(listening()).toEqual(before);
});
