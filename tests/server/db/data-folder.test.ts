import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder, lockOnceFree } from '#server/db/locks/data-lock.ts';
import { BEAT_MS, SILENT_MS } from '#server/db/locks/lock-owner.ts';
import { openShop } from '#server/db/open-database.ts';
import { DataFolderBroken } from '#server/db/shop-folder.ts';
import { createProcesses, untilReady } from '../../support/server/processes.ts';
import { onPostgres } from '../../support/server/test-database.ts';

const root = resolve(import.meta.dirname, '../../..');
const HOLD = `
import { lockDataFolder } from './server/db/locks/data-lock.ts';
lockDataFolder(process.argv[1]);
console.log('held');
setInterval(() => {}, 1000);
`;
const NAMESPACE = ['--pid', '--fork', '--mount-proc', '--kill-child'];
const canUnshare = spawnSync('unshare', [...NAMESPACE, 'true']).status === 0;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Folders and processes only; the kind of database makes no difference. */
describe.skipIf(onPostgres)('data folder of the embedded database', () => {
  let place: string;
  let folder: string;
  const children: ChildProcess[] = [];
  const releases: (() => void)[] = [];
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'shop-folder-'));
    folder = join(place, 'db');
    mkdirSync(folder);
  });
  afterEach(async () => {
    for (const release of releases.splice(0)) release();
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(place, { recursive: true, force: true });
  });

  /** A process that holds the folder, perhaps in another pid namespace. */
  async function holder(elsewhere: boolean): Promise<ChildProcess> {
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', HOLD, folder];
    const [command = '', ...args] = elsewhere ? ['unshare', ...NAMESPACE, ...node] : node;
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    await once(child.stdout ?? child, 'data');
    return child;
  }
  const lock = () => `${folder}.lock`;
  const takeOver = (touchedMsAgo: number) => {
    const owner = { pid: process.pid, started: '1', space: 'another machine', id: 'x' };
    writeFileSync(lock(), JSON.stringify(owner));
    const then = new Date(Date.now() - touchedMsAgo);
    utimesSync(lock(), then, then);
  };

  it('is the same folder through a symbolic link', () => {
    const link = join(place, 'link');
    symlinkSync(folder, link);
    releases.push(lockDataFolder(folder));
    expect(() => lockDataFolder(link)).toThrow(DataFolderInUse);
  });

  it('is locked by another owner while its lock file is touched', async () => {
    takeOver(3_000);
    expect(() => lockDataFolder(folder)).toThrow(/of another container or machine/);
    await expect(lockOnceFree(folder, 600)).rejects.toThrow(DataFolderInUse);
    takeOver(60_000);
    const release = await lockOnceFree(folder, 600);
    expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(process.pid);
    release();
    expect(existsSync(lock())).toBe(false);
  });

  it('is touched by its owner', async () => {
    releases.push(lockDataFolder(folder));
    const old = new Date(Date.now() - 60_000);
    utimesSync(lock(), old, old);
    await expect.poll(() => statSync(lock()).mtimeMs, { timeout: 20_000 }).toBeGreaterThan(old.getTime());
  });

  it('ends a process that has lost its lock', async () => {
    const child = await holder(false);
    const gone = once(child, 'exit');
    takeOver(0);
    expect(await gone).toEqual([null, 'SIGKILL']);
  });

  it.skipIf(!canUnshare)(
    'has one owner where two pid namespaces share it, until that one is gone',
    async () => {
      const other = await holder(true);
      expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
      const gone = once(other, 'exit');
      other.kill('SIGKILL');
      await gone;
      // Until its heartbeat is too old nobody can tell that it has ended; the file is aged instead of waiting.
      expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
      const last = new Date(Date.now() - SILENT_MS + BEAT_MS / 4);
      utimesSync(lock(), last, last);
      releases.push(await lockOnceFree(folder));
    },
  );

  it('is closed to other accounts; old temporary uploads are deleted at the start', {
    timeout: 120_000,
  }, async () => {
    const processes = await createProcesses('EMPTY');
    const left = join(processes.folder, 'content-incoming/left');
    mkdirSync(join(left, '..'));
    writeFileSync(left, 'x');
    const then = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(left, then, then);
    try {
      await untilReady(await processes.launch());
      const folders = ['', 'db', 'backups'].map((name) => join(processes.folder, name));
      expect(folders.map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700, 0o700]);
      await expect.poll(() => existsSync(left)).toBe(false);
    } finally {
      await processes.end();
    }
  });

  it('is released when the starting process dies', async () => {
    const serve = `setInterval(() => {}, 1000); console.log(process.pid)`;
    const start = `import { spawn } from 'node:child_process'; import { tie } from './scripts/lib/tie.mjs';
      tie(spawn(process.execPath, ['-e', ${JSON.stringify(serve)}], { stdio: 'inherit' }));`;
    const npm = `const { spawn } = require('node:child_process');
      spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(start)}], { stdio: 'inherit' });`;
    const starter = spawn(process.execPath, ['-e', npm], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(starter);
    const [said] = await once(starter.stdout, 'data');
    const server = Number(String(said));
    expect(isRunning(server)).toBe(true);
    starter.kill('SIGKILL');
    await expect.poll(() => isRunning(server), { timeout: 20_000 }).toBe(false);
  });

  it('is refused if it is incomplete, and nothing is created in it', async () => {
    writeFileSync(join(folder, 'postgresql.conf'), '');
    await expect(openShop(folder)).rejects.toThrow(/PG_VERSION is missing.*npm run restore/s);
    expect(readdirSync(folder)).toEqual(['postgresql.conf']);
  });

  it('is refused if its database is missing', async () => {
    writeFileSync(`${folder}.made`, '');
    await expect(openShop(folder)).rejects.toThrow(DataFolderBroken);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('explains how to continue if the engine cannot open it, and has a marker once it could', {
    timeout: 120_000,
  }, async () => {
    const opened = await openShop(folder);
    await opened.close();
    expect(existsSync(`${folder}.made`)).toBe(true);
    const control = join(folder, 'global/pg_control');
    writeFileSync(control, Buffer.alloc(statSync(control).size));
    await expect(openShop(folder)).rejects.toThrow(/does not open.*npm run restore/s);
    expect(existsSync(lock())).toBe(false);
  });
});
