import { h } from 'preact';
import type { Piece } from '../../../kit/book/markup.ts';
import type { Point } from '../../../kit/geometry/pose.ts';
import { drawnOnce, type Frames } from '../../../kit/scene/frames.ts';
import { type Area, boxRound, colourOf, inShapes, lookIn, onPicture, outlineOf } from '../../../kit/scene/shapes.ts';
import { type GameEvent, ofType } from '../../../table/events.ts';
import { SIDES, type Side } from '../../../table/sides.ts';
import { phaseScene } from '../screen/scene.ts';
import { type CardFrame, cardFrames } from '../table/frames.ts';
import { cardWords, plain } from './card-words.ts';

/** The card of a machine, in hundredths of a millimetre. */
const BASE = { width: 4400, length: 6800 };
const WIDTH = 480;
/** Margin round everything that is drawn, and the smallest width of a picture: 60 and 300 mm. */
const [AIR, LEAST] = [6000, 30_000];

/**
 * A fight with manoeuvre cards, phase by phase, on as much of the table as it needed. Empty where no card was flown.
 */
export function cardStrip(
  events: readonly GameEvent[],
  nameOf: (id: string) => string,
  place: string,
): Frames | undefined {
  const phases = cardFrames(events);
  if (phases.length === 0) return undefined;
  const ground = ofType(events, 'cards-laid-out')[0]?.ground ?? [];
  const area = areaOf([...phases.flatMap(({ machines }) => machines.flatMap(({ from, to }) => [from, to])), ...ground]);
  const { width, height } = area;
  return {
    seen: 'The table',
    width,
    height,
    once: drawnOnce(SIDES.map((side) => h('g', { id: `${side}-${place}` }, baseShapes(side, area)))),
    frames: phases.map((phase) => ({
      title: `Turn ${phase.turn}, phase ${phase.phase}`,
      shapes: [
        h('rect', { class: 'axis', x: 0.5, y: 0.5, width: width - 1, height: height - 1 }),
        inShapes(phaseScene(phase, ground, BASE), area, 0, (thing) =>
          thing.is === 'machine' ? h('use', { href: `#${thing.side}-${place}` }) : lookIn(area)(thing),
        ),
      ],
      told: phase.machines.map((each) => placeWords(each, nameOf)).join('; '),
      words: phase.told.flatMap((event) => cardWords(event, nameOf)),
    })),
  };
}

/** The same area in each frame: north up, and never higher than it is wide. */
function areaOf(places: readonly Point[]): Area {
  const box = boxRound(places, AIR, LEAST, 1);
  const height = Math.round(((box.north - box.south) * WIDTH) / (box.east - box.west));
  return { ...box, left: 0, top: 0, width: WIDTH, height };
}

const placeWords = (
  { machine, card, to, isOut }: CardFrame['machines'][number],
  nameOf: (id: string) => string,
): string => `${nameOf(machine)}: ${plain(card)}, now heading ${to.heading * 15}${isOut ? ', out of it' : ''}`;

/** The card of a machine of either side, with an arrow head at its front. Most shapes of a picture are these. */
function baseShapes(side: Side, area: Area): Piece[] {
  const [wide, long] = [onPicture(area).long(BASE.width), onPicture(area).long(BASE.length)];
  return [
    h('path', { class: `base ${colourOf(side)}-way`, d: outlineOf(BASE, area) }),
    h('path', { class: colourOf(side), d: `M0 ${-long / 2}L${wide / 2} ${long / 4}H${-wide / 2}Z` }),
  ];
}
