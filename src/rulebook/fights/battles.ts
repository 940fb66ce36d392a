import type { Rulebook } from '../rulebook.ts';
import type { CardSystem } from './manoeuvre-cards/card-systems.ts';
import { SYSTEMS, type SystemName } from './systems.ts';

/** A battle that stands alone as its card lays it out, whichever way it is fought. */
export interface BattleOnCard {
  readonly id: string;
  readonly system: SystemName;
  readonly title: string;
  /** What it is, in a few words. */
  readonly line: string;
  /** What it is about. */
  readonly words: string;
}

/** Either side may be the player's: both are named. */
const lineOf = (line: string | undefined, allied: number, german: number): string =>
  [...(line ? [line] : []), `${allied} Allied ${allied === 1 ? 'machine' : 'machines'} against ${german}`].join('; ');

/** The scenarios of one of the two games with manoeuvre cards. */
const withCards = (system: CardSystem, { fights }: Rulebook): Omit<BattleOnCard, 'system'>[] =>
  Object.entries(fights['manoeuvre-cards'].scenarios)
    .filter(([, scenario]) => scenario.system === system)
    .map(([id, { scenario, line, words }]) => ({ id, title: scenario, line, words }));

/** What the cards have of each system. */
const ON_CARDS: Readonly<Record<SystemName, (book: Rulebook) => readonly Omit<BattleOnCard, 'system'>[]>> = {
  'wings-over-france': ({ battles }) =>
    Object.entries(battles).map(([id, { battle, line, words, allied, german }]) => ({
      id,
      title: battle,
      line: lineOf(line, allied.machines.length, german.numbers.length),
      words,
    })),
  'wings-of-war': (book) => withCards('wings-of-war', book),
  'wings-of-glory': (book) => withCards('wings-of-glory', book),
  'winged-victory': ({ fights }) => [
    ...Object.entries(fights['winged-victory'].scenarios).map(([id, { battle, line, words, allied, german }]) => ({
      id,
      title: battle,
      line: lineOf(line, allied.machines.length, german.machines.length),
      words,
    })),
    ...Object.keys(fights['winged-victory'].missions.years).map((year) => ({
      id: `missions-${year}`,
      title: `Missions of ${year}`,
      line: 'both sides throw for what they are sent to do, and with what',
      words: `Both sides throw for their missions on the table of ${year}, and for the sky.`,
    })),
  ],
  'clouds-of-glory': ({ fights }) =>
    Object.entries(fights['clouds-of-glory'].scenarios).map(([id, { scenario, line, words, machines }]) => ({
      id,
      title: scenario,
      line: lineOf(
        line,
        machines.filter(({ side }) => side === 'allied').length,
        machines.filter(({ side }) => side === 'german').length,
      ),
      words,
    })),
};

/** All battles on the cards, system by system. */
export const battlesOn = (book: Rulebook): BattleOnCard[] =>
  SYSTEMS.flatMap((system) => ON_CARDS[system](book).map((battle) => ({ ...battle, system })));
