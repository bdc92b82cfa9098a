import { describe, expect, it } from 'vitest';
import { recommendProducts } from '#domain/catalogue/recommend.ts';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { STALE_PAGES, staleAfter } from '#server/stale-pages.ts';

const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'response' in value;
const endpoints = [
  ...new Set(Object.values(modules).flatMap((exported) => Object.values(exported).filter(isEndpoint))),
];
const writes = endpoints.filter(({ method }) => method !== 'GET');
const named = ({ method, path }: Endpoint): string => `${method} ${path}`;

describe('table of page cache invalidations', () => {
  it('has a row for every write of the contract, and no others', () => {
    expect(writes.length).toBeGreaterThan(200);
    expect(writes.filter((write) => !STALE_PAGES.has(write)).map(named)).toEqual([]);
    expect([...STALE_PAGES.keys()].filter((write) => !writes.includes(write)).map(named)).toEqual([]);
  });

  it('throws for a write without a row, so that the shop does not start', () => {
    expect(() => staleAfter({ ...recommendProducts })).toThrow('has no row');
  });
});
