/** The places of a player's own table, in the order of setting up. */
const PLACES = [
  'Mission Map',
  'Weather Effects Chart',
  'Initiative Track',
  "'Archie' Display",
  'Mission Log',
  'Cards open',
] as const;

export type BoardPlace = (typeof PLACES)[number];

/** A counter or a marker and its place; on the Mission Log an entry and its text. */
export interface BoardPiece {
  readonly place: BoardPlace;
  readonly piece: string;
  readonly at: string;
}

export const pieces = (place: BoardPlace, lying: readonly (readonly [piece: string, at: string])[]): BoardPiece[] =>
  lying.map(([piece, at]) => ({ place, piece, at }));

/** Places with written entries instead of markers. */
const WRITTEN: readonly BoardPlace[] = ['Mission Log', 'Cards open'];

/** The changes that make a player's table equal to ours, a sentence for each place; empty where it is equal already. */
export function movesBetween(before: readonly BoardPiece[], after: readonly BoardPiece[]): string[] {
  const told = PLACES.flatMap((place) => {
    const here = after.filter((each) => each.place === place && !before.some((old) => isSame(old, each)));
    return here.length === 0 ? [] : [`${place}: ${here.map((each) => moved(each)).join('; ')}.`];
  });
  const off = before.filter(
    ({ place, piece }) => !WRITTEN.includes(place) && !after.some((each) => each.piece === piece),
  );
  return off.length === 0 ? told : [...told, `Off the board: ${off.map(({ piece }) => piece).join(', ')}.`];
}

const isSame = (one: BoardPiece, other: BoardPiece): boolean =>
  one.place === other.place && one.piece === other.piece && one.at === other.at;

const moved = ({ place, piece, at }: BoardPiece): string => `${piece} ${WRITTEN.includes(place) ? '' : 'to '}${at}`;

/** The whole table, a line for each place. */
export const laidOut = (lying: readonly BoardPiece[]): string[] =>
  PLACES.flatMap((place) => {
    const here = lying.filter((each) => each.place === place);
    return here.length === 0 ? [] : [`${place}: ${here.map(({ piece, at }) => `${piece} ${at}`).join('; ')}.`];
  });
