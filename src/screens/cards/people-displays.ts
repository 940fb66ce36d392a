import { readBand } from '../../cards/band.ts';
import { machinesOf } from '../../cards/own-squadron/flight-machines.ts';
import type { PrintedNames } from '../../cards/printed/names.ts';
import type { SeatedMan, Squadron, SquadronFlight } from '../../cards/printed/squadron.ts';
import type { RollTable } from '../../cards/roll-table.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import { type Block, type CardGrid, fact, facts, prose, roll, rows, titleOf } from '../../kit/screen/cards/make.ts';
import { sentence, words } from '../../kit/screen/cards/say.ts';
import { startText } from '../../questions/weather.ts';

/** Squadron Notes: the squadron, then each flight's machines and men. */
export function squadronDisplay(squadron: Squadron, book: Rulebook): Block[] {
  const { commander } = squadron;
  const major = commander ? [men('The Commanding Officer', [{ ...commander, machine: '' }], book)] : [];
  const flights = squadron.flights.flatMap((flight): Block[] => [
    { shape: 'prose', title: `${flight.flight} Flight`, text: flight.words },
    men(machinesText(flight, book), flight.people, book),
  ]);
  return [prose(`${squadron.name}, ${squadron.station}. ${squadron.notes}`), ...major, ...flights];
}

const machinesText = (flight: SquadronFlight, book: Rulebook): string =>
  machinesOf(flight)
    .map(
      ({ aircraft: id, numbers }) =>
        `${aircraftNamed(`${id}`, book)}: ${numbers[0]}${numbers.length > 1 ? ` to ${numbers.at(-1)}` : ''}`,
    )
    .join('; ');

type NotedMan = Omit<SeatedMan, 'seat'>;

function men(title: string, people: readonly NotedMan[], { pilotSkillFiringAndBravery: { letters } }: Rulebook) {
  const shown = people.map(
    ({ machine, rank, life, surname, skill, firing, bravery, missions, kills, balloons, ...man }) => ({
      machine,
      name: [rank, life?.forenames, surname].filter((part) => part !== undefined).join(' '),
      skill,
      firing,
      bravery: `${bravery} ${readBand(letters, bravery).letter}`,
      missions,
      kills,
      balloons,
      source: man.source,
      ...(man.cells && { cells: man.cells }),
    }),
  );
  return rows(title, shown, { machine: 'No.', skill: 'Skill', firing: 'Firing', bravery: 'Bravery' });
}

/** The name generator: lists chosen by dice, and their grids. */
export function namesDisplay(card: PrintedNames): Block[] {
  const { surnames, forenames, forbidden } = card;
  return [
    roll(card.surnameList, { before: 'and before it' }),
    ...Object.entries(surnames).map(([list, table]) => nameGrid(list, table)),
    roll(card.forenameCount),
    roll(card.forenameList),
    ...Object.entries(forenames).map(([list, table]) => nameGrid(list, table)),
    roll(card.home),
    roll(card.officerService, SERVICE),
    roll(card.otherRankService, SERVICE),
    roll(card.age),
    facts(
      'Drawn again',
      fact('Known airmen', forbidden.names.length, forbidden),
      fact('By surname and initial', forbidden.initials.length, forbidden),
      fact('Surnames', forbidden.surnames.join(', '), forbidden),
    ),
  ];
}

/** He served in his home regiment. */
const SERVICE = { service: ['service', (text: string) => (text === 'regiment' ? 'his regiment' : text)] } as const;

type NameTable = RollTable<{ readonly roll: number; readonly name: string }, string> & { readonly source: string };

/** Six names on a line, in the order of the dice. */
function nameGrid(list: string, table: NameTable): CardGrid {
  const title = `${sentence(words(list))}: ${titleOf(table)}`;
  const lines = [0, 1, 2, 3, 4, 5].map((red) => table.rows.slice(red * 6, red * 6 + 6).map(({ name }) => [name]));
  return {
    shape: 'grid',
    title,
    rows: lines,
    table: rows(
      title,
      table.rows.map((row) => ({ ...row, source: table.source })),
    ),
  };
}

/** The historical month. */
export function aprilDisplay({ days, sources }: Rulebook['april1917']): Block[] {
  const shown = days.map(({ day, weekday, code, weather, light, summary, ...from }) => ({
    day: `${weekday.slice(0, 3)} ${day}`,
    code,
    am: startText(weather.am),
    pm: startText(weather.pm),
    light: `${light.first}-${light.last}`,
    summary,
    source: from.source,
    ...(from.cells && { cells: from.cells }),
  }));
  return [
    rows('The weather, day by day', shown, { code: 'flying', summary: 'as it was' }),
    facts(
      'What happened',
      ...days.flatMap(({ day, events }) => events.map((event, i) => fact(i === 0 ? `${day} April` : '', event.words))),
    ),
    facts('Where it is from', ...sources.map((text, i) => fact(`${i + 1}`, text))),
    prose(
      'Flying: F fine, M mixed, P poor, N none that was of use. Weather: the same day in boxes of the Weather Effects card. Light: from the first to the last of it, by British time in France.',
    ),
  ];
}
