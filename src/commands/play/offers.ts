import { hang, type Paper } from '../../page/paper.ts';

/** Something that a page offers, at a key. */
export interface Offer {
  readonly key: string;
  readonly does: string;
  readonly go: () => Promise<void>;
}

export const ENTER = 'Enter';

/** What may be pressed, a line each. */
export function offersText(offers: readonly Offer[], paper: Paper): string {
  const lines = offers.map(({ key, does }) =>
    hang(`  ${paper.ink.bold(key.padEnd(ENTER.length))}  ${does}`, paper, paper.inSentences ? 4 : ENTER.length + 4),
  );
  return ['', ...lines].join('\n');
}
