import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Shelf } from '../../logbook/file/shelf.ts';
import { makeFolder, onDisk } from '../../logbook/file/store.ts';
import { signsOf, written } from '../../mail/keys.ts';
import { Fault } from '../../shell/faults.ts';

const FILE = 'seal-key.pem';

/** A key of this kind has a tenth of it. */
const LARGEST = 2000;

/** A key to seal with, and a message for its owner, if there is one. */
interface SealKey {
  readonly key: KeyObject;
  readonly remark?: string;
}

/** The player's own key, in the campaigns' folder. It is created once; only he can read it. */
export function sealKey({ disk, folder }: Shelf): SealKey {
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
