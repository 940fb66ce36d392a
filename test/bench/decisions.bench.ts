import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AutomaticTable, type Scribe } from '../../src/autoplay/automatic-table.ts';
import { policyNamed } from '../../src/autoplay/policies.ts';
import { newCampaign } from '../../src/campaign/campaign.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { JournalEntry } from '../../src/logbook/journal.ts';
import { loadRulebook } from '../../src/rulebook/load.ts';
import { playDay } from '../../src/rules/campaign/day.ts';
import { nsPer, report } from './measure.ts';

/** As many as take about as long as one run of the peer's. */
const DAYS = 5;

/** A decision journalled and answered in memory, against a move of boardgame.io: one die, one counter. */
export async function benchDecisions(): Promise<string> {
  const book = loadRulebook('data');
  let answers = 0;
  const day = () => {
    const journal: JournalEntry[] = [];
    const scribe: Scribe = {
      threw: (threw, faces) => void journal.push({ threw, faces, byHand: false }),
      answered: (asked, answer) => void journal.push({ asked, answer }),
      told() {},
    };
    playDay(
      newCampaign(['B'], book),
      new AutomaticTable(book, seededCup('alea:1:bench', 1), policyNamed('prudent', 'bench'), scribe),
    );
    answers = journal.filter((entry) => 'asked' in entry).length;
  };
  day();
  const ours = nsPer(answers * DAYS, () => {
    for (let i = 0; i < DAYS; i++) day();
  });
  const theirs = boardgameMove();
  if (theirs === undefined) console.log('      boardgame.io cannot be had here: no ratio to it');
  else
    report(
      'a move of boardgame.io / a decision journalled',
      theirs / ours,
      { atLeast: 20 },
      `${theirs.toFixed(0)} / ${ours.toFixed(0)} ns`,
    );
  return `answers ${answers}`;
}

/** Installed beside the system's other temporary files: it is a peer to measure against, not a part of this program. */
function boardgameMove(): number | undefined {
  const folder = join(tmpdir(), 'wof-bench-boardgame.io');
  const arrived = join(folder, 'node_modules', 'boardgame.io', 'package.json');
  try {
    if (!existsSync(arrived))
      execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', 'boardgame.io@0.50.2'], {
        stdio: 'ignore',
      });
    return measureMoves(createRequire(arrived)('boardgame.io/client') as BoardgameClient);
  } catch {
    return undefined;
  }
}

interface BoardgameClient {
  Client(options: object): { start(): void; moves: { step(): void } };
}

interface MoveContext {
  readonly G: { weather: number };
  readonly random: { D6(): number };
}

function measureMoves({ Client }: BoardgameClient): number {
  const game = {
    setup: () => ({ weather: 5 }),
    moves: {
      step: ({ G, random }: MoveContext) => {
        G.weather = (G.weather + random.D6() + random.D6()) % 16;
      },
    },
    disableUndo: true,
  };
  return nsPer(300, () => {
    const client = Client({ game, debug: false });
    client.start();
    for (let i = 0; i < 300; i++) client.moves.step();
  });
}
