import { hkdfSync } from 'node:crypto';
import type { Cup } from '../dice/cup.ts';
import { drawFaces, drawOneOf } from '../dice/seeded-cup.ts';
import { lineOf } from '../games/table.ts';
import { cardAt, cardsLeft } from '../table/decks.ts';
import { earlier, type Link } from './chain.ts';

/** A throw or a card: its segment, its place in it, both secrets that made it, and what it was. */
export interface MailedFall {
  readonly segment: number;
  readonly place: number;
  readonly host: string;
  readonly guest: string;
  readonly threw: string;
  readonly fell: string;
}

/** What the dice are made of: the game, and the last links that are known of both chains. */
export interface Secrets {
  readonly game: string;
  readonly host: Link;
  readonly guest?: Link | undefined;
}

/** Four bytes a number; of some a die takes several, and of one in millions one more. */
const BYTES = 512;

/**
 * The stream of one throw: HKDF (RFC 5869) over both players' secrets. Neither can choose it, for both chains were fixed
 * before the game; and neither can foretell it without the other's link.
 */
function streamOf(pair: Uint8Array, game: string, segment: number, place: number): { int32(): number } {
  const bytes = Buffer.from(hkdfSync('sha256', pair, game, `wof-mail dice ${segment} ${place}`, BYTES));
  let at = 0;
  return {
    int32: () => {
      const number = bytes.readInt32BE(at);
      at = (at + 4) % BYTES;
      return number;
    },
  };
}

/** The dice of a game by mail. Where a secret is not opened yet, play stops as at a throw by hand. */
export class MailedCup implements Cup {
  readonly falls: MailedFall[] = [];
  readonly #secrets: Secrets;
  readonly #segment: () => number | undefined;
  #place = 0;
  #last = 0;

  /** `segment` says which segment play has come to; nothing in the middle of a move, where no dice can fall. */
  constructor(secrets: Secrets, segment: () => number | undefined) {
    this.#secrets = secrets;
    this.#segment = segment;
  }

  isByHand(): boolean {
    return this.#pair() === undefined;
  }

  isDrawnByHand(): boolean {
    return this.#pair() === undefined;
  }

  throw(check: Parameters<Cup['throw']>[0]): ReturnType<Cup['throw']> {
    const { name, dice } = lineOf(check);
    return this.#fall(
      name,
      (stream) => drawFaces(dice, stream),
      (faces) => faces.join(' '),
    );
  }

  draw(deck: Parameters<Cup['draw']>[0]): string {
    return this.#fall(
      deck.name,
      (stream) => cardAt(deck, drawOneOf(cardsLeft(deck), stream)),
      (card) => card,
    );
  }

  during(): Cup {
    return this;
  }

  #fall<Fell>(threw: string, by: (stream: { int32(): number }) => Fell, told: (fell: Fell) => string): Fell {
    const found = this.#pair();
    if (!found) throw new Error('A secret of these dice is not open.');
    const { segment, host, guest } = found;
    this.#place = segment === this.#last ? this.#place : 0;
    this.#last = segment;
    const place = this.#place++;
    const fell = by(streamOf(Buffer.concat([host, guest]), this.#secrets.game, segment, place));
    const [hosts, guests] = [host.toString('hex'), guest.toString('hex')];
    this.falls.push({ segment, place, host: hosts, guest: guests, threw, fell: told(fell) });
    return fell;
  }

  #pair(): { readonly segment: number; readonly host: Buffer; readonly guest: Buffer } | undefined {
    const segment = this.#segment();
    const { host, guest } = this.#secrets;
    if (segment === undefined || !guest || host.segment < segment || guest.segment < segment) return undefined;
    return { segment, host: earlier(host, segment).secret, guest: earlier(guest, segment).secret };
  }
}
