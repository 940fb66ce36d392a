import type { Thrown } from './journal.ts';

/** Throws as the log-book writes them, one check's in a row together: `weather-change 35 41, encounter 22`. */
export function writeThrows(throws: readonly Thrown[]): string {
  let text = '';
  let last = '';
  for (const { threw, faces } of throws) {
    text += threw === last ? ' ' : `${text && ', '}${threw} `;
    text += faces.join('');
    last = threw;
  }
  return text;
}

/** Reads them back. */
export function readThrows(text: string, byHand: boolean): Thrown[] {
  if (text === '') return [];
  return text.split(', ').flatMap((group) => {
    const [threw = '', ...falls] = group.split(' ');
    return falls.map((faces) => ({ threw, faces: facesIn(faces), byHand }));
  });
}

function facesIn(faces: string): number[] {
  if (!/^[1-6]+$/.test(faces)) throw new Error(`The log-book tells of dice that no dice can show: ${faces}`);
  return [...faces].map(Number);
}
