import type { BattleOf, StandAloneBattle } from '../../../src/campaign/stand-alone-battle.ts';
import type { BattleCard, BattleMachine } from '../../../src/cards/printed/battle.ts';

const PILOT = { rank: 'Lieutenant', surname: 'Marsh', skill: 4, firing: 'C', bravery: 'N' } as const;

/** A SPAD VII with a pilot of 4/C/N, changed by `told`. */
export const aScout = (told: Partial<BattleMachine> = {}): BattleMachine => ({
  machine: 'S1',
  aircraft: 'spad-vii',
  pilot: PILOT,
  source: 'invented',
  ...told,
});

/** An R.E.8 with an observer of Firing C. */
export const aTwoSeater = (told: Partial<BattleMachine> = {}): BattleMachine => ({
  ...aScout(),
  machine: 'R1',
  aircraft: 're8',
  pilot: { ...PILOT, surname: 'Rook' },
  observer: { rank: 'Sergeant', surname: 'Tarn', firing: 'C' },
  ...told,
});

/** One against one on the level at 10,000 ft over Douai, in Mist, so that one or two phases end it. */
export const aBattleCard = (told: Partial<BattleCard> = {}): BattleCard => ({
  battle: 'A meeting',
  rules: [],
  words: 'One against one.',
  weather: 12,
  hex: 'F12',
  allied: { altitude: 10_000, machines: [aScout()] },
  german: { altitude: 10_000, numbers: [12], source: 'invented' },
  attack: { by: 'german', from: 'level', source: 'invented' },
  source: 'invented',
  ...told,
});

export const standAlone = (
  setUp: BattleCard,
  germansLedBy: StandAloneBattle['germansLedBy'] = 'the-card',
): BattleOf<'wings-over-france'> => ({ day: 1, system: 'wings-over-france', setUp, germansLedBy });
