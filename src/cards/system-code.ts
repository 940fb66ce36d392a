/** Node calls these errors unknown: the exceeded quota of a disk, by its numbers on Linux and macOS. */
const UNNAMED: ReadonlyMap<unknown, string> = new Map([
  [-122, 'EDQUOT'],
  [-69, 'EDQUOT'],
]);

/** The system's error code, like `ENOENT`; nothing where the error is not from the system. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  const isUnnamed = error.code.startsWith('Unknown system error') && 'errno' in error;
  return (isUnnamed ? UNNAMED.get(error.errno) : undefined) ?? error.code;
}

/** What an act gives; nothing where the system refuses it: a disk, another process at the same file, a right. */
export function unlessRefused<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
