import { isForGood } from '../../campaign/aircrew.ts';
import { capital, counted, inWords, listed, plural } from '../../words/numbers.ts';
import { allFlown, harmDone, isMachineLost, type Lived, type Sortie, sortiesOf } from '../lived.ts';
import { type CauseOfLoss, causeOf } from '../report/facts/cause.ts';
import { fightsIn } from '../threads/on-a-mission.ts';
import { missionsOf } from '../threads/threads-of.ts';
import type { Chapter } from './chapter.ts';

/** Of fewer machines no conclusion is drawn. */
const ENOUGH = 3;
/** Of fewer men. */
const ENOUGH_MEN = 2;

/** To what machines were lost, as the finding of the month, where more than half of them were lost to one thing. */
export function whatItCost(lived: Lived): Chapter[] {
  const said = [...machinesText(allFlown(lived).flatMap(sortiesOf)), ...nerveText(lived)];
  return said.length > 0 ? [{ title: 'What It Came Down To', paragraphs: [said.join(' ')] }] : [];
}

type RootOfLoss = Exclude<CauseOfLoss['is'], 'alone'> | 'unknown';

/** What had happened first: the enemy who met a cripple alone did not begin it. */
function rootOf(sortie: Sortie): RootOfLoss {
  const cause = causeOf(sortie);
  if (cause?.is !== 'alone') return cause?.is ?? 'unknown';
  const { after } = cause;
  return after === undefined || after.is === 'alone' ? 'german' : after.is;
}

function machinesText(sorties: readonly Sortie[]): string[] {
  const lost = sorties.filter(isMachineLost);
  const roots = [...new Set(lost.map(rootOf))].map((root) => ({
    root,
    hers: lost.filter((sortie) => rootOf(sortie) === root),
  }));
  const [most, ...others] = roots.toSorted((a, b) => b.hers.length - a.hers.length);
  if (!most || lost.length < ENOUGH || most.hers.length * 2 <= lost.length || most.root === 'unknown') return [];
  const { root, hers } = most;
  const those = `the ${inWords(lost.length)} machines that were lost`;
  const share = others.length === 0 ? `all ${those.replace(/^the /, '')}` : `${inWords(hers.length)} of ${those}`;
  const rest = others.map(({ root: other, hers: theirs }) => `${inWords(theirs.length)} to ${TO[other]}`);
  return [
    `${capital(share)} went to ${TO[root]}${rest.length > 0 ? `, ${listed(rest)}` : ''}.`,
    ...(root === 'german' ? [forThem(sorties, hers.length)] : handOfTheEnemy(hers)),
  ];
}

/** What was taken from the enemy for the machines that he took. */
function forThem(sorties: readonly Sortie[], machines: number): string {
  const harm = sorties.flatMap(({ scores }) => scores.flatMap((score) => harmDone(score) ?? []));
  const many = (what: (typeof harm)[number]) => harm.filter((each) => each === what).length;
  const [shot, forced, sent] = [many('enemy-shot-down'), many('enemy-forced-down'), many('enemy-damaged')];
  const those = `For those ${inWords(machines)}`;
  const harmed = [
    { many: shot, how: 'shot down' },
    { many: forced, how: 'forced down' },
    { many: sent, how: 'sent home damaged' },
  ].filter(({ many: count }) => count > 0);
  if (harmed.length === 0) return `${those} not one of his was so much as damaged.`;
  const said = harmed.map(({ many: count, how }, i) =>
    i === 0 ? `${inWords(count)} of his ${plural(count, 'was', 'were')} ${how}` : `${inWords(count)} ${how}`,
  );
  return `${those} ${listed(said)}${shot + forced === 0 ? ', and none came down' : ''}.`;
}

const TO: Readonly<Record<RootOfLoss, string>> = {
  german: 'the enemy in the air',
  archie: 'Archie',
  'machine-guns': 'machine-guns on the ground',
  engine: 'a dead engine',
  petrol: 'an empty tank',
  crash: 'a crash in a fight',
  unknown: 'what nobody saw',
};

/** What an enemy in the air had to do with machines that were lost to something else. */
function handOfTheEnemy(hers: readonly Sortie[]): string[] {
  const met = hers.filter((sortie) => causeOf(sortie)?.is === 'alone').length;
  const isHit = hers.some(({ moments, crew }) =>
    moments.some(({ type, ...of }) => type === 'critical-hit-scored' && 'machine' in of && of.machine === crew.machine),
  );
  if (isHit) return [];
  const those = `those ${inWords(hers.length)}`;
  if (met === 0) return [`In ${those} the enemy in the air had no hand.`];
  return [`Of ${those} the enemy did no more than find ${inWords(met)} alone on the way home.`];
}

function ofTheMen(left: number, lost: number): string {
  if (left < lost) return `${capital(inWords(left))} of the ${counted(lost, 'man', 'men')}`;
  return left === 2 ? 'Both men' : `All ${counted(left, 'man', 'men')}`;
}

/** Men lost in fights that another had left for want of nerve. */
function nerveText(lived: Lived): string[] {
  const missions = lived.days.flatMap((day) => missionsOf(day, lived.book));
  let lost = 0;
  let left = 0;
  for (const { flown, facts } of missions)
    for (const sortie of sortiesOf(flown)) {
      const men = sortie.fates.filter(({ fate }) => isForGood(fate.fate)).length;
      lost += men;
      const isLeft = fightsIn(facts).some(({ fled, harmed }) =>
        harmed.some(
          (hit) =>
            hit.machine === sortie.crew.machine &&
            hit.fate !== 'unharmed' &&
            fled.some((each) => each.why === 'nerve' && each.at < hit.at && each.left.includes(hit.machine)),
        ),
      );
      if (isLeft) left += men;
    }
  if (left < ENOUGH_MEN || left * 2 < lost) return [];
  return [
    `${ofTheMen(left, lost)} who ${plural(lost, 'was', 'were')} lost ${plural(left, 'was', 'were')} hit in a fight that another had left because his nerve gave way.`,
  ];
}
