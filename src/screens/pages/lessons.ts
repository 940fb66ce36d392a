import type { Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';

/** The lessons of the first tutorial mission, each at the first occasion. */
const LESSONS = {
  plan:
    'The plan. Nobody takes off before the day is planned: which missions are flown, when, and by whom. Men stand across the page and missions down it; ' +
    'X flies, . might, - cannot. 5/C/N, or 5C/N for short, is Pilot Skill 5, the more the better; Firing C, of A to E; Bravery N, of nervous (NV), normal (N), brave (B) and ' +
    'daredevil (DD). The arrows walk, the space bar puts a man in or out. Today type propose and Enter: all of it is filled in, as a careful ' +
    'commander would.',
  whole:
    'The plan is whole. A line with a ! says what is unwise in it, and what is left undone has its price. Enter takes it: fly. The Dawn Patrol takes ' +
    'off first, and it is the only mission of this lesson.',
  height:
    'Height. On top of the page stand the mission, its goal and where you are: over your own field, at Tree-Top. AFT is your petrol, and a thousand feet cost 2 ' +
    'of it. Enter has the way out and the work flown for you, as a careful commander would: course work. He crosses the lines high, where fewer see him and ' +
    'the enemy is oftener below, and comes down at his work as far as the ground must be seen, above the machine guns. To choose a height yourself type it: 5,000 is enough for this patrol.',
  movement:
    'The map. @ is the flight, each number what the hex is likely to bring: 0 at home, 6 behind their lines. At a ! your work may be done: stay a turn over two ' +
    'different ones, and the patrol has paid. The arrow keys mark where each answer leads. But nobody types ten turns one by one: Enter flies the ' +
    'course that stands before the answers, or type course patrol h11 h12, and the flight goes there, by the quietest way, and stays a turn over each. It stops by itself at whatever needs you.',
  attack:
    'The enemy, and the Attack Option is yours: you may have a fight, or leave them alone. They are two, and below you: attack, and the dive helps in the first phase. ' +
    'Archie comes before them: his shells burst on a grid of 36 squares, and how your machines stand on it is asked where a near miss would spoil plates, spotting or bombs.',
  'track-action':
    'The Initiative Track. Each phase everybody rolls for his number, and the highest acts first. He attacks one who stands lower: the greater the difference, ' +
    'the better he comes in, and the better the chance to hit. The best attack stands first; Enter takes what a careful man would do. hold and escape are at the bottom of the list.',
  burst:
    'The burst. A longer one hits more often; it also jams the gun more often, and of ammo you have thirty units for the whole mission. The figures stand beside each answer.',
  home:
    'The fight is over. why tells how its figures came about, flight what everybody has left. It has cost height and petrol: what stands ' +
    'before the answers climbs again and goes on with what you came for, or turns for home when that is wiser. course home, typed, brings everybody back and lands.',
  evening:
    'The evening. The table has whose ratings the day has changed; why ratings says what it was. Men are promoted after a set number of missions; ' +
    'today you are asked all the same: Enter promotes nobody. On other days promote, typed at any prompt, has you asked.',
  requests:
    'What was lost may be asked for, machines or men: one throw answers for all of a kind, and the losses of the month tell against it. Enter asks for what is lacking.',
  tomorrow:
    'The next day. Breakfast told you who is there and how you stand beside a careful commander. There are other missions, another forecast, and men who flew yesterday: propose fills the plan in, ' +
    'with the reason for whatever it leaves undone. fly takes it, and there the lesson ends. lesson says this once more; orders usual leaves to your men what they can answer themselves.',
} as const;

export type LessonName = keyof typeof LESSONS;

/** Lessons in other words by ear, where nothing is drawn. */
const HEARD: Partial<Record<LessonName, string>> = {
  movement:
    'The map. where says where the flight is, and map J11 what a hex is likely to bring: 0 at home, 6 behind their lines. Over a hex of your work stay a turn; two ' +
    'different ones, and the patrol has paid. But nobody types ten turns one by one: Enter flies the course that stands before the answers, or type course patrol h11 h12, ' +
    'and the flight goes there, by the quietest way, and stays a turn over each. It stops by itself at whatever needs you.',
};

/** The lesson for a question; nothing where it was given before. */
export function lessonAt(
  question: Question,
  today: readonly GameEvent[],
  taught: ReadonlySet<LessonName>,
): { readonly name: LessonName; readonly says: string; readonly heard: string } | undefined {
  const name = LESSON_AT[question.decision]?.(today, taught);
  return name === undefined || taught.has(name)
    ? undefined
    : { name, says: LESSONS[name], heard: HEARD[name] ?? LESSONS[name] };
}

type LessonFinder = (today: readonly GameEvent[], taught: ReadonlySet<LessonName>) => LessonName;

/** The first day's plan, or the next one's. */
function planning(today: readonly GameEvent[]): LessonName {
  return today.some((event) => event.type === 'day-broke' && event.day > 1) ? 'tomorrow' : 'plan';
}

/** Which lesson belongs to which question. */
const LESSON_AT: { readonly [D in Question['decision']]?: LessonFinder } = {
  'half-of-day': planning,
  assign: planning,
  plan: () => 'whole',
  promotion: () => 'evening',
  requests: () => 'requests',
  movement: (today, taught) =>
    !taught.has('home') && today.some(({ type }) => type === 'fight-broke-up') ? 'home' : 'movement',
  height: () => 'height',
  attack: () => 'attack',
  'track-action': () => 'track-action',
  burst: () => 'burst',
};
