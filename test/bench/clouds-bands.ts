import { AutomaticTable, nobodyWrites } from '../../src/autoplay/automatic-table.ts';
import { policyNamed } from '../../src/autoplay/policies.ts';
import { isOver, newCampaign } from '../../src/campaign/campaign.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { SystemName } from '../../src/rulebook/fights/systems.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import { playDay } from '../../src/rules/campaign/day.ts';
import type { Fate } from '../../src/table/fights/fight-events.ts';
import { SIDES } from '../../src/table/sides.ts';

/**
 * What a fight of a campaign costs, on the Initiative Track and in the clouds: `tsx test/bench/clouds-bands.ts
 * [campaigns of each]`.
 */
const book = loadRulebook('data');
const FATES = ['driven-off', 'damaged-abort', 'forced-down', 'shot-down'] as const satisfies readonly Fate[];

/** Means a fight: each side's fates, and how many machines were in it. */
function measured(system: SystemName, campaigns: number): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { fights: 0, phases: 0, 'machines allied': 0, 'machines german': 0 };
  const add = (name: string, by = 1) => {
    sums[name] = (sums[name] ?? 0) + by;
  };
  for (let n = 0; n < campaigns; n++) {
    const campaign = { ...newCampaign(['B'], book), ...(system !== 'wings-over-france' && { fights: system }) };
    const policy = policyNamed('prudent', `bands ${n}`);
    const table = new AutomaticTable(book, seededCup(`alea:1:bands ${n}`, 1), policy, {
      ...nobodyWrites,
      told: (event) => {
        if (event.type === 'machine-out') add(`${event.fate} ${event.side}`);
        if (event.type === 'fight-over') add('phases', event.phases);
        if (event.type !== 'fight-began') return;
        add('fights');
        add('machines allied', event.allied.length);
        add('machines german', event.germans.length);
      },
    });
    while (!isOver(campaign)) playDay(campaign, table);
  }
  return sums;
}

const count = Number(process.argv[2] ?? 3);
const track = measured('wings-over-france', count);
const clouds = measured('clouds-of-glory', count);
const mean = (of: Readonly<Record<string, number>>, name: string) => (of[name] ?? 0) / (of['fights'] ?? 1);
console.log(`${count} campaigns each: ${track['fights']} fights on the track, ${clouds['fights']} in the clouds\n`);
console.log('| a fight | Initiative Track | In Clouds of Glory | times |\n| --- | --- | --- | --- |');
for (const name of [
  'phases',
  ...SIDES.flatMap((side) => [`machines ${side}`, ...FATES.map((fate) => `${fate} ${side}`)]),
])
  console.log(
    `| ${name} | ${mean(track, name).toFixed(2)} | ${mean(clouds, name).toFixed(2)} | ${(mean(clouds, name) / mean(track, name)).toFixed(2)} |`,
  );
