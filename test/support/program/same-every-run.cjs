// A program that a test starts throws the same each time where a player would be given something unforeseen: a seed, a
// day. A test that names no seed then does not hang on chance.
let last = 19_170_401;
const next = () => {
  last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
  return last;
};
Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: (numbers) => numbers.map(next) } });
