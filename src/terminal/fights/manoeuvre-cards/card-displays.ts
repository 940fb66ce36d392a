import type { CardScenario } from '../../../rulebook/fights/manoeuvre-cards/card-scenario.ts';
import { codeOf } from '../../../rulebook/fights/manoeuvre-cards/damage-cards.ts';
import { TITLES } from '../../../rulebook/fights/systems.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Block } from '../../cards/block.ts';
import { fact, facts, prose, rows } from '../../cards/make.ts';
import { damageText, manoeuvreText } from './card-words.ts';

const millimetres = (hundredths: number): string => `${hundredths / 100}`;

/** Every manoeuvre deck: its cards, their numbers, and how far each arrow goes. */
export const manoeuvreDecksDisplay = ({ decks }: Rulebook['manoeuvreDecks']): Block[] =>
  Object.entries(decks).map(([letter, { of, cards }]) =>
    rows(
      `Deck ${letter}, ${of} cards; lengths in mm`,
      cards.map(({ card, numbers, right, forward, turn, steep, source }) => ({
        card: `${manoeuvreText(card)}${steep ? ' *' : ''}`,
        numbers: numbers.join(', '),
        right: millimetres(right),
        ahead: millimetres(forward),
        turn: `${turn}`,
        source,
      })),
    ),
  );

/** What each damage deck is made of. */
export const damageDecksDisplay = ({ decks }: Rulebook['damageDecks']): Block[] =>
  Object.entries(decks).map(([letter, { of, cards }]) => {
    const mean = cards.reduce((sum, { points, count }) => sum + points * count, 0) / of;
    return rows(
      `Damage deck ${letter}, ${of} cards, ${mean.toFixed(2)} points a card`,
      cards.map((card) => ({
        card: damageText(codeOf(card)),
        typed: codeOf(card),
        count: card.count,
        source: card.source,
      })),
    );
  });

/** Every machine's card: decks, guns, resistance. */
export const cardMachinesDisplay = ({ machines }: Rulebook['cardMachines']): Block[] => [
  rows(
    'Machines',
    Object.values(machines).map(({ name, side, deck, guns, resistance, source, cells }) => ({
      name,
      side,
      deck,
      front: guns.front ?? '-',
      rear: guns.rear ?? '-',
      resistance,
      source,
      cells,
    })),
  ),
];

/** The pieces on the table. */
export const cardTableDisplay = (table: Rulebook['cardTable']): Block[] => [
  facts(
    'The table',
    fact('Card of a machine', `${millimetres(table.base.width)} by ${millimetres(table.base.length)} mm`, table.base),
    fact('Ruler', `${millimetres(table.ruler.reach)} mm, half ${millimetres(table.ruler.half)} mm`, table.ruler),
    fact('Damage cards', `${table.cards.short} within half a ruler, ${table.cards.long} beyond`, table.cards),
    fact('A jam lasts', `${table.jam.manoeuvres} manoeuvres, ${table.jam.wounded} with a wounded pilot`, table.jam),
    fact('Counters', `${table.counters.smoke} for smoke, ${table.counters.flames} for fire`, table.counters),
    fact('Trench', `${table.ground.trench.resistance} points`, table.ground.trench),
    fact(
      'Anti-aircraft gun',
      `${table.ground['anti-aircraft-gun'].resistance} points`,
      table.ground['anti-aircraft-gun'],
    ),
    fact('Most turns', table.turns.most, table.turns),
  ),
];

export const scenarioLine = ({ scenario, system, line }: CardScenario): string =>
  `${scenario} (${TITLES[system]}): ${line}`;

/** A scenario: how it comes about, the table, the forces. */
export function scenarioDisplay(scenario: CardScenario, { cardMachines }: Rulebook): Block[] {
  const { words, table, switches, allied, german, ground, missions } = scenario;
  const force = (title: string, { machines }: CardScenario['allied']) =>
    rows(
      title,
      machines.map(({ machine, type, x, y, source }) => ({
        machine,
        type: cardMachines.machines[type]?.name ?? type,
        at: `${x}, ${y}`,
        source,
      })),
      { machine: 'No.' },
    );
  return [
    prose(words.trim()),
    facts(
      'How it is played',
      fact('Table', `${table.width} by ${table.length} mm`, table),
      fact(
        'Optional rules',
        switches.length > 0 ? switches.map((each) => each.replaceAll('-', ' ')).join(', ') : 'none',
      ),
      ...missions.map((mission) => fact(`Errand, ${mission.side}`, mission.kind.replaceAll('-', ' '), mission)),
      ...ground.map((card) => fact(card.id, `${card.kind.replaceAll('-', ' ')} at ${card.x}, ${card.y}`, card)),
    ),
    force('Allied', allied),
    force('German', german),
  ];
}
