import type { BattleCard } from '../rulebook/cards/battle.ts';
import type { CardScenario } from '../rulebook/fights/manoeuvre-cards/card-scenario.ts';
import type { SystemName } from '../rulebook/fights/systems.ts';
import type { Year } from '../rulebook/fights/winged-victory/missions-card.ts';
import type { SideScenario } from '../rulebook/fights/winged-victory/side-scenario.ts';

/** A scenario of Winged Victory, or the year on whose tables both sides throw for their missions. */
export type SideSetUp = SideScenario | { readonly battle: string; readonly words: string; readonly year: Year };

/** What each way to fight lays out for a battle that stands alone. */
export interface SetUps {
  readonly 'wings-over-france': BattleCard;
  readonly 'wings-of-war': CardScenario;
  readonly 'wings-of-glory': CardScenario;
  readonly 'winged-victory': SideSetUp;
}

/** A battle of one system that stands alone: plain data, and all that there is to know. */
export interface BattleOf<System extends SystemName> {
  /** 1 while it is to be fought, 2 when it is over: a log-book lives by days. */
  day: number;
  readonly system: System;
  /** The forces and the place, as its card had them when it began. */
  readonly setUp: SetUps[System];
  /** Who decides for the Germans where nobody puts questions to them: the card of their conduct, or a second player. */
  readonly germansLedBy: 'the-card' | 'a-player';
}

export type StandAloneBattle = { readonly [System in SystemName]: BattleOf<System> }[SystemName];

export const isFought = ({ day }: StandAloneBattle): boolean => day > 1;
