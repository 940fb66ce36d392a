// A program that a test starts throws the same each time where a player would be given something unforeseen: a seed, a
// day. A test that names no seed then does not hang on chance.
Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: (numbers) => numbers.fill(19_170_401) } });
