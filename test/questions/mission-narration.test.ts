import { expect, test } from 'vitest';
import { hasGunsForCertain, hexOf } from '../../src/cards/map.ts';
import type { SideOfLines } from '../../src/cards/printed/damage-tables.ts';
import { comeUnderArchie, rollLowArchie } from '../../src/kit/ground-fire/archie.ts';
import { placeUnderArchie } from '../../src/kit/ground-fire/archie-placing.ts';
import { gunsUnder } from '../../src/kit/ground-fire/guns-in-hex.ts';
import { comeUnderMachineGuns } from '../../src/kit/ground-fire/machine-guns.ts';
import { hitCrew } from '../../src/kit/harm/crew-hit.ts';
import { checkLameDuck } from '../../src/kit/harm/lame-duck.ts';
import { peopleOf } from '../../src/kit/screen/people.ts';
import { appointActing, settleSuccession } from '../../src/procedure/campaign/command.ts';
import { gradeCampaign } from '../../src/procedure/campaign/day.ts';
import { checkRatings } from '../../src/procedure/campaign/ratings.ts';
import {
  rateNewObserver,
  rateNewPilot,
  requestAircrew,
  requestMachines,
} from '../../src/procedure/campaign/replacements.ts';
import { meetEnemy } from '../../src/procedure/mission/encounter/meet-enemy.ts';
import { QUIET_TURN } from '../../src/procedure/mission/flown-turn.ts';
import { meetEngineTrouble } from '../../src/procedure/mission/lame-duck/engine-trouble.ts';
import { meetEnemyAlone } from '../../src/procedure/mission/lame-duck/straggler.ts';
import { word } from '../../src/questions/asking/word.ts';
import { narrate } from '../../src/questions/narration/narration.ts';
import { reasonsFor } from '../../src/questions/reasons/why.ts';
import type { Answer, Decision } from '../../src/table/decisions.ts';
import type { Table } from '../../src/table/table.ts';
import { steadyBook as book } from '../support/cards/steady-book.ts';
import { aFighter, aTwoSeater } from '../support/people/aboard.ts';
import { aLog, aParty, aSpad } from '../support/people/activities.ts';
import { aPilot } from '../support/people/airmen.ts';
import { bFlight, theFlight } from '../support/people/flights.ts';
import { playLoaded } from '../support/table/loaded-dice.ts';

const nobody = peopleOf({ flights: [] });

/** What a player reads of a play, each sentence followed by its reasons. */
function read(
  rule: (table: Table) => unknown,
  dice: readonly string[],
  answers: { [D in Decision]?: Answer<D>[] } = {},
) {
  const { events } = playLoaded(rule, { book, dice, answers });
  return events.flatMap((event) => [
    narrate(event, book, nobody),
    ...reasonsFor(event, book).map((reason) => `  ${reason}`),
  ]);
}

test('(15) Archie reads well: the placing, a near miss, a hit, a machine crippled and shot down', () => {
  const flight = [aFighter(), aTwoSeater({ bravery: 'DD' })];
  const told = read(
    (table) =>
      comeUnderArchie(
        flight,
        placeUnderArchie({ machines: ['B3', 'B7'], before: {}, isToBePlaced: true }, table),
        { shots: 4, turnsBefore: 1 },
        table,
      ),
    [
      'archie-shot 2 2',
      'archie-shot 3 4',
      'archie-shot 6 6',
      'archie-hit 4 4',
      'archie-hit 6 6',
      'critical-hit 4 4',
      'damaged-abort 1 1',
      'archie-shot 1 1',
      'archie-hit 6 6',
      'critical-hit 4 2',
    ],
    { 'archie-placing': ['spread'] },
  );
  expect(told).toMatchSnapshot();
});

test('(28) (33) (36) coming down reads well', () => {
  const lameDuck = { number: 7, climbs: false, repair: 4 };
  const fall = ['shot-down 6 6', 'fate-of-crew 3 3', 'fate-of-crew 6 6'];
  expect(
    read((table) => checkLameDuck(aTwoSeater({ over: 'allied' }), lameDuck, table), ['lame-duck 3 4', ...fall]),
  ).toMatchSnapshot();
  expect(read((table) => checkLameDuck(aFighter(), lameDuck, table), ['lame-duck 3 3'])).toMatchSnapshot();
  const glide = ['stragglers-encounter 3 4', 'forced-landing 4 4', 'fate-of-crew 3 3'];
  expect(read((table) => meetEnemyAlone(aFighter(), table), glide)).toMatchSnapshot();
  expect(read((table) => hitCrew(aTwoSeater(), table), ['crew-member-hit 1', 'crew-hit 4 4'])).toMatchSnapshot();
});

test('(21) (42) engines and guns from the ground read well', () => {
  const deep = Object.keys(book.missionMap.hexes).find(
    (hex) => hexOf(book.missionMap, hex).ground === 'enemy' && !hasGunsForCertain(book.missionMap, hex),
  );
  expect(
    read((table) => gunsUnder(deep ?? '', deep ?? '', new Map(), table), ['archie-presence 3 3']),
  ).toMatchSnapshot();
  const low = aFighter({ altitude: 0 });
  const hit = ['machine-gun-fire 6 6', 'machine-gun-hit 6 6', 'damaged-abort 5 5'];
  expect(read((table) => comeUnderMachineGuns([low], { shots: 4, turnsBefore: 0 }, table), hit)).toMatchSnapshot();
  expect(
    read((table) => comeUnderMachineGuns([low], { shots: 4, turnsBefore: 0 }, table), ['machine-gun-fire 1 1']),
  ).toMatchSnapshot();
  const wound = ['machine-gun-fire 6 6', 'machine-gun-hit 1 2'];
  expect(read((table) => comeUnderMachineGuns([low], { shots: 4, turnsBefore: 0 }, table), wound)).toMatchSnapshot();
  expect(
    read((table) => meetEngineTrouble([low], table), ['machine-in-trouble 1 1', 'engine-trouble 3 3']),
  ).toMatchSnapshot();
});

test('(23 of By the book) Archie low down reads well, silent and light', () => {
  const low = { archie: true, machineGuns: true };
  const box = { down: 'unlimited', shots: 4 } as const;
  expect(read((table) => rollLowArchie(low, 1000, box, table), ['low-archie 1 1'])).toMatchInlineSnapshot(`
    [
      "Too low for Archie 2 (1, 1): he is silent.",
      "  Rule 15: as a rule Archie does not fire at 1,000 ft; two dice, 2 (1, 1), say whether he is light all the same.",
      "  Source of the row: reported.",
    ]
  `);
  expect(read((table) => rollLowArchie(low, 1000, box, table), ['low-archie 6 6'])).toMatchInlineSnapshot(`
    [
      "Archie fires at you low down too 12 (6, 6), one shot.",
      "  Rule 15: as a rule Archie does not fire at 1,000 ft; two dice, 12 (6, 6), say whether he is light all the same.",
      "  Source of the row: invented.",
    ]
  `);
});

test('(23 of By the book) one of theirs met crippled reads well, and so does his going home', () => {
  const party = aParty([aSpad()], 'H09', { altitude: 8000 });
  const meet = (table: Table) => meetEnemy(party, QUIET_TURN, aLog('photo-reconnaissance'), table);
  const dice = ['encounter 1 1', 'enemy-altitude 4 5', 'aircraft-met 6 6'];
  expect(read(meet, dice).slice(-7)).toMatchInlineSnapshot(`
    [
      "  We are at 8,000 ft; visibility that way is unlimited.",
      "Met 12 (6, 6): an Albatros D.III, crippled and making for home.",
      "  Rule 16: two dice 12 (6, 6) on the back of the manual, under the printed value of the hex.",
      "The Attack Option is theirs, by height.",
      "  Rule 16: the higher side has the Attack Option; at one height the larger; else a die decides.",
      "They have had enough for today. They leave us alone.",
      "  Rules 33 and 34, read for them as for us: a Lame Duck makes for home and does not attack.",
    ]
  `);
});

test('(45) to (48) an evening reads well', () => {
  const day = {
    missions: 3,
    fights: 1,
    fired: true,
    victory: 1,
    friendsVictory: 0,
    lossSeen: 2,
    wounded: 0,
    broughtDown: 0,
    machineHit: 0,
    jasta11: 1,
    firstFight: 0,
    restedYesterday: 0,
    missionBeyondTwo: 1,
  };
  const checks = ['skill-check 5 5', 'firing-check 3 3', 'bravery-check 1 1'];
  expect(read((table) => checkRatings(aPilot({ id: 'rawlings' }), day, table), checks)).toMatchSnapshot();
  const evening = (table: Table) => {
    const lieutenant = aPilot({ id: 'appleton', rank: 'Lieutenant' });
    requestMachines({ asked: 2, lost: 4, today: 6, answered: 'as-printed' }, table);
    requestAircrew({ asked: 1, lost: 0, today: 6, answered: 'as-printed' }, table);
    rateNewPilot(table);
    rateNewObserver(table);
    const succession = appointActing(aPilot({ id: 'whitworth' }), [lieutenant], 6, table);
    settleSuccession(succession, [lieutenant], [], 13, table);
    settleSuccession(succession, [], [aPilot({ id: 'ferris', rank: 'Lieutenant' })], 8, table);
    gradeCampaign(theFlight(bFlight({}, { points: [31] })), bFlight(), table);
  };
  const dice = [
    'machine-request 2 3',
    'aircrew-request 5 5',
    'new-pilot 6 6',
    'new-rank 5 5',
    'new-observer 3 4',
    'new-rank 3 4',
  ];
  expect(read(evening, dice, { 'acting-commander': ['appleton'] })).toMatchSnapshot();
});

test('(15) (47) the questions read well', () => {
  const placing = {
    decision: 'archie-placing',
    about: { machines: ['B1', 'B3'], before: {}, isToBePlaced: true },
    options: ['spread', 'one-by-one'],
  } as const;
  expect(word(placing, book, nobody)).toMatchSnapshot();
  expect(
    word(
      {
        decision: 'archie-square',
        about: { machine: 'B1', taken: {}, rest: ['B3'], wanted: undefined },
        options: ['11', '12'],
      },
      book,
      nobody,
    ),
  ).toMatchSnapshot();
  expect(
    word({ decision: 'acting-commander', about: { day: 6, lost: 'whitworth' }, options: ['appleton'] }, book, nobody),
  ).toMatchSnapshot();
});

test('(29) a German is down on his own side of the lines where one of ours would be on the enemy side', () => {
  const down = (machine: string, side: SideOfLines) =>
    narrate(
      {
        type: 'machine-came-down',
        machine,
        how: 'shot-down',
        roll: { faces: [3, 4], total: 7 },
        words: 'Down in pieces',
        over: side,
        side,
        machineFate: 'lost',
      },
      book,
      peopleOf({ flights: [] }),
    );
  expect([down('B1', 'enemy'), down('G12', 'allied'), down('G12', 'enemy')]).toEqual([
    'B1 is Shot Down on the enemy side of the lines: Down in pieces. The machine is lost.',
    'G12 is Shot Down on the enemy side of the lines: Down in pieces. The machine is lost.',
    'G12 is Shot Down on our side of the lines: Down in pieces. The machine is lost.',
  ]);
});
