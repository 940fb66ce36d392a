/**
 * What cannot be seen, or gives a terminal orders: controls, what turns the order of letters round, what has no width.
 * Line ends and tabs may stand in a text of several lines.
 */
const UNSEEN = String.raw`(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`;

/** Most texts are plain: all the signs of the world are looked up for the others only, for that takes its time. */
const PLAIN = /^[\n\t -~]*$/;

/** The first sign of a text that nobody sees; nothing where there is none. */
export const unseenIn = (text: string): string | undefined =>
  PLAIN.test(text) ? undefined : new RegExp(UNSEEN, 'u').exec(text)?.[0];

/** A text as anybody may write it, with a mark in the place of each sign that nobody sees. */
export const bare = (text: string): string => (PLAIN.test(text) ? text : text.replace(new RegExp(UNSEEN, 'gu'), '?'));
