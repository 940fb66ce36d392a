import type { Side } from '../table/sides.ts';

/** Where it is said who thinks. */
interface Screen {
  write(text: string): unknown;
}

/** Names the side on the page whose head is asked while somebody waits for it. */
export class Thinking {
  readonly #screen: Screen;
  #isAwaited = false;
  #said = '';

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** Does something; the first who is asked meanwhile is named until it is done. */
  async named<T>(act: () => Promise<T>): Promise<T> {
    this.#isAwaited = true;
    try {
      return await act();
    } finally {
      if (this.#said !== '') this.#screen.write(`\r${' '.repeat(this.#said.length)}\r`);
      this.#isAwaited = false;
      this.#said = '';
    }
  }

  say(side: Side): void {
    if (!this.#isAwaited || this.#said !== '') return;
    this.#said = `${SIDES[side]} think …`;
    this.#screen.write(this.#said);
  }
}

const SIDES = { allied: 'The Allies', german: 'The Germans' } as const;
