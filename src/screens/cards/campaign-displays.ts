import type { CampaignGrades } from '../../cards/printed/campaign-grades.ts';
import type { MissionMap } from '../../cards/printed/mission-map.ts';
import type { Glossary, Rules } from '../../cards/printed/rules.ts';
import type { VictoryPoints } from '../../cards/printed/victory-points.ts';
import { manualOf, type Rulebook } from '../../cards/rulebook.ts';
import type { SpecialTask } from '../../cards/tasks/special-task.ts';
import { type Block, bands, entries, fact, facts, noted, prose, rows } from '../../kit/screen/cards/make.ts';
import { drawMap } from '../../questions/map/map.ts';
import { mapInWords } from '../../questions/map/map-words.ts';
import { dateOf, numbered, signed, victoryPoints } from '../../words/numbers.ts';
import { missionDisplay } from './mission-display.ts';

/** A special task: how it is offered and what follows, then its manual. */
export function taskDisplay(task: SpecialTask, book: Rulebook): Block[] {
  const { words, chain, step, offered, afterLoss, needs, as, worth, succeeds, brings } = task;
  const id = Object.keys(book.tasks).find((each) => book.tasks[each] === task);
  return [
    prose(words.offer),
    facts(
      'The task',
      fact('Chain', `${chain}, step ${step}`, task),
      fact(
        'Offered',
        `${dateOf(offered.from)} to ${dateOf(offered.to)}${afterLoss ? ', the day after a loss' : ''}`,
        task,
      ),
      fact(
        'Needs',
        `${numbered(needs.fighters, 'fighter')} and ${numbered(needs.twoSeaters, 'two-seater')} ready`,
        task,
      ),
      fact('Flown as', book.missions[as]?.mission ?? as, task),
      fact('Succeeds', `when its work brings ${victoryPoints(succeeds)}`, task),
      fact('Worth', victoryPoints(worth), task),
      ...(brings ? [fact('Brings', bringsText(brings), task)] : []),
    ),
    ...(id === undefined ? [] : missionDisplay(manualOf(id, book))),
  ];
}

function bringsText({ decoration, depot, fewerOfJasta11 }: NonNullable<SpecialTask['brings']>): string {
  return [
    ...(decoration ? ['a decoration'] : []),
    ...(depot ? [`${signed(depot.add)} on requests for ${numbered(depot.days, 'day')}`] : []),
    ...(fewerOfJasta11
      ? [`${fewerOfJasta11.by} fewer of Jasta 11 wherever several are met, for ${numbered(fewerOfJasta11.days, 'day')}`]
      : []),
  ].join('; ');
}

/** The Mission Map, then everything on it by name. */
export function mapDisplay(map: MissionMap): Block[] {
  return [
    { shape: 'drawing', draw: (paper) => drawMap(map, undefined, paper), alt: mapInWords(map, undefined) },
    rows('Fields (rule 49)', map.fields, { field: null, name: 'field', units: 'who flies there' }),
    rows('Places', map.places, { name: 'place' }),
    rows('Targets', map.targets, { target: null, name: 'target' }),
    rows('Heavy hex-sides (rule 42)', map.batteries, { sides: 'guarded on the' }),
    rows('To find the way by', map.landmarks, { name: 'landmark', through: 'through the hexes' }),
  ];
}

/** The rules by chapter; `wof rules` shows each. */
export const rulesDisplay = ({ chapters, rules }: Rules): Block[] =>
  chapters.map(({ title, from, to }) =>
    facts(title, ...rules.slice(from - 1, to).map((rule) => fact(`(${rule.rule})`, rule.title, rule))),
  );

export const glossaryDisplay = ({ words }: Glossary): Block[] => [
  facts('Words', ...words.map((each) => fact(each.word, each.means))),
];

/** The points for everything. */
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

/** From the manuals, which also give each mission's points. */
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
