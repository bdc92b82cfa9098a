// Keeps the assets of the build before beside those of a new one: pages of both are open at a deploy.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = 'client/assets';
const BEFORE = 'client-before';

/** Moves the assets of the last build, and of the one before it, out of a folder that is to be removed. */
export function setAside(dist, aside) {
  // After a build that failed, those that it set aside are still the last ones.
  if (!existsSync(join(dist, ASSETS))) return;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  renameSync(join(dist, ASSETS), join(aside, 'last'));
  if (existsSync(join(dist, BEFORE))) renameSync(join(dist, BEFORE), join(aside, BEFORE));
}

/**
 * Puts the assets of the build before into the folder of a new build. One with the same files is no
 * other build: the one before it stays.
 */
export function putBack(dist, aside) {
  const last = join(aside, 'last');
  const isOther = existsSync(last) && namesIn(last) !== namesIn(join(dist, ASSETS));
  if (isOther) {
    mkdirSync(join(dist, BEFORE), { recursive: true });
    renameSync(last, join(dist, BEFORE, 'assets'));
  } else if (existsSync(join(aside, BEFORE))) renameSync(join(aside, BEFORE), join(dist, BEFORE));
  rmSync(aside, { recursive: true, force: true });
}

/** The names without those of compressed copies, which are made later. */
const namesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => !/\.(br|gz)$/.test(name))
    .sort()
    .join('\n');
