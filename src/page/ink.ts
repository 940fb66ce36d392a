import { Chalk, type ChalkInstance } from 'chalk';

/** How much ink a page has: none; few, without hues; full; and full for eyes that do not tell red from green. */
export const INK_NAMES = ['none', 'few', 'full', 'colour-blind'] as const;

export type InkName = (typeof INK_NAMES)[number];

/** What the hues of our pages become. A hue is nowhere the only sign of what it says. */
const INSTEAD: Readonly<Record<InkName, (ink: ChalkInstance) => object>> = {
  none: () => ({}),
  few: (ink) => ({ green: ink, red: ink, redBright: ink, yellow: ink, cyan: ink, bgYellow: { black: ink.inverse } }),
  full: () => ({}),
  'colour-blind': ({ blueBright, yellow, yellowBright, whiteBright }) => ({
    green: blueBright,
    red: yellow,
    redBright: yellowBright,
    yellow: whiteBright,
  }),
};

export function inkNamed(name: InkName): ChalkInstance {
  const level = name === 'none' ? 0 : 1;
  const ink = new Chalk({ level });
  // Of another one, because chalk fixes each hue once it was looked at.
  for (const [hue, other] of Object.entries(INSTEAD[name](new Chalk({ level }))))
    Object.defineProperty(ink, hue, { value: other });
  return ink;
}
