declare module 'seedrandom/lib/alea.js' {
  /** One of seedrandom's generators, by itself, so that a start of the program need not read the other six. */
  const alea: (seed: string) => { int32(): number };
  export = alea;
}
