import { counted, listed, signed } from '../../../words/numbers.ts';
import type { CardMission, CardScenario } from '../cards/card-scenario.ts';
import type { CardSwitch } from '../cards/card-systems.ts';

/** What decides a scenario: a heading and its text. */
export interface CountsText {
  readonly label: string;
  readonly text: string;
}

const SIDES = { allied: 'the Allies', german: 'the Germans' } as const;
const enemiesOf = (side: CardMission['side']) => SIDES[side === 'allied' ? 'german' : 'allied'];

/** How a scenario is won, what is paid for, and by which rules it is played. */
export function whatCounts(scenario: CardScenario): CountsText[] {
  const points = pointsOf(scenario);
  return [
    { label: 'Won by', text: WON_BY[scenario.wins](scenario) },
    ...(scenario.wins === 'points' ? [{ label: 'Points', text: points.join('; ') }] : []),
    { label: 'Rules', text: rulesText(scenario) },
    ...scenario.missions.map((mission) => ({ label: `Errand, ${SIDES[mission.side]}`, text: errandText(mission) })),
  ];
}

/** The optional rules in use, and what is recommended where one card would decide everything. */
function rulesText({ switches, allied, german, missions }: CardScenario): string {
  const used =
    switches.length > 0 ? `basic, with ${listed(switches.map((each) => RULES[each]))}` : 'basic, and nothing more';
  const isDuel = missions.length === 0 && allied.machines.length === 1 && german.machines.length === 1;
  return isDuel && !switches.includes('no-explosions') ? `${used}; ${FOR_A_DUEL}` : used;
}

/** (W061) The rule of tournaments. */
const FOR_A_DUEL = 'for a duel --rules all,no-explosions is recommended, or one card may end it';

const RULES: Readonly<Record<CardSwitch, string>> = {
  'special-damage': 'special damage',
  aim: 'aim',
  tailing: 'tailing',
  'blind-spot': 'the blind spot behind a tail',
  'no-explosions': 'the explosions left out',
};

const WON_BY: { readonly [W in CardScenario['wins']]: (scenario: CardScenario) => string } = {
  'last-flying': () => 'who has a machine on the table when the other side has none',
  'first-loss': () => 'who has not lost a machine when the other side has: shot down, or off the table',
  'pictures-home': ({ missions: [mission] }) =>
    mission
      ? `${SIDES[mission.side]}, if the picture goes home over their own edge or nobody else is left; else ${enemiesOf(mission.side)}`
      : 'nobody',
  points: ({ score: { only } }) =>
    only ? `points, and ${SIDES[only]} alone have any: above 0 they win, below 0 they lose` : 'who has more points',
};

/** What each thing brings or costs. Things that do neither are left out. */
function pointsOf({ score, ground }: CardScenario): string[] {
  const paid: readonly (readonly [number, string])[] = [
    [score.kill, 'for an enemy shot down'],
    [score.exit, `for an enemy off the table${score['exit-while-flying'] ? ' while one’s own still flies' : ''}`],
    [score.loss, 'for one’s own shot down'],
    [score['wrong-edge'], 'for leaving by another edge than one’s own'],
    [score['left-early'], 'for leaving by it before all of theirs on the ground is hit'],
    [score['ground-damage'], 'for each point of damage to it, to what a card bears'],
    [score.untouched, 'for each card of it that nobody has hit'],
  ];
  const onGround = ground.some(({ kind }) => kind !== 'target');
  return paid
    .filter(([amount], place) => amount !== 0 && (place < FROM_THE_AIR || onGround))
    .map(([amount, what]) => `${signed(amount)} ${what}`);
}

/** The first payments of the list need nothing on the ground. */
const FROM_THE_AIR = 4;

function errandText(mission: CardMission): string {
  const { machine, done, partly, home, undone, side } = mission;
  const pays: readonly (readonly [number, string])[] = [
    [done, mission.kind === 'drop-bombs' ? 'on its middle' : 'for it'],
    [partly, 'beside it'],
    [home, 'for coming home with it over one’s own edge'],
  ];
  return [
    `${machine ?? 'one of them'} ${DEEDS[mission.kind](mission)}${mission['needs-observer'] ? ', not with the observer hit' : ''}`,
    ...pays.filter(([amount]) => amount !== 0).map(([amount, what]) => `${signed(amount)} ${what}`),
    ...(mission['frees-exits'] ? ['once it is done their way home over their own edge costs nothing'] : []),
    ...(undone === 0 ? [] : [`${signed(undone)} to ${enemiesOf(side)} if it never is`]),
  ].join('; ');
}

const DEEDS: { readonly [K in CardMission['kind']]: (mission: CardMission) => string } = {
  photograph: ({ target }) => `photographs ${target} by a stall begun within half a ruler of it`,
  bomb: ({ target }) => `bombs ${target} by flying over its middle`,
  'drop-bombs': ({ target }) => `drops bombs once, upon ${target}`,
  'direct-guns': ({ target, turns = 1 }) => `directs guns for ${counted(turns, 'turn')} within a ruler of ${target}`,
  strafe: ({ target }) => `fires at ${target} until it is silent`,
  fetch: ({ target }) => `takes a passenger aboard by a stall begun within half a ruler of ${target}`,
};
