/** Where progress is shown: standard error, if it is a terminal. */
interface ProgressScreen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** The greatest width of the text beside the bar: the percentage, and the count. */
const FIGURES = 28;

/** A progress bar. Writes nothing without a terminal, and at most a hundred times with one. */
export function progressBar(of: number, screen: ProgressScreen): { show(done: number): void; end(): void } {
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
