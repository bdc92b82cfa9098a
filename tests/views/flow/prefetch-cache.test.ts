import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getFeed } from '#domain/community/feed-list.ts';
import { createPrefetchCache, FRESH_MS, MAX_PREFETCHED } from '#src/flow/prefetch-cache.ts';
import type { HttpRequest } from '#src/http/http.ts';
import { tooOften } from '#src/http/refusals.ts';

const sent: HttpRequest[] = [];
let answer: (request: HttpRequest) => Promise<unknown>;
let person: string | null;

const begin = () => {
  const http = (request: HttpRequest) => {
    sent.push(request);
    return answer(request);
  };
  return createPrefetchCache({ http, person: () => person });
};
const holding = () => {
  let resolve = (_: string): void => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};
const feed = (id: number) => [getFeed, { params: { id } }] as const;
const read = (id: number): HttpRequest => ({ method: 'GET', url: `/api/feeds/${id}` });
const urls = () => sent.map(({ url, early }) => (early ? `early ${url}` : url));

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  person = 'haru';
  answer = async ({ url }) => `answer ${sent.length} to ${url}`;
});
afterEach(() => vi.useRealTimers());

it('prefetch cache answers the first read of the same address once', async () => {
  const { ask, send } = begin();
  ask(...feed(1));
  ask(...feed(1));
  expect(await send(read(2))).toBe('answer 2 to /api/feeds/2');
  expect(await send(read(1))).toBe('answer 1 to /api/feeds/1');
  expect(await send(read(1))).toBe('answer 3 to /api/feeds/1');
  expect(urls()).toEqual(['early /api/feeds/1', '/api/feeds/2', '/api/feeds/1']);
});

it('prefetch cache answers with a running request', async () => {
  const { ask, send } = begin();
  const held = holding();
  answer = () => held.promise;
  ask(...feed(1));
  const taken = send(read(1));
  held.resolve('here');
  expect(await taken).toBe('here');
  expect(urls()).toEqual(['early /api/feeds/1']);
});

it('prefetch cache expires after some seconds, and aborts an unused answer', async () => {
  const { ask, send } = begin();
  ask(...feed(1));
  vi.advanceTimersByTime(FRESH_MS - 1);
  expect(sent[0]?.signal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(sent[0]?.signal?.aborted).toBe(true);
  expect(await send(read(1))).toBe('answer 2 to /api/feeds/1');
});

it('prefetch cache does not abort an answer that was used in time', async () => {
  const { ask, send } = begin();
  ask(...feed(1));
  void send(read(1));
  vi.advanceTimersByTime(FRESH_MS);
  expect(sent[0]?.signal?.aborted).toBe(false);
});

it('prefetch cache gives no answer to another member', async () => {
  const { ask, send } = begin();
  ask(...feed(1));
  for (const other of ['bada', null]) {
    person = other;
    expect(await send(read(1))).toBe(`answer ${sent.length} to /api/feeds/1`);
  }
  expect(urls()).toEqual(['early /api/feeds/1', '/api/feeds/1', '/api/feeds/1']);
  // The next page prefetches for itself.
  ask(...feed(1));
  expect(sent[0]?.signal?.aborted).toBe(true);
  expect(await send(read(1))).toBe('answer 4 to /api/feeds/1');
});

it('prefetch cache is cleared before and after a write, since a read meanwhile may be out of date', async () => {
  const { ask, send } = begin();
  ask(...feed(1));
  const held = holding();
  answer = ({ method }) => (method === 'POST' ? held.promise : Promise.resolve('read'));
  const written = send({ method: 'POST', url: '/api/feeds/1/like' });
  expect(sent[0]?.signal?.aborted).toBe(true);
  ask(...feed(1));
  held.resolve('liked');
  await written;
  expect(sent[2]?.signal?.aborted).toBe(true);
  await send(read(1));
  expect(urls()).toEqual(['early /api/feeds/1', '/api/feeds/1/like', 'early /api/feeds/1', '/api/feeds/1']);
});

it('prefetch cache reports no failure: the read is repeated', async () => {
  const { ask, send } = begin();
  answer = ({ early }) => (early ? Promise.reject(new Error('busy')) : Promise.resolve('fine'));
  ask(...feed(1));
  await vi.advanceTimersByTimeAsync(1);
  expect(await send(read(1))).toBe('fine');
});

it('prefetch cache passes on a rate-limit refusal, and the read is not repeated at once', async () => {
  const { ask, send } = begin();
  answer = async () => {
    throw tooOften(3);
  };
  ask(...feed(1));
  await expect(send(read(1))).rejects.toThrow(tooOften(3));
  expect(urls()).toEqual(['early /api/feeds/1']);
});

it('prefetch cache aborts the early read with the aborted reader, and asks no more', async () => {
  const { ask, send } = begin();
  answer = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  ask(...feed(1));
  const leaving = new AbortController();
  const taken = send({ ...read(1), signal: leaving.signal });
  leaving.abort();
  await expect(taken).rejects.toThrow('aborted');
  expect(urls()).toEqual(['early /api/feeds/1']);
});

it('prefetch cache keeps a limited number: the oldest is dropped', () => {
  const { ask } = begin();
  for (let id = 1; id <= MAX_PREFETCHED + 2; id += 1) ask(...feed(id));
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([
    true,
    true,
    ...Array.from({ length: MAX_PREFETCHED }, () => false),
  ]);
});
