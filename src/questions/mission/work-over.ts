import { byTheWay, errandsOf, type Task } from '../../campaign/work.ts';
import type { Activity } from '../../cards/printed/activities.ts';
import { manualNamed, type Rulebook } from '../../cards/rulebook.ts';
import { pointsSoFar } from '../../odds/points-so-far.ts';
import type { Aloft, MachineView } from '../../table/turn-decisions.ts';
import { signed } from '../../words/numbers.ts';

/** Why nothing more can be won on a mission; nothing, while something can. */
export function workOver({ party, orders }: Aloft, book: Rulebook): string | undefined {
  const tasks = errandsOf(orders.mission, book);
  if (orders.errand !== 'mission' || tasks.length === 0) return undefined;
  if (tasks.every((task) => isOver(task, { party, orders }))) return overText({ party, orders }, book);
  const isUnarmed = tasks.every(isShot) && !party.machines.some(canShoot);
  return isUnarmed ? 'nobody has a gun that fires and rounds for it' : undefined;
}

/** (30) (31) After its own work a flight may still have something to strafe. */
function overText({ party, orders }: Aloft, book: Rulebook): string {
  const { work, isAll } = pointsSoFar({ party, orders }, book);
  const more = byTheWay(orders.mission, book).filter(isShot);
  const isLeft = party.machines.some(canShoot) && more.some((task) => !isOver(task, { party, orders }));
  if (work > 0 && isLeft) return 'what it was sent for is done, though strafing may still win points';
  const over = work > 0 && isAll ? 'all that the mission brings is won' : 'no more points can be won';
  const escort = escortLeft({ party, orders }, book);
  return escort > 0 ? `${over}, but for ${signed(escort)} for two-seaters brought back` : over;
}

/** (23) What the two-seaters bring that fighters have still to bring back across the lines. */
function escortLeft({ party: { machines }, orders: { mission, achieved } }: Aloft, book: Rulebook): number {
  const { points = 0 } = manualNamed(mission, book)?.activities.escort ?? {};
  const left = machines.filter(({ id, role }) => role === 'two-seater' && !achieved.escorted.includes(id));
  return machines.some(({ role }) => role === 'fighter') ? points * left.length : 0;
}

function isOver({ isDone, isLeft, hexesOf }: Task, { party, orders }: Aloft): boolean {
  const { achieved, machines } = orders;
  if (isDone({ achieved, machines, party: party.machines, bombs: party.bombs })) return true;
  const hexes = hexesOf(orders);
  return hexes.length > 0 && !hexes.some((hex) => isLeft(hex, achieved));
}

/** The activities with guns and rockets. */
const SHOT: readonly Activity[] = ['attackBalloon', 'strafeTrench', 'strafeTarget'];

const isShot = ({ activity }: Task): boolean => SHOT.includes(activity);

const canShoot = ({ forward, rockets }: MachineView): boolean =>
  rockets > 0 || (forward !== undefined && forward.state !== 'permanent' && forward.ammo > 0);
