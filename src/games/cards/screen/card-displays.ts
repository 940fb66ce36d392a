import type { Rulebook } from '../../../cards/rulebook.ts';
import { cornersOf } from '../../../kit/geometry/lying.ts';
import { type Point, poseAfterArrow, wayFlown } from '../../../kit/geometry/pose.ts';
import { Canvas } from '../../../kit/screen/canvas.ts';
import { type Block, type CardDrawing, fact, facts, prose, rows } from '../../../kit/screen/cards/make.ts';
import { sentence } from '../../../kit/screen/cards/say.ts';
import type { Paper } from '../../../page/paper.ts';
import { counted } from '../../../words/numbers.ts';
import type { CardMachine } from '../cards/card-machines.ts';
import type { CardScenario } from '../cards/card-scenario.ts';
import { CARD_TITLES } from '../cards/card-systems.ts';
import { codeOf, type Firepower } from '../cards/damage-cards.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import { damageText, letterOf, manoeuvreText } from './card-words.ts';
import { whatCounts } from './what-counts.ts';

const START = { x: 0, y: 0, heading: 0 };
const WIDEST = 46;
/** A letter is four dots high: with a smaller margin two ends would overlap. */
const AIR = 1200;

/** A deck before a machine's nose: where every card would take it. */
const fanOf = (cards: readonly ManoeuvreCard[], book: Rulebook): CardDrawing => ({
  shape: 'drawing',
  draw: (paper) => fanLines(cards, book, paper).join('\n'),
  alt: 'Up is ahead; the lengths are below.',
});

function fanLines(cards: readonly ManoeuvreCard[], book: Rulebook, paper: Paper): string[] {
  const { base } = book.fights['manoeuvre-cards'].cardTable;
  const ends = cards.map((card) => poseAfterArrow(START, card, base.length));
  const corners = cornersOf({ ...START, width: base.width, length: base.length });
  const canvas = canvasFor([...ends, ...corners], Math.min(paper.width, WIDEST));
  canvas.outline(corners);
  canvas.write(START, '↑');
  for (const card of cards) canvas.path([START, ...wayFlown(START, card, base.length)], 2);
  for (const [place, end] of ends.entries()) canvas.write(end, letterOf(place));
  return canvas.lines.map((line) => line.trimEnd());
}

function canvasFor(points: readonly Point[], columns: number): Canvas {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, south, north] = [
    Math.min(...xs) - AIR,
    Math.max(...xs) + AIR,
    Math.min(...ys) - AIR,
    Math.max(...ys) + AIR,
  ];
  const scale = Math.ceil((east - west) / (columns * 2));
  return new Canvas({ columns, rows: Math.ceil((north - south) / (scale * 4)), west, south, scale });
}

const millimetres = (hundredths: number): string => `${hundredths / 100}`;

type ManoeuvreCards = Rulebook['fights']['manoeuvre-cards'];
type ManoeuvreDeck = ManoeuvreCards['manoeuvreDecks']['decks'][string];
type ShownDamageDeck = ManoeuvreCards['damageDecks']['decks'][Firepower];

export const manoeuvreDeckLine = ({ of, cards }: ManoeuvreDeck): string => {
  const straight = cards.find(({ card }) => card === 'straight');
  const steep = cards.filter((card) => card.steep).length;
  return `${of} cards, a straight of ${millimetres(straight?.forward ?? 0)} mm, ${counted(steep, 'kind')} of steep ones`;
};

/** A manoeuvre deck: where each card leads, how many there are, and how far each arrow goes. */
export const manoeuvreDeckDisplay = ({ of, cards }: ManoeuvreDeck, book: Rulebook): Block[] => [
  fanOf(cards, book),
  rows(
    `${of} cards; lengths in mm, * for a steep one`,
    cards.map(({ card, numbers, right, forward, turn, steep, source }, place) => ({
      end: letterOf(place),
      card: `${manoeuvreText(card)}${steep ? ' *' : ''}`,
      numbers: numbers.join(', '),
      right: millimetres(right),
      ahead: millimetres(forward),
      turn: `${turn}`,
      source,
    })),
  ),
];

const meanOf = ({ of, cards }: ShownDamageDeck): string =>
  (cards.reduce((sum, { points, count }) => sum + points * count, 0) / of).toFixed(2);

export const damageDeckLine = (deck: ShownDamageDeck): string => `${deck.of} cards, ${meanOf(deck)} points a card`;

export const damageDeckDisplay = (deck: ShownDamageDeck): Block[] => [
  rows(
    sentence(damageDeckLine(deck)),
    deck.cards.map((card) => ({
      card: damageText(codeOf(card)),
      typed: codeOf(card),
      count: card.count,
      share: `${((100 * card.count) / deck.of).toFixed(1)} %`,
      source: card.source,
    })),
  ),
];

const gunsText = ({ guns }: CardMachine): string =>
  [guns.front && `${guns.front} ahead`, guns.rear && `${guns.rear} astern`].filter(Boolean).join(', ');

export const cardMachineLine = (machine: CardMachine): string =>
  `deck ${machine.deck}, guns ${gunsText(machine)}, bears ${machine.resistance}`;

/** A machine's card: decks, guns, resistance, and where its manoeuvres lead. */
export function cardMachineDisplay(machine: CardMachine, book: Rulebook): Block[] {
  const { manoeuvreDecks, damageDecks } = book.fights['manoeuvre-cards'];
  const deck = manoeuvreDecks.decks[machine.deck];
  const letters = [...new Set([machine.guns.front, machine.guns.rear])].flatMap((letter) => letter ?? []);
  return [
    facts(
      'The card',
      fact('Side', machine.side, machine),
      fact('Manoeuvre deck', machine.deck, machine),
      fact('Guns', gunsText(machine), machine),
      fact('Resistance', `${machine.resistance} points bring her down`, machine),
      ...letters.map((letter) => fact(`Damage deck ${letter}`, damageDeckLine(damageDecks.decks[letter]))),
    ),
    ...(deck ? manoeuvreDeckDisplay(deck, book) : []),
  ];
}

export const cardTableDisplay = (table: ManoeuvreCards['cardTable']): Block[] => [
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
  `${scenario} (${CARD_TITLES[system]}): ${line}`;

/** A scenario: how it comes about, the table, the forces. */
export function scenarioDisplay(
  scenario: CardScenario,
  {
    fights: {
      'manoeuvre-cards': { cardMachines },
    },
  }: Rulebook,
): Block[] {
  const { words, table, switches, allied, german, ground } = scenario;
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
      ...ground.map((card) => fact(card.id, `${card.kind.replaceAll('-', ' ')} at ${card.x}, ${card.y}`, card)),
    ),
    facts('What counts', ...whatCounts(scenario).map(({ label, text }) => fact(label, text, scenario.score))),
    force('Allied', allied),
    force('German', german),
  ];
}
