import { type Paper, wrap } from './paper.ts';

/** A picture, and what it shows in sentences. */
export interface PagePicture {
  draw(paper: Paper): string;
  readonly alt: string;
}

/** The picture where it can be seen and has room; otherwise its sentences. */
export const drawnOrTold = ({ draw, alt }: PagePicture, paper: Paper): string =>
  paper.inSentences ? wrap(alt, paper) : draw(paper);
