import type { Rulebook } from '../../../cards/rulebook.ts';
import { isOwn } from '../table/limits-seen.ts';
import type { CardView, OwnMachine, SeenMachine } from '../table/view.ts';
import { typeText } from './card-words.ts';

/** The state of every machine, ours beside theirs: our points and counters, and what is visible of theirs. */
export function standings(view: CardView, book: Rulebook): string[] {
  const { ours, theirs } = bothSides(view, book, drawn);
  const columns = columnsOf(ours, theirs);
  const machines = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, i) =>
    `${(ours[i] ?? '').padEnd(columns)} ${theirs[i] ?? ''}`.trimEnd(),
  );
  return [...machines, ...onTheGround(view, drawn)];
}

/** The widths of the two columns: ours leaves theirs room on a narrow page, and is never narrower than it needs. */
const columnsOf = (ours: readonly string[], theirs: readonly string[]): number =>
  Math.max(longest(ours), Math.min(USUAL, NARROW - 1 - longest(theirs)));

const longest = (lines: readonly string[]): number => Math.max(0, ...lines.map(({ length }) => length));

const USUAL = 36;
const NARROW = 80;

/** The same as sentences, for a player who listens. */
export function standingsTold(view: CardView, book: Rulebook): string[] {
  const { ours, theirs } = bothSides(view, book, told);
  return [...ours, ...theirs, ...onTheGround(view, told)].map((line) => `${line}.`);
}

/** Every card on the ground that was hit or has a jam, on one line; both sides see it. */
function onTheGround({ ground }: CardView, put: Put): readonly string[] {
  const hit = ground.filter(({ points, jammed }) => points > 0 || jammed > 0);
  const stands = hit.map(({ id, points, resistance, jammed, silenced }) =>
    silenced
      ? `${id} silenced`
      : `${id} damage ${points}/${resistance}${put(jammed > 0 ? [['jam', jammed]] : []).replace('  ', ' ')}`,
  );
  return stands.length > 0 ? [stands.join('; ')] : [];
}

/** How the counters of a machine are written. */
type Put = (marks: readonly (readonly [string, number])[]) => string;

const drawn: Put = (marks) =>
  marks.length > 0
    ? `  ${marks.map(([word, count]) => `${word}${count > 0 ? ` ${'●'.repeat(count)}` : ''}`).join(' ')}`
    : '';

const told: Put = (marks) => marks.map(([word, count]) => `, ${word}${count > 0 ? ` ${count}` : ''}`).join('');

function bothSides({ own, enemies, missions }: CardView, book: Rulebook, put: Put) {
  const ours = own.map(
    (each) =>
      `${each.id} damage ${each.points}/${each.resistance}${put([...aboard(each.id, missions), ...countersOf(each)])}`,
  );
  const theirs = enemies.map(
    (each) =>
      `${each.id} ${typeText(each.type, book)}, ${each.cards} card${each.cards === 1 ? '' : 's'}${put(countersOf(each))}`,
  );
  return { ours, theirs };
}

/** The load of a machine with an errand: bombs that have not fallen, a plate that is exposed. */
const aboard = (id: string, missions: CardView['missions']): readonly (readonly [string, number])[] =>
  missions
    .filter(({ machine }) => machine === id)
    .filter(({ kind, done }) => done === (kind === 'photograph'))
    .flatMap(({ kind }) => LOADS.get(kind) ?? [])
    .map((load) => [load, 0]);

const LOADS = new Map([
  ['photograph', 'plate aboard'],
  ['bomb', 'bombs aboard'],
  ['drop-bombs', 'bombs aboard'],
]);

/** The counters of a machine with their numbers; 0 for a counter that has no number. */
function countersOf(machine: SeenMachine | OwnMachine): readonly (readonly [string, number])[] {
  const { jams, smoke, flames, wounded } = machine;
  const counted: readonly (readonly [string, number])[] = [
    ['jam', jams.front],
    ['rear jam', jams.rear],
    ['smoke', smoke],
    ['fire', flames],
  ];
  const own = isOwn(machine) ? machine : NOTHING_KNOWN;
  const said: readonly (readonly [string, boolean])[] = [
    ['pilot hit', wounded],
    ['engine hit', own.engineHit],
    ['observer hit', own.observerHit],
    ['no left', own.rudder.left],
    ['no right', own.rudder.right],
  ];
  const marks = said.filter(([, isSo]) => isSo).map(([word]): [string, number] => [word, 0]);
  return [...counted.filter(([, count]) => count > 0), ...marks];
}

const NOTHING_KNOWN = { engineHit: false, observerHit: false, rudder: { left: false, right: false } };
