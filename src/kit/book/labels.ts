/** A label of a point in a picture. */
export interface PictureLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface PlacedLabel extends PictureLabel {
  readonly anchor: 'start' | 'end';
}

/** The width of a letter and the height of a line, in units of the pictures. */
const [LETTER, LINE] = [6.8, 13];

/**
 * Places labels beside their points without overlaps: to the right, otherwise to the left, otherwise above or below. No
 * label begins left of the minimum.
 */
export function placeLabels(labels: readonly PictureLabel[], far: number, width: number, least = 0): PlacedLabel[] {
  const boxes: Box[] = labels.map(({ x, y }) => ({ left: x - far, right: x + far, top: y - far, bottom: y + far }));
  return labels.map((label, i) => {
    const places = BESIDE.map(([side, down]) => placed(label, side * far, down * LINE));
    const isFree = (place: PlacedLabel): boolean => {
      const box = boxOf(place);
      return box.left >= least && box.right <= width && boxes.every((other, j) => j === i || !meets(box, other));
    };
    const best = places.find(isFree) ?? placed(label, far, 0);
    boxes.push(boxOf(best));
    return best;
  });
}

/** To which side, and how many lines down. */
const BESIDE = [0, -1, 1, -2, 2, -3, 3].flatMap((down) => [[1, down] as const, [-1, down] as const]);

const placed = ({ x, y, text }: PictureLabel, beside: number, down: number): PlacedLabel => ({
  x: x + beside,
  y: y + 4 + down,
  text,
  anchor: beside > 0 ? 'start' : 'end',
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ x, y, text, anchor }: PlacedLabel): Box {
  const wide = LETTER * text.length;
  const left = anchor === 'start' ? x : x - wide;
  return { left, right: left + wide, top: y - LINE + 2, bottom: y + 2 };
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
