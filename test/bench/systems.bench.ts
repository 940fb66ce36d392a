import type { GameName } from '../../src/cards/games.ts';
import type { Rulebook } from '../../src/cards/rulebook.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { type CampaignResult, simulateOne } from '../../src/simulation/simulation.ts';
import { ownNanoseconds, report } from './measure.ts';

/** On the Initiative Track so many more are flown, for one of them is over sooner than the processor's clock tells. */
const [ON_THE_TRACK, BY_ANOTHER] = [40, 10];
const OTHERS: readonly GameName[] = ['wings-of-war', 'wings-of-glory', 'winged-victory', 'clouds-of-glory'];

/** Whole campaigns by each way to fight, against the Initiative Track, by the processor's time. */
export function benchSystems(): string {
  const book = loadRulebook('data');
  const results: CampaignResult[] = [];
  flown('wings-over-france', ON_THE_TRACK, book, results);
  const track = flown('wings-over-france', ON_THE_TRACK, book, results);
  for (const system of OTHERS) {
    flown(system, BY_ANOTHER, book, results);
    const each = flown(system, BY_ANOTHER, book, results);
    const detail = `${(each / 1e6).toFixed(0)} / ${(track / 1e6).toFixed(0)} ms of the processor`;
    report(`a campaign by ${system} / on the track`, each / track, { atMost: 3 }, detail);
  }
  return `systems ${results.reduce((sum, { checksum }) => (sum + checksum) % 1_000_003, 0)}`;
}

/** Nanoseconds a campaign. */
function flown(fights: GameName, campaigns: number, book: Rulebook, results: CampaignResult[]): number {
  const programme = { policy: 'prudent', flight: 'B', seed: 'bench', campaigns, fights } as const;
  const spent = ownNanoseconds(() => {
    for (let number = 1; number <= campaigns; number++) results.push(simulateOne(number, programme, book));
  });
  return spent / campaigns;
}
