/** What is printed meanwhile is for nobody. */
export async function unheard<T>(act: () => Promise<T>): Promise<T> {
  const { write } = process.stdout;
  process.stdout.write = () => true;
  try {
    return await act();
  } finally {
    process.stdout.write = write;
  }
}
