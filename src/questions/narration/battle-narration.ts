import { boxOf } from '../../cards/rulebook.ts';
import { isOwn } from '../../kit/screen/people.ts';
import type { Reasons, Sentence } from '../../kit/screen/sentence.ts';
import type { BattleEvent } from '../../table/events/battle-events.ts';
import { capital, counted, height } from '../../words/numbers.ts';
import { weatherName } from '../weather.ts';
import { hexName } from './turn-narration.ts';

export const BATTLE_SENTENCES: { readonly [T in BattleEvent['type']]: Sentence<T> } = {
  'battle-began': ({ battle, weather, hex, altitudes, attack, machines }, book, people) =>
    `${battle}: ${hexName(hex, book)}, ${weatherName(book, weather)}. ${capital(counted(machines.length, 'Allied machine'))} at ${height(altitudes.allied)}, ` +
    `the Germans at ${height(altitudes.german)}. ${isOwn(attack.by, people) ? 'We' : 'They'} attack ${FROM[attack.from]}.`,
  // A fight that has told its score has told its turns as well, and they are no phases.
  'battle-ended': ({ battle, phases, points }) =>
    `${battle} is over${points ? `, after ${counted(phases, 'phase')}` : ''}.`,
};

export const BATTLE_REASONS: { readonly [T in BattleEvent['type']]: Reasons<T> } = {
  'battle-began': ({ weather, germansLedBy, attack }, book) => [
    `Rule 19: the Dog-Fight Duration is that of the weather, ${boxOf(weather, book).dfd}.`,
    ...(attack.from === 'level'
      ? []
      : ['Rule 18: the higher side comes down on the other, and the fight is at the lower height.']),
    germansLedBy === 'the-card'
      ? 'Rule 24: the Germans go by the card of their conduct.'
      : 'A second player leads the Germans; their bursts are the longest there are, rule 24.',
  ],
  'battle-ended': () => [
    'Rules 26 to 28: what became of machines and men. Rule 29: the Fates of German crews are not thrown for.',
  ],
};

const FROM = { level: 'on the level', above: 'from above', cloud: 'out of cloud' } as const;
