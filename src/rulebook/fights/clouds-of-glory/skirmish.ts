import { nearest } from '../../nearest.ts';
import type { Rulebook } from '../../rulebook.ts';
import { skirmishName } from '../skirmish-name.ts';
import type { CloudsScenario, ScenarioMachine } from './scenario.ts';

/** A fight made up on the spot, laid among the scenarios. */
export interface CloudsSkirmish {
  readonly id: string;
  readonly system: 'clouds-of-glory';
  readonly book: Rulebook;
}

/**
 * Any machines against any others: `sopwith-pup, spad-vii v albatros-d3 by clouds-of-glory`. Nothing, where it is no
 * such thing.
 */
export function cloudsSkirmishFrom(typed: string, book: Rulebook): CloudsSkirmish | undefined {
  const [, allied, german] = /^(.+?) v (.+?) by clouds-of-glory$/.exec(typed.trim().toLowerCase()) ?? [];
  if (allied === undefined || german === undefined) return undefined;
  const cards = book.fights['clouds-of-glory'];
  const known = Object.keys(cards.panels.panels);
  const [ours, theirs] = [typesIn(allied, known), typesIn(german, known)];
  const id = skirmishName('skies', ours, theirs);
  const machines = [...line('allied', ours, cards.panels.panels), ...line('german', theirs, cards.panels.panels)];
  const scenarios = { ...cards.scenarios, [id]: laidOut(machines) };
  const fights = { ...book.fights, 'clouds-of-glory': { ...cards, scenarios } };
  return { id, system: 'clouds-of-glory', book: { ...book, fights } };
}

/** The panels as they are called; the nearest, where one is mistyped. */
const typesIn = (words: string, known: readonly string[]): string[] =>
  words.split(/[,+]/).map((word) => {
    const id = word.trim().replaceAll(' ', '-');
    return known.find((each) => each === id) ?? known.find((each) => each.includes(id)) ?? nearest(id, known) ?? id;
  });

type Panels = Rulebook['fights']['clouds-of-glory']['panels']['panels'];

const MAN = { awareness: 12, flying: 12, gunnery: 12, fortitude: 10, luck: 8 } as const;
const GUNNER = { awareness: 12, flying: 3, gunnery: 12, fortitude: 10, luck: 8 } as const;

/** A line of machines, three Move Units apart, at four fifths of their top speed. */
const line = (side: ScenarioMachine['side'], types: readonly string[], panels: Panels): ScenarioMachine[] =>
  types.map((aircraft, i) => {
    const { rear = 0, top = 150 } = panels[aircraft] ?? {};
    return {
      machine: `${side === 'allied' ? 'A' : 'G'}${i + 1}`,
      side,
      aircraft,
      pilot: { name: 'a pilot', ...MAN },
      ...(rear > 0 && { observer: { name: 'an observer', ...GUNNER } }),
      at: [Math.round(3 * (i - (types.length - 1) / 2)), side === 'allied' ? -10 : 10],
      heading: side === 'allied' ? 0 : 180,
      height: 40,
      speed: 10 * Math.floor((top * 8) / 100),
      source: 'invented',
    };
  });

const laidOut = (machines: ScenarioMachine[]): CloudsScenario => ({
  scenario: 'Skirmish',
  words: 'A fight that nobody has written a scenario for.',
  turns: 24,
  board: { half: 40, source: 'invented' },
  machines,
  tasks: (['allied', 'german'] as const).map((side) => ({
    side,
    is: 'down',
    points: 2,
    words: 'a machine down',
    source: 'invented',
  })),
  source: 'invented',
});
