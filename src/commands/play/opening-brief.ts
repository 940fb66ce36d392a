import { type Campaign, calendarEnd } from '../../campaign/campaign.ts';
import { flightsNamed } from '../../campaign/flight-names.ts';
import { aircraftNamed, cardOf, type Rulebook } from '../../cards/rulebook.ts';
import { counted, feet, listed, talliedTypes, uncapital } from '../../words/numbers.ts';

/**
 * What somebody who begins his first campaign has to know before its first question: who he is, what winning is, and
 * what the three figures mean that the page shows most. About twelve lines of 80 columns.
 */
export function openingBrief(campaign: Campaign, book: Rulebook): string {
  const { aft } = book.turnProcedure;
  return [
    youText(campaign, book),
    `Win Victory Points until the evening of ${calendarEnd(campaign)} April. The verdict: ${gradesText(book)}.`,
    'Each morning you plan who flies which mission, and then lead it. A mission left undone costs points, and so do men and machines lost.',
    `Ammo: a gun has at most ${mostAmmo(campaign, book)} units of ammo, and each burst uses some. AFT is Air Flying Time: ${aft.move.aft} to fly to the next hex, ${aft.stay.aft} to stay over one, ${aft.climb.aft} to climb ${feet(aft.climb.feet)}. A machine without any comes down where she is.`,
    'In each hex two dice are thrown. A low total brings enemies: one that is not above the Encounter Value of the hex. Weather changes that value: with Encounter -2 you meet fewer.',
    '? explains what is asked, and Enter takes the answer that its label names. Every answer is kept at once: quit whenever you like.',
  ].join('\n');
}

/** `You lead B Flight from 1 to 21 April 1917: eight pilots with eight SPAD VIIs.` */
function youText(campaign: Campaign, book: Rulebook): string {
  const { flights } = campaign;
  const men = flights.flatMap(({ aircrew }) => aircrew);
  const pilots = men.filter(({ seat }) => seat === 'pilot').length;
  const observers = men.length - pilots;
  const machines = flights.flatMap((flight) => flight.machines.map(({ aircraft }) => aircraftNamed(aircraft, book)));
  const people = [counted(pilots, 'pilot'), ...(observers > 0 ? [counted(observers, 'observer')] : [])];
  return `You lead ${flightsNamed(flights)} from 1 to ${calendarEnd(campaign)} April 1917: ${listed(people)} with ${talliedTypes(machines)}.`;
}

/** `-100 or fewer a disaster; -99 to -50 decisive defeat; 126 or more control of the skies`. */
function gradesText({ campaignGrades: { grades } }: Rulebook): string {
  return grades
    .map(({ from, to, words }, i) => {
      if (i === 0) return `${to} or fewer, ${uncapital(words)}`;
      return i === grades.length - 1 ? `${from} or more, ${uncapital(words)}` : `${from} to ${to}, ${uncapital(words)}`;
    })
    .join('; ');
}

function mostAmmo({ flights }: Campaign, book: Rulebook): number {
  const aircraft = flights.flatMap(({ machines }) => machines.map((machine) => machine.aircraft));
  return Math.max(...aircraft.map((type) => cardOf(type, book).ammo?.forward ?? 0));
}
