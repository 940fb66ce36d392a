/** Where progress is shown: standard error, when a person is looking at it. */
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 40;

/** A bar that fills as work is done. Nothing is written where nobody looks, and no more than a hundred times where somebody does. */
export function progressBar(of: number, screen: Screen): { show(done: number): void; end(): void } {
  if (!screen.isTTY) return { show() {}, end() {} };
  let shown = -1;
  return {
    show(done) {
      const percent = Math.floor((100 * done) / of);
      if (percent === shown) return;
      shown = percent;
      const full = Math.round((WIDTH * done) / of);
      screen.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${percent} %  ${done} of ${of}`);
    },
    end() {
      screen.write(`\r${' '.repeat(WIDTH + 40)}\r`);
    },
  };
}
