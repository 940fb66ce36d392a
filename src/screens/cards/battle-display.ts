import { namesIn } from '../../cards/map.ts';
import type { BattleCard, BattleMachine } from '../../cards/printed/battle.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import { type Block, fact, facts, prose, rows } from '../../kit/screen/cards/make.ts';
import { SHORT_RANKS } from '../../kit/screen/people.ts';
import { weatherName } from '../../questions/weather.ts';
import { height, numbered } from '../../words/numbers.ts';
import { counterTable } from './aircraft-display.ts';

/** A stand-alone battle: its background, its place and height, and its forces. */
export function battleDisplay(battle: BattleCard, book: Rulebook): Block[] {
  const { words, allied, german, attack } = battle;
  const counters = german.numbers.flatMap((number) => book.fortyOne.counters.filter((each) => each.number === number));
  return [
    prose(words.trim()),
    facts(
      'How it begins',
      fact('Over', placeText(battle, book), battle),
      fact('Weather', weatherName(book, battle.weather), battle),
      fact('Altitude', `Allies ${height(allied.altitude)}, Germans ${height(german.altitude)}`, battle),
      fact('Attack', attackText(battle), attack),
    ),
    rows(
      'Allies',
      allied.machines.map((machine) => machineRow(machine, book)),
      { machine: 'No.' },
    ),
    counterTable('Germans', counters, book),
  ];
}

/** `F12 (Douai)`. */
function placeText({ hex }: Pick<BattleCard, 'hex'>, { missionMap }: Rulebook): string {
  const names = namesIn(missionMap, hex);
  return names.length > 0 ? `${hex} (${names.join(', ')})` : hex;
}

const WHO = { allied: 'we attack', german: 'they attack' } as const;
const FROM = {
  level: 'on the level',
  above: 'from above, with the Dive Bonus',
  cloud: 'out of cloud, with the bonus of surprise',
} as const;

const attackText = ({ attack: { by, from } }: BattleCard): string => `${WHO[by]} ${FROM[from]}`;

function machineRow({ machine, aircraft, pilot, observer, source }: BattleMachine, book: Rulebook) {
  return {
    machine,
    aircraft: aircraftNamed(aircraft, book),
    pilot: manText(pilot),
    rated: `${pilot.skill}/${pilot.firing}/${pilot.bravery}`,
    observer: observer ? `${manText(observer)}, ${observer.firing}` : '-',
    source,
  };
}

const manText = ({ rank, surname }: BattleMachine['pilot' | 'observer'] & object): string =>
  `${SHORT_RANKS[rank]} ${surname}`;

/** `14 of ours against 13 over F12 (Douai)`. */
export const battleLine = ({ battle, allied, german }: BattleCard): string =>
  `${battle}: ${numbered(allied.machines.length, 'Allied machine')} against ${german.numbers.length}`;
