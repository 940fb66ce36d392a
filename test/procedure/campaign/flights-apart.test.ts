import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../../../src/campaign/watch.ts';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { parseSeed } from '../../../src/dice/seed.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import type { Policy } from '../../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites, type Scribe } from '../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import type { Table } from '../../../src/table/table.ts';
import { book } from '../../support/people/campaigns.ts';

/** What a flight's day was made of. */
interface Story {
  readonly throws: string[];
  readonly answers: string[];
  readonly events: GameEvent[];
}

const PRUDENT = policyNamed('prudent', '');

/** The first day of some flights, each led by its own policy; where none is named, by the prudent one. */
function firstDay(word: string, flights: readonly Flight[], policies: Partial<Record<Flight, Policy>>) {
  const campaign = newCampaign(flights, book);
  const stories = { A: aStory(), B: aStory(), C: aStory() };
  const cup = seededCup(expectDefined(parseSeed(word), 'seed'), 1);
  const squadron = new AutomaticTable(book, cup, PRUDENT, nobodyWrites);
  const table: Table = {
    book,
    roll: (check) => squadron.roll(check),
    draw: (deck) => squadron.draw(deck),
    choose: (decision) => expect.unreachable(`${decision} is a flight's to decide`),
    tell: (event) => squadron.tell(event),
    during: (flight, part) =>
      new AutomaticTable(book, cup.during(flight, part), policies[flight] ?? PRUDENT, scribeOf(stories[flight])),
  };
  playDay(campaign, table);
  return { campaign, stories };
}

const aStory = (): Story => ({ throws: [], answers: [], events: [] });

const scribeOf = ({ throws, answers, events }: Story): Scribe => ({
  threw: (check, faces) => void throws.push(`${check} ${faces.join('')}`),
  drew: (deck, card) => void throws.push(`${deck} ${card}`),
  answered: (decision, answer) => void answers.push(`${decision} ${answer}`),
  told: (event) => void events.push(structuredClone(event)),
});

/** What the depot answers depends on what the whole squadron has lost. */
const itsOwn = ({ throws, answers, events }: Story) => ({
  throws,
  answers,
  events: events.filter(({ type }) => type !== 'request-answered'),
});

const word = fc.stringMatching(/^[a-z]{1,8}$/);

test('whatever A Flight does, B Flight has the same dice and the same day, while the Red Baron is about', () => {
  fc.assert(
    fc.property(word, word, (seed, lots) => {
      const alone = firstDay(seed, ['B'], {});
      const beside = firstDay(seed, FLIGHTS, { A: policyNamed('random', lots), C: policyNamed('bold', lots) });
      fc.pre(!beside.campaign.redBaronGone || alone.campaign.redBaronGone);
      expect(itsOwn(beside.stories.B)).toEqual(itsOwn(alone.stories.B));
    }),
    { numRuns: 30 },
  );
});

test('(5) (6) of three flights each throws and decides for itself, and the weather is forecast once', () => {
  const { campaign, stories } = firstDay('dawn', FLIGHTS, {});
  const begun = FLIGHTS.map((flight) =>
    stories[flight].events.flatMap((event) => (event.type === 'watch-began' ? [event.watch] : [])),
  );
  expect(begun.every((watches) => watches.length > 0)).toBe(true);
  expect(campaign.flights.map(({ points }) => points.length)).toEqual([1, 1, 1]);
  for (const flight of FLIGHTS) {
    expect(stories[flight].throws.some((threw) => threw.startsWith('weather-forecast'))).toBe(false);
    expect(stories[flight].events.at(0)).toMatchObject({ type: 'flight-paraded', flight });
  }
});
