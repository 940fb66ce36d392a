import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCampaign } from '../../src/campaign/campaign.ts';
import type { Rulebook } from '../../src/cards/rulebook.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { attempt, type Commander, type Procedure } from '../../src/logbook/attempt.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { aTurn } from '../support/people/a-day-of-weather.ts';
import { prudentCommander } from '../support/prudent-commander.ts';
import { nsPer, report } from './measure.ts';

/** As many as take about as long as one run of the peer's. */
const DECISIONS = 20_000;
const MOVES = 300;

interface Counter {
  weather: number;
}

const TURN = aTurn('morning', 0, 5);

/** The peer's game: a decision, two dice, a counter. */
const weatherSteps: Procedure<Counter> = (counter, table) => {
  for (let i = 0; i < DECISIONS; i++) {
    table.choose('movement', TURN, ['stay', 'land']);
    counter.weather = (counter.weather + table.roll('weather-change').total) % 16;
  }
};

/**
 * What the log-book's machinery costs: a decision asked, answered and journalled with its throw in memory, in one
 * attempt with a growing journal, against the same game as a move of boardgame.io. Beside it, what a decision of a real
 * day costs, its rules and its policy included.
 */
export async function benchDecisions(): Promise<string> {
  const book = loadRulebook('data');
  let checksum = 0;
  const ours = nsPer(DECISIONS, () => {
    const outcome = attempt(
      weatherSteps,
      { weather: 5 },
      [],
      setting(book, () => 'stay'),
    );
    if (outcome.status === 'finished') checksum = outcome.given.length + outcome.state.weather;
  });
  let answers = 1;
  const day = () => {
    answers = attempt(playDay, newCampaign(['B'], book), [], setting(book, prudentCommander(book))).given.length;
  };
  day();
  const real = nsPer(answers, day);
  const theirs = boardgameMove();
  if (theirs === undefined) console.log('      boardgame.io cannot be had here: no ratio to it');
  else
    report(
      'a move of boardgame.io / a decision journalled',
      theirs / ours,
      { atLeast: 20 },
      `${theirs.toFixed(0)} / ${ours.toFixed(0)} ns; in a day by prudent ${real.toFixed(0)} ns with its rules`,
    );
  return `decisions ${checksum}+${answers}`;
}

const setting = (book: Rulebook, commander: Commander) => ({ book, cup: seededCup('alea:1:bench', 1), commander });

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
  return nsPer(MOVES, () => {
    const client = Client({ game, debug: false });
    client.start();
    for (let i = 0; i < MOVES; i++) client.moves.step();
  });
}
