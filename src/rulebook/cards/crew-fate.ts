import { z } from 'zod';

/** On which side of the lines a machine comes down. */
export const SIDES_OF_LINES = ['allied', 'trenches', 'enemy'] as const;
export type SideOfLines = (typeof SIDES_OF_LINES)[number];

export const woundDays = z.int().min(0).max(60).meta({ description: 'whole days out, after today' });

/** What becomes of a man whose machine did not come home. */
export type CrewFate =
  | { readonly fate: 'killed' }
  | { readonly fate: 'prisoner'; readonly wounded: boolean }
  | { readonly fate: 'wounded' | 'safe'; readonly days: number };

/** A fate as it is printed on the card: `wounded 9` is nine days out, `safe 1` is back with the flight after one. */
export const crewFate = z
  .string()
  .regex(/^(killed|prisoner|prisoner wounded|(wounded|safe) \d{1,2})$/)
  .meta({
    description: '`killed`, `prisoner`, `prisoner wounded`, `wounded N` or `safe N` with N the days until he is back',
  })
  .transform(fateFrom);

function fateFrom(text: string): CrewFate {
  if (text === 'killed') return { fate: 'killed' };
  if (text.startsWith('prisoner')) return { fate: 'prisoner', wounded: text.endsWith('wounded') };
  return { fate: text.startsWith('wounded') ? 'wounded' : 'safe', days: Number(text.split(' ')[1]) };
}
