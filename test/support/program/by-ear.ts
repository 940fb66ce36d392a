import { spawn } from 'node:child_process';
import { called } from './window.ts';

/** A game by ear: how it is begun, and what is typed at each of its prompts. */
interface GameByEar {
  readonly name: string;
  readonly begun: readonly string[];
  readonly typed: readonly string[];
}

const enters = (times: number): string[] => Array.from({ length: times }, () => '');

const LOOKS = ['where', 'who', 'threats', 'again'];

const fight = (name: string, battle: string, seed = 'a'): GameByEar => ({
  name,
  begun: ['battle', battle, '--seed', seed, '--anew'],
  typed: [...LOOKS, '?', 'more', ...enters(12), ...LOOKS, 'arcs', 'flight', 'odds', 'more'],
});

/** A tutorial, a day of a campaign with its fights, and a fight of each game. */
export const GAMES_BY_EAR: readonly GameByEar[] = [
  { name: 'tutorial', begun: ['tutorial'], typed: enters(20) },
  {
    name: 'campaign-day',
    begun: ['new', 'ear', '--seed', 'dawn'],
    typed: [
      'where',
      'roster',
      'card weather',
      'card archie',
      'map J11',
      '? commands',
      'status',
      ...enters(5),
      ...LOOKS,
      'flight',
      ...enters(30),
      'report',
      'why',
      'plan',
    ],
  },
  fight('initiative-track', 'over-monchy'),
  fight('wings-of-war', 'nothing-quiet'),
  fight('wings-of-glory', 'face-to-face-patrols'),
  fight('winged-victory', 'patrol-at-noon'),
  // By another seed Enter alone wins in the first turn.
  fight('clouds-of-glory', 'fighter-patrol', 'b'),
];

const COLUMNS = 80;
/** The end of what is told before an answer, or a key, is asked for. */
const PROMPT = /(?:^|\n)(?:>|Press a key:) $/;
const PATIENCE = 20_000;

/** Plays a game in a terminal by ear, and returns its lines. Nothing is drawn again, so all that is printed stands. */
export async function heard({ begun, typed }: GameByEar, saves: string): Promise<string[]> {
  const program = spawn('script', ['-qfec', `stty cols ${COLUMNS} rows 40; ${called(...begun)}`, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm', WOF_SAVES: saves, ACCESSIBLE: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let said = '';
  program.stdout.on('data', (text) => {
    said += String(text).replaceAll('\r', '');
  });
  try {
    await promptAfter(0, () => said);
    for (const line of typed) {
      const before = said.length;
      program.stdin.write(`${line}\r`);
      await promptAfter(before + line.length + 1, () => said);
    }
    return said.split('\n');
  } finally {
    program.kill();
  }
}

async function promptAfter(place: number, said: () => string): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
    if (PROMPT.test(said().slice(Math.max(0, place - 1)))) return;
    await new Promise((wake) => setTimeout(wake, 20));
  }
  throw new Error(`Nothing more was asked. The last that was said is:\n${said().slice(-2000)}`);
}
