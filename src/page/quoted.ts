import { bare } from '../cards/bare.ts';

/** Typed text on one line, safe to print and not too long. */
export const quoted = (text: string): string => `"${bare(text.slice(0, LONGEST)).replace(/[\n\t]/g, '?')}"`;

const LONGEST = 60;
