/** What a number is put together from, so that any screen can say why: `{ worsening: 1 }`. */
export type Parts = Readonly<Record<string, number>>;

export const sumOf = (parts: Parts): number => Object.values(parts).reduce((sum, part) => sum + part, 0);
