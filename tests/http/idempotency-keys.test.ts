import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoint } from '#domain/kit/endpoint.ts';
import { startPayment } from '#domain/trade/cart/checkout.ts';
import { decideClaim, requestClaim } from '#domain/trade/claims/claim.ts';
import { cancelOrder } from '#domain/trade/orders/order-endpoints.ts';
import { createCall } from '#src/http/call.ts';
import { createHttp } from '#src/http/http.ts';
import { json, type Seen, startLocalServer } from './local-server.ts';

let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server.stop());

const write = endpoint({
  method: 'POST',
  path: '/api/things/{id}',
  access: 'member',
  keyed: true,
  summary: 'test',
  params: v.object({ id: v.number() }),
  body: v.object({ text: v.string() }),
  response: v.string(),
  wrapping: 'envelope',
});
const { keyed: _, ...plain } = write;
const { body: __, ...upload } = { ...write, multipart: true } as const;

/** The behaviour of the server for a request. */
type Treatment = 'done' | 'lost' | 'silent' | 'garbled' | number;
const answers = (...treatments: Treatment[]) =>
  server.answerWith((response) => {
    const now = treatments.shift() ?? 'done';
    if (now === 'lost') response.destroy();
    else if (now === 'garbled') json(response, 200, '{"success":true,"data":7}');
    else if (now === 'done') json(response, 200, '{"success":true,"data":"ok"}');
    else if (typeof now === 'number') json(response, now, '{"success":false,"code":"X","message":"거절"}');
  });
const keyIn = ({ headers }: Seen) => headers['idempotency-key'];
const keys = () => server.seen.map(keyIn);

let call: ReturnType<typeof createCall>;
let count = 0;
beforeEach(() => {
  count = 0;
  const http = { baseUrl: server.baseUrl, token: () => null, onUnauthorized: () => {}, timeoutMs: 400 };
  call = createCall(createHttp(http), { newKey: () => `key-${++count}`, onWait: () => {} });
});

const send = (text = '안녕', id = 1) => call(write, { params: { id }, body: { text } }).catch(() => 'failed');

describe('idempotent write', () => {
  it('is reported with its key, from the first attempt until it is done, without its content', async () => {
    const heard: unknown[] = [];
    const http = { baseUrl: server.baseUrl, token: () => null, onUnauthorized: () => {}, timeoutMs: 400 };
    const watch = (event: unknown) => heard.push(event);
    call = createCall(createHttp(http), { newKey: () => 'key-1', onWait: () => {}, watch });
    answers('lost');
    await send();
    const started = { type: 'write.started', operation: `${write.method} ${write.path}`, key: 'key-1' };
    expect(heard).toEqual([started]);
    await send();
    expect(heard).toEqual([started, started, { type: 'write.ended', key: 'key-1' }]);
  });

  it('has a new key each time, once the one before is done', async () => {
    answers();
    expect([await send(), await send(), await send('다른 말')]).toEqual(['ok', 'ok', 'ok']);
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it.each<[string, Treatment]>([
    ['the connection broke', 'lost'],
    ['no answer came in time', 'silent'],
    ['the answer could not be read', 'garbled'],
    ['the server broke down', 500],
    ['the server was busy', 503],
    ['it was refused', 409],
    ['it came too often', 429],
  ])('keeps its key for the same request when %s, and only until then', async (_name, trouble) => {
    answers(trouble, trouble);
    expect([await send(), await send(), await send(), await send()]).toEqual([
      'failed',
      'failed',
      'ok',
      'ok',
    ]);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('never shares its key with another request', async () => {
    answers('lost', 'lost', 'lost');
    for (const ask of [() => send('하나'), () => send('둘'), () => send('하나', 2), () => send('하나')])
      await ask();
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3', 'key-1']);
  });

  it('is one request if sent twice at once', async () => {
    answers();
    await Promise.all([send(), send()]);
    await send();
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('gets another key if its own was used for something else', async () => {
    answers('lost', 422);
    for (let times = 0; times < 3; times += 1) await send();
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('uses the key of its caller', async () => {
    answers();
    await call(write, { params: { id: 1 }, body: { text: 'a' } }, { idempotencyKey: 'mine' });
    expect([keys(), count]).toEqual([['mine'], 0]);
  });
});

it('calls that require a key have one, even if the caller passes an empty one', async () => {
  answers();
  const start = { ...startPayment, body: v.object({}), response: v.string() };
  const claim = { ...requestClaim, response: v.string() };
  await call(start, { body: {} }, { idempotencyKey: '' });
  await call({ ...cancelOrder, response: v.string() }, { params: { id: 1 }, body: {} });
  await call(claim, { form: new FormData() });
  await call({ ...decideClaim, response: v.string() }, { params: { id: 1 }, body: { decision: 'REJECT' } });
  expect(keys()).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
});

it('other calls have no key', async () => {
  answers();
  await call(plain, { params: { id: 1 }, body: { text: 'a' } });
  expect([keys(), count]).toEqual([[undefined], 0]);
});

describe('idempotent form', () => {
  const formOf = (text: string, picture: File) => {
    const form = new FormData();
    form.append('words', new Blob([JSON.stringify({ text })], { type: 'application/json' }));
    form.append('note', '메모');
    form.append('images', picture);
    return form;
  };
  const photo = (name: string, lastModified = 1) =>
    new File(['x'], name, { type: 'image/png', lastModified });
  const post = (text: string, picture: File) =>
    call(upload, { params: { id: 1 }, form: formOf(text, picture) }).catch(() => 'failed');

  it('is the same request with the same text and pictures, however often it is filled in', async () => {
    answers('lost', 'lost', 'lost', 'lost');
    await post('글', photo('a.png'));
    await post('글', photo('a.png'));
    await post('다른 글', photo('a.png'));
    await post('글', photo('b.png'));
    await post('글', photo('a.png', 2));
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2', 'key-3', 'key-4']);
  });
});
