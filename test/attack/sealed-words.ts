import { createPublicKey, type KeyObject, sign } from 'node:crypto';

/** A sealed file that says this, whatever it is, with a seal that is right. */
export function sealedAs(said: string, privateKey: KeyObject): string {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const signature = sign(null, Buffer.from(`wof-sealed 1\n${said}`), privateKey).toString('base64');
  return JSON.stringify({ 'wof-sealed': 1, said, key, signature });
}

/** The words of a report, as they are sealed. */
export const SAID = {
  kind: 'report',
  campaign: 'dawn',
  day: 1,
  flights: 'B Flight',
  rules: '0.1.0',
  cards: 'x',
  dice: 'x',
  lines: 9,
  sha: 'x',
  book: { first: 2, sums: ['01234567'] },
  at: '1917-04-01T05:00:00.000Z',
  orders: [{ flight: 'B', missions: [{ mission: 'x', watch: 'dawn', machines: ['B1'] }], price: 0 }],
  reports: [{ title: 'x', paragraphs: ['x'], points: [{ reason: 'x', points: 1 }], total: 1 }],
  score: { points: 1, flown: 1, notFlown: 0, victories: 0, machinesLost: 0, menLost: 0, but: ['branched'] },
};
