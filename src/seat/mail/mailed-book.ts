import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type Fell, isAnswered, type JournalEntry } from '../../logbook/journal.ts';
import type { LogRecord } from '../../logbook/record.ts';
import { writeThrows } from '../../logbook/throws.ts';
import type { MailedPlay } from '../../mail/mailed-play.ts';
import type { Match } from '../../mail/match.ts';
import { STREAMS } from '../../table/checks.ts';
import { openingLine } from '../set-up/opening-line.ts';
import { nameOfGame } from './desk.ts';

/** All that was thrown, drawn and answered in a game by mail, in order. */
export const entriesOf = ({ outcome: { given, fresh } }: Pick<MailedPlay, 'outcome'>): readonly JournalEntry[] => [
  ...given.flatMap(({ threw, asked, answer }): JournalEntry[] => [
    ...threw,
    { asked: asked.question.decision, answer },
  ]),
  ...fresh,
];

/**
 * A game by mail as a log-book: its dice stand in it like those that a player has thrown by hand, because no seed of
 * ours gives them. Both players have the same, byte for byte.
 */
export function recordsOf(
  { game, invitation: { begun } }: Match,
  state: StandAloneBattle,
  play: Pick<MailedPlay, 'outcome'>,
  book: Rulebook,
): readonly LogRecord<StandAloneBattle>[] {
  const name = nameOfGame(game);
  const opening = openingLine({ campaign: name, seed: `alea:1:${name}`, ironman: false, byHand: STREAMS }, book);
  const { outcome } = play;
  return [
    { ...opening, begun },
    { dawn: 1, state },
    ...entriesOf(play).map(
      (entry): LogRecord<StandAloneBattle> => (isAnswered(entry) ? entry : { hand: writeThrows([byHand(entry)]) }),
    ),
    ...(outcome.status === 'finished' ? [{ dawn: outcome.state.day, state: outcome.state }] : []),
  ];
}

const byHand = (fell: Fell): Fell => ({ ...fell, byHand: true });
