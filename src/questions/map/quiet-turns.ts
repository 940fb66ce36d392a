import type { Rulebook } from '../../cards/rulebook.ts';
import { type EventType, type GameEvent, ofType } from '../../table/events.ts';
import { capital, counted, height, inWords, listed } from '../../words/numbers.ts';
import { weatherName } from '../weather.ts';

const EMPTY: readonly EventType[] = [
  'moved',
  'stayed',
  'height-changed',
  'weather-checked',
  'encounter-rolled',
  'lame-duck-checked',
];

/** Whether a turn has brought nothing except the move, the weather and nobody in sight. */
export const isEmptyTurn = (news: readonly GameEvent[]): boolean =>
  news.every((event) => EMPTY.includes(event.type)) &&
  news.every((event) => event.type !== 'encounter-rolled' || event.result === 'nothing');

/** Whether there are several such turns, which are told in one sentence. */
export const isQuietWay = (news: readonly GameEvent[]): boolean =>
  isEmptyTurn(news) && news.filter(({ type }) => type === 'moved' || type === 'stayed').length > 1;

/** `Four turns, by H02, H03, H04 and H05: nobody in sight; the weather holds. 110 AFT left.` */
export function quietTurnsText(news: readonly GameEvent[], book: Rulebook): string {
  const hexes = ofType(news, 'moved').map(({ to }) => to);
  const stays = ofType(news, 'stayed').length;
  const left = news.flatMap((event) => (event.type === 'moved' || event.type === 'stayed' ? [event.left] : [])).at(-1);
  const stayed = stays === 0 ? [] : [hexes.length === 0 ? 'staying' : `${inWords(stays)} of them staying`];
  const way = [...(hexes.length > 0 ? [`by ${listed(hexes)}`] : []), ...stayed];
  const turns = capital(counted(hexes.length + stays, 'turn'));
  return `${[turns, ...way].join(', ')}: nobody in sight; ${[...heightText(news), weatherText(news, book)].join('; ')}. ${left ?? 0} AFT left.`;
}

/** The same for a listener, who has no table that shows what a climb costs. */
export function quietTurnsHeard(news: readonly GameEvent[], book: Rulebook): string {
  const climb = ofType(news, 'height-changed').reduce((sum, { aft }) => sum + aft, 0);
  return `${quietTurnsText(news, book)}${climb > 0 ? ` The climb took ${climb} AFT.` : ''}`;
}

function heightText(news: readonly GameEvent[]): string[] {
  const last = ofType(news, 'height-changed').at(-1);
  return last ? [`now at ${height(last.to)}`] : [];
}

function weatherText(news: readonly GameEvent[], book: Rulebook): string {
  const checks = ofType(news, 'weather-checked');
  const from = checks[0]?.from;
  const to = checks.at(-1)?.to;
  return from === to || to === undefined ? 'the weather holds' : `the weather turns to ${weatherName(book, to)}`;
}
