/** The first sentence of a text; `No. 3` ends none. */
export const firstSentence = (text: string): string => /^.*?(?<!No)\.(?=\s|$)/s.exec(text)?.[0] ?? text;
