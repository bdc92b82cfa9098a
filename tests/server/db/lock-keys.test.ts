import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCK_KEYS } from '#server/db/locks/lock-keys.ts';

/** A lock is taken alone, or shared with others that take it so. */
type Use = { file: string; key: string; mode: string };
const server = join(import.meta.dirname, '../../../server');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|sql)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(server, file), 'utf8') }));

const TAKES = /pg_(?:try_)?advisory_\w*lock(\w*)\(([^)]*)\)/g;

/** Functions of the database as written by the last migration. */
function lastWritten(): { file: string; text: string }[] {
  const functions = new Map<string, { file: string; text: string }>();
  const plain: { file: string; text: string }[] = [];
  for (const { file, text } of sources.toSorted((a, b) => a.file.localeCompare(b.file))) {
    const parts = text.split(/(?=create (?:or replace )?function )/);
    for (const part of parts) {
      const name = file.endsWith('.sql') && /^create (?:or replace )?function (\w+)/.exec(part)?.[1];
      if (name) functions.set(name, { file, text: part });
      else plain.push({ file, text: part });
    }
  }
  return [...plain, ...functions.values()];
}

/** Returns the source text of all keys of advisory locks, with the way in which each is taken. */
const keysIn = (text: string): Omit<Use, 'file'>[] =>
  [...text.matchAll(TAKES)].map(([, mode = '', key = '']) => ({ key: key.trim(), mode }));

/** Returns the key by its name in LOCK_KEYS; null for a number or an unknown name. */
function nameOf(key: string): string | null {
  const named = /^\$\{sql\.lit\(LOCK_KEYS\.(\w+)$/.exec(key)?.[1];
  const entry = Object.entries(LOCK_KEYS).find(([name, value]) => name === named || String(value) === key);
  return entry?.[0] ?? null;
}

const uses: Use[] = lastWritten().flatMap(({ file, text }) => keysIn(text).map((use) => ({ file, ...use })));

describe('advisory locks', () => {
  it('are in the list wherever the server takes them', () => {
    const taken = new Set(uses.map(({ key }) => nameOf(key)));
    expect([...taken].toSorted()).toEqual(Object.keys(LOCK_KEYS).toSorted());
  });

  it('use keys of the list only', () => {
    expect(uses.filter(({ key }) => nameOf(key) === null)).toEqual([]);
  });

  it('are unique, and each is taken in one place, or in one more that shares it', () => {
    const values = Object.values(LOCK_KEYS);
    expect(new Set(values).size).toBe(values.length);
    const names = uses.map(({ key, mode }) => `${nameOf(key)}${mode}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
