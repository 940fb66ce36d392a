import type { Aircraft } from '../../cards/printed/aircraft.ts';
import type { GermanCounter } from '../../cards/printed/forty-one.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import { type Block, fact, facts, type ListItem, noted, rows } from '../../kit/screen/cards/make.ts';
import { say, words } from '../../kit/screen/cards/say.ts';
import { counted, plural } from '../../words/numbers.ts';

/** An Aircraft Card: the machine's abilities, and its Initiative Numbers in three columns of height. */
export function aircraftDisplay(aircraft: Aircraft): Block[] {
  return [
    facts('', ...figures(aircraft)),
    noted(
      rows('Initiative Number (rule 17): two dice and Pilot Skill', aircraft.initiative, {
        low: 'to 5,000 ft',
        middle: '6,000 to 12,000 ft',
        high: 'above 12,000 ft',
      }),
      'A Lame Duck has the number for a throw of 2 and its Pilot Skill (rule 34).',
    ),
  ];
}

function figures(aircraft: Aircraft): ListItem[] {
  const { side, seats, duration, ceiling, guns, ammo, bombs } = aircraft;
  const known = (key: string) => ({ source: aircraft.cells?.[key] ?? aircraft.source });
  return [
    fact(
      'Machine',
      `${side === 'allied' ? 'Allied' : 'German'}, ${plural(seats, 'single-seater', 'two-seater')}`,
      known('seats'),
    ),
    ...(duration === undefined ? [] : [fact('Duration', `${duration} AFT`, known('duration'))]),
    fact('Ceiling', `${say(ceiling)} ft`, known('ceiling')),
    fact('Guns', gunText(guns), known('guns')),
    ...(ammo ? [fact('Ammo', ammoText(ammo), known('ammo'))] : []),
    ...(bombs > 0 ? [fact('Bombs', `${bombs} lb`, known('bombs'))] : []),
  ];
}

function gunText({ forward, observer }: Aircraft['guns']): string {
  const ahead = { none: 'no forward gun', single: 'one forward gun', twin: 'twin forward guns' };
  return observer === 'none' ? ahead[forward] : `${ahead[forward]}, one for the observer`;
}

function ammoText({ forward, observer, buckingham, rockets }: NonNullable<Aircraft['ammo']>): string {
  const parts = [
    `${forward} units`,
    observer > 0 ? `${observer} for the observer` : '',
    buckingham > 0 ? `or ${buckingham} of Buckingham` : '',
    rockets > 0 ? `or ${rockets} rockets` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** A type of machine on one line of a list. */
export const aircraftLine = ({ name, side, seats, duration, ceiling }: Aircraft): string =>
  `${name}: ${side === 'allied' ? 'ours' : 'German'}, ${counted(seats, 'seat')}, ` +
  `${duration === undefined ? '' : `${duration} AFT, `}${say(ceiling)} ft`;

/** The German counters, 1 to 41. */
export function fortyOneDisplay({ counters }: Rulebook['fortyOne'], book: Rulebook): Block[] {
  return [
    noted(
      counterTable('The forty-one (rules 2 and 50)', counters, book),
      'Each number is a type of machine and man, met as often as it is thrown; only number 1 is a person. Solid red is Jasta 11.',
    ),
  ];
}

export function counterTable(title: string, counters: readonly GermanCounter[], book: Rulebook) {
  return rows(title, counters, {
    number: 'No.',
    aircraft: ['aircraft', (id) => aircraftNamed(id, book)],
    skill: 'Skill',
    firing: 'Firing',
    observer: 'observer',
    paint: ['counter', (paint) => words(paint)],
    personal: 'the man',
    jasta11: null,
  });
}
