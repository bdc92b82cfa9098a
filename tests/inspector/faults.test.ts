import { describe, expect, it, vi } from 'vitest';
import { emptied } from '#proof/kit/emptied.ts';
import { endpointCalls } from '#src/inspector/faults/endpoints.ts';
import { ANY_CALL, type FaultKind, isCall, takeFault } from '#src/inspector/faults/fault.ts';
import { faultyFetch } from '#src/inspector/faults/faulty-fetch.ts';
import { readMode } from '#src/inspector/live/mode.ts';

const answer = { success: true, data: { content: [1], totalElements: 1, empty: false } };
const real = () => vi.fn<typeof fetch>(async () => Response.json(answer));
const spoiled = (kind: FaultKind | null, offline = false) => {
  const under = real();
  return { under, fetch: faultyFetch(under, { isOffline: () => offline, take: () => kind }) };
};

describe('injected fault', () => {
  it('is for one endpoint, by method and path pattern', () => {
    expect(isCall('GET /api/products/{id}', 'GET', '/api/products/7')).toBe(true);
    expect(isCall('GET /api/products/{id}', 'GET', '/api/products/7/reviews')).toBe(false);
    expect(isCall('GET /api/products/{id}', 'PUT', '/api/products/7')).toBe(false);
    expect(isCall(ANY_CALL, 'PUT', '/api/anything')).toBe(true);
  });

  it('is used up by its call, unless it is permanent', () => {
    const once = { id: 'a', call: 'GET /api/products', kind: '500', always: false } as const;
    const settings = { faults: [once], offline: false };
    expect(takeFault(settings, 'GET', '/api/feeds')).toEqual({ kind: null, left: settings });
    expect(takeFault(settings, 'GET', '/api/products')).toEqual({
      kind: '500',
      left: { ...settings, faults: [] },
    });
    const always = { faults: [{ ...once, always: true }], offline: false };
    expect(takeFault(always, 'GET', '/api/products').left).toBe(always);
  });

  it.each(['401', '403', '404', '409', '429', '500'] as const)('answers %s in our envelope', async (kind) => {
    const { fetch, under } = spoiled(kind);
    const response = await fetch('/api/products');
    expect(response.status).toBe(Number(kind));
    expect(await response.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/[가-힣]/),
    });
    expect(under).not.toHaveBeenCalled();
  });

  it('has Retry-After with a 429', async () => {
    expect((await spoiled('429').fetch('/api/products')).headers.get('retry-after')).toBe('10');
  });

  it('can break or empty the answer', async () => {
    await expect((await spoiled('malformed').fetch('/api/products')).json()).rejects.toThrow();
    const empty = await (await spoiled('empty').fetch('/api/products')).json();
    expect(empty).toEqual({ success: true, data: { content: [], totalElements: 0, empty: true } });
  });

  it('delays for a time or forever, until the caller aborts', async () => {
    for (const kind of ['never', 'slow'] as const) {
      const { fetch, under } = spoiled(kind);
      const stop = new AbortController();
      const waiting = fetch('/api/products', { signal: stop.signal });
      stop.abort(new Error('left'));
      await expect(waiting).rejects.toThrow('left');
      expect(under).not.toHaveBeenCalled();
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
