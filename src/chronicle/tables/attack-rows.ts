import { isoDate } from '../../campaign/calendar.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { alone, capital, counted } from '../../words/numbers.ts';
import { allFlown, type Lived, type Sortie, sortiesOf } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { inSentence, written } from '../report/prose.ts';
import { underEach } from '../under-each.ts';
import type { ATTACKS, RowOf } from './fields.ts';
import { objectiveOf } from './mission-rows.ts';

type AttackRow = RowOf<typeof ATTACKS>;

/** What a machine did to one target: how, and what came of it. */
type AttackOnATarget = Pick<AttackRow, 'target' | 'means' | 'result'>;

/** (28) to (32) What was dropped, fired and called against the ground, and balloons: also where the target survived. */
export const attackRows = (lived: Lived): AttackRow[] =>
  allFlown(lived)
    .flatMap(sortiesOf)
    .flatMap((sortie) =>
      attacksOf(sortie, lived.book).map((attack) => ({ ...inCommon(sortie, lived.book), ...attack })),
    );

const inCommon = ({ flown: { day, began }, crew: { machine, men } }: Sortie, book: Rulebook) => ({
  date: isoDate(day),
  flight: began.flight,
  watch: capital(began.watch),
  duty: missionTitle(began.mission, book),
  machine,
  man: men.slice(0, 1).map(written).join(),
});

const attacksOf = (sortie: Sortie, book: Rulebook): AttackOnATarget[] => [
  ...bombs(sortie, book),
  ...shots(sortie, book),
  ...trenches(sortie, book),
  ...targets(sortie),
  ...balloons(sortie),
];

/** Each kind of load is a line, with the fall of each stick. */
function bombs({ flown, moments }: Sortie, book: Rulebook): AttackOnATarget[] {
  return [...underEach(ofKind(moments, 'stick-dropped'), ({ load }) => [load])].map(([load, sticks]) => ({
    target: objectiveOf(flown, book),
    means: `${sticks.reduce((sum, { pounds }) => sum + pounds, 0)} lb of ${load}`,
    result: sticks.map(({ fall }) => inSentence(fall)).join(', '),
  }));
}

/** (29) What its observer called. */
function shots({ flown, moments }: Sortie, book: Rulebook): AttackOnATarget[] {
  const calls = ofKind(moments, 'fall-of-shot-called');
  const hits = calls.reduce((sum, call) => sum + call.hits, 0);
  return calls.length === 0
    ? []
    : [
        {
          target: objectiveOf(flown, book),
          means: `${counted(calls.length, 'shot')} called`,
          result: `${alone(hits)} on the target`,
        },
      ];
}

function trenches({ flown, moments }: Sortie, book: Rulebook): AttackOnATarget[] {
  const { length } = ofKind(moments, 'trench-strafed');
  return length === 0
    ? []
    : [{ target: objectiveOf(flown, book), means: counted(length, 'burst'), result: 'trenches strafed' }];
}

/** (30) The last state of each target, which others of the mission may have destroyed. */
function targets({ moments, flown }: Sortie): AttackOnATarget[] {
  const all = ofKind(flown.moments, 'ground-target-hit');
  return [...underEach(ofKind(moments, 'ground-target-hit'), ({ name }) => [name])].flatMap(([target, fired]) =>
    fired.slice(-1).map(({ hits, needed }) => ({
      target,
      means: counted(fired.length, 'burst'),
      result:
        hits >= needed
          ? 'destroyed'
          : `${alone(hits)} of ${counted(needed, 'hit')}: ${all.some((each) => each.name === target && each.hits >= needed) ? 'destroyed with another' : 'it survived'}`,
    })),
  );
}

const BALLOON = { none: 'unharmed', holed: 'holed', destroyed: 'burnt' } as const;

/** (32) The worst that a machine did to each balloon. */
function balloons({ moments }: Sortie): AttackOnATarget[] {
  return [...underEach(ofKind(moments, 'balloon-struck'), ({ name }) => [name])].map(([target, fired]) => {
    const worst = (['destroyed', 'holed'] as const).find((each) => fired.some(({ effect }) => effect === each));
    return {
      target,
      means: counted(fired.length, 'burst'),
      result: fired.some(({ isDown }) => isDown) ? 'burnt' : BALLOON[worst ?? 'none'],
    };
  });
}
