import { afterEach, expect, test, vi } from 'vitest';
import { print, printJson, thePaper } from '../../src/shell/page.ts';

afterEach(() => {
  vi.restoreAllMocks();
  thePaper({});
});

test('JSON is whole, though what was printed before it was wrapped for whoever listens', () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const paper = thePaper({ byEar: true });
  const words = 'one word after the other, far beyond the width of a line that is read aloud '.repeat(3);
  print(words, paper);
  expect(written.join('').trimEnd()).toContain('\n');
  written.length = 0;
  printJson({ words });
  expect(JSON.parse(written.join(''))).toEqual({ words });
});
