/** What a stranger might put in the place of anything. */

export const ESCAPE = '\u001b]0;owned\u0007\u001b[2J\u202e';

const deep = (levels: number): object => (levels === 0 ? {} : { in: deep(levels - 1) });

/** Made by reading, for written down it would be a prototype. */
const PROTOTYPE: unknown = JSON.parse('{"__proto__":{"is":"fit"},"constructor":{"name":"x"}}');

export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1,
  2,
  22,
  999,
  1e6,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  '',
  ' ',
  'x',
  'B',
  '0',
  ESCAPE,
  `Hal${ESCAPE}by`,
  '\r',
  '\u0000',
  '\ud800',
  '../../../outside/x',
  '/dev/zero',
  '/etc/passwd',
  '..',
  '__proto__',
  'constructor',
  'toString',
  '$(touch ran-by-name)',
  '`touch ran-by-tick`',
  '=HYPERLINK("http://x")',
  '<script>x</script>',
  'x'.repeat(5000),
  'x'.repeat(30_000),
  'x '.repeat(9000),
  [],
  {},
  [[]],
  [null],
  ['x'],
  Array.from({ length: 300 }, () => 0),
  { is: 'constructor' },
  { is: 'killed', since: 1 },
  { length: 9 },
  PROTOTYPE,
  deep(10),
  deep(40),
];

/** What every table knows by inheritance, and nobody put there. */
export const INHERITED: readonly string[] = [
  ...new Set([Object.prototype, Array.prototype, Map.prototype].flatMap((each) => Object.getOwnPropertyNames(each))),
];

/** The bounds that a log-book, a sealed file or a card has for a number, a list or a text, and what is just past them. */
const BOUNDS = [0, 1, 3, 7, 21, 40, 60, 100, 120, 200, 1000, 4000, 10_000, 20_000, 100_000, 1_000_000];
export const NUMBERS_AT_BOUNDS: readonly number[] = [
  ...new Set(BOUNDS.flatMap((bound) => [bound, bound + 1, bound - 1, -bound, bound + 0.5])),
];

/** Signs that a shell would run, spread or hide, were they ever expanded; each would leave a file where it is run. */
export const SHELL_PIECES: readonly string[] = [
  '$(touch ran)',
  '`touch ran`',
  ';touch ran;',
  '|touch ran|',
  '&touch ran&',
  '\ntouch ran\n',
  '<(touch ran)',
  '>ran',
  '(touch ran)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell's own sign, to be read by a shell.
  '${x:-$(touch ran)}',
  '$[$(touch ran)]',
  "$'\\x41'",
  '{a,b}',
  '*',
  '?',
  '[a-z]',
  '~',
  '~root',
  '!!',
  '#',
  '=ls',
  '-rf',
  '--',
  "'",
  '"',
  '\\',
  '\t',
  '\r',
  ' ',
  '%s%n',
  '\u001b[31m',
  '\u001b]0;x\u0007',
  '\u202e',
  '\u0001',
  'dawn',
  'ü',
];
