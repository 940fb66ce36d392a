import type { Lesson } from '../../../kit/game-screen.ts';

/** A lesson is three turns of a patrol. */
export const SIDE_LESSON: Lesson = {
  battle: 'patrol-at-noon',
  seed: 'lesson-5',
  begins:
    'Winged Victory, a lesson of three turns: two Pups of yours against two Albatros. The fight is seen from the side: left is west and home, up is up. A hex is a hundred metres. ' +
    'Speed is everything: what climbs or turns loses it, what dives gains it. Your part, in the first line of a page, is for the whole patrol of twelve turns; in three of them you need not think of it.',
  says: {
    throttle: [
      'The throttle comes first, and stays for the turn. She flies as many hexes as her speed is now; at the end her speed goes half the way to the throttle. ' +
        'A rotary engine, as the Pup has, is off or on. Enter leaves it on.',
      'The throttle of the other machine: they are asked in an order of their own, and who sees an enemy flies after him who sees none. Enter again.',
    ],
    'energy-move': [
      'Each kind of flying has a row with its best: whose guns reach her there, whom she fires at, where it ends, and the speed that it leaves and the next. Up and down go from kind to kind, and the diamond in the picture is where the one at hand ' +
        'ends; each figure in it is the number of another answer, where that ends. The name of a kind opens it, left and right walk in it. Look at the others, go back to level, and take it; Enter alone takes it too. ' +
        'In a row such as turn (12) 6 4 there are twelve ways of the kind, and 6 4, throttle and number, is its best. Safe: no gun can reach her, nor on the way, should the clock be stopped. ' +
        'Her pool is her place in the order of movement: 1 flies first, and 5 last, who has seen where the others went. ? and a word, as ? safe, tells more.',
      'Drag is what a climb or a turn takes off the speed; preparation is what must be flown straight before it. Below her slowest speed she stalls. ' +
        'Fly toward them: level, or a shallow climb if they are higher.',
      'Height is speed in store: who is above can dive, and a level lost is a box of speed gained. Whoever is behind somebody within two hexes is on his tail, and moves after him. Fly as you like.',
    ],
    'side-shot': [
      'Somebody is straight before her gun, five hexes off at the most. The die of a shot is the darker the better: it goes by range, skill, and from where one fires, best from behind. A long burst is one colour better, and may jam. Fire.',
    ],
    'time-freeze': [
      'The clock may be stopped once in a turn while the first of them moves: all fire from where they are then, and fly on. It is for him who would be in your sights midway and gone at the end.',
    ],
  },
  takes: { throttle: [['6'], ['6']], 'energy-move': [['level']] },
  isOver: (event) => event.type === 'side-turn-began' && event.turn > 3,
  ends:
    'Those were three turns: throttle, movement in the order of who sees whom, and fire when all have flown. rule drag, rule tailing and the like tell more. ' +
    'wof battle patrol-at-noon is the same patrol against people who mean it.',
};
