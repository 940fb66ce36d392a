/** A fault of a card, told so that its author can fix it. */
export interface CardFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly allowed: string;
  readonly mend: string;
}

/** A place in a card, by keys and indexes. */
export type Path = readonly PropertyKey[];

/** A fault in one card, before its place in the file is known. */
export interface FaultAt {
  readonly path: Path;
  readonly found: string;
  readonly allowed: string;
  readonly mend: string;
}

export function formatFault({ file, line, column, found, allowed, mend }: CardFault): string {
  return `${file}, line ${line}, column ${column}: ${found}; ${allowed}. ${mend}.`;
}

export function formatFaults(faults: readonly CardFault[]): string {
  const files = new Set(faults.map((fault) => fault.file)).size;
  const count = `${plural(faults.length, 'fault')} in ${plural(files, 'file')}. Nothing was loaded.`;
  return [...faults.map(formatFault), count].join('\n');
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Thrown by the loader with every fault of every file; nothing has been loaded. */
export class FaultyCards extends Error {
  readonly faults: readonly CardFault[];
  constructor(faults: readonly CardFault[]) {
    super(formatFaults(faults));
    this.faults = faults;
  }
}
