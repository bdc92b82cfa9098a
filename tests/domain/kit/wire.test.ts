import { expect, it } from 'vitest';
import type { Endpoint } from '#domain/kit/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));

const rowOf = (call: Endpoint): string =>
  [
    call.method,
    call.path,
    call.access,
    call.rateLimit && `${call.rateLimit}/min`,
    call.limit,
    call.inMaintenance && 'while shut',
    call.fresh && 'fresh',
    call.keyRequired ? 'needs a key' : call.keyed && 'keyed',
    call.multipart && 'multipart',
    call.file && 'file',
    call.wrapping === 'raw' && 'raw',
    call.onTop && 'on top',
    call.status,
    ...(call.aliases ?? []).map((alias) => `= ${alias}`),
  ]
    .filter(Boolean)
    .join(' ');

/**
 * `wire.txt` has every call of the shop: role, rate limit per address, what it counts as, idempotency, how the body is
 * sent and answered, and other addresses with the same answer. A changed row changes the API; it is written by
 * `npx vitest run tests/domain/kit/wire.test.ts -u` and reviewed in the change.
 */
it('endpoints have the agreed method, path and options', () =>
  expect(`${endpoints.map(rowOf).toSorted().join('\n')}\n`).toMatchFileSnapshot('./wire.txt'));

it('endpoints have a summary', () => {
  const said = endpoints.map(({ summary }) => summary);
  expect(new Set(said).size).toBe(said.length);
  for (const summary of said) expect(summary).toMatch(/^[A-Z].{8,}\.$/);
});

it('endpoints have a parameter schema for every name in their path', () => {
  for (const { path, params, aliases = [] } of endpoints)
    for (const one of [path, ...aliases]) {
      const names = [...one.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const known = params && 'entries' in params && params.entries ? Object.keys(params.entries) : [];
      expect([one, known]).toEqual([one, names]);
    }
});
