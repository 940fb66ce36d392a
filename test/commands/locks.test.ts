import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, linkSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { emptyFolder, wof } from '../support/program/wof.ts';

/** A campaign whose lock somebody holds: this very test lives, and has its number. */
function lockedBy(told: object) {
  const saves = emptyFolder();
  wof(saves, ['new', 'dawn', '--seed', 'dawn', '--answers', '-'], ['morning', 'haldenby']);
  const holder = { pid: process.pid, host: hostname(), since: '2026-11-01T05:00:00.000Z', ...told };
  writeFileSync(join(saves, 'dawn.wof.lock'), JSON.stringify(holder));
  return saves;
}

const undo = (saves: string, name = 'dawn') => wof(saves, ['undo', name]);

describe('a lock', () => {
  test('of a living process keeps every other one out', () => {
    const { status, err } = undo(lockedBy({}));
    expect(status).toBe(1);
    expect(err).toContain(`process ${process.pid} on ${hostname()}`);
  });

  test.runIf(process.platform === 'linux')(
    'of a process whose number came round again is taken over, and that is said',
    () => {
      const saves = lockedBy({ born: 'another-start-of-the-machine 1' });
      const { status, err } = undo(saves);
      expect(status).toBe(0);
      expect(err).toContain(`dawn was left open by process ${process.pid}, which is no more; its lock is taken over.`);
      expect(existsSync(join(saves, 'dawn.wof.lock'))).toBe(false);
    },
  );

  test.runIf(process.platform === 'linux')(
    'of a process that has ended, and that nobody has buried, holds nothing',
    async () => {
      const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 30']);
      onTestFinished(() => void parent.kill());
      const [printed] = await once(parent.stdout, 'data');
      const { status, err } = undo(lockedBy({ pid: Number(String(printed)) }));
      expect(err).toContain('its lock is taken over');
      expect(status).toBe(0);
    },
  );

  test('of a machine that is no more is taken over by force, and that is said', () => {
    const saves = lockedBy({ host: 'another-machine' });
    const { err } = undo(saves);
    expect(err).toContain('--force with play or battle takes it over');
    const { status, err: said } = wof(saves, ['play', 'dawn', '--force', '--answers', '-'], ['quit']);
    expect(status).toBe(0);
    expect(said).toContain(`dawn was left open by process ${process.pid}; its lock is taken over.`);
    expect(undo(saves).status).toBe(0);
  });

  test('holds a log-book by whatever link it is opened', () => {
    const saves = lockedBy({});
    symlinkSync(join(saves, 'dawn.wof.jsonl'), join(saves, 'dusk.wof.jsonl'));
    const { status, err } = undo(saves, 'dusk');
    expect(status).toBe(1);
    expect(err).toContain('is open in another window');
  });

  test('holds a log-book by whatever name its file has: a hard link is the same one', async () => {
    const saves = emptyFolder();
    wof(saves, ['new', 'dawn', '--seed', 'dawn', '--answers', '-'], ['morning', 'haldenby']);
    linkSync(join(saves, 'dawn.wof.jsonl'), join(saves, 'dusk.wof.jsonl'));
    const sitting = spawn(process.execPath, [resolve('bin/wof.js'), 'play', 'dawn', '--answers', '-'], {
      env: { ...process.env, WOF_SAVES: saves },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    onTestFinished(() => void sitting.kill());
    await once(sitting.stdout, 'data');
    const { status, err } = undo(saves, 'dusk');
    expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining(`process ${sitting.pid}`) });
    sitting.stdin.end('quit\n');
    await once(sitting, 'exit');
    expect(undo(saves, 'dusk').status).toBe(0);
    expect(readdirSync(saves).filter((file) => file.endsWith('.lock'))).toEqual([]);
  });
});
