import type { Check } from '../../table/checks.ts';
import type { Decision } from '../../table/decisions.ts';
import { listed, signed } from '../../words/numbers.ts';

/** A throw from the rulebook, or an answer of its Flight Commander. */
export type TutorialAct =
  | { readonly throws: Check; readonly faces: readonly number[] }
  | { readonly asked: Decision; readonly answer: string };

/** A step of the worked example: the lesson, and what one Enter does, act by act. */
export interface TutorialStep {
  readonly says: string;
  /** As a player would type it. */
  readonly typed: string;
  readonly acts: readonly [TutorialAct, ...TutorialAct[]];
}

/** A throw as its name and its faces. */
type NamedThrow = readonly [Check, ...number[]];

/** Throws that follow one another. */
function thrown(says: string, first: NamedThrow, ...others: readonly NamedThrow[]): TutorialStep {
  const act = ([throws, ...faces]: NamedThrow): TutorialAct => ({ throws, faces });
  const typed = [first, ...others].map(([, ...faces]) => faces.join(' ')).join(', ');
  return { says, typed, acts: [act(first), ...others.map(act)] };
}

/** Before the first step. */
export const INTRODUCTION =
  'B Flight is out to photograph the Marshalling Yards of Cambrai. Captain Whitworth leads in B1; Lieutenant Appleton, who fears nothing, has B3, ' +
  'and Second Lieutenant Grimshaw, on his second flight over the lines, B6. They look after B7, in which Sergeant Camberwell flies and Second Lieutenant ' +
  'Kyle works the camera. It took seven moves to come here from Amiens, and 44 of 135 AFT: Air Flying Time, the petrol. The trenches are one move ahead.\n\n' +
  'This turn is told in the rulebook, dice and all. Enter takes each step as it is told there; you may look at things as at every prompt (why, map, ' +
  'flight, card archie, rule 15). skip goes to the end of it; after it comes a mission of your own. quit leaves.';

/** The turn of the rulebook's example. */
export const STEPS: readonly TutorialStep[] = [
  thrown(
    'A turn begins with the weather: two dice on the Weather Effects card. Most of its rows push the marker up or down, some leave it alone. The ' +
      'rulebook throws a 5: the weather goes the way that the morning forecast said, and that was a plus.',
    ['weather-change', 2, 3],
  ),
  {
    says:
      'Now the move. Height costs 2 AFT a thousand feet, and the field of Jasta 11 is only four moves off: Whitworth would sooner be high, and ' +
      'stays at 10,000 ft, though on a day as clear as this the gunners see him there. He goes east, into the trench hex. A move takes 3 AFT.',
    typed: 'e',
    acts: [{ asked: 'movement', answer: 'e' }],
  },
  {
    says:
      'Trenches always have Archie. It fires at a grid of 36 squares on which you have your machines; the sky is clear, so it has four shots. A square ' +
      'at the edge has fewer neighbours for a near miss. Whitworth has his own machine in the middle, on red die 2, white die 3; Appleton and Grimshaw ' +
      'are at the edges, and the two-seater is in a corner, where the fewest shots are near.',
    typed: 'B1 23, B3 56, B6 41, B7 11',
    acts: [
      { asked: 'archie-placing', answer: 'one-by-one' },
      { asked: 'archie-square', answer: '23' },
      { asked: 'archie-square', answer: '56' },
      { asked: 'archie-square', answer: '41' },
      { asked: 'archie-square', answer: '11' },
    ],
  },
  thrown(
    'Four shots: a red die and a white one name the square of each. The first, on 3, 3, bursts beside Whitworth. The second falls on 1, 6: an empty corner. ' +
      'The third, on 4, 5, has Appleton on one of the eight squares around it. The fourth, 5, 6, is on his very square: a hit.',
    ['archie-shot', 3, 3],
    ['archie-shot', 1, 6],
    ['archie-shot', 4, 5],
    ['archie-shot', 5, 6],
  ),
  thrown(
    'What a hit does is two dice on another table. Nine is Driven Off: an ordinary man would turn away. Appleton is a Daredevil; he has to ' +
      'stay, and throws again. A six: holes in the fuselage, and a draught about his knees.',
    ['archie-hit', 3, 6],
    ['archie-hit', 5, 1],
  ),
  thrown(
    'Then the Encounter Roll: two dice against the value of the hex. That is 6; a clear sky adds 1, and the bursts, which can be seen for miles, ' +
      'another. Eight or less means company, and eight it is.',
    ['encounter', 3, 5],
  ),
  thrown(
    'How high are they? A nine says 12,000 ft: above you. And who? The back of the Mission Briefing Manual, in the column for values 5 and 6: a four is ' +
      'the worst row of it.',
    ['enemy-altitude', 4, 5],
    ['aircraft-met', 1, 3],
  ),
];

/** When the rulebook's example ends. */
export const OVER_TO_YOU =
  'Here the rulebook leaves you, with six red machines coming down on four of yours: no fight for a beginner, and no disgrace to run from. Enter goes on with a ' +
  'mission of your own against people whom you can beat. fight takes this one as it stands: it lasts until dice have used up its Dog-Fight Duration (DFD), 47 now; ? says at every question ' +
  'what can be done, and whoever comes out of it may fly course home. quit leaves.';

/** Before the mission of the player's own. */
export const YOUR_OWN =
  'It is 1 April 1917, and B Flight of No. 23 Squadron is yours: six SPADs and two two-seaters. You plan the day, fly the Dawn Patrol, and land. You will ' +
  'meet two of the older Albatros and nobody else, for some of the dice are laid for you; nothing of it is kept. At every prompt ? says what is asked, undo takes an answer ' +
  'back, quit leaves.';

/** When the story cannot go on as told, because of a player's own cards. */
export const ANOTHER_WAY =
  'With these cards the story goes another way than in the rulebook. From here on it is yours.';

/** When the last machine is down. */
export const AFTERWARDS = 'That was a mission. wof, and one key, begins a campaign of your own.';

/** A mission that was flown for the pupil: its name, its points, and what they were for. */
export interface FlownForHim {
  readonly title: string;
  readonly points: number;
  readonly reasons: readonly string[];
}

/** After the lesson's mission; what the others of the day brought, a line each. */
export function flownOn(others: readonly FlownForHim[]): string {
  const begins = 'That was a mission: planned, flown and reported.';
  const next = 'Read the evening, and plan the next day.';
  if (others.length === 0) return `${begins} ${next}`;
  const lines = others.map(({ title, points, reasons }) => `  ${title}: ${signed(points)}${forText(reasons)}.`);
  return [`${begins} A careful commander has flown what else was due today:`, ...lines, next].join('\n');
}

const forText = (reasons: readonly string[]): string => (reasons.length > 0 ? `, ${listed(reasons)}` : '');

export const HANDED_OVER =
  'That was a day, and the next is planned. There are three weeks of them, and each man you bring home is better for it. ' +
  'Enter begins a campaign of your own, B Flight, with hints at each new question; q leaves, and wof new begins one later.';
