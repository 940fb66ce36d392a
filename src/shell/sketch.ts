import { safeToPrint } from '../page/safe-to-print.ts';

/** Where a sketch is drawn: standard error, if it is a terminal. */
interface SketchScreen {
  readonly isTTY?: boolean;
  readonly rows?: number;
  write(text: string): unknown;
}

/** An unfinished result, shown so far. */
export interface Sketch {
  draw(display: string): void;
  wipe(): void;
}

/** The rows of a terminal that does not tell its height. */
const LOW = 24;

/**
 * Draws a growing result over its last version, as much as the terminal holds, and removes it in the end. Nothing
 * without a terminal.
 */
export function sketchOn(screen: SketchScreen): Sketch | undefined {
  if (!screen.isTTY || process.env['TERM'] === 'dumb') return undefined;
  let rows = 0;
  const back = (): string => (rows === 0 ? '' : `\u001b[${rows}A\r\u001b[J`);
  return {
    draw(display) {
      const lines = safeToPrint(display)
        .split('\n')
        .slice(0, (screen.rows || LOW) - 1);
      screen.write(`${back()}${lines.join('\n')}\n`);
      rows = lines.length;
    },
    wipe() {
      if (rows > 0) screen.write(back());
      rows = 0;
    },
  };
}
