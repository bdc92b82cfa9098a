import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '#domain/kit/endpoint.ts';
import { ApiError } from '#src/http/api-error.ts';
import { createCall } from '#src/http/call.ts';
import { createHttp } from '#src/http/http.ts';
import { toQuery } from '#src/http/query.ts';
import { json, startLocalServer } from './local-server.ts';

let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.stop());

const feed = endpoint({
  method: 'GET',
  path: '/api/feeds/{id}',
  access: 'public',
  summary: 'test',
  params: v.object({ id: v.union([v.number(), v.string()]) }),
  query: v.object({ q: v.optional(v.string()), tags: v.optional(v.array(v.string())) }),
  response: v.object({ feedId: v.pipe(v.number(), v.transform(String)) }),
  wrapping: 'envelope',
});

const calling = () =>
  createCall(
    createHttp({ baseUrl: server.baseUrl, token: () => null, onUnauthorized: () => {}, timeoutMs: 2_000 }),
    { newKey: () => 'a-key', onWait: () => {} },
  );
const answerFeed = () =>
  server.answerWith((response) => json(response, 200, '{"success":true,"data":{"feedId":3}}'));

describe('createCall', () => {
  it('fills the path, repeats lists, skips empty values and decodes the answer', async () => {
    answerFeed();
    const result = await calling()(feed, { params: { id: 'a/b' }, query: { q: '', tags: ['가', 'b'] } });
    expect(result).toEqual({ feedId: '3' });
    expect(server.seen[0]?.url).toBe('/api/feeds/a%2Fb?tags=%EA%B0%80&tags=b');
  });

  it('reports the limit that was reached, and its wait', async () => {
    const waits: unknown[] = [];
    const http = createHttp({ baseUrl: server.baseUrl, token: () => null, onUnauthorized: () => {} });
    const call = createCall(http, { newKey: () => 'a-key', onWait: (wait) => waits.push(wait) });
    const limited = endpoint({ ...feed, rateLimit: 10 });
    server.answerWith((response) => json(response, 429, '{}', { 'retry-after': '7' }));
    for (const one of [feed, limited]) await expect(call(one, { params: { id: 1 } })).rejects.toThrow('7초');
    server.answerWith((response) => json(response, 500, '{}', { 'retry-after': '7' }));
    await expect(call(feed, { params: { id: 1 } })).rejects.toThrow();
    expect(waits).toEqual([
      { limit: 'shared', seconds: 7 },
      { limit: 'GET /api/feeds/{id}', seconds: 7 },
    ]);
  });

  it('returns the bytes of a declared file', async () => {
    const bytes = Buffer.from([0x25, 0xff, 0xfe, 0x00]);
    server.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.end(bytes);
    });
    const file = endpoint({ ...feed, file: true, response: v.instance(Blob), wrapping: 'raw' });
    const answer = await calling()(file, { params: { id: 1 } });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('appends no bare question mark', async () => {
    answerFeed();
    await calling()(feed, { params: { id: 1 }, query: {} });
    expect(server.seen[0]?.url).toBe('/api/feeds/1');
  });

  it('accepts a body without an envelope', async () => {
    server.answerWith((response) => json(response, 200, '{"feedId":4}'));
    expect(await calling()(feed, { params: { id: 4 } })).toEqual({ feedId: '4' });
  });

  it.each(['{"success":true,"data":{"feedId":"x"}}', '{"success":true,"data":null}', '[]'])(
    'refuses an answer of another shape: %s',
    async (text) => {
      server.answerWith((response) => json(response, 200, text));
      await expect(calling()(feed, { params: { id: 1 } })).rejects.toMatchObject({
        name: 'ApiError',
        kind: 'shape',
      });
    },
  );

  it('stops on a signal', async () => {
    const leaving = new AbortController();
    server.answerWith(() => leaving.abort());
    const work = calling()(feed, { params: { id: 1 } }, { signal: leaving.signal });
    await expect(work).rejects.toMatchObject({ kind: 'aborted' });
    await expect(work).rejects.toBeInstanceOf(ApiError);
  });
});

describe('toQuery', () => {
  it.each([
    [{}, ''],
    [{ a: undefined, b: null, c: '', d: [] }, ''],
    [{ page: 0, shown: false }, '?page=0&shown=false'],
    [{ tag: ['a', '', 'b'] }, '?tag=a&tag=b'],
    [{ q: '나이키 & 아디다스' }, '?q=%EB%82%98%EC%9D%B4%ED%82%A4+%26+%EC%95%84%EB%94%94%EB%8B%A4%EC%8A%A4'],
  ])('%j gives %s', (values, expected) => expect(toQuery(values)).toBe(expected));
});
