import { type GameEvent, ofType } from '../../../../table/events.ts';
import {
  type FrameMachine,
  type SkirmishFrame,
  skirmishFrames,
} from '../../../../table/fights/clouds-of-glory/frames.ts';

/** A turn of a fight In Clouds of Glory: how it lay on the table, and what befell in it. */
interface SkirmishPhase {
  readonly title: string;
  readonly words: readonly string[];
  readonly frame: SkirmishFrame;
}

/** The turns of such a fight; before the first, how it was laid out. */
export function skirmishPhases(events: readonly GameEvent[], names: ReadonlyMap<string, string>): SkirmishPhase[] {
  const starts = events.flatMap(({ type }, at) => (type === 'clouds-turn-began' ? [at] : []));
  return skirmishFrames(events).map((frame, i) => {
    const told = events.slice(i === 0 ? 0 : starts[i - 1], starts[i]);
    return {
      title: frame.turn === 0 ? 'As they met' : `Turn ${frame.turn}`,
      words: [...flownIn(frame, told, names), ...told.flatMap((event) => wordsOf(event, names))],
      frame,
    };
  });
}

/** Where each has come to who has flown in a turn. */
function flownIn(
  { machines }: SkirmishFrame,
  told: readonly GameEvent[],
  names: ReadonlyMap<string, string>,
): string[] {
  const flew = new Set(ofType(told, 'clouds-flew').map(({ machine }) => machine));
  const ways = machines.filter(({ machine }) => flew.has(machine)).map((each) => flownText(each, names));
  return ways.length === 0 ? [] : [`Flown: ${ways.join('; ')}.`];
}

/** `B4 Pettifer to 270°, height 24 to 23, 160 km/h`. */
function flownText(
  { machine, heading, height, speed, from }: FrameMachine,
  names: ReadonlyMap<string, string>,
): string {
  const course = String((heading * 15) % 360).padStart(3, '0');
  const heights = from.height === height ? `${height}` : `${from.height} to ${height}`;
  return `${names.get(machine) ?? machine} to ${course}°, height ${heights}, ${speed * 10} km/h`;
}

/** What is said of an event, in a line; of most nothing. */
function wordsOf(event: GameEvent, names: ReadonlyMap<string, string>): string[] {
  const who = (machine: string) => names.get(machine) ?? machine;
  switch (event.type) {
    case 'clouds-fired':
      return [`${who(event.machine)} at ${who(event.target)}: ${event.successes >= 0 ? 'a hit' : 'a miss'}.`];
    case 'clouds-hit':
      return [`${who(event.machine)}: ${event.words}.`];
    case 'clouds-wounded':
      return [`The ${event.who} of ${who(event.machine)} ${event.left > 0 ? 'is wounded' : 'is dead'}.`];
    case 'clouds-spin':
      return event.is === 'began' ? [`${who(event.machine)} goes into a spin.`] : [];
    case 'clouds-forced-home':
      return [`${who(event.machine)} turns for home.`];
    case 'clouds-lost':
      return [`${who(event.machine)} is lost: ${event.why.replaceAll('-', ' ')}.`];
    case 'clouds-landed':
      return [`${who(event.machine)} comes down: ${event.words}.`];
    case 'clouds-left':
      return [`${who(event.machine)} leaves the fight.`];
    case 'machine-out':
      return [`${who(event.machine)} is out of it: ${event.fate.replaceAll('-', ' ')}.`];
    default:
      return [];
  }
}
