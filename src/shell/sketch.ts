import { safeToPrint } from '../page/safe-to-print.ts';

/** Where a sketch is drawn: standard error, when a person is looking at it. */
interface Screen {
  readonly isTTY?: boolean;
  readonly rows?: number;
  write(text: string): unknown;
}

/** Something that is still being reckoned, as far as it has come. */
export interface Sketch {
  draw(display: string): void;
  wipe(): void;
}

/** The page and the line below it, on a terminal that does not say how high it is. */
const LOW = 24;

/**
 * Draws what is still growing over what it was before, as much as the terminal holds; nothing of it stays. Nobody draws
 * where nobody looks.
 */
export function sketchOn(screen: Screen): Sketch | undefined {
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
