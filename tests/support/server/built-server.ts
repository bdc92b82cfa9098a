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
 * Path of the server of these sources as one file, as `npm start` runs it: it starts in a third of the time of its
 * sources. Copied from dist/ if that is up to date, else built, once for all workers, and kept until sources change;
 * of two workers that build it at the same time one discards its own.
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

/** True if the last build was made of these sources (scripts/build.mjs): it writes their hash when complete. */
function isBuiltFrom(sources: string): boolean {
  const stamp = join(dist, '.sources');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/** Removes builds of earlier sources. */
function dropOld(): void {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    const written = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - written > DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}
