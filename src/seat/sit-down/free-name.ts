/** `april`, or with the first number after it that is free. */
export function freeName(names: readonly string[]): string {
  const taken = names.map((name) => name.toLowerCase());
  for (let n = 1; ; n++) {
    const name = n === 1 ? 'april' : `april-${n}`;
    if (!taken.includes(name)) return name;
  }
}
