import { type Paper, wrap } from './paper.ts';

/** A picture, and what it shows in sentences. */
export interface PagePicture {
  draw(paper: Paper): string;
  readonly alt: string;
  /**
   * The same for a listener, where it is said otherwise: each line tells one thing, for what has not changed since is
   * not said again.
   */
  readonly heard?: string;
}

/** The picture where it can be seen and has room; otherwise its sentences. */
export function drawnOrTold({ draw, alt, heard = alt }: PagePicture, paper: Paper): string {
  if (paper.byEar) return heard;
  return paper.inSentences ? wrap(alt, paper) : draw(paper);
}
