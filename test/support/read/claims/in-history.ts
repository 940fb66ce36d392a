import type { Happening } from '../../../../src/chronicle/threads/thread.ts';
import { oneOf } from '../../../../src/words/numbers.ts';
import type { Papers } from '../papers.ts';
import { sentencesOf } from '../read-report.ts';
import {
  type Claim,
  type Form,
  formOf,
  NAMES,
  namesIn,
  notUnderstood,
  type Reading,
  readBy,
  timesIn,
} from './claim.ts';
import type { Who } from './who.ts';

type Of = Pick<Claim, 'is'> & Partial<Claim>;

const claim = (man: string, of: Of, { day, says }: Reading): Claim => ({
  man,
  ...(day !== undefined && { day }),
  ...of,
  says,
});

const those = (names: string | undefined, { who, day }: Reading): string[] =>
  namesIn(names).map((name) => who.named(name, day));

/** What a man did or suffered, after his name or `he`; for each of several men. */
type Clause = readonly [RegExp, (words: readonly string[], reading: Reading) => Of];

const COUNTS = ['a', 'two', 'three', 'four', 'five', 'six'];

/** `two Albatros D.IIIs of Jasta 11`: the number and the type. */
function enemiesIn(enemies = ''): Pick<Claim, 'german' | 'many'> {
  const [count = '', ...type] = enemies.split(' ');
  const many = COUNTS.indexOf(count.replace(/^an$/, 'a')) + 1;
  return { german: oneOf(many > 1 ? type.join(' ').replace(/s( of .*)?$/, '$1') : type.join(' ')), many };
}

const open = (form: string) =>
  new RegExp(
    `^${form.replaceAll('<men>', `(${NAMES})`).replaceAll('<german>', '(an? [A-Z].+?)').replaceAll('<enemy>', '(?:an?|two|three|four|five|six) [A-Z].+?')}$`,
  );

/** What wounded a man, where it was no German; and what ended a last flight. */
const HOW_HURT = '(by Archie|from the ground|in a fight|in coming down)';
const HOW_ENDED =
  '( after the engine had failed| after the petrol had run out| after a hit by Archie| after a hit from the ground| when the enemy met (?:him|them) alone)| in a machine that <german> had crippled';

const HURT_BY: Readonly<Record<string, string>> = {
  'by Archie': 'archie',
  'from the ground': 'machine-guns',
  'in a fight': 'fight',
  'in coming down': 'coming-down',
};

/** `hurt` is only said of one who came down. */
const hurtBy = (what = '', how = ''): string | undefined => (what === 'hurt' ? 'coming-down' : HURT_BY[how]);

const ENDED: Readonly<Record<string, string>> = {
  ' after the engine had failed': 'engine',
  ' after the petrol had run out': 'petrol',
  ' after a hit by Archie': 'archie',
  ' after a hit from the ground': 'machine-guns',
  ' when the enemy met him alone': 'alone',
  ' when the enemy met them alone': 'alone',
};

const FELL = '(?: down in flames| to pieces in the air| down with a wing gone| down out of control)';

const CLAUSES: readonly Clause[] = [
  [
    open(`(?:shot down (<enemy>)|shot (<enemy>)${FELL})(, his first)?( [a-z]+)?`),
    ([down, fell, first, several]) => ({
      is: ['victory'],
      fall: fell === undefined ? 'plain' : 'told',
      // Of `his first two` only one is the first.
      ...(several === undefined && { isFirst: first !== undefined }),
      ...enemiesIn((down ?? fell)?.replace(/ behind(?: .+)?$/, '')),
    }),
  ],
  [open('burnt the .+?(?: with <men>)?'), ([others], at) => ({ is: ['balloon'], friends: those(others, at) })],
  [
    open(
      'lost (?:his|their) nerve(?: (twice|\\S+ times))? and left (?:the fight|\\S+ others in the fight|<men> in the fight|the fighting|<men> in the fighting)',
    ),
    ([often, once, more], at) => ({
      is: ['turned-back'],
      why: 'nerve',
      friends: those(once ?? more, at),
      many: timesIn(often),
    }),
  ],
  [
    open("took (<enemy>) off <men>'s tail"),
    ([enemies, friend], at) => ({ is: ['saved'], ...enemiesIn(enemies), friends: those(friend, at) }),
  ],
  [
    open(
      `(?:was|were) (wounded|hurt)(?: ${HOW_HURT}| by <german>| when (?:he was|they were) shot down(?: in flames)?)?`,
    ),
    ([what, how, german]) => ({ is: ['wounded'], german, cause: hurtBy(what, how) }),
  ],
  [
    open(`(?:was|were) (killed|taken prisoner)(?: (?!by|with|after|in a|when)(.+?))?(?: by <german>|${HOW_ENDED})?`),
    ([lost, place, german, ended, crippler]) => ({
      is: [lost === 'killed' ? 'killed' : 'taken'],
      place,
      german,
      cause: crippler === undefined ? ENDED[ended ?? ''] : 'alone',
    }),
  ],
  [
    open(
      '(?:took the flight over|was confirmed in command|was given the flight|took the flight for the time being|came to command)(?: after <men>)?',
    ),
    ([after], at) => ({ is: ['took-over'], friends: those(after, at) }),
  ],
  [open('was given the .+'), () => ({ is: ['decorated'] })],
  [open('saw <men> go down'), ([friends], at) => ({ is: ['saw-fall'], friends: those(friends, at) })],
];

function clauseIn(clause: string, reading: Reading): Of | undefined {
  for (const [form, of] of CLAUSES) {
    const said = form.exec(clause);
    if (said) return of([...said].slice(1), reading);
  }
  return undefined;
}

/** The day that a sentence names: valid until another is named. */
const dayIn = (sentence: string): number | undefined => {
  const [, day] =
    /(?:\b[Oo]n|that of|It was|until|evening of|first fight,|the best is of) (\d+) April/.exec(sentence) ?? [];
  return day === undefined ? undefined : Number(day);
};

/** What the same men did and suffered, one after the other. */
const JOINED = /, (?:and )?(?=(?:shot|burnt|lost|took|was|were|saw|came) )/;

/** A sentence of a day's story, its date taken off: `Captain Haldenby and Lieutenant Kyle were wounded.` */
function claimsOfTheDay(says: string, at: Reading): Claim[] {
  const bare = says
    .replace(/^(?:It came on \d+ April: |On the same day |On \d+ April )/, '')
    .replace(', who commanded the squadron,', '')
    .replace(/\.$/, '');
  const [, done = bare, eyes] = new RegExp(`^(.+), and (${NAMES}|\\S+ of the others) saw it$`).exec(bare) ?? [];
  const [, names, clauses] =
    new RegExp(`^(${NAMES}) ((?:shot|burnt|lost|took|was|were|saw|came) .+)$`).exec(done) ?? [];
  const friends = those(names, at);
  const seen = those(eyes?.endsWith(' of the others') ? undefined : eyes, at).map((man) =>
    claim(man, { is: ['saw-fall'], friends }, at),
  );
  const claims = (clauses ?? '').split(JOINED).map((clause) => {
    const of = clauseIn(clause, at);
    return of && friends.map((man) => claim(man, of, at));
  });
  // Of a sentence that is understood in part, nothing is.
  return claims.some((each) => each === undefined) ? [] : [...claims.flatMap((each) => each ?? []), ...seen];
}

const GONE: Claim['is'] = ['killed', 'taken'];

/** Who led a flight from when to when: what each leader did and suffered, with its date. */
function ledFrom(says: string, at: Reading): Claim[] {
  const [, name = '', all = ''] =
    new RegExp(`^(${NAMES}) ((?:led|took over|came to command|followed him) .+)\\.$`).exec(says) ?? [];
  const dated = [
    ...all.matchAll(/(took over|came to command|was confirmed|was killed|was taken|was wounded)[^,]*? on (\d+) April/g),
  ];
  return dated.flatMap(([, what = '', day]) => {
    const is = LEADERS_END[what] ?? 'took-over';
    const then = { ...at, day: Number(day) };
    return those(name, then).map((man) => claim(man, { is: [is] }, then));
  });
}

const LEADERS_END: Readonly<Record<string, Happening['is']>> = {
  'was killed': 'killed',
  'was taken': 'taken',
  'was wounded': 'wounded',
};

/** Jasta 11 has its own chapter, whose days are told elsewhere. */
const OF_THE_RED: readonly Form[] = [
  [
    formOf(
      'It (?:cost <men>)?(?:,(?: and)? )?(?:wounded <men>)?(?:,(?: and)? lost nobody itself)?(?:,? ?(?:and )?crippled the machines? of (?:.+?), which (?:was|were) lost)?(?:,? ?(?:and )?crippled the machines? of (?:.+), which had to come down elsewhere)?\\.',
    ),
    ([lost, hurt], at) => [
      ...those(lost, at).map((man) => claim(man, { is: GONE }, at)),
      ...those(hurt, at).map((man) => claim(man, { is: ['wounded'] }, at)),
    ],
  ],
  [
    formOf('(.+?) brought one of them down(?:, and none of ours was lost to it)?\\.'),
    ([names], at) => those(names, at).map((man) => claim(man, { is: ['victory'], german: 'of Jasta 11' }, at)),
  ],
];

const LOST: Readonly<Record<string, Happening['is']>> = { 'Killed in action': 'killed', 'Taken prisoner': 'taken' };

/** `Killed in action: Captain Edmund Haldenby, M.C., on 2 April (Dawn Patrol); ...`: each of them. */
function rollOfHonour(says: string, at: Reading): Claim[] {
  const [, how = '', all = ''] = /^(Killed in action|Taken prisoner): (.+)\.$/.exec(says) ?? [];
  const is = LOST[how];
  return all.split('; ').flatMap((one) => {
    const man = at.who.begins(one);
    const [, day] = /, on (\d+) April/.exec(one) ?? [];
    return man === undefined || is === undefined ? [] : [claim(man, { is: [is], day: Number(day) }, at)];
  });
}

const BEFELL: readonly (readonly [RegExp, (words: readonly string[]) => Of])[] = [
  [/^had his first fight/, () => ({ is: ['first-fight'] })],
  [
    new RegExp(`^(wounded|hurt)(?: again)?(?: ${HOW_HURT}| by (an? [A-Z].+)| when he was shot down(?: in flames)?)?$`),
    ([what, how, german]) => ({ is: ['wounded'], german, cause: hurtBy(what, how) }),
  ],
  [/^given the /, () => ({ is: ['decorated'] })],
  [/^promoted (.+?)(?: again)?$/, ([rank]) => ({ is: ['promoted'], ...(rank !== undefined && { rank }) })],
  [/^(?:put in command|made .+ and Flight Commander)/, () => ({ is: ['took-over'] })],
];

/** `had his first fight on 2 April, was wounded on 3 April and promoted Lieutenant on 5 April`: each with its date. */
function befell(list: string, at: Reading): Claim[] {
  return [...dateByDate(list).matchAll(/(?:^|, and |, | and )((?:(?! on \d).)+?) on (\d+) April/g)].flatMap(
    ([, all = '', day]) =>
      all
        .split(/, | and (?!Flight Commander)/)
        .flatMap((what) => befellOne(what.replace(/^was /, ''), Number(day), at)),
  );
}

/** `was wounded on 1, 3 and 4 April`: each of them with its month. */
const dateByDate = (list: string): string =>
  list.replace(
    /((?:was )?(?:wounded|hurt|promoted)(?: (?!on )\S+)*) on ((?:\d+, )*\d+ and \d+) April/,
    (_, what: string, days: string) =>
      days
        .split(/, | and /)
        .map((day, i) => `${i === 0 ? what : what.replace(/^was /, '')} on ${day} April`)
        .join(' and '),
  );

const befellOne = (what: string, day: number, at: Reading): Claim[] =>
  BEFELL.flatMap(([form, of]) => {
    const said = form.exec(what);
    return said && at.about !== undefined ? [claim(at.about, { ...of([...said].slice(1)), day }, at)] : [];
  });

function lost(
  is: 'killed' | 'taken',
  [day, first, german]: readonly (string | undefined)[],
  reading: Reading,
): Claim[] {
  if (reading.about === undefined) return [];
  const at = { ...reading, about: reading.about, day: Number(day) };
  return [
    claim(at.about, { is: [is], german }, at),
    ...(first === undefined ? [] : [claim(at.about, { is: ['first-fight'] }, at)]),
  ];
}

const saves = (names: readonly string[], at: Reading, of: Partial<Claim>): Claim[] =>
  at.about === undefined ? [] : [claim(at.about, { is: ['saved'], friends: names, ...of }, at)];

/** Whom he saved in the month, and how often; each of them once, where no number is said. */
function savesOften(names: string | undefined, often: number | undefined, at: Reading): Claim[] {
  const undated = { ...at, day: undefined };
  const friends = those(names, undated);
  return saves(friends, undated, { many: often ?? friends.length });
}

/** What is said of a man in his own paragraph. */
const OF_HIM: readonly Form[] = [
  [
    /^He was ((?:wounded|hurt|promoted|given|put in command|made).*?) the same day\.$/,
    ([what = ''], at) => befellOne(what, at.day ?? 0, at),
  ],
  [
    /^The same day he was ((?:wounded|hurt|promoted|given|put in command|made).*)\.$/,
    ([what = ''], at) => befellOne(what, at.day ?? 0, at),
  ],
  [
    /, and (?:had his first fight|was in a fight|fought for the first time) (?:on the (\d+)\w\w|(the same day|the day after))\.$/,
    ([day, soon], at) =>
      befellOne(
        'had his first fight',
        day === undefined ? (at.day ?? 0) + (soon === 'the day after' ? 1 : 0) : Number(day),
        at,
      ),
  ],
  [
    /^He ((?:had his first fight|was (?:wounded|hurt|promoted|given|put in command|made)).+)\.$/,
    ([list = ''], at) => befell(list, at),
  ],
  [
    /^(?:His first fight was that of (\d+) April|On (\d+) April he was in a fight for the first time|It was (\d+) April before he saw a fight|He had been in no fight until (\d+) April)(?:, and (?:on (\d+) April he )?was (.+?)(?: on (\d+) April)?)?\.$/,
    (words, at) => {
      const [fought, later] = [words.slice(0, 4), [words[4], words[6]]].map((days) =>
        days.find((day) => day !== undefined),
      );
      return [
        ...befellOne('had his first fight', Number(fought), at),
        ...(words[5] === undefined ? [] : befellOne(words[5], Number(later), at)),
      ];
    },
  ],
  [
    /^(?:On (\d+) April he had his first fight and was|The day of his first fight, (\d+) April, was that on which he was) (.+)\.$/,
    ([one, other, what = ''], at) =>
      ['had his first fight', what].flatMap((each) => befellOne(each, Number(one ?? other), at)),
  ],
  [
    /^(?:On|It was on) (\d+) April (?:that )?he was ((?:wounded|hurt|promoted|given|put in command|made).*)\.$/,
    ([day, what = ''], at) => befellOne(what, Number(day), at),
  ],
  [
    /^(?:He was (killed|taken) (?:on (\d+) April|the same day)(, the day of his first fight)?|(?:On (\d+) April|The same day)(, the day of his first fight,)? he was (killed|taken))(?! with ).*?(?:, (?:brought down|hit) by (an? .+?)(?: in a machine that was brought home)?|: (an? .+?) had brought him down)?\.$/,
    ([one, day, first, before, early, other, german, by], at) =>
      lost(
        (one ?? other) === 'killed' ? 'killed' : 'taken',
        [day ?? before ?? `${at.day}`, first ?? early, german ?? by],
        at,
      ),
  ],
  [
    formOf(
      '(?:(?:On (\\d+) April|The same day), the day of his first fight, he was (killed|taken) with <man>, in the same machine|He was (killed|taken) with <man> (?:on (\\d+) April|the same day), the day of his first fight)\\.',
    ),
    (words, at) => {
      const said = words.flatMap((word) => word ?? []);
      const day = said.find((word) => /^\d/.test(word)) ?? `${at.day}`;
      const is = said.includes('killed') ? 'killed' : 'taken';
      return [...befellOne('had his first fight', Number(day), at), ...lost(is, [day, undefined, undefined], at)];
    },
  ],
  [
    formOf(
      '(?:He was in the machine with <man> on (\\d+) April, and was (killed|taken) with him|(?:On (\\d+) April|The same day) he was (killed|taken) with <man>, in the same machine|One machine held him and <man> (?:on (\\d+) April|the same day), and he was (killed|taken) too)\\.',
    ),
    (words, at) => {
      const said = words.flatMap((word) => word ?? []);
      const day = said.find((word) => /^\d/.test(word)) ?? `${at.day}`;
      const is = said.includes('killed') ? 'killed' : 'taken';
      const beside = said.find((word) => !/^(?:\d+|killed|taken)$/.test(word));
      // Of the other the same is said.
      return [at.about, ...those(beside, { ...at, day: Number(day) })].flatMap((man) =>
        man === undefined ? [] : lost(is, [day, undefined, undefined], { ...at, about: man }),
      );
    },
  ],
  [
    formOf("It had been (?:on <man>'s tail|behind <man>)\\."),
    ([one, other], at) => saves(those(one ?? other, at), at, {}),
  ],
  [
    formOf(
      "(?:It was he who drove an enemy off <man> on|He took an enemy off <man>'s tail on) (?:the same day|\\d+ April)\\.",
    ),
    ([one, other], at) => saves(those(one ?? other, at), at, { many: 1 }),
  ],
  [
    formOf(
      'On (?:the same day|\\d+ April) (?:he drove an enemy off <man>|an enemy was behind <man>, and he drove it off)\\.',
    ),
    ([one, other], at) => saves(those(one ?? other, at), at, { many: 1 }),
  ],
  [
    formOf('He drove an enemy off <man> (twice|\\S+ times)\\.'),
    ([name, often], at) => savesOften(name, timesIn(often), at),
  ],
  [
    formOf(
      '(?:He drove enemies off <men>|<men> each had an enemy driven off by him|There were enemies behind <men>, and he drove them off)\\.',
    ),
    ([one, other, another], at) => savesOften(one ?? other ?? another, undefined, at),
  ],
  [
    formOf(
      '(?:He drove enemies off <men>, (\\S+(?: times)?) in all|(\\S+(?: times)?) in all he drove an enemy off a friend: <men>)\\.',
    ),
    ([one, often, oftener, other], at) => savesOften(one ?? other, timesIn(often ?? oftener), at),
  ],
  [
    formOf(`(?:On \\d+ April|On the same day) he lost his nerve(?:, and left (?:\\S+ others|<men>) in a fight)?\\.`),
    ([names], at) =>
      at.about === undefined
        ? []
        : [claim(at.about, { is: ['turned-back'], why: 'nerve', friends: those(names, at), many: 1 }, at)],
  ],
  [
    formOf(
      'He lost his nerve (twice|\\S+ times),? (?:first )?on (\\d+)(?: and \\d+)? April(?:, and left .+ in the fighting|, each time with others still in the fight)?\\.',
    ),
    ([often, day], at) =>
      at.about === undefined
        ? []
        : [
            claim(at.about, { is: ['turned-back'], why: 'nerve', day: Number(day), earliest: true }, at),
            { man: at.about, is: ['turned-back'], why: 'nerve', many: timesIn(often), says: at.says },
          ],
  ],
  [
    formOf('(?:<men> saw it|It was seen by <men>|<men> saw how it ended|It was before the eyes of <men>)\\.'),
    (words, at) =>
      those(
        words.find((each) => each !== undefined),
        at,
      ).map((man) => claim(man, { is: ['saw-fall'], ...(at.about !== undefined && { friends: [at.about] }) }, at)),
  ],
  [
    /^He shot down (?!.*(?:, his first| and shot ))(?:\S+ in \S+ days?: )?((?:an?|two|three|four|five|six) .+ on \d+ April)\.$/,
    ([list = ''], at) =>
      [...list.matchAll(/(?:^|, | and |; )((?:an?|two|three|four|five|six) .+?) on (\d+) April/g)].flatMap(
        ([, enemies = '', day]) =>
          enemies
            .split(/, | and /)
            .flatMap((each) =>
              at.about === undefined
                ? []
                : [claim(at.about, { is: ['victory'], ...enemiesIn(each), day: Number(day) }, at)],
            ),
      ),
  ],
  [
    /^(?:(?:On|It was on) (?:the same day|\d+ April) (?:that )?he (.+)|He ((?:shot|burnt) .+?),? on (?:the same day|\d+ April))\.$/,
    ([one, other], at) =>
      // Of two types one verb: `shot down a Halberstadt D.III and a DFW C.V`.
      (one ?? other ?? '')
        .replace(/(shot down an? [A-Z].+?) and (?=an? [A-Z])/, '$1, shot down ')
        .split(/(?:,? and |, )(?=shot |burnt )/)
        .flatMap((clause) => {
          const of = clauseIn(clause, at);
          return of && at.about !== undefined ? [claim(at.about, of, at)] : [];
        }),
  ],
];

const A_FIGHT = /^The (?:Dawn|Morning|Afternoon|Twilight) of (\d+) April$/;

/** What the chapter of a great fight says of its men: who broke, who won, what it cost. */
const OF_A_FIGHT: readonly Form[] = [
  [
    formOf(
      "(?:<man> lost his nerve, and left .+ in it|It was too much for <man>, who made for home with .+ still fighting|There <man>'s nerve gave way, and .+ went on without him|<man> could not stand it, and turned away from .+|<man> was the last of ours in it, and his nerve gave way|That left <man>, and he lost his nerve)\\.",
    ),
    (words, at) =>
      those(
        words.find((each) => each !== undefined),
        at,
      ).map((man) => claim(man, { is: ['turned-back'], why: 'nerve' }, at)),
  ],
  [
    formOf(
      'It cost <men> (?:his life|their lives)(?:; <men> (?:was|were) taken prisoner)?(?:; <men> (?:was|were) wounded)?\\.',
    ),
    ([killed, taken, hurt], at) => [
      ...those(killed, at).map((man) => claim(man, { is: ['killed'] }, at)),
      ...those(taken, at).map((man) => claim(man, { is: ['taken'] }, at)),
      ...those(hurt, at).map((man) => claim(man, { is: ['wounded'] }, at)),
    ],
  ],
  [
    formOf('<men> (?:was|were) (killed|taken prisoner) afterwards.*\\.'),
    ([names, what], at) =>
      those(names, at).map((man) => claim(man, { is: [what === 'killed' ? 'killed' : 'taken'] }, at)),
  ],
];

const CHAPTERS = /^(?:The First Victory|(?:The|A) Day of .+ Chairs|A New Leader|Who Led)$/;
const LEADERS = /^(?:A New Leader|Who Led)$/;

function claimsOf(title: string, at: Reading): Claim[] {
  if (at.about !== undefined) return readBy(OF_HIM, at) ?? [];
  if (title === 'Roll of Honour') return rollOfHonour(at.says, at);
  if (title === 'The Red Machines') return readBy(OF_THE_RED, { ...at, day: undefined }) ?? [];
  if (LEADERS.test(title)) return ledFrom(at.says, at);
  const [, day] = A_FIGHT.exec(title) ?? [];
  if (day !== undefined) return readBy(OF_A_FIGHT, { ...at, day: Number(day) }) ?? [];
  return CHAPTERS.test(title) ? claimsOfTheDay(at.says, at) : [];
}

/** What must have been parsed: a sentence with such a word in a chapter about men. */
const isWeighty = (title: string, says: string): boolean =>
  (CHAPTERS.test(title) || title === 'What Became of Them' || title === 'Roll of Honour') &&
  / (?:killed|prisoner|taken on|wounded|shot|lost (?:his|their) nerve|burnt|off|promoted)\b/.test(says) &&
  !/^An enemy was driven off him /.test(says);

/** The first sentence about a man, whose subject is his name with his age and home: `He was wounded on 2 April.` */
const afterHisName = (sentence: string): string =>
  sentence.replace(
    /^.+?, (?=(?:was|had|drove|took|shot|burnt|lost|sent|forced|went|came down|shared|stayed) )/,
    (name) => (/ (?:was|had|came|joined|reported|unpacked|took) /.test(name) ? name : 'He '),
  );

const sentencesAbout = (about: string | undefined, paragraph: string): string[] =>
  sentencesOf(paragraph).map((said, i) => (about === undefined || i > 0 ? said : afterHisName(said)));

/** What the history of the month says. */
export function claimsInHistory({ history }: Papers, who: Who): Claim[] {
  return history.flatMap(({ title, paragraphs }) =>
    paragraphs.flatMap((paragraph) => {
      const about = title === 'What Became of Them' ? who.begins(paragraph) : undefined;
      let day: number | undefined;
      const sentences = title === 'Roll of Honour' ? [paragraph] : sentencesAbout(about, paragraph);
      return sentences.flatMap((says): Claim[] => {
        day = dayIn(says) ?? day;
        const at = { who, day, about, says };
        const claims = claimsOf(title, at);
        return claims.length === 0 && isWeighty(title, says) ? [notUnderstood(at)] : claims;
      });
    }),
  );
}
