import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putBack, setAside } from '../../scripts/lib/bundle/build-before.mjs';

let root: string;
let dist: string;
let aside: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
  [dist, aside] = [join(root, 'dist'), join(root, 'aside')];
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds as the script does: the folder is removed, and new assets are written. */
function build(...names: string[]): void {
  setAside(dist, aside);
  rmSync(dist, { recursive: true, force: true });
  for (const name of names) {
    mkdirSync(join(dist, 'client/assets', name, '..'), { recursive: true });
    writeFileSync(join(dist, 'client/assets', name), name);
  }
  putBack(dist, aside);
}
const before = (): string[] =>
  existsSync(join(dist, 'client-before')) ? readdirSync(join(dist, 'client-before/assets')) : [];

it('a build keeps the assets of the build before, and of no earlier one', () => {
  build('a.js', 'a.js.br', 'fonts/f.woff2');
  expect(before()).toEqual([]);
  build('b.js', 'fonts/f.woff2');
  expect(before()).toEqual(['a.js', 'a.js.br', 'fonts']);
  build('c.js');
  expect(before()).toEqual(['b.js', 'fonts']);
  expect(existsSync(aside)).toBe(false);
});

it('a build of the same files keeps the build before them', () => {
  build('a.js');
  build('b.js');
  build('b.js', 'b.js.gz');
  expect(before()).toEqual(['a.js']);
});

it('a build that failed loses no assets of the last one', () => {
  build('a.js');
  setAside(dist, aside);
  rmSync(dist, { recursive: true });
  build('b.js');
  expect(before()).toEqual(['a.js']);
});
