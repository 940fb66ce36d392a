import type { Side } from '../table/sides.ts';

/** Where it is shown who is thinking. */
interface Screen {
  write(text: string): unknown;
}

/** Shows the side whose head is asked while the player waits. */
export class Thinking {
  readonly #screen: Screen;
  #isAwaited = false;
  #said = '';

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** Runs an action; the first head asked meanwhile is shown until it is done. */
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
