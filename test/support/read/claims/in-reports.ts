import type { DaysPapers } from '../papers.ts';
import { clausesOf, ranked, whoIsAlone, withTypes } from '../read-report.ts';
import { type Claim, type Form, formOf, namesIn, type Reading, readBy } from './claim.ts';
import type { Who } from './who.ts';

type Of = Pick<Claim, 'is'> & Partial<Claim>;

const claim = (name: string | undefined, of: Of, { who, day, says, about }: Reading): Claim => ({
  man: name === 'He' || name === undefined ? (about ?? 'nobody') : who.named(name, day),
  ...(day !== undefined && { day }),
  ...of,
  says,
});

const each = (names: string | undefined, of: Of, reading: Reading): Claim[] =>
  namesIn(names).map((name) => claim(name, of, reading));

const those = (names: string | undefined, { who, day }: Reading): string[] =>
  namesIn(names)
    .filter((name) => name !== 'the others')
    .map((name) => who.named(name, day));

const COUNTS = ['a', 'two', 'three', 'four', 'five', 'six'];

/** `two Albatros D.IIIs and a DFW C.V`: each of them. */
function enemiesIn(list: string | undefined): string[] {
  return (list ?? '').split(/, | and /).flatMap((some) => {
    const [count = '', ...type] = some.split(' ');
    const many = COUNTS.indexOf(count.replace(/^an$/, 'a')) + 1;
    const name = type.join(' ');
    return Array.from({ length: many }, () => `an ${many > 1 ? name.replace(/s( of .*)?$/, '$1') : name}`);
  });
}

/** What becomes of a man, by the clause behind his name. */
const FATES: readonly (readonly [RegExp, Claim['is']])[] = [
  [/^(?:was|were) killed/, ['killed']],
  [/^(?:is a prisoner|are prisoners)/, ['taken']],
  [/^(?:was|were|is|are) (?:grazed|wounded|hurt)/, ['wounded']],
  [/^(?:is|are) unhurt/, ['walked-away', 'put-down']],
];

const fateIn = (clause: string | undefined): Claim['is'] =>
  FATES.find(([words]) => words.test(clause ?? ''))?.[1] ?? [];

const FATE = '(was killed|was grazed.*|was wounded .+|was hurt .+|is a prisoner.*|is wounded, .+|is unhurt.*)';
const BOTH = '(were killed|were grazed.*|were wounded .+|were hurt .+|are prisoners.*|are wounded, .+|are unhurt.*)';
const LEFT = '(?:, with (.+) still in it)?';

const FORMS: readonly Form[] = [
  [
    formOf(`Both he and <man> ${BOTH}\\.`),
    ([name, fate], at) => [claim('He', { is: fateIn(fate) }, at), claim(name, { is: fateIn(fate) }, at)],
  ],
  [formOf(`<man> ${FATE}\\.`), ([name, fate], at) => [claim(name, { is: fateIn(fate) }, at)]],
  [
    formOf("<man> drove <german> off <man>'s tail\\."),
    ([name, german, friend], at) => [claim(name, { is: ['saved'], german, friends: those(friend, at) }, at)],
  ],
  [
    formOf("<man> (damaged|forced down|shot down) <german> that was on <man>'s tail(?: and sent it home|; .+)?\\."),
    ([name, done, german, friend], at) => [
      claim(name, { is: ['saved'], german, friends: those(friend, at) }, at),
      ...(done === 'shot down' ? [claim(name, { is: ['victory'], german }, at)] : []),
    ],
  ],
  [formOf('<man> (?:damaged|forced down|drove off) <german> that was firing at .+'), () => []],
  [
    formOf('<man> shot down <german> that was firing at .+'),
    ([name, german], at) => [claim(name, { is: ['victory'], german }, at)],
  ],
  [
    formOf('<man> crippled (?:<german>|one of them), and <man> shot it down(?:; .+)?\\.'),
    ([, german, name], at) => [claim(name, { is: ['victory'], german }, at)],
  ],
  [formOf('<men> each shot down <german>\\.'), ([names, german], at) => each(names, { is: ['victory'], german }, at)],
  [
    formOf('<man> shot down ([^;]+)(?:; .+)?\\.'),
    ([name, enemies], at) => enemiesIn(enemies).map((german) => claim(name, { is: ['victory'], german }, at)),
  ],
  [
    formOf(`<man> (?:lost his nerve|had not the nerve to stay,|felt his nerve go,) and left the fight${LEFT}\\.`),
    ([name, left], at) => [claim(name, { is: ['turned-back'], why: 'nerve', friends: those(left, at) }, at)],
  ],
  [
    formOf(`<man> had no gun that would fire, and left the fight${LEFT}\\.`),
    ([name, left], at) => [claim(name, { is: ['turned-back'], why: 'guns', friends: those(left, at) }, at)],
  ],
  [
    formOf(`<man> had to leave the fight for want of petrol${LEFT}\\.`),
    ([name, left], at) => [claim(name, { is: ['turned-back'], why: 'petrol', friends: those(left, at) }, at)],
  ],
  [
    formOf('<men> (?:broke off|got clear|came out of it|took the two-seater out of it), and (.+) fought on\\.'),
    ([names, left], at) => each(names, { is: ['turned-back'], why: 'choice', friends: those(left, at) }, at),
  ],
  [
    formOf(
      '<man> (?:broke off with his gun jammed|broke off with a wound|took his crippled machine out of it)(?:, and (.+) fought on)?\\.',
    ),
    ([name, left], at) => [claim(name, { is: ['turned-back'], why: 'choice', friends: those(left, at) }, at)],
  ],
  [
    formOf(
      '<man> (?:had nothing to fire, and broke off|could not fire, and got clear|had no gun, and got away)(?:, and (.+) fought on)?\\.',
    ),
    ([name, left], at) => [claim(name, { is: ['turned-back'], why: 'choice', friends: those(left, at) }, at)],
  ],
  [
    formOf('<men> (?:broke off with their guns jammed)(?:, and (.+) fought on)?\\.'),
    ([names, left], at) => each(names, { is: ['turned-back'], why: 'choice', friends: those(left, at) }, at),
  ],
  [
    formOf('<man> was the last of ours to leave it\\.'),
    ([name], at) => [claim(name, { is: ['turned-back'], why: 'choice' }, at)],
  ],
  [
    formOf('<men> (?:broke off the fight|got clear of the fight|got away)\\.'),
    ([names], at) => each(names, { is: ['turned-back'], why: 'choice' }, at),
  ],
  [
    formOf('<men> (?:put down|landed|came in) at (.+)\\.'),
    ([names, field], at) => each(names, { is: ['put-down'], field }, at),
  ],
  [
    formOf('<men> made forced landings (.+), unhurt\\.'),
    ([names, place], at) => each(names, { is: ['walked-away'], place }, at),
  ],
  [
    formOf(
      '<man> (?:did not come home: he )?(?:made a forced landing|came down|fell) (?!after a glide|between the lines)(.+?)(?: with a dead engine)?(?: when the (?:wing folded up|control wires parted))?(, unhurt)?(?:, and his machine is lost)?\\.',
    ),
    ([name, place, unhurt], at) => (unhurt === undefined ? [] : [claim(name, { is: ['walked-away'], place }, at)]),
  ],
  [
    formOf(
      '<man> (?:did not come home: he )?(?:made a forced landing|came down|fell) (?:after a glide from .+?|between the lines)(?: with a dead engine)?(?: when the (?:wing folded up|control wires parted))?(, unhurt)?(?:, and his machine is lost)?\\.',
    ),
    ([name, unhurt], at) => (unhurt === undefined ? [] : [claim(name, { is: ['walked-away'] }, at)]),
  ],
];

/** The man whom the next sentence calls `he`. */
const ABOUT = formOf('<man> (?:did not come home: he )?(?:made a forced landing|came down|fell) .+');

/** All who flew left a fight. */
const ALL_WENT = /^All \S+ (?:broke off the fight|got clear of the fight|got away)\.$/;

/** Those whom the first sentence names, without the observers. */
const pilotsIn = ([opening = '']: readonly string[]): string[] =>
  [
    ...opening
      .split(/(?<= ft|\.) (?=They |He )/)
      .slice(0, 1)
      .join('')
      .matchAll(A_PILOT),
  ].map(([man]) => man);

const A_PILOT =
  /(?:Captain|Major|Second Lieutenant|Lieutenant|Sergeant|Air Mechanic) (?:[A-Z]\. )?[A-Z][A-Za-z'-]+(?! observing)\b/g;

/** What the reports of a day say. */
export const claimsInReports = ({ day, reports }: DaysPapers, who: Who): Claim[] =>
  reports.map(ranked).flatMap((paragraphs) => {
    let about: string | undefined;
    return paragraphs
      .flatMap((each) => clausesOf(each, whoIsAlone(paragraphs)))
      .flatMap((says) => {
        const at = { who, day, about, says: withTypes(says) };
        const claims = ALL_WENT.test(says)
          ? pilotsIn(paragraphs).flatMap((name) => each(name, { is: ['turned-back'], why: 'choice' }, at))
          : readBy(FORMS, at);
        const name = ABOUT.exec(says)?.[1];
        if (name !== undefined) about = who.named(name, day);
        return claims ?? [];
      });
  });
