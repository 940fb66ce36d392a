import { describe, expect, test } from 'vitest';
import type { NamedMan } from '../../../src/campaign/aircrew.ts';
import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import { lettersOf } from '../../../src/chronicle/history/fallen.ts';
import { SECOND_HALF } from '../../../src/chronicle/letters/words-of-letters.ts';
import { OF_A_SEAT } from '../../../src/chronicle/letters/words-to-families.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { attack, eveningCame, fight, hit, lived, mission, paraded, roll } from '../../support/people/told-fights.ts';

const ALL = ['haldenby', 'quillinan', 'tufnell'];
const dayOf = (...events: readonly GameEvent[]) => [paraded(...ALL), ...events, eveningCame()];

type Homecomings = EventOf<'mission-ended'>['homecomings'];
const home = (machine: string): Homecomings[number] => ({ machine, end: 'home' });
const down = (machine: string): Homecomings[number] => ({ machine, end: 'down', hex: 'G11', fate: 'lost' });

const ffolliott: NamedMan = { airman: 'ffolliott', rank: 'Lieutenant', surname: 'Ffolliott' };

/** The mission with an observer in B2, behind Quillinan. */
const withObserver = (events: readonly GameEvent[]): GameEvent[] =>
  events.map((event) =>
    event.type === 'mission-began'
      ? {
          ...event,
          machines: event.machines.map((crew) =>
            crew.machine === 'B2' ? { ...crew, men: [...crew.men, ffolliott] } : crew,
          ),
        }
      : event,
  );

const crippled: GameEvent = { type: 'machine-crippled', machine: 'B2', words: 'Engine', lameDuck: 1, climbs: false };
const metAlone: GameEvent = { type: 'straggler-met-enemy', machine: 'B2', roll, result: 'shot-down', words: 'Lost' };

describe('the letter to the family of one of a crew', () => {
  const written = (observer: CrewFate, pilot: CrewFate, of = 'ffolliott', ...before: readonly GameEvent[]) => {
    const fates = [
      { airman: 'quillinan', fate: pilot },
      { airman: 'ffolliott', fate: observer },
    ];
    const flown = mission(before, fates, [home('B1'), down('B2'), home('B3')]);
    return lettersOf(lived(dayOf(...withObserver(flown)))).find((letter) => letter.of === of)?.says ?? '';
  };
  const killed = { fate: 'killed' } as const;

  test('does not say that he was alone', () => {
    const says = written(killed, killed, 'ffolliott', crippled, metAlone);
    expect(says).toMatch(/the two of them were on their way|sick machine had to go home|their machine had turned/);
    expect(says).not.toMatch(/alone|by himself/);
  });

  test('names the other man, and says what became of him', () => {
    expect(written(killed, killed)).toMatch(
      / Quillinan,? (?:who was with him, was killed|was in the machine with him, and was killed too|was killed beside him)\.|the other, who was killed, was Quillinan\.|: Quillinan was killed beside him\./,
    );
    expect(written(killed, { fate: 'prisoner', wounded: false })).toMatch(
      / Quillinan was (?:with him, and is missing|in the machine with him, and has not come back either)\.|Quillinan went with him, and we are waiting|Quillinan is with him, I hope|Quillinan, who had the other seat, is missing too/,
    );
    expect(written(killed, { fate: 'safe', days: 1 })).toContain(' Quillinan was with him, and lives.');
    expect(written(killed, killed, 'quillinan')).toMatch(/Ffolliott.* was killed|who was killed, was Ffolliott/);
  });

  test('has no praise of an observer for where he flew, nor of a pilot for how he stood to his gun', () => {
    const days = Array.from({ length: 8 }, () =>
      dayOf(
        ...withObserver(
          mission(
            [],
            ['quillinan', 'ffolliott'].map((airman) => ({ airman, fate: killed })),
          ),
        ),
      ),
    );
    const letters = lettersOf(lived(...days));
    for (const [man, other] of [
      ['ffolliott', 'pilot'],
      ['quillinan', 'observer'],
    ] as const) {
      const his = letters.filter(({ of }) => of === man);
      expect(his.length).toBe(days.length);
      expect(his.filter(({ says }) => OF_A_SEAT[other].some((praise) => says.includes(praise)))).toEqual([]);
    }
  });
});

describe('a letter home', () => {
  const saysOf = (...days: readonly (readonly GameEvent[])[]) =>
    lettersOf(lived(...days)).flatMap(({ to, says }) => (to.startsWith('his ') ? [says] : []));
  const escorted = (...trouble: readonly unknown[]) =>
    [
      { type: 'moved', from: 'H01', to: 'G07', aft: 3, left: 80 },
      ...trouble,
      { type: 'lame-duck-escorted', machine: 'B1', by: ['B2'] },
    ] as readonly GameEvent[];
  const HOLES = /mostly holes|going to pieces|bits came off|half a machine|Bits came off/;

  test('speaks of holes where the machine was hit, and of a sick machine where it was not', () => {
    const archie = { type: 'archie-hit', machine: 'B1', roll, parts: {}, total: 7, result: 'critical-hit', words: '' };
    const days = (...trouble: readonly unknown[]) =>
      Array.from({ length: 40 }, () => dayOf(...mission(escorted(...trouble))));
    const lame = (words: string) => ({ type: 'machine-crippled', machine: 'B1', words });
    const sick = [{ type: 'engine-trouble-met', machine: 'B1', result: 'serious' }, lame('Serious engine trouble')];
    expect(saysOf(...days(...sick)).filter((says) => HOLES.test(says))).toEqual([]);
    expect(saysOf(...days(archie, lame('Rudder shot through'))).some((says) => HOLES.test(says))).toBe(true);
  });

  test('says that he wrote yesterday only where he did', () => {
    const quiet = [paraded(...ALL), eveningCame()];
    const alone = [paraded('haldenby'), eveningCame()];
    const others = [paraded('quillinan'), eveningCame()];
    const apart = Array.from({ length: 80 }, (_, i) => (i % 2 === 0 ? alone : others));
    expect(saysOf(...apart).filter((says) => says.startsWith(SECOND_HALF))).toEqual([]);
    expect(saysOf(...Array.from({ length: 40 }, () => quiet)).length).toBe(40);
    expect(saysOf(...Array.from({ length: 80 }, () => alone)).some((says) => says.startsWith(SECOND_HALF))).toBe(true);
  });

  test('has the victory of the day, where he saw a friend go down as well', () => {
    const fought = mission(
      fight(attack('G1', 'B3'), hit('G1', 'B2', 'shot-down'), hit('B1', 'G2', 'shot-down')),
      [{ airman: 'haldenby', fate: { fate: 'killed' } }],
      [down('B1'), home('B2'), home('B3')],
    );
    const letters = (...firsts: readonly string[]) => saysOf([paraded('quillinan'), ...fought, eveningCame(...firsts)]);
    expect(letters('quillinan')[0]).toMatch(/Captain Haldenby.* my first/);
    expect(letters()[0]).toMatch(/one of theirs as well|brought one of them down/);
  });
});
