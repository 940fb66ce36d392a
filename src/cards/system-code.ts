/** What node has no name for it calls an unknown error: the full share of a disk, by its numbers of Linux and macOS. */
const UNNAMED: ReadonlyMap<unknown, string> = new Map([
  [-122, 'EDQUOT'],
  [-69, 'EDQUOT'],
]);

/** The code by which the system says why it refused: `ENOENT`; nothing where it was not the system. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  const isUnnamed = error.code.startsWith('Unknown system error') && 'errno' in error;
  return (isUnnamed ? UNNAMED.get(error.errno) : undefined) ?? error.code;
}
