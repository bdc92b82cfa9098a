import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { endpoint } from '#domain/kit/endpoint.ts';
import type { DirectCall } from '#src/http/call.ts';
import { lazyClient } from '#src/http/lazy-client.ts';

const name = endpoint({
  method: 'GET',
  path: '/api/name',
  access: 'public',
  summary: 'test',
  response: v.string(),
  wrapping: 'raw',
});

/** A line whose module loads when the test resolves it. */
function lineOf(token: () => string | null = () => null) {
  const send = vi.fn(async (_asked: unknown, _input: unknown, _extra?: unknown) => 'found');
  type Opening = { resolve(line: { call: DirectCall }): void; reject(error: unknown): void };
  const openings: Opening[] = [];
  const open = () =>
    new Promise<{ call: DirectCall }>((resolve, reject) => openings.push({ resolve, reject }));
  // Every endpoint gets the same text as its answer.
  const arrive = () => openings.at(-1)?.resolve({ call: send as unknown as DirectCall });
  return { call: lazyClient({ open, token }).call, send, openings, arrive };
}

describe('lazyClient', () => {
  it('loads the client with the first call, once for concurrent ones', async () => {
    const { call, send, openings, arrive } = lineOf();
    expect(openings).toHaveLength(0);
    const answers = [call(name, {}), call(() => Promise.resolve(name), {})];
    arrive();
    expect(await Promise.all(answers)).toEqual(['found', 'found']);
    expect(await call(name, {})).toBe('found');
    expect(openings).toHaveLength(1);
    expect(send.mock.calls.map(([asked]) => asked)).toEqual([name, name, name]);
  });

  it('fails as a call without an answer if its code does not load, and loads again for the next call', async () => {
    const { call, openings, arrive } = lineOf();
    const both = [call(name, {}), call(name, {})];
    openings[0]?.reject(new TypeError('gone'));
    for (const one of both) await expect(one).rejects.toMatchObject({ kind: 'offline', status: null });
    const next = call(name, {});
    arrive();
    expect(await next).toBe('found');
    expect(openings).toHaveLength(2);
  });

  it('fails the same way if the endpoint does not load, and loads it again', async () => {
    const { call, arrive } = lineOf();
    const way = vi.fn<() => Promise<typeof name>>().mockRejectedValueOnce(new TypeError('gone'));
    way.mockResolvedValue(name);
    const lost = call(way, {});
    arrive();
    await expect(lost).rejects.toMatchObject({ kind: 'offline' });
    expect(await call(way, {})).toBe('found');
  });

  it('sends nothing for a member who has logged out meanwhile', async () => {
    let here: string | null = 'token-1';
    const { call, send, arrive } = lineOf(() => here);
    const asked = call(name, {});
    here = 'token-2';
    arrive();
    await expect(asked).rejects.toMatchObject({ kind: 'aborted' });
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the call of a guest who has logged in since', async () => {
    let here: string | null = null;
    const { call, arrive } = lineOf(() => here);
    const asked = call(name, {});
    here = 'token-1';
    arrive();
    expect(await asked).toBe('found');
  });

  it('sends no aborted call', async () => {
    const { call, send, arrive } = lineOf();
    const stopped = new AbortController();
    const asked = call(name, {}, { signal: stopped.signal });
    stopped.abort();
    arrive();
    await expect(asked).rejects.toMatchObject({ kind: 'aborted' });
    expect(send).not.toHaveBeenCalled();
  });
});
