import { expect, it } from 'vitest';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { sectionOf, sectionsOf } from './documents.ts';

const CONTRACT = 'docs/contract.md';
/** Operations of the older wire that are known: one more or less is a changed table. */
const KNOWN = 189;

const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
/** A path is the same one whatever its parameters are called. */
const bare = (method: string, path: string): string => `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
const answered = new Set(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .flatMap(({ method, path, aliases = [] }) => [path, ...aliases].map((one) => bare(method, one))),
);

const rows = [
  ...sectionOf(CONTRACT, 'E').matchAll(/^\| `(\w+) ([^`]+)` \| (?:\[)?([\w.]+)[^|]* \| ([^|]+) \|$/gm),
].map(([, method = '', path = '', section = '', says = '']) => ({
  operation: bare(method, path),
  section,
  says: says.trim(),
}));
const pages = ({ operation }: (typeof rows)[number]): boolean => operation.startsWith('GET /oauth2/');

it('table of the legacy API has every operation once, with its section', () => {
  expect(new Set(rows.map(({ operation }) => operation)).size).toBe(KNOWN);
  expect(rows).toHaveLength(KNOWN);
  const sections = sectionsOf(CONTRACT);
  expect(rows.filter(({ section }) => !sections.has(section))).toEqual([]);
});

it('table of the legacy API says "here" of declared operations only', () => {
  const calls = rows.filter((row) => !pages(row));
  const wrong = calls.filter(({ operation, says }) => answered.has(operation) !== (says === 'here'));
  expect(wrong).toEqual([]);
});

it('table of the legacy API has a reason for missing operations', () => {
  const missing = rows.filter(({ says }) => says !== 'here');
  expect(missing.length).toBeGreaterThan(0);
  for (const { says } of missing) expect(says).toMatch(/^(not here: .{20,}|here, as a page .{10,})$/);
});
