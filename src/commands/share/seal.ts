import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Shelf } from '../../logbook/file/shelf.ts';
import { makeFolder, onDisk } from '../../logbook/file/store.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { livedIn } from '../../seat/sit-down/open-chronicle.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { type FilePlacing, putFiles } from '../../shell/put-files.ts';
import { plainName } from '../sealed/known-keys.ts';
import { sealedText, signsOf, written } from '../sealed/sealed-file.ts';
import { ordersToSeal, reportToSeal } from '../sealed/to-be-sealed.ts';

interface SealOptions extends GlobalOptions, FilePlacing {
  readonly orders?: boolean;
  readonly as?: string;
  readonly day?: number;
}

/** `wof seal NAME`: a day's report, or its orders before it is flown, signed so that any change is detected. */
export async function seal(name: string, options: SealOptions): Promise<void> {
  if (options.orders && options.day !== undefined)
    throw new WrongUsage('Orders are sealed on the day that is being played: give --orders or --day, not both.');
  const by = options.as === undefined ? undefined : plainName(options.as);
  const log = readCampaign(name, options);
  const lived = await livedIn(log, await cardsOf(log, options));
  const what = options.orders ? ordersToSeal(log, lived) : reportToSeal(log, lived, options.day);
  const { key, remark } = sealKey(theShelf(options));
  const text = sealedText({ ...what, ...(by !== undefined && { by }), at: new Date().toISOString() }, key);
  const [file] = putFiles([{ name: `${lived.name}-${what.kind}-${what.day}.sealed.json`, text }], options);
  if (options.json)
    return printJson({ sealed: file, kind: what.kind, day: what.day, lines: what.lines, ...(remark && { remark }) });
  print(
    `Sealed:\n  ${file}\nwof open shows what it says, and what its seal proves.${remark ? `\n\n${remark}` : ''}`,
    thePaper(options),
  );
}

const FILE = 'seal-key.pem';

/** A key of this kind has a tenth of it. */
const LARGEST = 2000;

/** A key to seal with, and a message for its owner, if there is one. */
interface SealKey {
  readonly key: KeyObject;
  readonly remark?: string;
}

/** The player's own key, in the campaigns' folder. It is created once; only he can read it. */
function sealKey({ disk, folder }: Shelf): SealKey {
  const path = join(folder, FILE);
  return onDisk(path, () => {
    makeFolder(disk, folder);
    if (existsSync(path)) return { key: readKey(path), ...readableText(path) };
    const key = makeKey(path);
    const remark = `A key to seal with is made, and lies in ${path}: others know you by its signs, ${signsOf(written(createPublicKey(key)))}. Keep it, for the next one is another's to them, and give it to nobody.`;
    return { key, remark };
  });
}

/** The permission bits of everybody except the owner. Windows has no such bits. */
const OTHERS = 0o077;

function readableText(path: string): { remark?: string } {
  const mode = statSync(path).mode & 0o777;
  if (process.platform === 'win32' || (mode & OTHERS) === 0) return {};
  return {
    remark: `${path} is not yours alone (${mode.toString(8)}): whoever can read it can seal in your name. chmod 600 keeps it to you.`,
  };
}

function makeKey(path: string): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519');
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return privateKey;
}

function readKey(path: string): KeyObject {
  const about = statSync(path);
  const key = about.isFile() && about.size <= LARGEST ? keyIn(readFileSync(path, 'utf8')) : undefined;
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new Fault(`${path} holds no key to seal with. Put it aside, and a new one is made; others will not know it.`);
  return key;
}

function keyIn(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
