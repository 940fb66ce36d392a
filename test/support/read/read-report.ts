import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import type { Harmed } from '../../../src/chronicle/report/facts/fight-facts.ts';
import type { End, MachineFacts, MissionFacts } from '../../../src/chronicle/report/facts/mission-facts.ts';
import type { Fled } from '../../../src/chronicle/report/facts/order-of-a-fight.ts';
import type { MissionReport } from '../../../src/chronicle/report/mission-report.ts';
import { written } from '../../../src/chronicle/report/prose.ts';
import { capital, height, inWords, oneOf } from '../../../src/words/numbers.ts';
import { ReportReader } from './report-reader.ts';

/**
 * Reads a report like a stranger: checks each sentence against the facts, and returns those that are false or not
 * understood. Sentences that all agree with the same facts cannot contradict each other.
 */
export function faultsInProse({ facts, paragraphs }: MissionReport): string[] {
  const reader = new ReportReader(facts);
  const whole = ranked(paragraphs);
  const sentences = whole.flatMap((each) => clausesOf(each, whoIsAlone(whole)));
  const [opening = ''] = sentences;
  const told = sentences.slice(1).join(' ');
  const unnamed = facts.machines
    .flatMap(({ men }) => men.map(written))
    .filter((name) => !opening.includes(name))
    .map((name) => `${name} flew, and is not named`);
  const forgotten = sufferersIn(facts).filter((name) => !told.includes(name));
  return [
    ...unnamed,
    ...forgotten.map((name) => `${name} suffered, and is left out`),
    ...sentences.flatMap((sentence) => (agrees(reader, sentence) ? [] : [`not so, or not understood: ${sentence}`])),
  ];
}

/** The paragraphs of a report with each man's rank put back where only the first of them has it. */
export function ranked(paragraphs: readonly string[]): string[] {
  const [opening = ''] = paragraphs;
  const men = new Set([...opening.matchAll(new RegExp(A_MAN, 'g'))].map(([man]) => man.replace(/'s$/, '')));
  return [...men].reduce<string[]>(
    (told, man) => told.map((paragraph) => paragraph.replace(bare(man.replace(RANK, '')), man)),
    [...paragraphs],
  );
}

/** A name without a rank before it, whose surname is not only a part of another. */
const bare = (name: string): RegExp =>
  new RegExp(
    `(?<!(?:Captain|Major|Lieutenant|Sergeant|Mechanic|(?<![\\w.])(?<!\\bzones? (?:[A-Z](?:, | and ))*)[A-Z]\\.) )(?<![\\w-])${name}(?![\\w-])`,
    'g',
  );

const RANK = /^(?:Captain|Major|Second Lieutenant|Lieutenant|Sergeant|Air Mechanic) /;

/** The dot in `Lieutenant T. Mowbray` ends no sentence. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/(?<!(?:Captain|Lieutenant|Sergeant|Mechanic|Major) [A-Z]\.)(?<! St\.)(?<=\.) (?=[A-Z0-9])/);

/** A man who took off alone is `he` from then on. */
export const whoIsAlone = ([opening = '']: readonly string[]): string | undefined => ALONE.exec(opening)?.[1];

/** The clauses of a sentence, each as a sentence of its own; and who is meant by `he`, from the sentence before. */
export function clausesOf(paragraph: string, alone?: string): string[] {
  let he = alone;
  return sentencesOf(paragraph)
    .flatMap((sentence) => {
      const [, who] = /^(.+?) brought back an? .+? plate and was himself /.exec(sentence) ?? [];
      return sentence
        .replace(' and was himself ', `. ${who} was `)
        .replace(
          /^(All but (.+?) (?:came home|got home|found the way home|came back|reached home|got back)); he (?=made a forced landing|came down|fell|put down|landed|came in)/,
          '$1. $2 ',
        )
        .replace(
          /^(.+?)( brought back an? \w+ plate) and (?=came home|got home|found the way|came back|reached home|got back)/,
          '$1$2. $1 ',
        )
        .replaceAll(JOINTS, apart)
        .split(/(?<=(?<! [A-Z])\.) (?=\S)/);
    })
    .map((clause) => capital(clause))
    .map((clause) => {
      const [name] = LEADING.exec(clause) ?? [];
      const [, dived, divedOn] = name === undefined ? (ALONE_IN_A_FIGHT.exec(clause) ?? []) : [];
      he = name?.replace(/'s$/, '') ?? dived ?? divedOn ?? he;
      return he !== undefined && DEEDS_OF_HIS.test(clause) ? clause.replace(/^He /, `${he} `) : clause;
    });
}

/** Lists of names use the same separators: before the joint, and since the last, somebody must have done something. */
const apart = (joint: string, at: number, sentence: string): string =>
  HAS_DONE.test(
    sentence
      .slice(0, at)
      .split(/, and |; /)
      .at(-1) ?? '',
  )
    ? '. '
    : joint;

const HAS_DONE =
  /(?:^| )(?:was|were|went|wound|fell|put|brought|did|had|set|cut|ran|lost|began|fired|shooting|got|could|came|found|turned|drew|landed|reached|flew)\b/;

const A_MAN = "(?:Captain|Major|Second Lieutenant|Lieutenant|Sergeant|Air Mechanic) (?:[A-Z]\\. )?[A-Z][A-Za-z'-]+";
const LEADING = new RegExp(`^${A_MAN}(?= )`);

const ALONE_IN_A_FIGHT = new RegExp(
  ` (?:(${A_MAN}) (?:dived on|came out of cloud upon|met and fought) |(?:dived on|came out of cloud upon) (${A_MAN}) at )`,
);

const ALONE = new RegExp(`^\\S+ .*?(${A_MAN})(?: of [ABC] Flight)? took off alone `);

/** The beginnings of clauses that could stand alone. */
const JOINTS = new RegExp(
  `(?:, and|,|;) (?=the flight turned home|the flight saw |all turned back|all flew on with|he was alone|he was left|he had to find|all came home|all were back|nobody was missing|the .+? (?:was|were|did|went) |all the ground|(?:${A_MAN}(?:, | and )?)+(?: set out to see| (?:turned home|flew on) with | saw (?!it)| (?:was|were) brought back across| brought back an? | (?:put down|landed|came in) at )|(?:at|by) \\S+(?: ft)? (?:it was|the|there|each|none|neither)|it (?:came to|went on|was over)|they were down at |nothing of the beat|the fight (?:ended|broke)|they fought it down)`,
  'g',
);

/** In a fight, without his fate. */
const DEEDS_OF_HIS =
  /^He (?:drove|damaged|sent|forced|shot|holed|hit|spoilt|left (?:an?|the|one of)|lost|took his crippled|had (?:his|not|no|to leave)|crippled|felt|broke|came out|took the two-seater|got|was (?:hit|driven|forced|shot|the last of ours)|would|could)/;

/** Everybody with an event: hit, hurt, crippled, driven off, down, or not come home. */
function sufferersIn({ machines, meetings }: MissionFacts): string[] {
  const harmed = meetings.flatMap(({ came }) => (typeof came === 'object' ? came.harmed : []));
  const suffered = machines.filter(
    ({ machine, struck, troubles, end }) =>
      struck.length + troubles.length > 0 || end.is !== 'home' || harmed.some((each) => each.machine === machine),
  );
  const hurt = machines.flatMap(({ men }) => men.filter(({ fate }) => fate !== undefined));
  const pilots = suffered.flatMap(({ machine, men }) => {
    const onlyObserver = harmed.filter((each) => each.machine === machine).every(({ hit }) => hit.includes('observer'));
    const elsewhere = suffered.some(
      (each) => each.machine === machine && (each.end.is !== 'home' || each.struck.length),
    );
    return onlyObserver && !elsewhere ? [] : men.slice(0, 1);
  });
  return [...pilots, ...hurt].map(written);
}

type Agrees = (reader: ReportReader, ...said: string[]) => boolean;

const HOW = { 'made a forced landing': 'forced-landing', 'came down': 'forced-down', fell: 'shot-down' };

/** Who fled, and why, by the words for it. */
const FLED: Readonly<Record<string, Fled['why']>> = {
  'lost his nerve and left the fight': 'nerve',
  'had not the nerve to stay, and left the fight': 'nerve',
  'felt his nerve go, and left the fight': 'nerve',
  'had no gun that would fire, and left the fight': 'guns',
  'had to leave the fight for want of petrol': 'petrol',
  'broke off, and': 'choice',
  'broke off with his gun jammed': 'choice',
  'broke off with a wound': 'choice',
  'took his crippled machine out of it': 'choice',
  'was the last of ours to leave it': 'choice',
  'got clear, and': 'choice',
  'came out of it, and': 'choice',
  'took the two-seater out of it, and': 'choice',
};

/** Without those who fought on: another left right after him. */
const LEFT_FIRST = /^(.+?) (?:broke off|got clear|came out of it|took the two-seater out of it)\.$/;

const DONE = {
  'drove off': 'driven-off',
  damaged: 'damaged-abort',
  'forced down': 'forced-down',
  'shot down': 'shot-down',
} as const;

/** The same with machines that were hit and flew on. */
const DEALT = { ...DONE, holed: 'unharmed' } as const;

/** What was done to an enemy whom another had crippled. */
const FINISHED = {
  'holed it': 'unharmed',
  'drove it off': 'driven-off',
  'drove it home': 'damaged-abort',
  'forced it down': 'forced-down',
  'shot it down': 'shot-down',
} as const;

const COUNTS = ['a', 'two', 'three', 'four', 'five', 'six'];

/** `two Albatros D.IIIs and a DFW C.V` are three machines. */
const machinesIn = (enemies: string): number =>
  enemies
    .split(/, | and /)
    .map((each) => COUNTS.indexOf(each.split(' ')[0]?.replace('an', 'a') ?? '') + 1)
    .reduce((sum, many) => sum + many, 0);

const CAME_DOWN = {
  'was lost': 'shot-down',
  'came down': 'forced-down',
  'was damaged': 'damaged-abort',
  'was driven off': 'driven-off',
  'had a man hit': 'unharmed',
} as const;

/** The meaning of each sentence, narrower patterns first. */
const READINGS: readonly (readonly [RegExp, Agrees])[] = [
  [
    /^((?:At dawn|In the morning|In the afternoon|At twilight) .+(?: of [ABC] Flight)? (?:led out|took out|(?:went|set) out with|took off alone) .+)$/,
    (reader, opening = '') => reader.isLedBySenior(opening),
  ],
  // The weather, where it mattered.
  [
    /^(?:(?:He|They) (?:went|came) down to (Tree-Top|[\d,]+ ft)|There was .+, and the ground could not be seen from above ([\d,]+ ft)).*\.$/,
    ({ facts: { weather, lines } }, low, above) =>
      weather.overTheWork.some(({ height: at }) => height(at) === (low ?? above) && at < (lines?.height ?? 0)),
  ],
  [
    /^(?:In .+ (?:he|they) met nobody|Nobody found (?:him|them) in .+|(?:He|They) had .+, and met nobody in it)\.$/,
    ({ facts: { meetings, lines } }) => meetings.length === 0 && lines !== undefined,
  ],
  [
    /^(?:In .+ (?:he|they) could be seen from far off|.+ showed (?:him|them) to everybody)\.$/,
    ({ facts: { meetings } }) => meetings.length > 2,
  ],
  [/^(?:He|They) kept to our side of the lines(?:, in .+)?\.$/, ({ facts }) => facts.lines === undefined],
  [
    / (?:reached|came to|went up to|passed over|came up to|got to) the lines .+? at (Tree-Top|[\d,]+ ft) and /,
    ({ facts }, at) => at === (facts.lines && height(facts.lines.height)),
  ],
  [
    /^(?:Archie (?:fired|spent)|(?:He|They) had) (\S+) shots? (?:and hit nobody|on (?:him|them) for nothing|from Archie and not a hole)\.$/,
    ({ facts: { fire } }, shots) => isCount(shots, fire.archie.shots) && fire.archie.hits === 0,
  ],
  [
    /^(?:(?:He|They) flew through )?(\S+) bursts? of machine-gun fire (?:unhurt|came up at (?:him|them) and hit nobody)\.$/,
    ({ facts: { fire } }, bursts) => isCount(bursts, fire.machineGuns.bursts) && fire.machineGuns.hits === 0,
  ],
  [
    /^(?:(Archie) (?:hit|got)|(?:Machine guns on the ground|From the ground they) hit) (.+?)'s machine: .+\.$/,
    (reader, archie, name) => reader.struckBy(name, archie === undefined ? 'machine-guns' : 'archie'),
  ],
  [
    /^(.+?)'s machine (?:was hit by|had something of) (Archie)(?: in it)?: .+\.$/,
    (reader, name) => reader.struckBy(name, 'archie'),
  ],
  [/^(.+?)'s machine was hit from the ground: .+\.$/, (reader, name) => reader.struckBy(name, 'machine-guns')],
  [
    /^(?:(Archie)|Machine guns on the ground) hit the machines of (.+)\.$/,
    (reader, archie, names = '') =>
      names
        .replaceAll(/ \([^)]*\)/g, '')
        .split(/, | and /)
        .every((name) => reader.struckBy(name, archie === undefined ? 'machine-guns' : 'archie')),
  ],
  // Fights: the first sentence of each opens it.
  [
    /^.+ (?:dived on|came out of cloud upon|met and fought) .+ at (Tree-Top|[\d,]+ ft)(?:, and (.+) joined in)?\.$/,
    (reader, at, more) => {
      const { height: from, joined } = reader.nextFight();
      return at === height(from) && (more === undefined || joined.length > 0);
    },
  ],
  [/^Then .+ joined in\.$/, ({ fight }) => fight.joined.length > 0],
  [
    /^(?:At (Tree-Top|\S+ ft) (?:it was over|each side had lost the other|the two sides drew apart)|(?:The fight broke up|It came to an end|The fight ended|The last shots of it were fired) at (.+)|By (.+) neither side could find the other|(?:They fought it down|It went on down) to (.+)|It was over at (.+), and nobody could go lower|They were down at (.+) before they let each other be)\.$/,
    ({ fight }, ...at) => at.join('') === height(fight.heightAtEnd) && fight.why === 'dfd-spent',
  ],
  [
    /^(?:By (.+) the Germans were out of it|At (.+) there were no more Germans in it|At (.+) the German (?:was out of it|had gone))\.$/,
    ({ fight }, ...at) => at.join('') === height(fight.heightAtEnd) && fight.why === 'no-germans-left',
  ],
  [
    /^(?:By (.+) the last of ours was out of it|At (.+) none of ours was left in it)\.$/,
    ({ fight }, ...at) => at.join('') === height(fight.heightAtEnd) && fight.why === 'no-allied-left',
  ],
  [
    /^(.+?) (lost his nerve and left the fight|had not the nerve to stay, and left the fight|felt his nerve go, and left the fight|had no gun that would fire, and left the fight|had to leave the fight for want of petrol|broke off with his gun jammed|broke off with a wound|took his crippled machine out of it|was the last of ours to leave it|(?:broke off|got clear|came out of it|took the two-seater out of it), and) ?.*\.$/,
    (reader, names = '', how = '') =>
      names.split(/, | and /).every((name) => reader.fled(name, (why) => why === FLED[how])),
  ],
  [/^(.+?) broke off with their guns jammed(?:, and .+ fought on)?\.$/, (reader, names) => reader.jammed(names, 'jam')],
  [
    /^(.+?) (?:had nothing to fire, and broke off|could not fire, and got clear|had no gun, and got away)(?:, and .+ fought on)?\.$/,
    (reader, name) => reader.jammed(name, 'still-jammed'),
  ],
  [LEFT_FIRST, (reader, name) => reader.fled(name, (why) => why === 'choice')],
  [
    /^(.+) (?:broke off the fight|got clear of the fight|got away)\.$/,
    (reader, names = '') =>
      (/^All /.test(names) ? reader.facts.machines.map(pilotOf) : names.split(/, | and /)).every((name) =>
        reader.fled(name, (why) => why === 'choice'),
      ),
  ],
  [/^Nobody got a shot in\.$/, ({ fight }) => fight.bursts === 0 && fight.harmed.length === 0],
  [
    /^(?:Shots were fired, nobody was hit|It was all shooting and no hits|Both sides fired for nothing)\.$/,
    ({ fight }) => fight.bursts > 0 && fight.harmed.length === 0,
  ],
  [/^(.+?) drove an? .+ off (.+)'s tail\.$/, (reader, name, friend) => reader.saved(name, friend, 'driven-off')],
  [
    /^(.+?) (damaged|forced down|shot down) an? .+ that was on (.+?)'s tail(?: and sent it home|; .+)?\.$/,
    (reader, name, done, friend) => reader.saved(name, friend, DONE[done as keyof typeof DONE]),
  ],
  [
    /^(.+?) (damaged|forced down|shot down|drove off) an? .+ that was firing at (.+?)(?: and sent it home|; .+)?\.$/,
    (reader, name, done, friend) => reader.relieved(name, friend, DONE[done as keyof typeof DONE]),
  ],
  [
    /^(.+?) crippled (?:an? .+), and (.+?) (holed it|drove it off|drove it home|forced it down|shot it down)(?:; .+)?\.$/,
    (reader, first, name, done) => reader.finished(first, name, FINISHED[done as keyof typeof FINISHED]),
  ],
  // Several are told at once: those of one man, or one of each man's.
  [
    /^(.+?) each (?:sent an? .+ home (damaged)|(holed|drove off|forced down|shot down) an? .+)\.$/,
    (reader, names = '', damaged, done) =>
      names
        .split(/, | and /)
        .every((name) => reader.dealtWith(name, DEALT[(damaged ?? done) as keyof typeof DEALT]) > 0),
  ],
  [
    /^(.+?) sent (.+) home damaged\.$/,
    (reader, name, enemies = '') => reader.dealtWith(name, 'damaged-abort') >= machinesIn(enemies),
  ],
  [
    /^(.+?) (holed|drove off|forced down|shot down) (an? .+|(?:two|three|four|five|six) [^;]+)\.$/,
    (reader, name, done, enemies = '') =>
      reader.dealtWith(name, DEALT[done as keyof typeof DEALT]) >= machinesIn(enemies),
  ],
  [/^(.+?) shot down an? .+\.$/, (reader, name) => reader.credits(name, 'shot-down')],
  [
    /^(.+?) damaged an? .+; it (was lost|came down) afterwards, and is nobody's victory\.$/,
    (reader, name, how) => reader.damaged(name, ({ fate }) => fate === CAME_DOWN[how as keyof typeof CAME_DOWN]),
  ],
  [
    /^An? .+ (was lost|came down|was damaged|was driven off|had a man hit), and nobody can claim it\.$/,
    (reader, how) => reader.unclaimed(({ fate }) => fate === CAME_DOWN[how as keyof typeof CAME_DOWN]),
  ],
  [
    /^(.+?) (?:damaged an? .+ and sent it home|hit an? .+ so hard that it made for home|shot up an? .+, which went home|left an? .+ fit for nothing but the way home|spoilt an? .+, and it went home)(?:; .+)?\.$/,
    (reader, name) => reader.credits(name, 'damaged-abort'),
  ],
  [/^(.+?) hit a man in (?:an? .+|one of them|the other)\.$/, (reader, name) => reader.hitAMan(name)],
  [
    /^(.+?) had his machine holed(?: by an? .+)?\.$/,
    (reader, name) => reader.took(name, ({ fate, hit }) => fate === 'unharmed' && hit.length === 0),
  ],
  [/^(.+?) was hit in his seat\.$/, (reader, name) => reader.took(name, ({ hit }) => hit.includes('observer'))],
  [
    /^(.+?) ((?:(?:, | and )?(?:would not be driven off|could do no more than fly|(?:was hit himself|was driven off|had his machine badly hit|was forced down|was shot down)(?: by an? [^,]+?)?))+)(?:, in flames|, in a spin|, his machine breaking up in the air|, and flattened out at the last| \(.+\))?(?:, before the eyes of .+)?(?:: [^:]+)?\.$/,
    (reader, name, all = '') =>
      reader.took(name, (harmed) => {
        const said = all
          .replaceAll(/ by (?:an?|one|another|the) .+?(?=, | and |$)/g, '')
          .split(/, | and /)
          .sort();
        // A pilot who flew on with a wound, and suffered more later, is told of twice.
        const twice = [...said, ...(harmed.wounded ? ['was hit himself'] : [])].sort();
        return (
          [said, twice].some((each) => each.join() === saysOf(harmed)) ||
          (harmed.wounded !== undefined && said.join() === 'was hit himself')
        );
      }),
  ],
  // Those who passed, all in one paragraph.
  [
    /^(?:(?:.+ )?(?:[Hh]e|[Tt]hey) let (.+) go by)?(?:; )?(?:(.+) let (?:him|them) alone)?\.$/,
    ({ facts }, letGo, kept) =>
      (letGo === undefined || facts.meetings.some(({ came }) => came === 'let-them-go')) &&
      (kept === undefined || facts.meetings.some(({ came }) => came === 'let-us-go')),
  ],
  // The ground.
  [
    /^(.+?) (?:would not be driven off|was driven off|were driven off|had (?:his machine|their machines|a man) hit|(?:was|were) hit (?:himself|themselves)) (by Archie|from the ground)/,
    (reader, names = '', by) =>
      names.split(/, | and /).every((name) => reader.struckBy(name, by === 'by Archie' ? 'archie' : 'machine-guns')),
  ],
  // On the way.
  [/^(His|.+?(?='s))(?:'s)? machine was crippled .+: .+\.$/, (reader, name) => reader.inTrouble(name, 'crippled')],
  [
    /^(.+?) (?:went|had gone) on(?: to .+?)?( alone| without an escort)?\.$/,
    (reader, names, bare) => reader.wentOn(names, bare !== undefined),
  ],
  [/^(.+?) went back (?:over the lines(?:, as far as .+)?|to .+)\.$/, (reader, names) => reader.wentBack(names)],
  [
    /^(.+?) left the flight with his wound, and (.+) went with him\.$/,
    (reader, name, others) => reader.leftWounded(name, others),
  ],
  [
    /^(His|.+?(?='s))(?:'s)? engine (?:began to fail|ran rough|lost its revolutions) .+\.$/,
    (reader, name) => reader.inTrouble(name, 'crippled'),
  ],
  [/^(.+?) was hit .+, and could do no more than fly\.$/, (reader, name) => reader.inTrouble(name, 'pilot-crippled')],
  [
    /^(?:The flight turned home|All turned back|All flew on) with (.+?)(, and .+ to make his own way|; .+ he was on his own)?\.$/,
    (reader, names = '', parted) =>
      names
        .split(/, | and /)
        .every(
          (name) => reader.inTrouble(name, 'seen-home') && reader.hasTrouble('on-his-own') === (parted !== undefined),
        ),
  ],
  [
    /^(?!All |The flight )(.+?) (?:turned home|flew on) with (.+?)(?: and went back (?:over the lines(?:, as far as .+)?|to .+?))?(, and .+ to make his own way|; .+ he was on his own|, until .+ engine stopped .+)?\.$/,
    (reader, by, name, parted) =>
      reader.inTrouble(name, 'seen-home') &&
      reader.isBeside(by) &&
      reader.hasTrouble('on-his-own') === (parted !== undefined),
  ],
  [
    /^(.+?) saw (.+?) to (?:[^,]+?)( and went back (?:over the lines(?:, as far as .+)?|to .+?))?( and went on(?: to .+?)?(?: alone| without an escort))?(?:, and (?:left him to get down|he went on alone))?\.$/,
    (reader, by = '', names = '', back, on) =>
      (back === undefined || reader.wentBack(by)) &&
      (on === undefined || reader.wentOn(by, true)) &&
      names
        .split(/, | and /)
        .every(
          (name) =>
            reader.inTrouble(name, 'seen-home') &&
            !reader.hasTrouble('on-his-own') &&
            (by === 'The flight' || reader.isBeside(by)),
        ),
  ],
  [
    /^(.+?) set out to see (.+?) home(?:, and (?:left him to get down|he went on alone))?(, and .+ to make his own way|; .+ he was on his own|, until .+ engine stopped .+)?\.$/,
    (reader, _, name, parted) =>
      reader.inTrouble(name, 'seen-home') && reader.hasTrouble('on-his-own') === (parted !== undefined),
  ],
  [
    /^(.+?) (?:(?:was left to make|had to find) his|were each left to make their) own way home\.$/,
    (reader, names = '') =>
      names.split(/, | and /).every((name) => reader.inTrouble(name, 'on-his-own') && !reader.hasTrouble('seen-home')),
  ],
  [
    /^(.+?) was alone, and made for (?:the nearest field|home)\.$/,
    (reader, name) => reader.inTrouble(name, 'on-his-own') && !reader.hasTrouble('seen-home'),
  ],
  [
    /^(.+?) (?:alone )?(?:went on (?:with|to) the beat|went on calling the shots|called the shots|went down on the trenches, and raked them)\.$/,
    (reader, name) => reader.inTrouble(name, 'worked'),
  ],
  [
    /^(.+?) went down and raked the trenches\.$/,
    (reader, names = '') =>
      names.split(/, | and /).every((name) => reader.did(name, 'strafed') || reader.inTrouble(name, 'worked')),
  ],
  [
    /^(.+?) shot up an? (.+)\.$/,
    (reader, names = '', what) => names.split(/, | and /).every((name) => reader.did(name, 'shot-up', what)),
  ],
  [
    /^(.+?) would not go down on the trenches( again)?( at first, and went down after all)?\.$/,
    (reader, name, again, after) =>
      reader.inTrouble(name, 'held-back') &&
      reader.heldBack({ wasThere: again !== undefined, wentAfter: after !== undefined }),
  ],
  [
    /^(.+?) met the enemy (?:alone|again|over the field), and (slipped away|was forced down|was shot down)(?:, .+)?\.$/,
    (reader, name, came) =>
      reader.inTrouble(name, 'met-enemy') && (came === 'slipped away' || reader.end?.is === 'down'),
  ],
  [
    /^(His|.+?(?='s))(?:'s)? engine cut out .+\.$/,
    (reader, name) => reader.inTrouble(name, 'engine-cut-out') && reader.end?.is === 'down',
  ],
  [
    /^The engines of (.+) cut out .+\.$/,
    (reader, names = '') =>
      names.split(/, | and /).every((name) => reader.inTrouble(name, 'engine-cut-out') && reader.end?.is === 'down'),
  ],
  [
    /^(.+?) ran out of petrol .+\.$/,
    (reader, names = '') =>
      names
        .split(/, | and /)
        .every(
          (name) => reader.inTrouble(name, 'out-of-petrol') && reader.end !== undefined && reader.end.is !== 'home',
        ),
  ],
  // What was achieved: every line of it has its Victory Points.
  [
    /^(?:(?:He|They|With no two-seater left (?:he|they)) (?:did|could) not do what (?:he|they) (?:was|were) sent to do|The work was not done|The patrol was not flown to its end|The beat was left unfinished|Less of the patrol was flown than was asked for|No plate was brought back|No bomb did any harm|The target was not bombed|The guns were not ranged|No balloon was burnt|(?:He|They) did not bring back what was wanted|The trenches took no harm|The trenches were not fired on|It was too little to do the trenches any harm)(: .+)?\.$/,
    ({ facts }, weather) =>
      (weather === undefined || facts.weather.through.length > 0) &&
      !facts.scores.some(({ why, points }) => points > 0 && WORK.includes(why)),
  ],
  [
    /^(\S+) plates? (?:was|were) brought back,? and (?:was|not one was|neither was) of (?:no )?use(?:; Archie had spoilt (.+))?\.$/,
    ({ facts: { plates } }, useless, spoilt) =>
      isCount(useless, plates.useless) && (spoilt === undefined ? plates.spoilt === 0 : isCount(spoilt, plates.spoilt)),
  ],
  [
    /^(.+?) brought back an? .+ plate\.$/,
    // (44) From a field on our side a plate comes home by road.
    (reader, name) => {
      const end = reader.machineOf(name)?.end;
      return !(end?.is === 'down' && end.lost) && reader.facts.scores.some(({ why }) => why === 'plates');
    },
  ],
  [
    /^(.+) (?:was|were) brought back across the lines(?: once, and went over again)?\.$/,
    (reader, names = '') =>
      names
        .split(/, | and /)
        .every((name) =>
          reader.facts.scores.some(({ why, who }) => why === 'escort' && who === reader.machineOf(name)?.machine),
        ),
  ],
  [
    /^(?:The patrol was flown(?: as ordered)?|The beat was flown as long as was asked for|As much of the beat was flown as was asked for|The patrol did what was asked of it)\.$/,
    (reader) => scored('patrol')(reader) && reader.facts.isCovered,
  ],
  [
    /^(?:Part of the patrol|Some of the beat) was flown\.$/,
    (reader) => scored('patrol')(reader) && !reader.facts.isCovered,
  ],
  [/^The trenches were strafed\.$/, scored('trench-strafing')],
  [/^The guns were ranged\.$/, scored('spotting')],
  [/^The bombs did their work\.$/, scored('bombing')],
  [/^The .+ (?:was|were) shot up\.$/, scored('ground-target')],
  [/^The .+ went down in flames\.$/, scored('balloon')],
  [/^The .+ (?:was|were) holed, and wound down\.$/, scored('balloon-holed')],
  // Who came home.
  [
    /^(?:All came home|All were back at Amiens afterwards|Nobody was missing afterwards)\.$/,
    ({ facts }) => facts.machines.every(({ end }) => end.is === 'home'),
  ],
  [/^(?:None of them|Neither) came home\.$/, ({ facts }) => facts.machines.every(({ end }) => end.is === 'down')],
  [
    /^(.+) landed with (.+) beside him\.$/,
    (reader, name, names = '') => {
      const end = reader.about(name)?.end;
      return (
        end?.is === 'home' &&
        names.split(/, | and /).every((other) => end.with.includes(reader.machineOf(other)?.machine ?? ''))
      );
    },
  ],
  [
    /^(All but )?(.+) (?:came home|got home|found the way home|came back|reached home|got back)\.$/,
    ({ facts }, allBut, names = '') =>
      names
        .split(/, | and /)
        .sort()
        .join() ===
      facts.machines
        .filter(({ end }) => (end.is === 'home') === (allBut === undefined))
        .map(pilotOf)
        .sort()
        .join(),
  ],
  [
    /^(.+) (?:put down|landed|came in) at .+\.$/,
    (reader, names = '') => names.split(/, | and /).every((name) => reader.about(name)?.end.is === 'field'),
  ],
  [
    /^(.+) made forced landings .+, unhurt\.$/,
    (reader, names = '') =>
      names
        .split(/, | and /)
        .every((name) => reader.about(name)?.end.is === 'down' && reader.fateOf(name)?.fate === 'safe'),
  ],
  [
    /^(.+?) (fell|came down) on the way\.$/,
    (reader, name, how) => (reader.about(name)?.fell?.how === 'shot-down') === (how === 'fell'),
  ],
  [
    /^(.+?) (did not come home: he )?(made a forced landing|came down|fell) .+?(, unhurt)?(, and his machine is lost)?\.$/,
    (reader, name, away, how, unhurt, lost) =>
      isDown(reader.about(name)?.end, away, { how, lost, nobodyCame: nobodyCame(reader.facts) }) &&
      (unhurt === undefined || reader.fateOf(name)?.fate === 'safe'),
  ],
  [
    /^Both he and .+ (were killed|were grazed|were wounded|were hurt|are prisoners|are wounded|are unhurt)(?:(?:,| in| by| from) .+)?\.$/,
    (reader, fate = '') =>
      reader.areBoth(
        FATES[
          fate
            .replace('were', 'was')
            .replace('are prisoners', 'is a prisoner')
            .replace('are', 'is') as keyof typeof FATES
        ],
      ),
  ],
  [
    /^(.+?) (was killed|was grazed|was wounded|was hurt|is a prisoner|is wounded|is unhurt)( in the fight| by Archie| from the ground| in coming down)?(?:, and .+)?\.$/,
    (reader, name, fate = '', how) =>
      reader.fateOf(name)?.fate === FATES[fate as keyof typeof FATES] && reader.isHurtBy(name, how),
  ],
];

/** The work of missions; bringing two-seaters back is not. */
const WORK = [
  'patrol',
  'ground-target',
  'trench-strafing',
  'balloon',
  'balloon-holed',
  'plates',
  'spotting',
  'bombing',
  'drop',
];

const FATES = {
  'was killed': 'killed',
  'was grazed': 'wounded',
  'was wounded': 'wounded',
  'was hurt': 'wounded',
  'is a prisoner': 'prisoner',
  'is wounded': 'wounded',
  'is unhurt': 'safe',
} as const satisfies Record<string, CrewFate['fate']>;

function scored(wanted: string): Agrees {
  return ({ facts }) => facts.scores.some(({ why, points }) => why === wanted && points > 0);
}

/** In words up to twelve; at the beginning of a sentence always. */
const isCount = (said: string | undefined, count: number): boolean =>
  said === inWords(count) || said === capital(`${inWords(count)} of them`).split(' ')[0];

const pilotOf = ({ men: [pilot] }: MachineFacts): string => (pilot ? written(pilot) : '');

interface Said {
  readonly how: string | undefined;
  readonly lost: string | undefined;
  /** It is already told of all of them that they did not come home. */
  readonly nobodyCame: boolean;
}

/** So it is too where all but one came home. */
const nobodyCame = ({ machines }: MissionFacts): boolean => {
  const home = machines.filter(({ end }) => end.is === 'home').length;
  return (
    (machines.length > 1 && machines.every(({ end }) => end.is === 'down')) ||
    (home >= 3 && machines.length - home === 1)
  );
};

function isDown(end: End | undefined, away: string | undefined, { how, lost, nobodyCame: isTold }: Said) {
  if (end?.is !== 'down') return false;
  const isAway = end.side !== 'allied' && !isTold;
  return (
    end.how === HOW[how as keyof typeof HOW] && end.lost === (lost !== undefined) && isAway === (away !== undefined)
  );
}

const SUFFERED = {
  unharmed: [],
  'driven-off': ['was driven off'],
  'damaged-abort': ['had his machine badly hit'],
  'forced-down': ['was forced down'],
  'shot-down': ['was shot down'],
};

/** Exactly what must be told of a pilot of ours in a fight. */
function saysOf({ stayed, hit, pilotCrippled, fate }: Harmed): string {
  const crippledByWound = pilotCrippled && fate === 'damaged-abort';
  return [
    ...(stayed ? ['would not be driven off'] : []),
    ...(hit.includes('pilot') ? ['was hit himself'] : []),
    ...(pilotCrippled ? ['could do no more than fly'] : []),
    ...(crippledByWound ? [] : SUFFERED[fate]),
  ]
    .sort()
    .join();
}

/** Whether one of the meanings of a sentence is true; a sentence without any is not understood. */
function agrees(reader: ReportReader, sentence: string): boolean {
  const [, where, fire] = FIRE_SOMEWHERE.exec(sentence) ?? [];
  if (where !== undefined && fire !== undefined) return reader.isHitOn(stageOf(where)) && agrees(reader, capital(fire));
  return READINGS.some(([pattern, isSo]) => {
    const said = pattern.exec(withTypes(sentence));
    return said !== null && isSo(reader, ...said.slice(1));
  });
}

/** Where guns on the ground fired, and what they did there; the first sentence of a fight has a height. */
const FIRE_SOMEWHERE = new RegExp(
  `^(On the way home|Over .+?|[A-Z][a-z-]+ of .+?) (?=Archie |machine guns |from the ground |${A_MAN})(?=.*(?:Archie|ground))(?!.* at (?:Tree-Top|[\\d,]+ ft))(.+)$`,
);

const stageOf = (where: string): 'home' | 'there' => (where === 'On the way home' ? 'home' : 'there');

/** A counter that is one man is one of his Jasta; who shot whom down is checked, and whose name he has elsewhere. */
export const withoutHisName = (text: string): string =>
  text.replace(/Manfred von Richthofen's red (Albatros D\.III)/g, 'an $1 of Jasta 11');

/** Which one of a type it was is no fact of a report: `the Albatros D.III`, `another of them` are one German. */
export const withTypes = (sentence: string): string =>
  withoutHisName(sentence)
    .replace(
      /(?<= (?:damaged|sent|off|hit|up|left|spoilt|down|holed|crippled|in|by) )(?:(?:one|another) of them|the other)\b/,
      'a German',
    )
    .replace(/\b([Tt])he ((?:[A-Z]\w+ )+[CD]\.[IVX]+)\b/g, (_, the: string, type: string) =>
      the === 'T' ? capital(oneOf(type)) : oneOf(type),
    )
    .replace(/\b([Aa])nother (?!German)/, '$1n ');
