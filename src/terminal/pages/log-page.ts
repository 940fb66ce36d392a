import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { EventType, GameEvent } from '../../table/events.ts';
import { narrate } from '../narration/narration.ts';
import type { People } from '../narration/people.ts';

/** The mission or the battle in hand, or the last one: where it went and what mattered, a line each. */
export function logLines(events: readonly GameEvent[], people: People, book: Rulebook): string[] {
  const began = events.findLastIndex(({ type }) => type === 'mission-began' || type === 'battle-began');
  if (began < 0) return ['No mission has been flown today.'];
  return stretchesOf(events.slice(began)).map((stretch) => {
    const [first] = stretch;
    return first?.type === 'moved' || first?.type === 'stayed' ? wayText(stretch) : narrateAll(stretch, people, book);
  });
}

const narrateAll = (events: readonly GameEvent[], people: People, book: Rulebook) =>
  events.map((event) => narrate(event, book, people)).join(' ');

/** Moves that follow upon one another are one stretch; everything else that matters stands alone. */
function stretchesOf(events: readonly GameEvent[]): GameEvent[][] {
  const stretches: GameEvent[][] = [];
  for (const event of events.filter(({ type }) => MATTERS.has(type))) {
    const last = stretches.at(-1);
    if (last?.[0] && isStep(last[0]) && isStep(event)) last.push(event);
    else stretches.push([event]);
  }
  return stretches;
}

const isStep = ({ type }: GameEvent) => type === 'moved' || type === 'stayed';

function hexesOf(step: GameEvent): string[] {
  if (step.type === 'moved') return [step.to];
  return step.type === 'stayed' ? [step.hex] : [];
}

/** `By H02, H03, H03 and H04: 11 AFT, 102 left.` */
function wayText(steps: readonly GameEvent[]): string {
  const hexes = steps.flatMap(hexesOf);
  const aft = steps.reduce((sum, step) => sum + ('aft' in step && typeof step.aft === 'number' ? step.aft : 0), 0);
  const last = steps.at(-1);
  const left = last && 'left' in last ? last.left : 0;
  return `By ${hexes.join(', ')}: ${aft} AFT, ${left} left.`;
}

const MATTERS: ReadonlySet<EventType> = new Set<EventType>([
  'mission-began',
  'took-off',
  'height-changed',
  'moved',
  'stayed',
  'aft-ran-out',
  'archie-hit',
  'machine-gun-hit',
  'man-hit',
  'engine-trouble-met',
  'machine-crippled',
  'lame-duck-gave-way',
  'lame-duck-left',
  'lame-duck-escorted',
  'straggler-followed',
  'straggler-met-enemy',
  'machine-came-down',
  'fate-decided',
  'detached',
  'mission-resumed',
  'enemy-met',
  'germans-decided',
  'attack-declined',
  'fight-began',
  'critical-hit-scored',
  'crew-hit',
  'fight-broke-up',
  'hex-patrolled',
  'two-seaters-escorted',
  'ground-target-hit',
  'trench-strafed',
  'balloon-struck',
  'plate-exposed',
  'plate-spoiled',
  'fall-of-shot-called',
  'stick-dropped',
  'landed',
  'mission-ended',
  'battle-began',
  'escaped',
  'battle-ended',
]);
