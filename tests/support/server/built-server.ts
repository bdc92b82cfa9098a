import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { buildServer } from '../../../scripts/build.mjs';
import { hashSources } from '../../../scripts/lib/sources.mjs';

const root = resolve(import.meta.dirname, '../../..');
const parent = join(root, '.tmp/servers');
const dist = join(root, 'dist');
const DAY_MS = 86_400_000;

/**
 * Path of the server of these sources as one file, as `npm start` runs it: it is open in a third of the time that its
 * sources take. Copied from dist/ where that is of these sources, else built, once for all workers, and kept until sources
 * change; of two workers that make it at the same time one throws its own away.
 */
export function builtServer(): string {
  const sources = hashSources();
  const folder = join(parent, sources.slice(0, 16));
  if (!existsSync(folder)) {
    mkdirSync(parent, { recursive: true });
    dropOld();
    const draft = mkdtempSync(join(parent, 'draft-'));
    if (isBuiltFrom(sources)) cpSync(join(dist, 'server'), draft, { recursive: true });
    else buildServer(draft);
    try {
      renameSync(draft, folder);
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return join(folder, 'main.js');
}

/** Whether the last build was made of these sources (scripts/build.mjs): it notes them when it is whole. */
function isBuiltFrom(sources: string): boolean {
  const stamp = join(dist, '.sources');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/** Removes what was built from sources of another day. */
function dropOld(): void {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    const written = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - written > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}
