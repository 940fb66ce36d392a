/** Where progress is shown: standard error, when a person is looking at it. */
interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** What stands beside the bar at most: the share, and the count. */
const FIGURES = 28;

/**
 * A bar that fills as work is done. Nothing is written where nobody looks, and no more than a hundred times where
 * somebody does.
 */
export function progressBar(of: number, screen: Screen): { show(done: number): void; end(): void } {
  if (!screen.isTTY) return { show() {}, end() {} };
  const width = Math.max(0, Math.min(40, (screen.columns || 80) - FIGURES));
  let shown = -1;
  let line = '';
  return {
    show(done) {
      const percent = Math.floor((100 * done) / of);
      if (percent === shown) return;
      shown = percent;
      const full = Math.round((width * done) / of);
      line = `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${percent} %  ${done} of ${of}`;
      screen.write(`\r${line}`);
    },
    end() {
      if (line !== '') screen.write(`\r${' '.repeat(line.length)}\r`);
      line = '';
    },
  };
}
