/** The code by which the system says why it refused: `ENOENT`; nothing where it was not the system. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
