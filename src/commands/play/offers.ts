import { hang, type Paper } from '../../page/paper.ts';

/** An offer on a page, with its key. */
export interface Offer {
  readonly key: string;
  readonly does: string;
  readonly go: () => Promise<void>;
}

export const ENTER = 'Enter';

/** The keys, a line each. */
export function offersText(offers: readonly Offer[], paper: Paper): string {
  const lines = offers.map(({ key, does }) =>
    hang(`  ${paper.ink.bold(key.padEnd(ENTER.length))}  ${does}`, paper, paper.inSentences ? 4 : ENTER.length + 4),
  );
  return ['', ...lines].join('\n');
}
