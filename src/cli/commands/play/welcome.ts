import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../../logbook/file/name.ts';
import { namesOn, type Shelf } from '../../../logbook/file/shelf.ts';
import { askKey } from '../../seat/ask-key.ts';
import { type Answering, whoAnswers } from '../../seat/asking.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { type GlobalOptions, print, show, thePaper } from '../../shell/page.ts';
import { begin } from './new.ts';
import { ENTER, type Offer, offersText } from './offers.ts';
import { freeName, quickStart } from './quick-start.ts';
import { saves } from './saves.ts';

/** `wof` alone: the shelf, and in one key the way to the last campaign, to a new one, or to the tutorial. */
export async function welcome(options: GlobalOptions): Promise<void> {
  const answering = await whoAnswers(undefined);
  const paper = thePaper(options);
  const shelf = theShelf(options);
  print(`\n${paper.ink.bold('Wings over France')}\nNo. 23 Squadron, Royal Flying Corps, Amiens, April 1917.\n`, paper);
  const names = namesOn(shelf);
  if (names.length > 0) saves(options);
  const offers = offersFor(names, shelf, options, answering);
  show(offersText(offers, paper));
  const key = await askKey(offers.map((offer) => offer.key));
  await offers.find((offer) => offer.key === key)?.go();
}

function offersFor(names: readonly string[], shelf: Shelf, options: GlobalOptions, answering: Answering): Offer[] {
  const last = latestOf(names, shelf);
  const name = freeName(names);
  return [
    ...(last === undefined ? [] : [{ key: ENTER, does: `go on with ${last}`, go: () => playNamed(last, options) }]),
    {
      key: last === undefined ? ENTER : 'b',
      does: `begin at once: B Flight, a first tour, called ${name}`,
      go: () => quickStart(name, options, answering),
    },
    {
      key: 'n',
      does: 'set up a new campaign: its name, one, two or three flights, how you play',
      go: () => begin(undefined, options),
    },
    {
      key: 't',
      does: 'the tutorial, ten minutes; or a lesson of five in one of the other games',
      go: () => learn(options, answering),
    },
    ...(names.length > 1
      ? [{ key: 'o', does: 'go on with another campaign', go: () => playAnother(options, answering) }]
      : []),
    { key: 'q', does: 'quit', go: async () => {} },
  ];
}

/** The tutorial of the campaign, or a lesson in one of the other games. */
async function learn(options: GlobalOptions, answering: Answering): Promise<void> {
  const campaign = {
    key: ENTER,
    does: 'the tutorial, ten minutes: a turn of the rulebook, then a mission of your own',
    go: async () => (await import('./tutorial.ts')).tutorial(options),
  };
  await (await import('./lesson.ts')).chooseLesson(options, answering, [campaign]);
}

async function playAnother(options: GlobalOptions, { ask }: Answering): Promise<void> {
  const name = (await ask('Campaign:'))?.trim();
  if (name !== undefined && name !== '' && name !== 'quit') await playNamed(name, options);
}

const playNamed = async (name: string, options: GlobalOptions) => (await import('./play.ts')).play(name, options);

/** The campaign whose log-book was written last. */
function latestOf(names: readonly string[], shelf: Shelf): string | undefined {
  const written = names.map((name) => ({ name, at: writtenAt(join(shelf.folder, fileOf(name))) }));
  return written.sort((a, b) => b.at - a.at)[0]?.name;
}

/** A link that leads nowhere was never written. */
const writtenAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
