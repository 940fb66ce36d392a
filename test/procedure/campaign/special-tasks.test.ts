import { describe, expect, test } from 'vitest';
import { type Campaign, newCampaign } from '../../../src/campaign/campaign.ts';
import type { MissionLog } from '../../../src/campaign/mission-log.ts';
import { noTasksYet, type SpecialTasks } from '../../../src/campaign/special-tasks.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import type { SpecialTask } from '../../../src/cards/tasks/special-task.ts';
import { offerTask, settleTask } from '../../../src/procedure/campaign/special-tasks.ts';
import type { Answer } from '../../../src/table/decisions.ts';
import { aTask, withTasks as only } from '../../support/cards/special-tasks.ts';
import { book } from '../../support/people/campaigns.ts';
import {
  bFlight,
  flownBy,
  HALDENBY,
  machineCalled,
  manCalled,
  QUILLINAN,
  theFlight,
} from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const FAIR = { am: { number: 5, trend: 1 }, pm: { number: 9, trend: -1 } } as const;

/** The cards with these tasks, and no others. */
const withTasks = (tasks: Readonly<Record<string, SpecialTask>>): Rulebook => only(tasks, book);

const ONE = withTasks({ first: aTask({}), second: aTask({ step: 2, offered: { from: 5, to: 9 } }) });

interface Morning {
  readonly campaign?: Campaign;
  readonly cards?: Rulebook;
  readonly dice?: readonly string[];
  readonly answers?: readonly Answer<'special-task'>[];
}

function morning({ campaign = bFlight({ tasks: noTasksYet() }), cards = ONE, dice = [], answers = [] }: Morning) {
  const played = playLoaded((table) => offerTask(campaign, FAIR, table), {
    book: cards,
    dice,
    answers: { 'special-task': answers },
  });
  return { ...played, campaign };
}

const known = (told: Partial<SpecialTasks>): Campaign => bFlight({ tasks: { ...noTasksYet(), ...told } });

describe('a special task is offered', () => {
  test('from a 4 on, and is put with what it is worth and what it risks', () => {
    const { result, asked, events, campaign } = morning({ dice: ['task-offered 2 2'], answers: ['take'] });
    expect(result).toEqual({ task: 'first', flight: 'B' });
    expect(asked[0]?.options).toEqual(['take', 'leave', 'hand-on']);
    expect(asked[0]?.about).toMatchObject({
      task: 'first',
      half: 'morning',
      zones: ['B'],
      target: undefined,
      weather: { morning: 5, afternoon: 9 },
      worth: 6,
      failed: -5,
      notFlown: -7,
      ready: { fighters: 6, twoSeaters: 2 },
      others: [],
      // Two dice come to 8 or more in 5 + 4 + 3 + 2 + 1 of their 36 ways.
      handedOn: { ways: 15, of: 36 },
    });
    expect(events).toEqual([
      { type: 'task-offered', flight: 'B', task: 'first' },
      { type: 'task-answered', flight: 'B', task: 'first', by: 'B' },
    ]);
    expect(campaign.tasks?.lastOffered).toBe(5);
  });

  test('not below it; then it may be on the morrow', () => {
    const { result, campaign } = morning({ dice: ['task-offered 1 2'] });
    expect(result).toBeUndefined();
    expect(campaign.tasks?.lastOffered).toBe(0);
  });

  test("left, it is nobody's, and its chain is as it was", () => {
    const { result, campaign, events } = morning({ dice: ['task-offered 6 6'], answers: ['leave'] });
    expect(result).toBeUndefined();
    expect(campaign.tasks?.chains).toEqual([]);
    expect(events.at(-1)).toEqual({ type: 'task-answered', flight: 'B', task: 'first' });
  });

  test.each([
    [3, []],
    [2, ['task-offered 1 1']],
  ])(
    'at most one in three days: none while the last was offered on %i April, and on that day no dice fall',
    (lastOffered, dice) => {
      expect(morning({ campaign: known({ lastOffered }), dice }).result).toBeUndefined();
    },
  );

  test('without the wish for them no dice fall', () => {
    expect(morning({ campaign: bFlight() }).result).toBeUndefined();
  });

  test.each([
    [3, false],
    [4, true],
    [6, true],
    [7, false],
  ])('on %i April it has its day: %s', (day, has) => {
    const campaign = { ...bFlight({ tasks: noTasksYet() }), day };
    const { result } = morning({ campaign, ...(has && { dice: ['task-offered 6 6'], answers: ['take'] }) });
    expect(result !== undefined).toBe(has);
  });
});

describe('of a chain', () => {
  const open = (chains: SpecialTasks['chains']) =>
    morning({ campaign: known({ chains }), dice: ['task-offered 6 6'], answers: ['take'] }).result?.task;

  test('the step after the last that succeeded is open', () => {
    expect(open([{ chain: 'a chain', done: 1, isClosed: false }])).toBe('second');
  });

  test.each([[{ chain: 'a chain', done: 0, isClosed: true }], [{ chain: 'a chain', done: 2, isClosed: false }]])(
    'none, where it is closed or done',
    (chain) => {
      expect(morning({ campaign: known({ chains: [chain] }) }).result).toBeUndefined();
    },
  );

  const TWO = withTasks({
    first: aTask({}),
    second: aTask({ step: 2 }),
    other: aTask({ chain: 'another' }),
    third: aTask({ chain: 'a third' }),
  });

  test('one that is begun goes before one that is not', () => {
    const campaign = known({ chains: [{ chain: 'a chain', done: 1, isClosed: false }] });
    expect(morning({ campaign, cards: TWO, dice: ['task-offered 6 6'], answers: ['take'] }).result?.task).toBe(
      'second',
    );
  });

  test.each([
    [1, 'first'],
    [2, 'other'],
    [3, 'third'],
    [4, 'first'],
    [6, 'third'],
  ])('of three that may be begun a die of %i chooses %s', (die, task) => {
    const dice = ['task-offered 6 6', `task-chosen ${die}`];
    expect(morning({ cards: TWO, dice, answers: ['take'] }).result?.task).toBe(task);
  });
});

describe('it goes to a flight whose state suits it', () => {
  const tasks = noTasksYet();

  test('with crews enough ready; else nobody is asked', () => {
    const six = withTasks({ first: aTask({ needs: { fighters: 6, twoSeaters: 2 } }) });
    expect(morning({ cards: six, dice: ['task-offered 6 6'], answers: ['take'] }).result?.flight).toBe('B');
    const campaign = bFlight({ tasks });
    machineCalled('B2', campaign).standing = { is: 'under-repair', back: 9 };
    expect(morning({ cards: six, campaign }).result).toBeUndefined();
    const fewer = bFlight({ tasks });
    machineCalled('B7', fewer).standing = { is: 'under-repair', back: 9 };
    expect(morning({ cards: six, campaign: fewer }).result).toBeUndefined();
  });

  test('as many as its manual has at least, whatever the task says', () => {
    const cards = withTasks({
      first: aTask({ as: 'artillery-spotting', needs: { fighters: 0, twoSeaters: 0 }, target: 'guns-lens' }),
    });
    const campaign = bFlight({ tasks });
    for (const id of ['B7', 'B8']) machineCalled(id, campaign).standing = { is: 'lost', since: 2 };
    expect(morning({ cards, campaign }).result).toBeUndefined();
  });

  test.each([
    [4, true],
    [3, false],
  ])('one for the day after a loss is offered to those who lost somebody on the 4th: on the %ith, %s', (since, is) => {
    const cards = withTasks({ first: aTask({ afterLoss: true }) });
    const campaign = bFlight({ tasks });
    manCalled('quillinan', campaign).standing = { is: 'prisoner', since };
    const { result } = morning({ cards, campaign, ...(is && { dice: ['task-offered 6 6'], answers: ['take'] }) });
    expect(result !== undefined).toBe(is);
  });

  test('the strongest of several is asked, and may hand it to another', () => {
    const campaign: Campaign = { ...newCampaign(['A', 'B', 'C'], book), day: 5, tasks: noTasksYet() };
    const [first] = campaign.flights;
    if (first)
      for (const { id } of first.machines.slice(0, 2)) {
        const lost = first.machines.find((machine) => machine.id === id);
        if (lost) lost.standing = { is: 'lost', since: 3 };
      }
    const { result, asked, events } = morning({ campaign, dice: ['task-offered 6 6'], answers: ['A'] });
    expect(asked[0]?.options).toEqual(['take', 'leave', 'C', 'A']);
    expect(result).toEqual({ task: 'first', flight: 'A' });
    expect(events.at(-1)).toEqual({ type: 'task-answered', flight: 'B', task: 'first', by: 'A' });
  });
});

describe('it is handed on to a flight of the squadron that is not in the game', () => {
  const handOn = (end: string, chains: SpecialTasks['chains'] = [], cards = ONE) => {
    const campaign = known({ chains });
    const played = playLoaded(
      (table) => {
        const taken = offerTask(campaign, FAIR, table);
        settleTask({ taken, logs: [], flight: theFlight(campaign) }, campaign, table);
        return taken;
      },
      {
        book: cards,
        dice: ['task-offered 6 6', `task-elsewhere ${end}`],
        answers: { 'special-task': ['hand-on'] },
      },
    );
    return { ...played, campaign };
  };

  test('it is not on the plan of who handed it on, and is told of that evening', () => {
    const { result, events } = handOn('4 4');
    expect(result).toEqual({ task: 'first', flight: 'B', isHandedOn: true });
    expect(events).toEqual([
      { type: 'task-offered', flight: 'B', task: 'first' },
      { type: 'task-answered', flight: 'B', task: 'first', isHandedOn: true },
      { type: 'task-done-elsewhere', flight: 'B', task: 'first', end: 'done' },
    ]);
  });

  test.each([
    ['4 4', 'done', { chain: 'a chain', done: 1, isClosed: false }],
    ['6 6', 'done', { chain: 'a chain', done: 1, isClosed: false }],
    ['3 4', 'failed', { chain: 'a chain', done: 0, isClosed: true }],
    ['1 1', 'failed', { chain: 'a chain', done: 0, isClosed: true }],
  ])('two dice of %s: %s there, and the chain stands so', (dice, end, chain) => {
    const { events, campaign } = handOn(dice);
    expect(events.at(-1)).toMatchObject({ type: 'task-done-elsewhere', end });
    expect(campaign.tasks?.chains).toEqual([chain]);
  });

  test('what it brings is theirs, and no points are ours', () => {
    const cards = withTasks({ first: aTask({ brings: { depot: { add: 1, days: 3 }, decoration: true } }) });
    const { campaign } = handOn('6 6', [], cards);
    expect(campaign.tasks?.depot).toBeUndefined();
    expect(theFlight(campaign).points).toEqual(theFlight(bFlight()).points);
    expect(theFlight(campaign).aircrew.some((man) => man.recommended)).toBe(false);
  });

  test('where all of them are in the game there is none to hand it on to', () => {
    const campaign: Campaign = { ...newCampaign(['A', 'B', 'C'], book), day: 5, tasks: noTasksYet() };
    const { asked } = morning({ campaign, dice: ['task-offered 6 6'], answers: ['leave'] });
    expect(asked[0]?.options).not.toContain('hand-on');
    expect(asked[0]?.about).toMatchObject({ handedOn: undefined });
  });

  test('of two that are in the game either may fly it, or the third be asked', () => {
    const campaign: Campaign = { ...newCampaign(['A', 'B'], book), day: 5, tasks: noTasksYet() };
    const { asked } = morning({ campaign, dice: ['task-offered 6 6'], answers: ['leave'] });
    expect(asked[0]?.options).toEqual(['take', 'leave', 'B', 'hand-on']);
  });
});

describe('in the evening', () => {
  const TAKEN = { task: 'first', flight: 'B' } as const;
  const DONE = { scores: [{ points: 6, why: 'special-task', what: 'A Task' }] } as const;

  const evening = (logs: readonly MissionLog[], cards = ONE, campaign = bFlight({ tasks: noTasksYet() })) => {
    const { events } = playLoaded(
      (table) => settleTask({ taken: TAKEN, logs, flight: theFlight(campaign) }, campaign, table),
      {
        book: cards,
      },
    );
    return { events, campaign };
  };

  const flown = (told: Partial<MissionLog>) => flownBy([QUILLINAN, HALDENBY], { mission: 'first', ...told });

  test('success opens the next of its chain', () => {
    const { events, campaign } = evening([flownBy([HALDENBY]), flown({ ...DONE, scores: [...DONE.scores] })]);
    expect(events).toEqual([{ type: 'task-ended', flight: 'B', task: 'first', end: 'done' }]);
    expect(campaign.tasks?.chains).toEqual([{ chain: 'a chain', done: 1, isClosed: false }]);
  });

  test.each([
    ['failed', [flown({})]],
    ['not-flown', []],
  ] as const)('%s, it closes it', (end, logs) => {
    const { events, campaign } = evening(logs);
    expect(events).toEqual([{ type: 'task-ended', flight: 'B', task: 'first', end }]);
    expect(campaign.tasks?.chains).toEqual([{ chain: 'a chain', done: 0, isClosed: true }]);
  });

  test('a later step is entered with the chain that there is', () => {
    const chains = [{ chain: 'a chain', done: 1, isClosed: false }];
    const later = withTasks({ first: aTask({ step: 2 }) });
    const { campaign } = evening(
      [flown({ scores: [...DONE.scores] })],
      later,
      bFlight({ tasks: { lastOffered: 5, chains } }),
    );
    expect(campaign.tasks?.chains).toEqual([{ chain: 'a chain', done: 2, isClosed: false }]);
  });

  test("of no task, of another flight's, or without the wish, nothing is said", () => {
    const campaign = bFlight({ tasks: noTasksYet() });
    const say = (taken: Parameters<typeof settleTask>[0]['taken'], of = campaign) =>
      playLoaded((table) => settleTask({ taken, logs: [], flight: theFlight(of) }, of, table), { book: ONE }).events;
    expect(say(undefined)).toEqual([]);
    expect(say({ task: 'first', flight: 'A' })).toEqual([]);
    expect(say(TAKEN, bFlight())).toEqual([]);
  });

  const bringing = (brings: SpecialTask['brings']) =>
    evening([flown({ scores: [...DONE.scores] })], withTasks({ first: aTask({ brings }) }));

  test('it brings better terms at the depot, for so many days after this one', () => {
    const { events, campaign } = bringing({ depot: { add: 2, days: 3 } });
    expect(events).toMatchObject([{ end: 'done', depot: { add: 2, until: 8 } }]);
    expect(campaign.tasks?.depot).toEqual({ add: 2, until: 8 });
  });

  test('or a weaker Jasta 11', () => {
    const { events, campaign } = bringing({ fewerOfJasta11: { by: 1, days: 3 } });
    expect(events).toMatchObject([{ end: 'done', fewerOfJasta11: { by: 1, until: 8 } }]);
    expect(campaign.tasks?.fewerOfJasta11).toEqual({ by: 1, until: 8 });
  });

  test('(45) or a decoration: the senior of those who flew is put in for the first that he has not', () => {
    const { events, campaign } = bringing({ decoration: true });
    expect(events).toMatchObject([{ decorated: { man: 'haldenby', decoration: 'military-cross' } }]);
    expect(manCalled('haldenby', campaign).recommended).toEqual({ decoration: 'military-cross', day: 8 });
  });

  const decoratedWhere = (change: (campaign: Campaign) => void) => {
    const campaign = bFlight({ tasks: noTasksYet() });
    change(campaign);
    const cards = withTasks({ first: aTask({ brings: { decoration: true } }) });
    return evening([flown({ scores: [...DONE.scores] })], cards, campaign).events;
  };

  test('(45) another, where the senior is lost, or put in for one already', () => {
    const next = [{ decorated: { man: 'quillinan' } }];
    expect(
      decoratedWhere((campaign) => {
        manCalled('haldenby', campaign).standing = { is: 'killed', since: 5 };
      }),
    ).toMatchObject(next);
    expect(
      decoratedWhere((campaign) => {
        manCalled('haldenby', campaign).recommended = { decoration: 'military-cross', day: 7 };
      }),
    ).toMatchObject(next);
  });

  test('(45) it is the senior whoever stands first in the record', () => {
    const events = decoratedWhere((campaign) => void theFlight(campaign).aircrew.reverse());
    expect(events).toMatchObject([{ decorated: { man: 'haldenby' } }]);
  });

  test('(45) the bar to it for one who has the cross; nobody, where all of them have all', () => {
    const has = (
      id: string,
      campaign: Campaign,
      all: readonly ('military-cross' | 'bar-to-military-cross' | 'distinguished-service-order')[],
    ) => {
      manCalled(id, campaign).decorations = [...all];
    };
    expect(decoratedWhere((campaign) => has('haldenby', campaign, ['military-cross']))).toMatchObject([
      { decorated: { man: 'haldenby', decoration: 'bar-to-military-cross' } },
    ]);
    const ALL = ['military-cross', 'bar-to-military-cross', 'distinguished-service-order'] as const;
    const events = decoratedWhere((campaign) => {
      has('haldenby', campaign, ALL);
      has('quillinan', campaign, ALL);
    });
    expect(events).toEqual([{ type: 'task-ended', flight: 'B', task: 'first', end: 'done' }]);
  });
});
