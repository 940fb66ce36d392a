/** What a part of a card says, without what it leaves unsaid. */
export const saidIn = (part: object) =>
  Object.fromEntries(Object.entries(part).filter(([, each]) => each !== undefined));
