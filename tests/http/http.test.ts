// Size: one local server serves every case of the one HTTP edge.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/http/api-error.ts';
import { createHttp, type HttpPorts, type HttpRequest, REQUEST_TIMEOUT_MS } from '#src/http/http.ts';
import { expectConsole } from '../support/server/console-gate.ts';
import { json, startLocalServer } from './local-server.ts';

let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.stop());

const LIMIT = 500;
const get: HttpRequest = { method: 'GET', url: '/api/x' };
const httpWith = (ports: Partial<HttpPorts> = {}) =>
  createHttp({
    baseUrl: server.baseUrl,
    token: () => null,
    onUnauthorized: () => {},
    timeoutMs: LIMIT,
    ...ports,
  });

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const thrown = await work.then(
    () => new Error('it did not fail'),
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw thrown;
  return thrown;
}

const envelope = (message: string, errors: unknown[] = []) =>
  JSON.stringify({ success: false, code: 'INVALID_INPUT_VALUE', message, data: null, errors });

describe('HTTP client: time limit and abort', () => {
  it('gives every request ten seconds', () => expect(REQUEST_TIMEOUT_MS).toBe(10_000));

  it('fails as timeout if no answer comes in time', async () => {
    server.answerWith(() => {});
    expect(await failureOf(httpWith()(get))).toMatchObject({ kind: 'timeout', status: null });
  });

  it('fails as timeout if the body stalls', async () => {
    server.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"half":');
    });
    expect(await failureOf(httpWith()(get))).toMatchObject({ kind: 'timeout' });
  });

  it('gives FormData no limit', async () => {
    server.answerWith((response) => setTimeout(() => json(response, 200, '"late"'), LIMIT * 1.6));
    const form = new FormData();
    form.append('image', new Blob(['x']), 'x.png');
    expect(await httpWith()({ method: 'POST', url: '/api/x', body: form })).toBe('late');
  });

  it('gives a file no limit, and returns its bytes', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00, 0x80]);
    server.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.write(bytes.subarray(0, 3));
      setTimeout(() => response.end(bytes.subarray(3)), LIMIT * 1.6);
    });
    const answer = await httpWith()({ ...get, file: true });
    if (!(answer instanceof Blob)) throw new Error('no file');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('reads an error in place of a file', async () => {
    server.answerWith((response) => json(response, 404, envelope('올린 파일을 찾을 수 없어요.')));
    expect(await failureOf(httpWith()({ ...get, file: true }))).toMatchObject({
      kind: 'http',
      status: 404,
      message: '올린 파일을 찾을 수 없어요.',
    });
  });

  it('fails as aborted if the caller aborts before the answer', async () => {
    const leaving = new AbortController();
    server.answerWith(() => leaving.abort());
    expect(await failureOf(httpWith()({ ...get, signal: leaving.signal }))).toMatchObject({
      kind: 'aborted',
    });
  });

  it('fails as aborted if the caller aborts while the body is read', async () => {
    const leaving = new AbortController();
    server.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"half":');
      setTimeout(() => leaving.abort(), 60);
    });
    expect(await failureOf(httpWith()({ ...get, signal: leaving.signal }))).toMatchObject({
      kind: 'aborted',
    });
  });

  it('fails as offline without a server', async () => {
    expectConsole(/ECONNREFUSED/);
    const http = httpWith({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 5_000 });
    expect(await failureOf(http(get))).toMatchObject({ kind: 'offline', status: null });
  });
});

describe('HTTP client: token and 401', () => {
  it.each([
    ['t0ken', 'Bearer t0ken'],
    [null, undefined],
  ])('sends token %s as %s', async (token, header) => {
    server.answerWith((response) => json(response, 200, '{}'));
    await httpWith({ token: () => token })(get);
    expect(server.seen[0]?.headers.authorization).toBe(header);
  });

  it.each([
    ['/api/users/me/profile', 1],
    ['/api/auth/login', 0],
  ])('reports a 401 from %s to the session %i times', async (url, times) => {
    const onUnauthorized = vi.fn();
    server.answerWith((response) => json(response, 401, envelope('로그인이 필요합니다.')));
    await failureOf(httpWith({ onUnauthorized })({ method: 'POST', url, body: {} }));
    expect(onUnauthorized).toHaveBeenCalledTimes(times);
  });

  it('does not report a late 401 of an earlier session', async () => {
    const onUnauthorized = vi.fn();
    let token = 'of the first';
    server.answerWith((response) => {
      token = 'of the second';
      json(response, 401, envelope('로그인이 필요합니다.'));
    });
    await failureOf(httpWith({ onUnauthorized, token: () => token })(get));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('does not report another refusal', async () => {
    const onUnauthorized = vi.fn();
    server.answerWith((response) => json(response, 403, envelope('접근 권한이 없습니다.')));
    await failureOf(httpWith({ onUnauthorized })(get));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('HTTP client: answers', () => {
  it('keep the message and field problems of the server', async () => {
    const problem = { field: 'email', message: '이메일을 확인해 주세요.' };
    server.answerWith((response) =>
      json(response, 400, envelope('입력을 확인해 주세요.', [problem, { field: 1 }])),
    );
    const error = await failureOf(httpWith()(get));
    expect(error).toMatchObject({
      kind: 'http',
      status: 400,
      message: '입력을 확인해 주세요.',
      hasServerMessage: true,
    });
    expect(error.fieldProblems).toEqual([problem]);
  });

  it.each([
    ['another server', 502, '{"message":"Bad Gateway"}'],
    ['no JSON at all', 500, '<html>'],
  ])('have a Korean message for %s', async (_, status, text) => {
    server.answerWith((response) => json(response, status, text));
    const error = await failureOf(httpWith()(get));
    expect(error).toMatchObject({ kind: 'http', status, hasServerMessage: false });
    expect(error.message).toMatch(/[가-힣]/);
  });

  it.each(['{"broken":', 'plain'])('with malformed JSON (%s) have the kind "shape"', async (text) => {
    server.answerWith((response) => json(response, 200, text));
    expect(await failureOf(httpWith()(get))).toMatchObject({ kind: 'shape', status: 200 });
  });

  it('keep an image address that is sent as text', async () => {
    server.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.end('images/profiles/a.webp');
    });
    expect(await httpWith()(get)).toBe('images/profiles/a.webp');
  });

  it('are undefined if empty', async () => {
    server.answerWith((response) => response.writeHead(204).end());
    expect(await httpWith()({ method: 'DELETE', url: '/api/x' })).toBeUndefined();
  });
});

describe('HTTP client: requests', () => {
  it('send JSON', async () => {
    server.answerWith((response) => json(response, 200, '{}'));
    await httpWith()({ method: 'PUT', url: '/api/x', body: { name: '가' }, idempotencyKey: 'k-1' });
    expect(server.seen[0]).toMatchObject({ method: 'PUT', body: '{"name":"가"}' });
    expect(server.seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k-1',
    });
  });

  it('revalidate copies of caches', async () => {
    server.answerWith((response) => json(response, 200, '{}'));
    const asked: (RequestInit | undefined)[] = [];
    const watched: typeof fetch = (input, init) => {
      asked.push(init);
      return fetch(input, init);
    };
    await httpWith({ fetch: watched })(get);
    expect(asked.map((init) => init?.cache)).toEqual(['no-cache']);
  });

  it('with `lasting` outlive the page, and no others', async () => {
    server.answerWith((response) => json(response, 200, '{}'));
    const asked: (boolean | undefined)[] = [];
    const watched: typeof fetch = (input, init) => {
      asked.push(init?.keepalive);
      return fetch(input, init);
    };
    await httpWith({ fetch: watched })(get);
    await httpWith({ fetch: watched })({ ...get, lasting: true });
    expect(asked).toEqual([false, true]);
  });

  it('let fetch set the boundary of FormData', async () => {
    server.answerWith((response) => json(response, 200, '{}'));
    const form = new FormData();
    form.append('image', new Blob(['png']), 'a.png');
    await httpWith()({ method: 'POST', url: '/api/x', body: form });
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(
      server.seen[0]?.headers['content-type'] ?? '',
    )?.[1];
    expect(boundary).toBeTruthy();
    expect(server.seen[0]?.body).toContain(`--${boundary}`);
  });
});

describe('HTTP client: a busy server', () => {
  const busyTimes = (times: number, headers: Record<string, string>) =>
    server.answerWith((response) =>
      server.seen.length > times
        ? json(response, 200, '"done"')
        : json(response, 503, envelope('잠시만요'), headers),
    );
  const patient = { timeoutMs: 3_000 };

  it('is retried after the time it names', async () => {
    busyTimes(2, { 'retry-after': '0' });
    expect(await httpWith(patient)(get)).toBe('done');
    expect(server.seen).toHaveLength(3);
  });

  it('is reported to the watcher: how long a read waits, and its retry', async () => {
    busyTimes(1, { 'retry-after': '0' });
    const heard: unknown[] = [];
    await httpWith({ ...patient, watch: (event) => heard.push(event) })({ ...get, url: '/api/x?q=secret' });
    expect(heard).toEqual([
      { type: 'read.delayed', path: '/api/x', seconds: 0 },
      { type: 'read.repeated', path: '/api/x' },
    ]);
  });

  it('is retried up to three attempts', async () => {
    busyTimes(9, { 'retry-after': '0' });
    expect(await failureOf(httpWith(patient)(get))).toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(3);
  });

  it('is retried after exactly the time it names', async () => {
    busyTimes(1, { 'retry-after': '1' });
    const start = performance.now();
    await httpWith(patient)(get);
    expect(performance.now() - start).toBeGreaterThanOrEqual(950);
  });

  it.each([
    ['without Retry-After', 'GET', {}],
    ['when the wait is longer than the time left', 'GET', { 'retry-after': '60' }],
    ['for a write', 'POST', { 'retry-after': '0' }],
  ] as const)('is not retried %s', async (_, method, headers) => {
    busyTimes(1, headers);
    expect(await failureOf(httpWith(patient)({ method, url: '/api/x' }))).toMatchObject({
      kind: 'http',
      status: 503,
    });
    expect(server.seen).toHaveLength(1);
  });

  it('is not retried if the caller aborts during the wait', async () => {
    busyTimes(1, { 'retry-after': '2' });
    const signal = AbortSignal.timeout(450);
    expect(await failureOf(httpWith(patient)({ ...get, signal }))).toMatchObject({ kind: 'aborted' });
    expect(server.seen).toHaveLength(1);
  });
});

describe('HTTP client: rate limit', () => {
  const refuse = (headers: Record<string, string>) =>
    server.answerWith((response) => json(response, 429, envelope('요청이 너무 잦아요.'), headers));

  it.each([
    ['12', 12, '12초 뒤에'],
    ['90', 90, '90초 뒤에'],
    ['91', 91, '2분 뒤에'],
  ])('says how long %s seconds are, and does not retry', async (header, waitSeconds, words) => {
    refuse({ 'retry-after': header });
    const error = await failureOf(httpWith()(get));
    expect(error).toMatchObject({ status: 429, waitSeconds, hasServerMessage: true });
    expect(error.message).toContain(words);
    expect(server.seen).toHaveLength(1);
  });

  it.each([{}, { 'retry-after': 'Sat, 21 Nov 2026 03:00:00 GMT' }, { 'retry-after': '0' }])(
    'quotes the server if it names no seconds: %j',
    async (headers) => {
      refuse(headers);
      expect(await failureOf(httpWith()(get))).toMatchObject({
        status: 429,
        waitSeconds: 0,
        message: '요청이 너무 잦아요.',
      });
    },
  );
});
