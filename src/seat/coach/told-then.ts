import { isForGood } from '../../campaign/aircrew.ts';
import { missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import type { ToldMistake } from '../../screens/pages/coach-page.ts';
import type { EventOf, GameEvent } from '../../table/events.ts';
import { counted, height, listed, victoryPoints } from '../../words/numbers.ts';
import type { Mistake } from './review.ts';
import type { AskedThen } from './weighty.ts';

/** A mistake in words: where it was made, and what came of it. */
export function toldMistake(mistake: Mistake, events: readonly GameEvent[], book: Rulebook): ToldMistake {
  const { day, asked, given, better, within, more } = mistake;
  const { answer, lead, playouts, came, to } = better;
  return {
    day,
    where: whereText(asked, events, book),
    ask: asked.ask,
    given,
    better: answer,
    says: { given: asked.says(given), better: asked.says(answer) },
    lead,
    within,
    to,
    playouts,
    came,
    isCareful: asked.question.careful === undefined,
    cameOut: cameOutText(to, events.slice(asked.told), events),
    more,
  };
}

function whereText({ told, hex, altitude }: AskedThen, events: readonly GameEvent[], book: Rulebook): string {
  const before = events.slice(0, told);
  const begun = before.findLastIndex(({ type }) => type === 'mission-began' || type === 'mission-ended');
  const began = before[begun];
  if (began?.type !== 'mission-began') return 'on the ground';
  const since = before.slice(begun);
  const turn = since.filter(({ type }) => type === 'weather-checked').length;
  const isFighting =
    since.findLastIndex(({ type }) => type === 'fight-began') >
    since.findLastIndex(({ type }) => type === 'fight-over');
  return [
    missionTitle(began.mission, book),
    `turn ${turn}`,
    ...(hex === undefined ? [] : [hex]),
    ...(altitude === undefined ? [] : [height(altitude)]),
    ...(isFighting ? ['in a Dog-Fight'] : []),
  ].join(', ');
}

/** What the mission really brought; or the whole day, where that was played on. */
function cameOutText(to: ToldMistake['to'], after: readonly GameEvent[], all: readonly GameEvent[]): string {
  const ended = (events: readonly GameEvent[]) =>
    events.flatMap((event) => (event.type === 'mission-ended' ? [event] : []));
  const [mission] = ended(after);
  if (to !== 'day' && mission) return `As it came out, the mission brought ${sumText([mission], mission.points)}.`;
  const notFlown = all.flatMap((event) => (event.type === 'mission-not-flown' ? [event.points] : []));
  const flown = ended(all);
  const points = [...flown.map((each) => each.points), ...notFlown].reduce((sum, each) => sum + each, 0);
  return `As it came out, the day brought ${sumText(flown, points)}.`;
}

function sumText(missions: readonly EventOf<'mission-ended'>[], points: number): string {
  const machines = missions
    .flatMap(({ homecomings }) => homecomings)
    .filter((each) => each.end === 'down' && each.fate === 'lost').length;
  const men = missions.flatMap(({ scores }) => scores).filter(({ why }) => isForGood(why)).length;
  const lost = [
    ...(machines > 0 ? [counted(machines, 'machine')] : []),
    ...(men > 0 ? [counted(men, 'man', 'men')] : []),
  ];
  return `${victoryPoints(points)}${lost.length > 0 ? `, and cost ${listed(lost)}` : ''}`;
}
