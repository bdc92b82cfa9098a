import { expect, it } from 'vitest';
import { addWish, removeWish } from '#domain/catalogue/wishlist.ts';
import { toggleLike } from '#domain/community/feed-social.ts';
import { type Endpoint, limitOf, SHARED_LIMIT } from '#domain/kit/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));

it('limitOf gives all reads one shared limit', () => {
  const reads = endpoints.filter(({ method }) => method === 'GET');
  expect(reads.length).toBeGreaterThan(20);
  // Exceptions: reads that would reveal all data one by one (profiles by id, names, links), exports, and a
  // search that is forwarded to a provider.
  const alone = reads.filter((read) => limitOf(read) !== SHARED_LIMIT);
  expect(alone.map(({ path }) => path).toSorted()).toEqual([
    '/api/auth/find-account',
    '/api/auth/nickname',
    '/api/auth/reset-password/validate',
    '/api/auth/verify-email',
    '/api/postcodes',
    '/api/users/me/export',
    '/api/users/{id}/profile',
  ]);
});

it('limitOf gives an endpoint with its own rate limit its own name', () => {
  const limited = endpoints.filter(({ rateLimit }) => rateLimit);
  expect(limited.length).toBeGreaterThan(10);
  const alone = limited.filter(({ limit }) => !limit);
  expect(new Set(alone.map(limitOf)).size).toBe(alone.length);
  expect(limited.map(limitOf)).not.toContain(SHARED_LIMIT);
});

it('limitOf gives calls of the same limited action one name', () => {
  const acting = endpoints.filter(({ limit }) => limit);
  expect(acting.length).toBeGreaterThan(10);
  expect(acting.map(limitOf)).toEqual(acting.map(({ limit }) => limit));
});

it('limitOf of the wishlist calls is the name that their buttons use before the calls are loaded', () => {
  expect([addWish, removeWish].map(limitOf)).toEqual([SHARED_LIMIT, SHARED_LIMIT]);
  expect(limitOf(toggleLike)).toBe('REACTION');
});
