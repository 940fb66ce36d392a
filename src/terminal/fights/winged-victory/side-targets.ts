import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { TargetState } from '../../../table/fights/winged-victory/craft.ts';
import type { Side } from '../../../table/sides.ts';

/** What lies on the ground or hangs above it, as it stands in the picture. */
export const TARGET_SIGNS = {
  balloon: 'O',
  depot: '#',
  battery: '%',
  factory: '#',
  trench: '=',
  'machine-gun-nest': '^',
} as const;

/** Where each thing lies that is fought for, for whoever is asked: the picture seldom reaches down to the ground. */
export function targetLines(targets: readonly TargetState[], side: Side, drawn: boolean, book: Rulebook): string[] {
  return [
    { whose: 'theirs', own: false },
    { whose: 'ours', own: true },
  ].flatMap(({ whose, own }) => {
    const some = targets.filter((target) => (target.side === side) === own);
    return some.length === 0 ? [] : [`${whose}: ${some.map((target) => targetWords(target, drawn, book)).join('; ')}`];
  });
}

/** `battery % at hex 20, on the ground`, and what it has taken; its sign only where there is a picture. */
function targetWords({ id, kind, x, y, damage, destroyed }: TargetState, drawn: boolean, book: Rulebook): string {
  const { circles = damage } =
    book.fights['winged-victory'].missions.targets.find(({ target }) => target === kind) ?? {};
  const where = `at hex ${Math.round(x / 4)}, ${y === 0 ? 'on the ground' : `level ${y / 2}`}`;
  const taken = damage > 0 ? `, damage ${damage} of ${circles}` : '';
  return `${id}${drawn ? ` ${TARGET_SIGNS[kind]}` : ''} ${where}${destroyed ? ', destroyed' : taken}`;
}
