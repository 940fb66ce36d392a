import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Shelf } from '../../logbook/file/shelf.ts';
import { makeFolder, onDisk } from '../../logbook/file/store.ts';
import { Fault } from '../shell/faults.ts';

const FILE = 'seal-key.pem';

/** A key of its kind is a tenth of it. */
const LARGEST = 2000;

/** The player's own key, with the campaigns. It is made once; only he can read it. */
export function sealKey({ disk, folder }: Shelf): KeyObject {
  const path = join(folder, FILE);
  return onDisk(path, () => {
    makeFolder(disk, folder);
    return existsSync(path) ? readKey(path) : makeKey(path);
  });
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
