/** What was typed, safe to print and not too long. */
export const quoted = (text: string): string => `"${text.replace(/\p{C}/gu, '?').slice(0, 60)}"`;
