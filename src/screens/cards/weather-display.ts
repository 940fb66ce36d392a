import type { TurnProcedure } from '../../cards/printed/turn-procedure.ts';
import type { WeatherBox, WeatherEffects } from '../../cards/printed/weather-effects.ts';
import { type Block, type CardGrid, fact, facts, noted, roll, rows } from '../../kit/screen/cards/make.ts';
import { say, saySigned, sentence, words } from '../../kit/screen/cards/say.ts';
import { startText } from '../../questions/weather.ts';
import { numbered, signed } from '../../words/numbers.ts';

/** The Turn Procedure card: the figures, then the steps of each heading in order. */
export function turnDisplay({ aft, limits, headings }: TurnProcedure): Block[] {
  const costs = Object.entries(aft).map(([key, cost]) => fact(sentence(words(key)), costText(cost), cost));
  return [
    facts('AFT', ...costs),
    facts(
      'In one turn',
      fact('Climb', `${say(limits.climb.feet)} ft at most`, limits.climb),
      fact('Descent', `${say(limits.descent.feet)} ft at most`, limits.descent),
      fact(
        'To Tree-Top',
        limits.descentToTreeTop.allowed ? 'allowed' : 'not in an ordinary descent',
        limits.descentToTreeTop,
      ),
      fact('Patrol with the ground hidden', `at ${say(limits.patrolUnseen.feet)} ft or below`, limits.patrolUnseen),
    ),
    ...headings.map(({ title, steps }) =>
      rows(
        title,
        steps.map(({ step, rule, words: told, costs: spent, ...from }, i) => ({
          no: i + 1,
          told,
          rule,
          spent: (spent ?? []).map((key) => costText(aft[key])).join(' or '),
          ...from,
        })),
        { no: '', told: 'step', spent: 'AFT' },
      ),
    ),
  ];
}

const costText = (cost: { readonly aft: number; readonly feet?: number }) =>
  cost.feet === undefined ? String(cost.aft) : `${cost.aft} for ${say(cost.feet)} ft`;

/** The Weather Effects card: the forecast, the change, and the ring of boxes. */
export function weatherDisplay({ forecast, change, boxes }: WeatherEffects): Block[] {
  return [
    roll(forecast, { words: 'forecast', am: ['AM', startText], pm: ['PM', startText] }),
    noted(roll(change, { change: ['change', saySigned] }), 'The ring closes: 16 is followed by 1.'),
    ring(boxes),
  ];
}

/** The boxes form the edge of a square of five: 1 at the top left, then clockwise. */
function ring(boxes: readonly WeatherBox[]): CardGrid {
  const lines = Array.from({ length: 5 }, () => Array.from({ length: 5 }, (): readonly string[] => []));
  for (const [i, box] of boxes.entries()) {
    const { row, column } = placeOf(i);
    lines[row]?.splice(column, 1, boxLines(box));
  }
  return {
    shape: 'grid',
    title: 'The sixteen boxes (rule 13)',
    rows: lines,
    note: 'E: added to the Encounter Value. P: added to the Photo Quality throw. Up and down: Vertical Visibility in feet; down is also Archie Visibility, with his shots in a turn. DFD: Dog-Fight Duration.',
    table: boxTable(boxes),
  };
}

function placeOf(i: number): { row: number; column: number } {
  const side = Math.floor(i / 4);
  const along = i % 4;
  if (side === 0) return { row: 0, column: along };
  if (side === 1) return { row: along, column: 4 };
  return side === 2 ? { row: 4, column: 4 - along } : { row: 4 - along, column: 0 };
}

const boxLines = ({ box, name, encounter, photo, up, down, shots, dfd }: WeatherBox): string[] => [
  `${box}`,
  name,
  `E ${signed(encounter)}  P ${signed(photo)}`,
  `up ${say(up)}`,
  `down ${say(down)}`,
  numbered(shots, 'shot'),
  `DFD ${dfd}`,
];

const boxTable = (boxes: readonly WeatherBox[]) =>
  rows('The sixteen boxes (rule 13)', boxes, {
    encounter: ['Encounter', saySigned],
    up: ['feet up', say],
    down: ['feet down', say],
    photo: ['Photo', saySigned],
    dfd: 'DFD',
  });
