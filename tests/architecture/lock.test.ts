import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './layers/sources.ts';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
};

const PLATFORMS = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const packages: Record<string, Entry> = lock.packages;
const dependencies = Object.entries(packages).filter(([path]) => path !== '');

/** The entry that a package in `path` gets for `name`: its own, or one of a folder around it. */
function entryFor(path: string, name: string): Entry | undefined {
  const own = packages[path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`];
  if (own || path === '') return own;
  const outer = path.lastIndexOf('/node_modules/');
  return entryFor(outer < 0 ? '' : path.slice(0, outer), name);
}

const fits = (entry: Entry, os: string, cpu: string): boolean =>
  Boolean(entry.os?.includes(os) && entry.cpu?.includes(cpu));

/** Packages whose optional parts are made for one system and processor each. */
const native = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
  const names = Object.keys(optionalDependencies);
  const parts = names.flatMap((name) => entryFor(path, name) ?? []);
  return parts.length > 1 && parts.some(({ os, cpu }) => os && cpu) ? [{ path, parts }] : [];
});

describe('lock file', () => {
  it('names every optional part of every package, so that it installs on other systems', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !entryFor(path, name))
        .map((name) => `${path} > ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has native parts for Linux, macOS and Windows on x64 and arm64', () => {
    const missing = native.flatMap(({ path, parts }) =>
      PLATFORMS.filter(({ os, cpu }) => !parts.some((part) => fits(part, os, cpu))).map(
        ({ os, cpu }) => `${path} ${os}-${cpu}`,
      ),
    );
    expect(native.length).toBeGreaterThan(6);
    expect(missing).toEqual([]);
  });

  it('has the hash of every package and no registry address', () => {
    const bare = dependencies.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    const addressed = dependencies.filter(([, { resolved }]) => resolved !== undefined);
    expect(bare.map(([path]) => path)).toEqual([]);
    expect(addressed.map(([path]) => path)).toEqual([]);
  });
});
