/** Words of number, which a frame leaves open like figures. */
const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|once|twice|an?|another';

const RANKS = 'Captain|Major|Second Lieutenant|Lieutenant|Sergeant|Air Mechanic';

/**
 * A sentence without what changes from one use to the next: names of men, machines and places, dates, figures and words
 * of number, and how many of them are listed.
 */
const frameOf = (sentence: string): string =>
  sentence
    .replace(new RegExp(`\\b(?:${RANKS}) (?:[A-Z]\\. )?[A-Z][\\w'-]*`, 'g'), '*')
    .replace(/\b(?:Flight [A-C]|[A-C] Flight|[A-C]\d)\b/g, '*')
    .replace(/[+-]?\d[\d,]*(?:st|nd|rd|th)?/g, '#')
    .replace(new RegExp(`\\b(?:${NUMBERS})\\b`, 'gi'), '#')
    .replace(/(?<=\S )[A-Z][\w.'/-]*(?: (?:[A-Z][\w.'/-]*|[IVX]+\b))*/g, '*')
    .replace(/^[A-Z]\w+(?= (?:has|is|was|had|and)\b)/, '*')
    .replace(/(?:[*#](?: [*#])*)(?:(?:, | and |, and )(?:[*#](?: [*#])*))+/g, '*')
    .replace(/(?:[*#] )+[*#]/g, '*');

/** Of sentences, how many stand in a frame that is used so often, or oftener. */
export function inWornFrames(sentences: readonly string[], often: number): number {
  const frames = new Map<string, number>();
  for (const sentence of sentences) frames.set(frameOf(sentence), (frames.get(frameOf(sentence)) ?? 0) + 1);
  return [...frames.values()].filter((many) => many >= often).reduce((sum, many) => sum + many, 0);
}
