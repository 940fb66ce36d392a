import type { Lesson } from '../../../kit/game-screen.ts';

/** Four turns of a duel. */
export const CLOUDS_LESSON: Lesson = {
  battle: 'sopwith-pup v rumpler-c1 by clouds-of-glory',
  seed: 'lesson-1',
  begins:
    'In Clouds of Glory, a lesson of four turns: a Pup of yours against a Rumpler two-seater. All lies open on the table. A Move Unit (MU) is 50 metres, an Energy Unit (EU) ten kilometres an hour. ' +
    'Whoever has the lowest initiative moves first, and whoever has the highest fires first.',
  says: {
    'clouds-move': [
      'Your move is composed step by step, and flown at end, or at a step that the first row names with it. She has as many MU as her speed, and two actions. The rows say what each step is: s3 is three MU straight on, ' +
        'c2 a climb of two, d2 a dive, l60 and r60 turns. The ring in the picture is where she would come to. He is ahead: Enter takes end, and she flies straight on.',
      'A climb takes an EU for each MU, a dive brings one; a turn takes an action and an EU, and leaves her banked: she turns to that side alone until she is level. ' +
        'He has come past you: left 90, left 90, end, and you are about and behind him. Enter takes these steps one by one; several go on a line too, as left 90, left 90, end.',
      'A turn may be tighter than hers, at +1 to +3: it costs more and asks for a test. undo takes back the last step as long as nothing is thrown. Fly this one as you like; end flies it.',
    ],
    'clouds-fire': [
      'He is before your guns. The base shot is Gunnery and all that helps or hinders: a die of twenty must not be above it. A short burst is half a box of ammunition and never jams; ' +
        'sustained fire is for him who goes on firing at the same one from behind. Fire: Enter takes a normal burst. Later it holds fire where the chance is small.',
    ],
  },
  takes: { 'clouds-move': [['end'], ['l90', 'l90', 'end']], 'clouds-fire': [['G1.normal']] },
  isOver: (event) => event.type === 'clouds-turn-began' && event.turn > 4,
  ends:
    'Those were four turns: initiative, moves from the lowest up, fire from the highest down. The movement of this game is our own reconstruction; rule C010 and the like tell the rest. ' +
    'wof battle "sopwith-pup v rumpler-c1 by clouds-of-glory" is the same duel against somebody who means it.',
};
