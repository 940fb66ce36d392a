import { Session } from 'node:inspector';

interface Script {
  readonly url: string;
  readonly functions: readonly {
    readonly ranges: readonly { startOffset: number; endOffset: number; count: number }[];
  }[];
}

/** Which parts of our sources have run, by V8's own count of them. */
export class Coverage {
  readonly #session = new Session();
  readonly #seen = new Set<string>();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** How many parts ran since it was last asked that had never run before. */
  takeNew(): number {
    const before = this.#seen.size;
    for (const place of this.#ran()) this.#seen.add(place);
    return this.#seen.size - before;
  }

  end(): void {
    this.#session.disconnect();
  }

  /** The files of which a function has run since it was last asked; that one was loaded is nothing. */
  takeFiles(): string[] {
    const isEntered = ({ functions }: Script) =>
      functions.some(({ ranges: [all] }) => all !== undefined && all.startOffset > 0 && all.count > 0);
    return [
      ...new Set(
        this.#scripts()
          .filter(isEntered)
          .map(({ url }) => url),
      ),
    ];
  }

  #ran(): string[] {
    return this.#scripts().flatMap(({ url, functions }) =>
      functions.flatMap(({ ranges }) =>
        ranges.flatMap(({ startOffset, endOffset, count }) =>
          count > 0 ? [`${url} ${startOffset} ${endOffset} ${Math.min(3, Math.ceil(Math.log10(count + 1)))}`] : [],
        ),
      ),
    );
  }

  /** Those of our sources that have run since it was last asked. */
  #scripts(): Script[] {
    let ran: readonly Script[] = [];
    this.#session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      ran = result;
    });
    return ran.filter(({ url }) => url.includes('/src/'));
  }
}
