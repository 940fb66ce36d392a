import type { Airman } from '../../../../src/campaign/aircrew.ts';
import { allMen } from '../../../../src/campaign/campaign.ts';
import { RANKS } from '../../../../src/cards/ranks.ts';
import type { Lived } from '../../../../src/chronicle/lived.ts';

/** Whom a name means, found independently: by the names of all men on each day. */
export class Who {
  readonly #lived: Lived;
  readonly #on = new Map<number | undefined, readonly Airman[]>();

  constructor(lived: Lived) {
    this.#lived = lived;
  }

  /** `Captain Haldenby`, `H. Mowbray`, `Kyle`: the name itself, where it is nobody's or ambiguous. */
  named(name: string, day: number | undefined): string {
    const rank = RANKS.find((each) => name.startsWith(`${each} `));
    const bare = rank === undefined ? name : name.slice(rank.length + 1);
    const [, initial, surname = bare] = /^(?:([A-Z])\. )?(.+)$/.exec(bare) ?? [];
    const known = this.#known(day).filter(
      (man) => man.surname === surname && (initial === undefined || man.forenames.startsWith(initial)),
    );
    const ranked = rank === undefined ? [] : known.filter((man) => man.rank === rank);
    const men = new Set((ranked.length > 0 ? ranked : known).map(({ id }) => id));
    return men.size === 1 ? ([...men][0] ?? name) : name;
  }

  /** `Captain Edmund Haldenby, M.C., of Fowey`: the man whose full name begins a paragraph. */
  begins(paragraph: string): string | undefined {
    return this.#known(undefined).find((man) =>
      new RegExp(`^${man.rank} ${man.forenames === '' ? '' : `${man.forenames} `}${man.surname}(?:[,.]|$)`).test(
        paragraph,
      ),
    )?.id;
  }

  /** The men of that day, new ones included, without later ones; or of the month, by the rank of each day. */
  #known(day: number | undefined): readonly Airman[] {
    const known = this.#on.get(day) ?? this.#find(day);
    this.#on.set(day, known);
    return known;
  }

  #find(day: number | undefined): readonly Airman[] {
    const { days, now } = this.#lived;
    const then = days.filter(({ dawn }) => dawn.day === day || dawn.day - 1 === day).map(({ dawn }) => dawn);
    const all =
      day === undefined
        ? [...days.map(({ dawn }) => dawn), now].reverse()
        : [...then, ...(then.length > 1 ? [] : [now])];
    return all.flatMap(allMen);
  }
}
