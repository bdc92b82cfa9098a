// Sources of a screen at its last comparison: files of the build, and everything else that it depends on. Stored in
// node_modules for this machine only: a fresh clone compares every screen.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { hashOf } from '../../scripts/lib/sources.mjs';
import { thorough } from '../../scripts/lib/testing/thorough.mjs';
import { isRetaking } from './pictures.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILD = join(ROOT, 'dist/qa');
const STAMPS = join(ROOT, 'node_modules/.cache/screens');
const PICTURES = 'e2e/pictures';
/**
 * Sources that affect all screens: the page around them, their tests, and the pictures and members of the seeded
 * server.
 */
const AROUND = ['e2e/inspector-screens.spec.ts', 'e2e/support', 'server/db/seed', 'package-lock.json'];

type Stamp = { around: string; files: string[] };

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Files contain the hashes of other files in their names: digests ignore those. */
const digestOf = (path: string): string =>
  digest(readFileSync(path, 'utf8').replace(/-[\w-]{8}\.(js|css)/g, '.$1'));

let built: ReadonlySet<string> | null = null;
/** Digests of all code of the build. */
function builtDigests(): ReadonlySet<string> {
  const assets = join(BUILD, 'assets');
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  built ??= new Set(names.map((name) => digestOf(join(assets, name))));
  return built;
}

function aroundOf(screen: string, browser: string): string {
  const pictures = readdirSync(join(ROOT, PICTURES))
    .filter((name) => name.startsWith(`${screen}-`) || name.endsWith('.json'))
    .map((name) => `${PICTURES}/${name}`);
  const said = [`e2e/page-text/${screen}.txt`].filter((file) => existsSync(join(ROOT, file)));
  return digest(
    [browser, digestOf(join(BUILD, 'index.html')), hashOf([...AROUND, ...pictures, ...said])].join(),
  );
}

const fileOf = (screen: string): string => join(STAMPS, `${screen}.json`);

/** True if the screen is byte by byte the one that passed on this machine before. */
export function isKnown(browser: Browser, screen: string): boolean {
  if (thorough || isRetaking() || !existsSync(fileOf(screen))) return false;
  const stamp: Stamp = JSON.parse(readFileSync(fileOf(screen), 'utf8'));
  if (stamp.around !== aroundOf(screen, browser.version())) return false;
  return stamp.files.length > 0 && stamp.files.every((file) => builtDigests().has(file));
}

/** Stores that a screen has passed, with everything that it requested. */
export function rememberScreen(browser: Browser, screen: string, asked: Iterable<string>): void {
  const names = [...asked].flatMap((path) => /\/assets\/([^/]+\.(?:js|css))$/.exec(path)?.[1] ?? []);
  const stamp: Stamp = {
    around: aroundOf(screen, browser.version()),
    files: names.map((name) => digestOf(join(BUILD, 'assets', name))),
  };
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(fileOf(screen), JSON.stringify(stamp));
}
