/**
 * Lines that were pasted behind the one that answered. The program is built in parts, each with this file in it: they
 * share them.
 */
const shared: typeof globalThis & { wofAhead?: string[] | undefined } = globalThis;

export const takeAhead = (): string | undefined => shared.wofAhead?.shift();

/** Something needs a look first: what was pasted behind it is not taken unseen. */
export function dropAhead(): void {
  shared.wofAhead = undefined;
}

/** Keeps the whole lines that stand behind the first of what came in at once. */
export function keepAhead(typed: string): void {
  const lines = typed.split(/\r\n?|\n/).slice(1, -1);
  if (lines.length > 0) shared.wofAhead = [...(shared.wofAhead ?? []), ...lines];
}
