import { LogBook } from '../../../src/logbook/logbook.ts';
import type { Sitting } from '../../../src/logbook/sitting.ts';
import { FaultDisk } from '../program/fault-disk.ts';
import { aLogBook, PATH, sitDown } from './campaigns.ts';

/** The n-th thing that a player does: mostly he answers, now and then he takes back or takes up the dice. */
export function act(sitting: Sitting, n: number): void {
  const { position } = sitting;
  if (position.status === 'throwing') return sitting.throwDice([1 + (n % 6), 1 + ((n * 5) % 6)]);
  if (position.status !== 'asking') throw new Error(`Nobody can act: ${position.status}.`);
  if (n % 17 === 11) return sitting.takeBack();
  if (n % 23 === 7) return sitting.switchDice('hand', ['weather']);
  if (n % 23 === 12) return sitting.switchDice('program', ['weather']);
  const { options } = position.question;
  sitting.answer(options[n % 5 === 4 ? options.length - 1 : 0] ?? '');
}

/** A campaign with so many acts, and its disk. */
export function aLongCampaign(acts: number): { disk: FaultDisk; sitting: Sitting } {
  const disk = new FaultDisk();
  const sitting = sitDown(aLogBook({}, disk));
  for (let n = 0; n < acts; n++) act(sitting, n);
  return { disk, sitting };
}

/** The campaign as it is read from this disk. */
export const reopened = (disk: FaultDisk): Sitting => sitDown(LogBook.open(disk, PATH));
