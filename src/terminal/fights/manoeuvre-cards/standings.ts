import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CardView, OwnMachine, SeenMachine } from '../../../table/fights/manoeuvre-cards/view.ts';
import { typeText } from './card-words.ts';

/** How everybody stands: our points and counters, of theirs what is seen. */
export function standings({ own, enemies }: CardView, book: Rulebook): string[] {
  const ours = own.map((each) => `${each.id} damage ${each.points}/${each.resistance}${countersText(each)}`);
  const theirs = enemies.map(
    (each) =>
      `${each.id} ${typeText(each.type, book)}, ${each.cards} card${each.cards === 1 ? '' : 's'}${countersText(each)}`,
  );
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, i) =>
    `${(ours[i] ?? '').padEnd(36)} ${theirs[i] ?? ''}`.trimEnd(),
  );
}

function countersText(machine: SeenMachine | OwnMachine): string {
  const { jams, smoke, flames, wounded } = machine;
  const counted: readonly (readonly [string, number])[] = [
    ['jam', jams.front],
    ['rear jam', jams.rear],
    ['smoke', smoke],
    ['fire', flames],
  ];
  const own = 'engineHit' in machine ? machine : { engineHit: false, observerHit: false };
  const said: readonly (readonly [string, boolean])[] = [
    ['pilot hit', wounded],
    ['engine hit', own.engineHit],
    ['observer hit', own.observerHit],
  ];
  const counters = counted.filter(([, count]) => count > 0).map(([word, count]) => `${word} ${'●'.repeat(count)}`);
  const marks = [...counters, ...said.filter(([, isSo]) => isSo).map(([word]) => word)];
  return marks.length > 0 ? `  ${marks.join(' ')}` : '';
}
