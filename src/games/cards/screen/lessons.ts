import type { Lesson } from '../../../kit/game-screen.ts';
import type { GameEvent } from '../../../table/events.ts';

/** A lesson is three turns. */
const isOver = (event: GameEvent): boolean => event.type === 'card-turn-began' && event.turn > 3;

const says: Lesson['says'] = {
  'plan-card': [
    'Your hand. Each card is one way to fly a third of this turn; its letter stands in the picture where your machine would then be. Behind the name stands ' +
      'how many of it you have left; then what could reach you there, ! a gun far off, !! one near, before a stroke what is likely and behind it the worst; and whom it would bring into your sights where he is now, or likely, as G1?. He is straight ahead and comes on. Lay three straights: type a a a, or press Enter three times.',
    'Both have flown. What happened in each phase stands in the record: first all move, then all fire who have somebody before their guns within a ruler, which is 200 mm. ' +
      'Where would he be after his first card? Nobody knows; one looks at where he points, and lays for that. b and c turn by 60 degrees, h and its like by 90, f and g slip aside. ' +
      'ruler tells how far he is, arcs what your guns bear on. Lay three cards as you like: one by one, or three letters on a line.',
    'Two rules bind a plan: never two steep cards running, which have a star, and an Immelmann, which turns you about, only between two straights. A card that may not ' +
      'be laid says so, and rule W010, or G010, has the reason. why tells how the last shot came about. Lay the last three cards.',
  ],
  'fire-at': [
    'He is before your guns. Within half a ruler he draws two cards of damage, farther off one; each is nothing, some points, or worse, and one may jam your gun. ' +
      'Nothing is gained by waiting: fire.',
  ],
};

/** (W009) (G009) He is straight ahead. */
const takes: Lesson['takes'] = { 'plan-card': [['straight', 'straight', 'straight']] };

const ends =
  'Those were three turns: cards laid in secret, shown together, and fire between. Points are kept secret from the other side; whoever has as many as the machine bears is shot down. ';

export const WAR_LESSON: Lesson = {
  battle: 'duel-over-the-trenches',
  seed: 'lesson-1',
  begins:
    'Wings of War, a lesson of three turns: a Camel of yours against a Fokker Dr.I. In each turn you lay three cards face down, and so does he; then both fly the first and fire, the second, the third.',
  says,
  takes,
  isOver,
  ends: `${ends}wof battle duel-over-the-trenches is the same duel against somebody who means it.`,
};

export const GLORY_LESSON: Lesson = {
  battle: 'face-to-face',
  seed: 'lesson-1',
  begins:
    'Wings of Glory, a lesson of three turns: a Camel of yours against an Albatros D.Va. In each turn you lay three cards face down, and so does he; then both fly the first and fire, the second, the third.',
  says,
  takes,
  isOver,
  ends: `${ends}wof battle face-to-face is the same duel against somebody who means it.`,
};
