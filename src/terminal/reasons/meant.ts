/** What a line that is no answer was meant for: an answer by another name, or something that cannot be, and why. */
export type Meant =
  | { readonly is: 'answer'; readonly answer: string }
  | { readonly is: 'barred'; readonly why: string };
