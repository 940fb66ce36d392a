import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { newCampaign } from '../../src/campaign/campaign.ts';
import { CARDS, type CardFile } from '../../src/cards/contents.ts';
import { readCard } from '../../src/cards/reading/read-card.ts';
import { openSealed } from '../../src/commands/sealed/sealed-file.ts';
import { saidIn, sumText } from '../../src/logbook/file/line.ts';
import { readLog } from '../../src/logbook/file/read.ts';
import { misfitOnCards } from '../../src/logbook/fits/card-fits.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { outlineOf } from '../../src/logbook/outline.ts';
import { isDawn } from '../../src/logbook/record.ts';
import { Refusal } from '../../src/logbook/refusal.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { readTyped } from '../../src/page/read-typed.ts';
import { meantBy, severalIn } from '../../src/questions/asking/put.ts';
import type { Question } from '../../src/table/decisions.ts';
import { book } from '../support/cards/book.ts';
import { flyCampaign, game } from '../support/people/a-flown-campaign.ts';
import { anOpening, PATH } from '../support/people/campaigns.ts';
import { bookOf } from '../support/program/crafted-book.ts';
import { FaultDisk } from '../support/program/fault-disk.ts';
import { prudentCommander } from '../support/prudent-commander.ts';
import { SAID, sealedAs } from './sealed-words.ts';

/** What reads a stranger's text, and texts to begin from. */
export interface Target {
  readonly name: string;
  readonly begins: readonly string[];
  run(text: string): void;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A log-book, sealed reports, a few kinds of cards, and what a player types at each question of a day. */
export const targets = (seed: string): readonly Target[] => [
  logBook(seed),
  sealedFile(),
  ...(['campaignGrades', 'weatherEffects', 'squadronNotes', 'hitCards'] as const).map(card),
  answers(seed),
];

/** Its lines without their checksums: those are put right in whatever becomes of it. */
function logBook(seed: string): Target {
  const lines = bookOf(flyCampaign(seed, 1).records).trimEnd().split('\n').map(saidIn);
  return {
    name: 'log-book',
    begins: [
      lines.join('\n'),
      lines.slice(0, 2).join('\n'),
      [...lines.slice(0, 9), '{"back":4,"by":"undo"}'].join('\n'),
    ],
    run: (text) => {
      const bytes = bytesOf(withSums(text));
      for (const look of [readLog, outlineOf, held]) unlessRefused(() => look(bytes, PATH));
    },
  };
}

function withSums(text: string): string {
  let sum = 0;
  return text
    .split('\n')
    .map((line) => {
      const body = line.slice(0, -1);
      sum = crc32(bytesOf(body), sum);
      return line.startsWith('[') ? `${body},"${sumText(sum)}"]\n` : `${body},"sum":"${sumText(sum)}"}\n`;
    })
    .join('');
}

/** Opened as by a sitting, and each of its dawns held against the cards. */
function held(bytes: Uint8Array): void {
  for (const { record } of LogBook.open(FaultDisk.holding({ [PATH]: bytes }), PATH).standing)
    if (isDawn(record)) misfitOnCards(record.state, book);
}

function unlessRefused(look: () => unknown): void {
  try {
    look();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Its words as they are sealed, with a seal that is right whatever they say. */
function sealedFile(): Target {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    name: 'sealed file',
    begins: [JSON.stringify(SAID)],
    run: (said) => void openSealed(bytesOf(sealedAs(said, privateKey))),
  };
}

function card(name: 'campaignGrades' | 'weatherEffects' | 'squadronNotes' | 'hitCards'): Target {
  const { file, schema }: CardFile = CARDS[name];
  return {
    name: `card ${name}`,
    begins: [readFileSync(join('data', file), 'utf8')],
    run: (text) => void readCard(file, text, schema),
  };
}

function answers(seed: string): Target {
  const questions = questionsOf(seed);
  return {
    name: 'answers',
    begins: questions.flatMap(({ options }) => options.slice(0, 3)),
    run: (line) => {
      for (const question of questions) {
        severalIn(line, question, book);
        readTyped(line, question.options);
        meantBy(line, question, book);
      }
    },
  };
}

/** One question of each kind that a day brings. */
function questionsOf(seed: string): readonly Question[] {
  const begun = [anOpening({ seed: `alea:1:${seed}` }), { dawn: 1, state: newCampaign(['B'], book) }];
  const sitting = new Sitting(LogBook.begin(new FaultDisk(), PATH, begun), game);
  const questions = new Map<string, Question>();
  const prudent = prudentCommander(book);
  sitting.answerBy((...asked) => {
    const [{ question }] = asked;
    questions.set(question.decision, question);
    return sitting.campaign.day > 1 ? undefined : prudent(...asked);
  });
  return [...questions.values()];
}
