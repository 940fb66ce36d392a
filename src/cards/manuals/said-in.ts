/** A part of a card without its undefined keys. */
export const saidIn = (part: object) =>
  Object.fromEntries(Object.entries(part).filter(([, each]) => each !== undefined));
