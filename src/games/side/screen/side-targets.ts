import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Side } from '../../../table/sides.ts';
import type { TargetState } from '../table/fighting-machine.ts';

/** Signs of the things on or above the ground. */
export const TARGET_SIGNS = {
  balloon: 'O',
  depot: '#',
  battery: '%',
  factory: '#',
  trench: '=',
  'machine-gun-nest': '^',
} as const;

/** Where each target lies; beside its name its sign, where there is a picture. */
export function targetLines(
  targets: readonly TargetState[],
  side: Side,
  book: Rulebook,
  signOf: (kind: TargetState['kind']) => string = () => '',
): string[] {
  return [
    { whose: 'theirs', own: false },
    { whose: 'ours', own: true },
  ].flatMap(({ whose, own }) => {
    const some = targets.filter((target) => (target.side === side) === own);
    const words = some.map((target) => targetWords(target, signOf(target.kind), book));
    return some.length === 0 ? [] : [`${whose}: ${words.join('; ')}`];
  });
}

/** `battery % at hex 20, on the ground`, and its damage. */
function targetWords({ id, kind, x, y, damage, destroyed }: TargetState, sign: string, book: Rulebook): string {
  const { circles = damage } =
    book.fights['winged-victory'].missions.targets.find(({ target }) => target === kind) ?? {};
  const where = `at hex ${Math.round(x / 4)}, ${y === 0 ? 'on the ground' : `level ${y / 2}`}`;
  const taken = damage > 0 ? `, damage ${damage} of ${circles}` : '';
  return `${id}${sign} ${where}${destroyed ? ', destroyed' : taken}`;
}
