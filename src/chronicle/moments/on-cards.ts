import { isGerman, numberOfGerman } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type Fit, having, listOf, maybe, oneOf, textThat, wholeFrom } from '../../logbook/fits/fits.ts';
import type { Moment, MomentKind } from './kinds.ts';

/**
 * The place of the first moment that the papers cannot tell with these cards: it names something missing, or is in an
 * impossible place. The form was checked when it was read.
 */
export function misfitOnCards(moments: readonly Moment[], book: Rulebook): number | undefined {
  const fits = fitsOn(book);
  let isWatch = false;
  const misfit = moments.findIndex((moment, i) => {
    if (moment.type === 'watch-began') isWatch = true;
    const isInPlace = moment.type !== 'mission-began' || (isWatch && takesOff(moments.slice(i)));
    return !isInPlace || fits.get(moment.type)?.(moment) !== undefined;
  });
  return misfit < 0 ? undefined : misfit;
}

/** Whether a mission takes off before it ends, so that its place is known. */
const takesOff = (mission: readonly Moment[]): boolean =>
  mission.find(({ type }) => type === 'took-off' || type === 'mission-ended')?.type !== 'mission-ended';

/** The length of a list was checked when it was read. */
const each = (look: Fit): Fit => listOf(Number.POSITIVE_INFINITY, look);

/** The things that each kind of moment names and the cards must have. */
function fitsOn({ missionMap, weatherEffects, aircraft, fortyOne }: Rulebook): ReadonlyMap<MomentKind, Fit> {
  const hex = oneOf(...Object.keys(missionMap.hexes));
  const box = wholeFrom(1, weatherEffects.boxes.length);
  const half = having({ number: box });
  const types = each(having({ aircraft: oneOf(...Object.keys(aircraft)) }));
  const number = wholeFrom(1, fortyOne.counters.length);
  const german = textThat((id) => number(numberOfGerman(id)) === undefined);
  const germans = having({ germans: each(having({ id: german })) });
  const machine = textThat((id) => !isGerman(id) || german(id) === undefined);
  const credit = maybe(having({ machine }));
  return new Map<MomentKind, Fit>([
    ['forecast-received', having({ am: half, pm: half })],
    ['real-weather-laid', having({ am: half, pm: half })],
    ['watch-began', having({ weather: box })],
    ['weather', having({ from: box, to: box })],
    ['mission-began', having({ machines: types })],
    ['took-off', having({ hex })],
    ['moved', having({ to: hex })],
    ['mission-resumed', having({ hex })],
    ['straggler-followed', having({ hex })],
    [
      'mission-ended',
      having({ homecomings: each(having({ hex: maybe(hex) })), scores: each(having({ where: maybe(hex) })) }),
    ],
    ['enemy-met', having({ numbers: each(number) })],
    ['personal-duel-began', having({ german })],
    ['fight-began', germans],
    ['germans-joined', germans],
    ['turned-on', having({ by: machine, at: machine })],
    ['shot', having({ by: machine, at: machine })],
    ['critical-hit-scored', having({ machine, by: machine })],
    ['machine-out', having({ machine, by: credit, hitBy: credit })],
    ['machines-returned', having({ repaired: types, sent: types })],
    ['machines-struck-off', having({ machines: types })],
  ]);
}
