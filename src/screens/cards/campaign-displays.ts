import type { CampaignGrades } from '../../cards/printed/campaign-grades.ts';
import type { VictoryPoints } from '../../cards/printed/victory-points.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type Block, bands, entries, fact, facts, noted, rows } from '../../kit/screen/cards/make.ts';
import { signed } from '../../words/numbers.ts';

/** What everything is worth. */
export function victoryPointsDisplay(card: VictoryPoints, book: Rulebook): Block[] {
  const points = { vp: ['VP', signed] } as const;
  return [
    facts(
      'Par (rule 48)',
      fact('A fine performance', `${signed(card.par.aDay)} a day over ${card.par.days} days`, card.par),
    ),
    rows('Enemy machines (rules 26 to 29 and 43)', card.enemies, {
      shotDown: ['Shot Down', signed],
      forcedDown: ['Forced Down', signed],
      damagedAbort: ['Damaged-abort', signed],
      drivenOff: ['Driven Off', signed],
    }),
    entries('Our machines', card.machines, points),
    entries('Our aircrew', card.aircrew, points),
    missions(book),
  ];
}

/** From the manuals, which also say what each mission earns. */
function missions({ missions: manuals }: Rulebook) {
  const all = Object.values(manuals).map(({ mission, failed, notFlown }) => ({
    mission,
    failed: failed.points,
    notFlown: notFlown.points,
    source: sourcesOf(failed.source, notFlown.source),
  }));
  const table = rows('Missions (rules 6 and 43)', all, {
    failed: ['nothing achieved', signed],
    notFlown: ['not flown', signed],
  });
  return noted(table, 'What a mission earns stands in its Briefing Manual: wof cards missions lists them.');
}

const sourcesOf = (failed: string, notFlown: string) =>
  failed === notFlown ? failed : `${failed}; ${notFlown} for not flown`;

export const gradesDisplay = ({ grades }: CampaignGrades): Block[] => [
  bands('The verdict (rule 48)', 'Victory Points', grades, { grade: null, words: 'grade' }),
];
