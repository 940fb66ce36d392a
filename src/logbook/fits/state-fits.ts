import { LAST_DAY, MONTH_END } from '../../campaign/campaign.ts';
import { FIGURES } from '../../campaign/career.ts';
import { FLIGHTS } from '../../campaign/watch.ts';
import { FIRING } from '../../rulebook/bursts.ts';
import { SYSTEM_NAMES } from '../../rulebook/fights/system-names.ts';
import { DECORATIONS, RANKS } from '../../rulebook/ranks.ts';
import {
  both,
  differingIn,
  type Fit,
  figure,
  having,
  isRecord,
  kinds,
  listOf,
  maybe,
  oneOf,
  points,
  text,
  wholeFrom,
} from './fits.ts';

/** A day of the campaign, or a day on which somebody will be back: that may be long after it. */
const day = wholeFrom(0, 1000);
const flag = oneOf(true, false);

/** More than a flight can have in a month, those who are gone too: nobody waits for what is worked out for each. */
const MOST_MEN = 120;
const MOST_MACHINES = 40;
const MOST_GIVEN = 40;

const standing = kinds({
  fit: {},
  wounded: { back: day },
  away: { back: day },
  leave: { back: day },
  killed: { since: day },
  prisoner: { since: day },
});

/** Only in a campaign with careers. What is added for good may be taken away too. */
const career = having({
  points,
  earned: points,
  changed: having(Object.fromEntries(FIGURES.map((each) => [each, points]))),
  abilities: listOf(MOST_GIVEN, text),
  isAce: flag,
  stays: points,
  faints: flag,
});

const airman = having({
  id: text,
  surname: text,
  forenames: text,
  machine: text,
  rank: oneOf(...RANKS),
  initial: maybe(text),
  firing: oneOf(...FIRING),
  bravery: figure,
  missions: figure,
  fights: figure,
  kills: figure,
  balloons: figure,
  lastFlown: day,
  standing,
  decorations: maybe(listOf(MOST_GIVEN, oneOf(...DECORATIONS))),
  recommended: maybe(having({ decoration: oneOf(...DECORATIONS), day })),
  seat: oneOf('pilot', 'observer'),
  skill: maybe(figure),
  career: maybe(career),
});

const machine = having({
  id: text,
  aircraft: text,
  standing: kinds({
    ready: {},
    'under-repair': { back: day },
    awaited: { back: day },
    lost: { since: day },
  }),
});

const campaign = having({
  day: wholeFrom(1, MONTH_END + 1),
  onlyDay: maybe(wholeFrom(1, LAST_DAY)),
  until: maybe(oneOf(MONTH_END)),
  realWeather: maybe(oneOf(true)),
  fights: maybe(oneOf(...SYSTEM_NAMES)),
  flights: both(
    listOf(
      FLIGHTS.length,
      having({
        flight: oneOf(...FLIGHTS),
        aircrew: both(listOf(MOST_MEN, airman), differingIn('id')),
        machines: both(listOf(MOST_MACHINES, machine), differingIn('id')),
        points: listOf(MONTH_END, points),
        awaited: listOf(MOST_MEN, having({ seat: oneOf('pilot', 'observer'), machine: text, day })),
        succession: maybe(having({ since: day, acting: maybe(text) })),
      }),
    ),
    differingIn('flight'),
  ),
  commandingOfficer: maybe(having({ man: airman, machine })),
  redBaronGone: flag,
  followsGermans: maybe(oneOf(true)),
  careers: maybe(oneOf(true)),
  mess: maybe(oneOf(true, 'all')),
  tasks: maybe(
    having({
      lastOffered: day,
      chains: listOf(MOST_GIVEN, having({ chain: text, done: figure, isClosed: flag })),
      depot: maybe(having({ add: figure, until: day })),
      fewerOfJasta11: maybe(having({ by: figure, until: day })),
    }),
  ),
  depot: maybe(oneOf('mixed')),
  replacements: oneOf('as-printed', 'gentler'),
  losses: having({ machines: figure, aircrew: figure }),
});

const battle = having({
  day: wholeFrom(1, 2),
  system: oneOf(...SYSTEM_NAMES),
  setUp: having({}),
  germansLedBy: oneOf('the-card', 'a-player'),
});

/** What a dawn has: a campaign, or a battle that stands alone. */
export const stateFit: Fit = (state) => (isRecord(state) && 'setUp' in state ? battle : campaign)(state);
