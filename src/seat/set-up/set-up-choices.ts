import { FLIGHTS, type Flight } from '../../campaign/watch.ts';
import { SHIPPED } from '../../cards/own-squadron/shipped.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Choice } from '../menu.ts';
import type { NewOptions } from './new-options.ts';

/** A question of set-up: its answers, the usual one first, and the command's option for each. */
export interface Matter {
  readonly asks: string;
  readonly choices: readonly Choice[];
  readonly sets: (word: string) => Partial<NewOptions>;
  /** The player's setting of the same, if there is one. */
  readonly setting?: 'others' | 'dice';
}

/** The flights in the words of the Squadron Notes; B comes first, because it is the one of the played games. */
export function flightChoices({ squadronNotes }: Rulebook): Choice[] {
  const choices = squadronNotes.flights.map(({ flight, words }) => ({ word: String(flight), does: words }));
  const ordered = choices.sort((a, b) => ORDER.indexOf(a.word) - ORDER.indexOf(b.word));
  return [
    ...ordered,
    { word: ALL, does: 'the whole squadron: three times as much to fly, one weather, one Red Baron' },
  ];
}

const SQUADRONS: Readonly<Record<(typeof SHIPPED)[number], string>> = {
  nieuports: 'another squadron: No. 29, scouts alone, eighteen Nieuport 17s from Le Hameau',
  bristols: 'another squadron: No. 48, fifteen Bristol Fighters that go far over, from La Bellevue',
  corps: 'another squadron: No. 16, twelve B.E.s for guns and cameras, with six Nieuports, from Bruay',
};

const ORDER: readonly string[] = ['B', ...FLIGHTS.filter((flight) => flight !== 'B')];
const ALL = 'all';

/** The squadrons that may replace No. 23. */
export const SQUADRON_CHOICES: readonly Choice[] = SHIPPED.map((word) => ({ word, does: SQUADRONS[word] }));

export const leadsAll = (led: string, flights: readonly Flight[]): boolean => led.split(',').length === flights.length;

/** Whether to ask the rest. */
export const THE_REST: readonly Choice[] = [
  {
    word: 'usual',
    does: 'the program throws the dice, a forecast makes the weather, and the flights that you do not lead stay on the ground',
  },
  {
    word: 'look',
    does: 'each of these is asked: other flights, dice, weather, real days, Germans brought down, how long, depot, special tasks, seed',
  },
];

/** The same where the player has set some of it otherwise. */
export const AS_SET: readonly Choice[] = THE_REST.map((choice) =>
  choice.word === 'usual' ? { ...choice, does: 'as your settings have it, and else as printed' } : choice,
);

/** The other flights stay on the ground. */
export const STAND_BY = 'stand-by';

/** Who leads the flights that the player does not. */
export const OTHERS: Matter = {
  asks: 'The flights that you do not lead: do they fly?',
  choices: [
    { word: STAND_BY, does: 'no: they stay on the ground, and your flight has the war to itself' },
    {
      word: 'prudent',
      does: 'yes, led by a careful policy; you hear of them in the mess, and the depot counts their losses with yours',
    },
    { word: 'by-the-book', does: 'the same by a policy that flies every mission as its manual has it' },
    { word: 'expert', does: 'the same by one that plays each answer out before he gives it, and takes his time' },
    { word: 'bold', does: 'the same by one that attacks whatever it meets, and loses more' },
    { word: 'random', does: 'the same by lot: any answer that the rules allow' },
  ],
  sets: (others) => ({ others }),
  setting: 'others',
};

/** The questions for every campaign. */
export const MATTERS: readonly Matter[] = [
  {
    asks: 'Who throws the dice?',
    choices: [
      { word: 'program', does: 'the program throws them, drawn from the seed' },
      {
        word: 'hand',
        does: 'you throw your own on your own table, and type what they show: two to three hundred throws a day',
      },
    ],
    sets: (dice) => ({ dice }),
    setting: 'dice',
  },
  {
    asks: 'Which weather do the days begin with?',
    choices: [
      { word: 'forecast', does: 'that of the Weather Forecast, by the dice (rule 5)' },
      { word: 'real', does: 'that of April 1917, day by day: a good deal of snow and low cloud' },
    ],
    sets: (word) => (word === 'real' ? { realWeather: true } : {}),
  },
  {
    asks: 'Does a day end with what really happened on it?',
    choices: [
      { word: 'your-story', does: 'no; history at any prompt tells it all the same' },
      { word: 'real-days', does: 'yes: a paragraph more each evening, and nothing in it that touches your own story' },
    ],
    sets: (word) => (word === 'real-days' ? { history: true } : {}),
  },
  {
    asks: 'What becomes of Germans who are brought down?',
    choices: [
      { word: 'gone', does: 'nobody asks; a victory is a victory' },
      { word: 'followed', does: 'it is thrown for as it is for your own men (rule 29): more dice, no more points' },
    ],
    sets: (word) => (word === 'followed' ? { germanFates: true } : {}),
  },
  {
    asks: 'How long does it last?',
    choices: [
      { word: 'three-weeks', does: 'to 21 April, as printed' },
      { word: 'month', does: 'to 30 April: nine days more, with a roster that is ours and a depot that runs dry' },
    ],
    sets: (word) => (word === 'month' ? { until: '30' } : {}),
  },
  {
    asks: 'What does the depot send for a lost machine?',
    choices: [
      { word: 'same', does: 'another of her own kind, as printed' },
      { word: 'mixed', does: 'whatever type is at hand: a Pup or an old Nieuport for a SPAD' },
    ],
    sets: (word) => (word === 'mixed' ? { depot: 'mixed' } : {}),
  },
  {
    asks: 'Does the Wing ask for special tasks?',
    choices: [
      { word: 'none', does: 'no, as printed' },
      {
        word: 'tasks',
        does: 'now and then, in chains of three, beside what the roster has: ours, no rule of the book',
      },
    ],
    sets: (word) => (word === 'tasks' ? { tasks: true } : {}),
  },
];
