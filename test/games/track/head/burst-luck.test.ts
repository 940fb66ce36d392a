import { describe, expect, test } from 'vitest';
import { newCampaign } from '../../../../src/campaign/campaign.ts';
import { fallsOf } from '../../../../src/cards/dice.ts';
import { lookUp } from '../../../../src/cards/roll-table.ts';
import { seededCup } from '../../../../src/dice/seeded-cup.ts';
import { BurstLuck } from '../../../../src/games/track/head/burst-luck.ts';
import { answerBy } from '../../../../src/kit/head/policy.ts';
import { attempt, type Commander } from '../../../../src/logbook/attempt.ts';
import { policyNamed } from '../../../../src/policies/policies.ts';
import { playDay } from '../../../../src/procedure/campaign/day.ts';
import { playingOut } from '../../../../src/seat/policy/play-out.ts';
import type { EventOf } from '../../../../src/table/events.ts';
import { book } from '../../../support/cards/book.ts';

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);
const meanOf = (figures: readonly number[]) => sum(figures) / figures.length;
const scatterOf = (figures: readonly number[]) => meanOf(figures.map((each) => (each - meanOf(figures)) ** 2));

describe('the luck of bursts', () => {
  const hits = [6, 7, 8];
  const fired = (total: number, target: string, adds: number): EventOf<'burst-fired'> => ({
    type: 'burst-fired',
    machine: 'B1',
    gun: 'forward',
    target,
    angle: 'astern',
    burst: 4,
    firing: 'C',
    adds,
    roll: { faces: [1, total - 1], total },
    hits,
    jams: [],
    result: hits.includes(total) ? 'hit' : 'miss',
  });

  /** All that may come of one burst, each way of the four dice as likely as the next. */
  function allThatMayCome(target: string, adds: number): BurstLuck[] {
    const { criticalHit } = book.damageTables;
    return fallsOf('2d6').flatMap((burst) =>
      fallsOf('2d6').map((hit) => {
        const luck = new BurstLuck(book);
        const event = fired(sum(burst), target, adds);
        luck.told(event);
        const roll = { faces: hit, total: sum(hit) };
        const parts = adds > 0 ? { twinGuns: adds } : {};
        const total = roll.total + adds;
        const { result } = lookUp(criticalHit, total);
        const scored = { type: 'critical-hit-scored', machine: target, by: 'B1', gun: 'forward' } as const;
        if (event.result === 'hit') luck.told({ ...scored, roll, parts, total, result });
        return luck;
      }),
    );
  }

  test.each([
    ['G12', 0],
    ['G12', 1],
    ['B1', 0],
    ['B1', 1],
  ])('over all 1,296 ways that a burst at %s with %i for twin guns may go it comes to nought', (target, adds) => {
    const all = allThatMayCome(target, adds);
    expect(all).toHaveLength(1296);
    expect(sum(all.map(({ points }) => points))).toBeCloseTo(0, 6);
    expect(sum(all.map(({ men }) => men))).toBeCloseTo(0, 6);
  });

  test.each(['G12', 'B1'])('over all ways that a hit on the pilot of %s may go it comes to nought', (machine) => {
    const { crewHit } = book.damageTables;
    const all = fallsOf('2d6').map((faces) => {
      const luck = new BurstLuck(book);
      const roll = { faces, total: sum(faces) };
      const { fate, asPilot } = lookUp(crewHit, roll.total);
      luck.told({ type: 'crew-hit', machine, who: 'pilot', roll, fate, effect: asPilot });
      return luck;
    });
    expect(sum(all.map(({ points }) => points))).toBeCloseTo(0, 6);
    expect(sum(all.map(({ men }) => men))).toBeCloseTo(0, 6);
    expect(Math.max(...all.map(({ points }) => Math.abs(points)))).toBeGreaterThan(4);
  });

  test('a German shot down is luck, one of ours is the reverse', () => {
    const [best, worst] = [allThatMayCome('G12', 0), allThatMayCome('B1', 0)];
    // (43) 20 points for him, at the least all but what the burst was to bring.
    expect(Math.max(...best.map(({ points }) => points))).toBeGreaterThan(10);
    expect(Math.min(...worst.map(({ points }) => points))).toBeLessThan(-8);
    expect(Math.max(...worst.map(({ men }) => men))).toBeGreaterThan(0.5);
  });
});

test('without it what a mission comes to scatters less, about the same mean', () => {
  const dawn = newCampaign(['B'], book);
  const prudent = policyNamed('prudent', 'luck');
  const commander: Commander = ({ question }) =>
    question.decision === 'attack' ? undefined : answerBy(prudent, question, book);
  const at = attempt(playDay, dawn, [], { book, cup: seededCup('alea:1:april-2', 1), commander });
  if (at.status !== 'asking') return expect.unreachable();
  const given = at.given.flatMap(({ threw, asked, answer }) => [...threw, { asked: asked.question.decision, answer }]);
  const { play } = playingOut({ dawn, past: [...given, ...at.fresh], asked: at.question }, book);
  const came = Array.from({ length: 300 }, (_, number) => play('attack', number)).flatMap((each) => each ?? []);
  const [raw, without] = [
    came.map(({ points, stake }) => points - stake),
    came.map(({ points, stake, luck }) => points - stake - luck),
  ];
  const luck = came.map((each) => each.luck);
  expect(Math.abs(meanOf(luck))).toBeLessThan(2.5 * Math.sqrt(scatterOf(luck) / luck.length));
  expect(scatterOf(without)).toBeLessThan(scatterOf(raw) / 2.5);
});
