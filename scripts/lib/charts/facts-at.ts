import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ChartFacts } from '#src/inspector/diff/chart-facts.ts';
import { root, TSX } from '../root.mjs';

const run = promisify(execFile);
const MOST_BYTES = 256 * 1024 ** 2;

/** What reads the charts of the older version: its own files may not have it yet. */
const READERS = [
  'src/inspector/diff/chart-facts.ts',
  'src/inspector/model/chart-model.ts',
  'src/inspector/model/covered-transitions.ts',
  'src/inspector/model/guards.ts',
  'src/inspector/model/transition-cause.ts',
  'scripts/lib/charts/print-facts.ts',
];

/**
 * Returns the charts of a commit, which is unpacked into a temporary folder and read with the packages that are
 * installed here. Rejects for a commit whose registry cannot be read so.
 */
export async function factsAt(commit: string): Promise<ChartFacts[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-charts-'));
  try {
    await unpack(commit, folder);
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const file of READERS) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await cp(join(root, file), join(folder, file));
    }
    const { stdout } = await run(process.execPath, [TSX, 'scripts/lib/charts/print-facts.ts'], {
      cwd: folder,
      maxBuffer: MOST_BYTES,
    });
    // Printed by the reader of this checkout, so it has this type.
    return JSON.parse(stdout) as ChartFacts[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(commit: string, folder: string): Promise<void> {
  const git = spawn('git', ['archive', '--format=tar', commit], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: [git.stdout, 'ignore', 'inherit'] });
  const ends = await Promise.all([once(git, 'exit'), once(tar, 'exit')]);
  if (ends.some(([code]) => code !== 0)) throw new Error(`no commit "${commit}" could be unpacked`);
}
