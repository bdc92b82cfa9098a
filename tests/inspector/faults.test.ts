import { describe, expect, it, vi } from 'vitest';
import { emptied } from '#proof/kit/emptied.ts';
import { endpointCalls } from '#src/inspector/faults/endpoints.ts';
import {
  ANY_CALL,
  anyCallOf,
  type FaultKind,
  isCall,
  SLOW_MS,
  takeFault,
} from '#src/inspector/faults/fault.ts';
import { faultyFetch } from '#src/inspector/faults/faulty-fetch.ts';
import { readMode } from '#src/inspector/live/mode.ts';

const answer = { success: true, data: { content: [1], totalElements: 1, empty: false } };
const real = () => vi.fn<typeof fetch>(async () => Response.json(answer));
const spoiled = (kind: FaultKind | null, offline = false, delayMs = SLOW_MS) => {
  const under = real();
  const take = () => kind && { kind, delayMs };
  return { under, fetch: faultyFetch(under, { isOffline: () => offline, take }) };
};

describe('injected fault', () => {
  it('is for one endpoint, by method and path pattern', () => {
    expect(isCall('GET /api/products/{id}', 'GET', '/api/products/7')).toBe(true);
    expect(isCall('GET /api/products/{id}', 'GET', '/api/products/7/reviews')).toBe(false);
    expect(isCall('GET /api/products/{id}', 'PUT', '/api/products/7')).toBe(false);
    expect(isCall(ANY_CALL, 'PUT', '/api/anything')).toBe(true);
  });

  it('is for every call of a method', () => {
    expect(isCall(anyCallOf('POST'), 'POST', '/api/orders')).toBe(true);
    expect(isCall(anyCallOf('POST'), 'GET', '/api/orders')).toBe(false);
  });

  it('is used up by its number of calls, unless it is permanent', () => {
    const twice = { id: 'a', call: 'GET /api/products', kind: '500', times: 2, delayMs: 0 } as const;
    const settings = { faults: [twice], offline: false };
    expect(takeFault(settings, 'GET', '/api/feeds')).toEqual({ fault: null, left: settings });
    const { fault, left } = takeFault(settings, 'GET', '/api/products');
    expect([fault?.kind, left.faults]).toEqual(['500', [{ ...twice, times: 1 }]]);
    expect(takeFault(left, 'GET', '/api/products').left.faults).toEqual([]);
    const always = { faults: [{ ...twice, times: null }], offline: false };
    expect(takeFault(always, 'GET', '/api/products').left).toBe(always);
  });

  it.each(['401', '403', '404', '409', '429', '500', '503'] as const)(
    'answers %s in our envelope',
    async (kind) => {
      const { fetch, under } = spoiled(kind);
      const response = await fetch('/api/products');
      expect(response.status).toBe(Number(kind));
      expect(await response.json()).toMatchObject({
        success: false,
        message: expect.stringMatching(/[가-힣]/),
      });
      expect(under).not.toHaveBeenCalled();
    },
  );

  it('has Retry-After with a 429 and a 503', async () => {
    expect((await spoiled('429').fetch('/api/products')).headers.get('retry-after')).toBe('10');
    expect((await spoiled('503').fetch('/api/products')).headers.get('retry-after')).toBe('1');
  });

  it('can break or empty the answer', async () => {
    await expect((await spoiled('malformed').fetch('/api/products')).json()).rejects.toThrow();
    const empty = await (await spoiled('empty').fetch('/api/products')).json();
    expect(empty).toEqual({ success: true, data: { content: [], totalElements: 0, empty: true } });
  });

  it('loses the answer of a call that the server has done', async () => {
    const { fetch, under } = spoiled('lost');
    await expect(fetch('/api/orders', { method: 'POST' })).rejects.toThrow(TypeError);
    expect(under).toHaveBeenCalledOnce();
  });

  it('sends a request twice with the same key, and answers with the second answer', async () => {
    const { fetch, under } = spoiled('twice');
    under
      .mockResolvedValueOnce(Response.json({ order: 1 }))
      .mockResolvedValueOnce(Response.json({ order: 2 }));
    const init = { method: 'POST', body: '{}', headers: { 'idempotency-key': 'k' } };
    expect(await (await fetch('/api/orders', init)).json()).toEqual({ order: 2 });
    expect(under.mock.calls).toEqual([
      ['/api/orders', init],
      ['/api/orders', init],
    ]);
  });

  it('answers after the next request has been answered', async () => {
    const under = real();
    const take = (_: string, path: string) =>
      path === '/api/first' ? { kind: 'overtaken' as const, delayMs: 0 } : null;
    const fetch = faultyFetch(under, { isOffline: () => false, take });
    const order: string[] = [];
    vi.useFakeTimers();
    try {
      const first = fetch('/api/first').then(() => order.push('first'));
      const second = fetch('/api/second').then(() => order.push('second'));
      // Long before an answer without a next request would come.
      await vi.advanceTimersByTimeAsync(10);
      await Promise.all([first, second]);
    } finally {
      vi.useRealTimers();
    }
    expect(order).toEqual(['second', 'first']);
  });

  it('answers at last if there is no next request, or the caller aborts', async () => {
    vi.useFakeTimers();
    try {
      const waiting = spoiled('overtaken').fetch('/api/products');
      await vi.advanceTimersByTimeAsync(8_000);
      expect((await waiting).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
    const stop = new AbortController();
    const left = spoiled('overtaken').fetch('/api/products', { signal: stop.signal });
    stop.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
  });

  it('answers late by the chosen delay, though the server is asked at once', async () => {
    vi.useFakeTimers();
    try {
      const { fetch, under } = spoiled('slow', false, 300);
      const done = vi.fn();
      const waiting = fetch('/api/products').then(done);
      await vi.advanceTimersByTimeAsync(299);
      expect([under.mock.calls.length, done.mock.calls.length]).toEqual([1, 0]);
      await vi.advanceTimersByTimeAsync(1);
      await waiting;
      expect(done).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('delays until the caller aborts', async () => {
    for (const kind of ['never', 'slow'] as const) {
      const { fetch, under } = spoiled(kind);
      const stop = new AbortController();
      const waiting = fetch('/api/products', { signal: stop.signal });
      stop.abort(new Error('left'));
      await expect(waiting).rejects.toThrow('left');
      expect(under).toHaveBeenCalledTimes(kind === 'slow' ? 1 : 0);
    }
  });

  it('cuts the network for the API only, not for its own tools', async () => {
    const { fetch } = spoiled(null, true);
    await expect(fetch('/api/products')).rejects.toThrow(TypeError);
    expect((await fetch('/assets/a.js')).status).toBe(200);
    expect((await fetch('/api/qa/clock')).status).toBe(200);
  });

  it('can be set for every endpoint of the domain', () => {
    const names = endpointCalls().map(({ name }) => name);
    expect(names).toContain('GET /api/products');
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(30);
  });
});

it('emptied empties lists and their counts, and nothing else', () => {
  expect(emptied({ badges: [1], totalCount: 3, displayedCount: 2, level: 4, name: 'a' })).toEqual({
    badges: [],
    totalCount: 0,
    displayedCount: 0,
    level: 4,
    name: 'a',
  });
});

it('readMode reads the address and remembers the mode for the tab', () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readMode('', memory)).toBe('off');
  expect(readMode('?inspect=panel', memory)).toBe('panel');
  expect(readMode('', memory)).toBe('panel');
  expect(readMode('?inspect=nonsense', memory)).toBe('panel');
  expect(readMode('?inspect=off', memory)).toBe('off');
});
