/** A part of the history, under its heading. */
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
