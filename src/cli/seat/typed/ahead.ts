/** Lines that were pasted behind the one that answered. */
let ahead: readonly string[] = [];

export function takeAhead(): string | undefined {
  const [next, ...others] = ahead;
  ahead = others;
  return next;
}

/** Something needs a look first: what was pasted behind it is not taken unseen. */
export function dropAhead(): void {
  ahead = [];
}

/** Keeps the whole lines that stand behind the first of what came in at once. */
export function keepAhead(typed: string): void {
  ahead = [...ahead, ...typed.split(/\r\n?|\n/).slice(1, -1)];
}
