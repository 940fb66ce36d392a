declare module 'seedrandom/lib/alea.js' {
  /** One generator of seedrandom alone, so that the start of the program need not load the other six. */
  const alea: (seed: string) => { int32(): number };
  export = alea;
}
