import type { HitRow } from '../../../rulebook/cards/hit-cards.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { Block } from '../block.ts';
import { prose, rows } from '../make.ts';
import { sentence } from '../say.ts';

/** The five Hit Cards: burst by Firing. */
export function hitDisplay({ angles, buckingham }: Rulebook['hitCards']): Block[] {
  return [
    prose(
      'Two dice for each burst (rule 24): a total listed under the Firing of the man at the gun is a Critical Hit, one listed under jams scores nothing and jams the gun.',
    ),
    ...Object.entries(angles).map(([angle, all]) => hitCard(angle, all)),
    rows('Buckingham at aeroplanes (rule 32)', buckingham, { jams: 'jams, in place of those above' }),
  ];
}

const hitCard = (angle: string, all: readonly HitRow[]) =>
  rows(
    `${sentence(angle)} Hit Card`,
    all.map(({ burst, hits, jams, ...row }) => ({ burst, ...hits, jams, ...row })),
    { ways: null },
  );
