import type { Campaign } from './campaign.ts';

type Span = Pick<Campaign, 'until'>;

/** The length of a campaign as text. */
export const spanNamed = ({ until }: Span): string => (until === undefined ? 'the three weeks' : 'the month');

export const spanOver = ({ until }: Span): string =>
  until === undefined ? 'The three weeks are over.' : 'The month is over.';
