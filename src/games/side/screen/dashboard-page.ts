import { nearest } from '../../../cards/nearest.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { type Block, fact, facts, type List, noted, rows, type WantedOfCard } from '../../../kit/screen/cards/make.ts';
import { printBlock } from '../../../kit/screen/cards/print-block.ts';
import type { Missed, Shown } from '../../../kit/screen/cards/shown.ts';
import { fold } from '../../../page/fold.ts';
import { heading } from '../../../page/paper.ts';
import type { Dashboard } from '../cards/dashboard.ts';
import { BANDS } from '../cards/ladder.ts';

/** The dashboard of a machine, by its name or a part of it. */
export function showDashboard(typed: string, book: Rulebook, wanted: WantedOfCard): Shown | Missed {
  const { dashboards } = book.fights['winged-victory'];
  const ids = Object.keys(dashboards);
  const word = fold(typed);
  const exact = ids.filter((id) => fold(id) === word || fold(dashboards[id]?.name ?? '') === word);
  const found = exact.length > 0 ? exact : ids.filter((id) => fold(id).includes(word));
  const [id = '', ...others] = found;
  if (others.length > 0) return { is: 'several', ids: found };
  const dash = dashboards[id];
  if (!dash) return { is: 'none', meant: nearest(typed.toLowerCase(), ids) };
  return {
    is: 'shown',
    page: (paper) =>
      [
        heading(`${dash.name}: dashboard of Winged Victory`, paper),
        ...blocksOf(dash).map((block) => printBlock(block, wanted, paper)),
      ].join('\n\n'),
    data: () => ({ id, ...dash }),
  };
}

const blocksOf = (dash: Dashboard): Block[] => [factsOf(dash), energyOf(dash), dragOf(dash), hitsOf(dash)];

function factsOf(dash: Dashboard): List {
  const { engine, seats, ceiling, handling, structural, spotting, structure, controls, bomber, points } = dash;
  return facts(
    '',
    fact('Engine', engine === 'rotary' ? 'rotary: off, or all it has' : 'in line: any throttle'),
    fact('Ceiling', `level ${ceiling}`),
    fact('Seats', String(seats)),
    ...dash.guns.map(({ mount, die, plates, reloads }) =>
      fact(mount === 'fixed' ? 'Pilot' : 'Gunner', `${die} die, ${plates.join(reloads ? ' | ' : ' and ')} bursts`),
    ),
    fact('Tests', `handling ${handling}, structure ${structural}, spotting ${spotting}`),
    fact('Structure', boxesOf(structure)),
    fact('Controls', `${'o'.repeat(controls)} each of ailerons, elevators, rudder`),
    fact('Engine boxes', dash.engineBoxes.join(', ')),
    ...(bomber ? [fact('Bombs', `no throttle above ${bomber.loadedTop} with them`)] : []),
    fact('Worth', `${points} points`),
  );
}

/** Boxes with the thick lines between them. */
const boxesOf = ({ boxes, lines }: Dashboard['structure']): string =>
  Array.from({ length: boxes }, (_, i) => (lines.includes(i + 1) ? 'o|' : 'o')).join('');

/** The strip of speeds by height: stalled, flown, the highest level speed, straining, breaking up. */
function energyOf({ strip, stall, top, preparation }: Dashboard): Block {
  const speeds = Array.from({ length: strip.crackUp - strip.lowest + 1 }, (_, i) => strip.lowest + i);
  const all = BANDS.toReversed().map((band) => ({
    band,
    strip: speeds.map((speed) => signOf(speed, stall[band], top[band], strip).padStart(2)).join(' '),
    preparation: preparation[band],
  }));
  const numbers = speeds.map((speed) => String(speed).padStart(2)).join(' ');
  return noted(
    rows('Speed', all, { strip: numbers, preparation: 'p' }),
    's stalls, o flies, W the highest level speed, R strains the structure, X breaks up.',
  );
}

function signOf(speed: number, stall: number, top: number, { red, crackUp }: Dashboard['strip']): string {
  if (speed >= crackUp) return 'X';
  if (speed >= red) return 'R';
  if (speed === top) return 'W';
  return speed <= stall ? 's' : 'o';
}

function dragOf({ drag }: Dashboard): Block {
  const most = Math.max(...BANDS.map((band) => drag[band].length));
  const speeds = Array.from({ length: most }, (_, i) => String(i + 1).padStart(2)).join(' ');
  const all = BANDS.toReversed().map((band) => ({
    band,
    drag: drag[band].map((each) => String(each).padStart(2)).join(' '),
  }));
  return rows('Drag by speed', all, { drag: speeds });
}

function hitsOf({ locations }: Dashboard): Block {
  const all = locations.map(({ from, to, part }) => ({ die: from === to ? String(from) : `${from}-${to}`, part }));
  return rows('Where a hit tells', all);
}
