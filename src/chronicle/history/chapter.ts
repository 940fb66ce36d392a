/** A part of the history, under its heading. */
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A chapter with its last day, by which it has its place. */
export interface Dated extends Chapter {
  readonly day: number;
}
