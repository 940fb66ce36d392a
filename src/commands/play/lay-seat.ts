import type { Rulebook } from '../../cards/rulebook.ts';
import type { Answering } from '../../seat/asking.ts';
import { bellFor } from '../../seat/page/bell.ts';
import { liveFor } from '../../seat/page/live.ts';
import { Teller } from '../../seat/page/teller.ts';
import type { Telling } from '../../seat/page/telling.ts';
import type { Play, Seat, Setting } from '../../seat/seat.ts';
import { type GlobalOptions, thePaper } from '../../shell/page.ts';
import { isOn } from '../../shell/settings.ts';
import { Thinking } from '../../shell/thinking.ts';

/** What a player needs: the cards, who answers, and how it is told. */
interface SeatLaid {
  readonly book: Rulebook;
  readonly answering: Answering;
  readonly options: GlobalOptions & { readonly companion?: boolean };
  /** Shows who thinks; absent where nobody is asked who might take long. */
  readonly thinking?: Thinking;
}

/** The parts of telling that differ between seats; by default only the events are told. */
type Tells = Partial<Pick<Telling, 'realDays' | 'briefs' | 'reader' | 'frame'>>;

/** A seat ready for play, without a course or a deputy. */
export function laySeat<Sat extends Play>(
  sitting: Sat,
  setting: Setting,
  tells: Tells,
  laid: SeatLaid,
): Seat & { sitting: Sat } {
  const { book, answering, options, thinking = new Thinking(process.stdout) } = laid;
  const paper = thePaper(options);
  const json = options.json === true;
  const { handsOver: isShared } = setting;
  const telling = { realDays: false, briefs: false, reader: 'allied', frame: undefined, isShared, ...tells } as const;
  return {
    sitting,
    setting,
    book,
    paper,
    teller: new Teller({ book, paper, json, leads: sitting.leads, ...telling }),
    ...answering,
    live: liveFor(options, answering, thinking),
    json,
    bell: bellFor(options, answering),
    companion: options.companion || isOn('companion', options) ? { lying: [] } : undefined,
    seen: {},
    told: {},
    typed: {},
    courses: {},
    deputies: {},
  };
}
