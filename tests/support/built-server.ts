import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildServer } from '../../scripts/build.mjs';
import { hashSources } from '../../scripts/lib/sources.mjs';

const parent = resolve(import.meta.dirname, '../../.tmp/servers');
const DAY_MS = 86_400_000;

/**
 * Path of the server of these sources as one file, as `npm start` runs it: it is open in a third of the time that its
 * sources take. Built once for all workers and kept until sources change; of two workers that build it at the same
 * time one throws its own away.
 */
export function builtServer(): string {
  const folder = join(parent, hashSources().slice(0, 16));
  if (!existsSync(folder)) {
    mkdirSync(parent, { recursive: true });
    dropOld();
    const draft = mkdtempSync(join(parent, 'draft-'));
    buildServer(draft);
    try {
      renameSync(draft, folder);
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return join(folder, 'main.js');
}

/** Removes what was built from sources of another day. */
function dropOld(): void {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    const written = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - written > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}
