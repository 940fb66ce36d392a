import type { Point } from '../geometry/pose.ts';

/** A part of the table, and the cells of the page to draw it in. A cell has two by four dots. */
export interface CanvasWindow {
  readonly columns: number;
  readonly rows: number;
  /** The south-west corner, and the size of a dot on the table; vertically another size, where it is given. */
  readonly west: number;
  readonly south: number;
  readonly scale: number;
  readonly up?: number;
}

const BLANK = 0x2800;
/** The bits of a Braille cell, by row from the top and column from the left. */
const DOTS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const;

/** Where a word goes whose place is occupied: so many cells up or down, and to either side. */
const APART = Array.from({ length: 21 }, (_, i) => (i % 2 === 1 ? (i + 1) / 2 : -i / 2));
const PLACES_APART = APART.flatMap((up) => APART.map((aside) => ({ up, aside }))).sort(
  (a, b) => farness(a) - farness(b),
);

/** A word goes up or down rather than aside. */
function farness({ up, aside }: { readonly up: number; readonly aside: number }): number {
  return Math.abs(up) + 2 * Math.abs(aside);
}

/** A picture in Braille with words on top. */
export class Canvas {
  readonly #window: CanvasWindow;
  readonly #cells: number[];
  readonly #words = new Map<number, string>();

  constructor(window: CanvasWindow) {
    this.#window = window;
    this.#cells = Array.from({ length: window.columns * window.rows }, () => 0);
  }

  dot(point: Point): void {
    const at = this.#dotOf(point);
    if (at) this.#cells[this.#place(at)] = (this.#cells[this.#place(at)] ?? 0) | (DOTS[at.y % 4]?.[at.x % 2] ?? 0);
  }

  /** A line of dots; `every` leaves some of them out. */
  line(from: Point, to: Point, every = 1): void {
    const { scale, up = scale } = this.#window;
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to.x - from.x) / scale, Math.abs(to.y - from.y) / up)));
    for (let step = 0; step <= steps; step += every)
      this.dot({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps });
  }

  /** Lines from point to point. */
  path(points: readonly Point[], every = 1): void {
    for (const [i, point] of points.slice(1).entries()) this.line(points[i] ?? point, point, every);
  }

  outline(corners: readonly Point[]): void {
    for (const [i, corner] of corners.entries()) this.line(corner, corners[(i + 1) % corners.length] ?? corner);
  }

  /** Writes over the picture from a point, as far as there is room. */
  write(point: Point, text: string): void {
    const at = this.#dotOf(point);
    if (!at) return;
    const place = this.#place(at);
    const end = place - (place % this.#window.columns) + this.#window.columns;
    for (const [i, letter] of [...text].entries()) if (place + i < end) this.#words.set(place + i, letter);
  }

  /**
   * The same where no other word stands; otherwise at the nearest place with room for all of it. Where there is none,
   * the word is left out: two words in one place are no word.
   */
  writeClear(point: Point, text: string): void {
    const { scale, up = scale } = this.#window;
    const place = PLACES_APART.map((apart) => ({
      x: point.x + apart.aside * 2 * scale,
      y: point.y + apart.up * 4 * up,
    })).find((each) => this.#isFree(each, text));
    if (place) this.write(place, text);
  }

  #isFree(point: Point, text: string): boolean {
    const at = this.#dotOf(point);
    const room = at ? this.#window.columns - Math.floor(at.x / 2) : 0;
    return at !== undefined && text.length <= room && [...text].every((_, i) => !this.#words.has(this.#place(at) + i));
  }

  get lines(): string[] {
    const { columns, rows } = this.#window;
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => this.#sign(row * columns + column))
        .join('')
        .trimEnd(),
    );
  }

  #sign(place: number): string {
    const bits = this.#cells[place] ?? 0;
    return this.#words.get(place) ?? (bits === 0 ? ' ' : String.fromCharCode(BLANK + bits));
  }

  #dotOf({ x, y }: Point): { x: number; y: number } | undefined {
    const { west, south, scale, up = scale, columns, rows } = this.#window;
    const at = { x: Math.floor((x - west) / scale), y: rows * 4 - 1 - Math.floor((y - south) / up) };
    return at.x >= 0 && at.y >= 0 && at.x < columns * 2 && at.y < rows * 4 ? at : undefined;
  }

  #place({ x, y }: { readonly x: number; readonly y: number }): number {
    return Math.floor(y / 4) * this.#window.columns + Math.floor(x / 2);
  }
}
