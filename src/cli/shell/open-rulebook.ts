import { readFileSync } from 'node:fs';
import { onTable } from '../../rulebook/reading/compiled.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import { COMPILED_CARDS, DATA, IS_BUILT } from './whereabouts.ts';

/** The cards: compiled with the program, or read from YAML where a player lays his own over them. */
export async function openRulebook(overlay: string | undefined): Promise<Rulebook> {
  if (IS_BUILT && overlay === undefined) return onTable(readFileSync(COMPILED_CARDS, 'utf8'));
  const { loadRulebook } = await import('../../rulebook/reading/load.ts');
  return loadRulebook(DATA, overlay);
}
