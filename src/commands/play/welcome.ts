import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isOver } from '../../campaign/campaign.ts';
import { fileOf } from '../../logbook/file/name.ts';
import { list, type Shelf, type Shelved } from '../../logbook/file/shelf.ts';
import { wrap } from '../../page/paper.ts';
import { askKey } from '../../seat/ask-key.ts';
import { type Answering, whoAnswers } from '../../seat/asking.ts';
import { freeName } from '../../seat/sit-down/free-name.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { type GlobalOptions, print, show, thePaper } from '../../shell/page.ts';
import { RULES } from '../../shell/version.ts';
import { begin } from './new.ts';
import { ENTER, type Offer, offersText } from './offers.ts';
import { quickStart } from './quick-start.ts';
import { tellSaves } from './saves.ts';

/** `wof` alone: the shelf, and with one key the last campaign, a new one, or the tutorial. */
export async function welcome(options: GlobalOptions): Promise<void> {
  const answering = await whoAnswers(options);
  const paper = thePaper(options);
  const shelf = theShelf(options);
  print(`\n${paper.ink.bold('Wings over France')}\nNo. 23 Squadron, Royal Flying Corps, Amiens, April 1917.\n`, paper);
  const campaigns = list(shelf, RULES);
  if (campaigns.length > 0) tellSaves(campaigns, shelf, options);
  const offers = offersFor(campaigns, shelf, options, answering);
  show(offersText(offers, paper));
  const key = await askKey(
    offers.map((offer) => offer.key),
    options,
    wrap(FIRST_HELP, paper),
  );
  await offers.find((offer) => offer.key === key)?.go();
}

/** What the game is, for one who sees it for the first time. */
const FIRST_HELP =
  'You lead a flight from 1 to 21 April 1917. Each morning you plan who flies which mission; then you lead them over the map, turn by turn, and fight whom you meet. Who has never played begins with t. Every answer is kept at once: quit whenever you like. In the game ? explains each question; in your shell wof --help has every command.';

function offersFor(campaigns: readonly Shelved[], shelf: Shelf, options: GlobalOptions, answering: Answering): Offer[] {
  const names = campaigns.map((each) => each.name);
  const last = latestOf(campaigns.filter(goesOn), shelf);
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
    ...(names.some((each) => each !== last)
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

/** For a damaged one it is told what can be done. */
const goesOn = (shelved: Shelved): boolean => 'refused' in shelved || !isOver(shelved.campaign);

/** The campaign whose log-book was written last. */
function latestOf(campaigns: readonly Shelved[], shelf: Shelf): string | undefined {
  const written = campaigns.map(({ name }) => ({ name, at: writtenAt(join(shelf.folder, fileOf(name))) }));
  return written.sort((a, b) => b.at - a.at)[0]?.name;
}

/** A broken link was never written. */
const writtenAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
