import { basename, dirname } from 'node:path';
import { bare } from '../cards/bare.ts';
import { byName } from '../cards/by-name.ts';
import { nearest } from '../cards/nearest.ts';
import { nameOf } from '../logbook/file/name.ts';
import type { Reason } from '../logbook/refusal.ts';
import { quoted } from '../page/quoted.ts';
import { lineOfDeck } from '../table/decks.ts';
import { capital, counted, listed, ordinal } from '../words/numbers.ts';
import { wof } from './advice.ts';

type ReasonFor<W extends Reason['why']> = Extract<Reason, { why: W }> & { readonly why: W };

const DISK: ReadonlyMap<string, string> = byName({
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open on this machine',
  EEXIST: 'something else lies there already',
  ELOOP: 'it is a link that leads back to itself',
  EROFS: 'the disk may only be read',
  EACCES: 'you have no permission there',
  EPERM: 'you have no permission there',
  ENOENT: 'the file or folder is not there',
  EIO: 'the disk reports a fault',
  EISDIR: 'it is a folder, not a file',
  EFBIG: 'a file may grow no larger there, by a limit of the disk or of your account',
  ETOOLARGE: 'it is larger than 16 megabytes, and no file of this game is',
  ENOTFILE: 'it is no ordinary file',
  ENOTDIR: 'a part of its path is a file, not a folder',
});

/** In these cases nothing was to be written yet, or cannot be: only the fault is told. */
const SAY_WHAT_LIES_THERE: readonly string[] = [
  'ENOENT',
  'EISDIR',
  'ENOTDIR',
  'ENOTFILE',
  'ETOOLARGE',
  'ELOOP',
  'EEXIST',
];

/** Why the system refused. */
export const diskText = (code: string | undefined): string => DISK.get(code ?? '') ?? `the disk refuses it (${code})`;

const NAME: Readonly<Record<ReasonFor<'bad-name'>['because'], string>> = {
  empty: 'a campaign needs a name',
  long: 'it is longer than 40 letters',
  sign: 'letters, digits, spaces, - and _ make a name that is safe on every disk',
  reserved: 'Windows keeps that name for itself',
  edge: 'it may not begin with a space or a -, nor end with a space',
};

/** One sentence for each refusal of the log-book. */
const SENTENCES: { readonly [W in Reason['why']]: (reason: ReasonFor<W>) => string } = {
  'bad-name': ({ name, because }) => `${quoted(name)} cannot name a campaign: ${NAME[because]}.`,
  'no-campaign': ({ name, known }) => {
    const meant = nearest(name, known);
    if (meant) return `There is no campaign called ${name}. Did you mean ${meant}?`;
    return `There is no campaign called ${name}. ${known.length > 0 ? `On the shelf: ${known.join(', ')}.` : 'The shelf is empty: wof new begins one.'}`;
  },
  'name-taken': ({ name }) => `There is a campaign called ${name} already. Choose another name; nothing was changed.`,
  'not-a-log-book': ({ file }) => `${file} is not a log-book of this game. It was not touched.`,
  'other-format': ({ file, format, ours }) =>
    `${file} says on line 1 that it is written in format ${format}, which ${format > ours ? 'a newer' : 'an older'} version of this program reads. It was not touched.`,
  needs: ({ file, needs }) =>
    `${file} needs ${listed(needs.map(quoted))}, which this version of the program does not have: a newer one goes on with it. It was not touched.`,
  damaged: (damage) =>
    damage.days > 0
      ? `${damageText(damage)} The lines before it are whole, up to day ${damage.days}: ${wof('play', nameIn(damage.file), '--recover')} goes on from there and keeps the damaged file beside it.`
      : `${damageText(damage)} Nothing before it can be played.`,
  'not-on-cards': ({ file, line, misfit }) =>
    `${file} cannot be played with these cards: line ${line} names something that neither they nor the campaign have (${misfit}). It was not touched.`,
  untellable: ({ file, line, place }) =>
    `${file} tells something on line ${line} that this program cannot tell (the ${ordinal(place)} of what is written there). It was not touched.`,
  meddled: ({ file, kept }) =>
    `${file} is not as this sitting left it: something else has written to it, replaced it or taken it away. Nothing was written there. All of this sitting, with the answer just given, is kept as ${kept}; ${goesOnWith(kept)} goes on with that.`,
  unplayable: ({ campaign, line, place, because }) =>
    `The log-book of ${quoted(campaign)} cannot be played: what it says leads on line ${line} (${place}) to what cannot be (${because.slice(0, 200)}). Nothing was written to it. Unless somebody else has made it, that is no fault of yours: WOF_TRACE=1 before the same command prints where it happened.`,
  fault: ({ file, because }) =>
    `${file} cannot be read, and that is a fault of the program (${because.slice(0, 200)}). It was not touched.`,
  battle: ({ file }) => `${file} holds a stand-alone battle and no campaign. It was not touched.`,
  held: ({ name, pid, host, since }) =>
    `${name} is open in another window (process ${pid} on ${host}, since ${momentText(since)}). Close it there first; nothing was changed. If that window is no more and only its lock was left, --force with play or battle takes it over.`,
  disk: ({ file, code }) =>
    `${file}: ${diskText(code)}.${SAY_WHAT_LIES_THERE.includes(code) ? '' : ' What was written before stands as it did.'}`,
  ironman: () => 'This campaign is ironman: what is thrown is thrown.',
  'take-back': ({ throws }) => takeBackText(throws, 'take-back'),
  'laid-open': () =>
    'The other side has answered, or shown what it had planned, since that answer. take-back takes it back all the same; the log-book will say so.',
  'other-side': () =>
    'That answer is not yours alone: the other side gave it, or has had the page or shown a plan since. Where both agree: undo both; past dice, take-back both.',
  'nothing-to-undo': () => 'There is no answer to take back.',
  'no-such-day': ({ day, days }) => `The log-book has no day ${day}; it has ${daysText(days)}.`,
  'not-in-the-deck': ({ card, deck }) =>
    `${card === '' ? '' : `${quoted(card)} is no card that ${lineOfDeck(deck).name} still has. `}Type a card by its code, as the card page shows it.`,
  'not-an-answer': ({ answer, options }) =>
    `${quoted(answer)} is not an answer here. The answers are: ${firstOf(listable(options))}.`,
};

/** Why undo is impossible, and what to type instead: a word at a prompt, a command in a shell. */
export const takeBackText = (throws: number, typed: string): string =>
  `${capital(counted(throws, 'throw'))} of the dice came after that answer. ${typed} takes it back all the same, if you type that; the log-book will say so.`;

/** Longer lists are not read; `?` and the page show all. */
const READ = 24;

const firstOf = (options: readonly string[]): string =>
  options.length <= READ + 1
    ? options.join(', ')
    : `${options.slice(0, READ).join(', ')} and ${options.length - READ} more`;

/** `17:32 on 2026-04-09`, in the reader's time zone; the text itself for a lock in an unknown form. */
function momentText(since: string): string {
  const at = new Date(since);
  if (Number.isNaN(at.getTime())) return since;
  const two = (figure: number) => String(figure).padStart(2, '0');
  const [year, month, day] = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())];
  return `${two(at.getHours())}:${two(at.getMinutes())} on ${year}-${month}-${day}`;
}

const daysText = (days: readonly number[]): string =>
  days.length === 1 ? `day ${days[0]} alone` : `the days ${days[0]} to ${days.at(-1)}`;

export function wordRefusal<W extends Reason['why']>(reason: ReasonFor<W>): string {
  const sentence: (reason: ReasonFor<W>) => string = SENTENCES[reason.why];
  return bare(sentence(reason));
}

/** Where a log-book is damaged; followed by what can be done. */
export const damageText = ({ file, line, found, misfit }: ReasonFor<'damaged'>): string =>
  misfit === undefined
    ? `${file} is damaged: line ${line} is not whole (found: ${found || 'nothing'}).`
    : `${file} was not written by this game: line ${line} is whole, but cannot be what it says (${misfit}).`;

/** Battles lie in a folder of their own. */
const goesOnWith = (file: string): string =>
  wof(basename(dirname(file)) === 'battles' ? 'battle' : 'play', nameIn(file));

const nameIn = (file: string): string => nameOf(basename(file)) ?? file;

/** In a long list, answers that extend another by a word are left out, like a man with each machine. */
const listable = (options: readonly string[]): readonly string[] =>
  options.length <= READABLE
    ? options
    : options.filter((each) => !options.some((other) => each.startsWith(`${other} `)));

const READABLE = 20;

/** Messages for a taken-back answer. */
export const TAKEN_BACK = {
  undo: 'Taken back. No dice had fallen since.',
  'take-back': 'Taken back. The log-book records that it was.',
} as const;
