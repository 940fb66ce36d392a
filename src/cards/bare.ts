/**
 * Invisible or dangerous characters: controls, characters that reverse the order of letters, characters without width.
 * Line ends and tabs are allowed in a text of several lines.
 */
const UNSEEN = String.raw`(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`;

/** Most texts are plain ASCII, and a quick test avoids the slow Unicode classes. */
const PLAIN = /^[\n\t -~]*$/;

/** The first invisible character of a text; nothing where there is none. */
export const unseenIn = (text: string): string | undefined =>
  PLAIN.test(text) ? undefined : new RegExp(UNSEEN, 'u').exec(text)?.[0];

/** A foreign text, with a mark in place of each invisible character. */
export const bare = (text: string): string => (PLAIN.test(text) ? text : text.replace(new RegExp(UNSEEN, 'gu'), '?'));
