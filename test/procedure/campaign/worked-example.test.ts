import { expect, test } from 'vitest';
import { isOver } from '../../../src/campaign/campaign.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { AutomaticTable, nobodyWrites } from '../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { exampleCampaign, flyExample } from '../../../src/procedure/campaign/worked-example.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { STEPS } from '../../../src/screens/pages/tutorial-steps.ts';
import type { Answer, Decision } from '../../../src/table/decisions.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { ofType } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';
import { leaveAt } from '../../support/table/leave-at.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

/** Our own cards, as they stand: whatever is fitted, the example falls die for die. */
const book = loadRulebook('data');

/** The dice and answers of the tutorial, in the order in which it takes them. */
const ACTS = STEPS.flatMap(({ acts }) => acts);
const DICE = ACTS.flatMap((act) => ('throws' in act ? [`${act.throws} ${act.faces.join(' ')}`] : []));
const ANSWERS = ACTS.flatMap((act) => ('asked' in act ? [act] : []));

function answersTo<D extends Decision>(decision: D): Answer<D>[] {
  return ANSWERS.filter(({ asked }) => asked === decision).map(({ answer }) => answer as Answer<D>);
}

test('the tutorial has the dice and the answers of the rulebook’s example, to the fight with Jasta 11', () => {
  const fly = leaveAt('fight-began', (table: Table) => flyExample(exampleCampaign(book), table));
  const { events } = playLoaded(fly, {
    book,
    dice: DICE,
    answers: {
      movement: answersTo('movement'),
      'archie-placing': answersTo('archie-placing'),
      'archie-square': answersTo('archie-square'),
    },
  });
  const [began] = ofType(events, 'mission-began');
  expect(began?.machines.map(({ machine, men }) => [machine, ...men.map(({ surname }) => surname)])).toEqual([
    ['B1', 'Whitworth'],
    ['B3', 'Appleton'],
    ['B6', 'Grimshaw'],
    ['B7', 'Camberwell', 'Kyle'],
  ]);
  expect(ofType(events, 'moved')).toMatchObject([{ from: 'H08', to: 'H09', left: 88 }]);
  expect(ofType(events, 'machines-placed')).toMatchObject([{ placing: { B1: 23, B3: 56, B6: 41, B7: 11 } }]);
  expect(ofType(events, 'station-kept')).toMatchObject([{ machine: 'B3' }]);
  expect(ofType(events, 'enemy-met')[0]?.numbers).toHaveLength(6);
});

test('(10) of the example’s machines the SPADs have 91 AFT left, and the F.K.8, with a Duration of her own, 136', () => {
  const asked = leaveAt('machines-placed', (table: Table) => flyExample(exampleCampaign(book), table));
  const { asked: questions } = playLoaded(asked, {
    book,
    dice: DICE.slice(0, 1),
    answers: {
      movement: answersTo('movement'),
      'archie-placing': answersTo('archie-placing'),
      'archie-square': answersTo('archie-square'),
    },
  });
  const [movement] = questions.filter(({ decision }) => decision === 'movement');
  expect(movement?.about).toMatchObject({ party: { aft: { fighters: 91, twoSeaters: 136 } } });
});

test('(11, 44) the mission of the example is flown on to its last landing, and there it ends', () => {
  const campaign = exampleCampaign(book);
  const events: GameEvent[] = [];
  const scribe = { ...nobodyWrites, told: (event: GameEvent) => void events.push(event) };
  flyExample(campaign, new AutomaticTable(book, seededCup('alea:1:dawn', 1), policyNamed('prudent', 'dawn'), scribe));
  expect(events.at(-1)?.type).toBe('mission-ended');
  expect(isOver(campaign)).toBe(true);
});
