import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Writes, watchWrites } from '#server/http/pages/writes-under-way.ts';

let app: FastifyInstance;
let writes: Writes;
let time = 0;
const isWriting = () => writes.areUnderWay();
/** Ends the handler that is waiting. */
let finish: (() => void) | undefined;

beforeEach(async () => {
  finish = undefined;
  app = Fastify();
  writes = watchWrites(app, () => time);
  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: '/',
      handler: () =>
        new Promise((resolve) => {
          finish = () => resolve('done');
        }),
    });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const send = (method: string) => {
  const { port } = app.server.address() as AddressInfo;
  const call = request({ host: '127.0.0.1', port, method, path: '/' });
  // A call that the test ends itself fails for its client.
  call.on('error', () => undefined);
  return call;
};
const untilHandled = () => vi.waitFor(() => expect(finish).toBeTypeOf('function'));

it('says so from the moment a write is handled until its answer is sent', async () => {
  expect(isWriting()).toBe(false);
  const answered = new Promise((resolve) =>
    send('POST')
      .on('response', (answer) => answer.resume().on('end', resolve))
      .end(),
  );
  await untilHandled();
  expect(isWriting()).toBe(true);
  finish?.();
  await answered;
  await vi.waitFor(() => expect(isWriting()).toBe(false));
});

it('forgets a write whose client has gone before its answer', async () => {
  const call = send('POST');
  call.end();
  await untilHandled();
  expect(isWriting()).toBe(true);
  call.destroy();
  await vi.waitFor(() => expect(isWriting()).toBe(false));
  finish?.();
});

it('takes no read for a write, and none whose body is still being sent', async () => {
  send('GET').end();
  await untilHandled();
  expect(isWriting()).toBe(false);
  finish?.();
  const slow = send('POST');
  slow.setHeader('content-type', 'application/json');
  const received = new Promise((resolve) => app.server.once('request', resolve));
  slow.write('{');
  await received;
  expect(isWriting()).toBe(false);
  slow.destroy();
});

it('are recent while one is answered and for a second after its end', async () => {
  expect(writes.areRecent()).toBe(false);
  send('POST').end();
  await untilHandled();
  time = 5_000;
  expect(writes.areRecent()).toBe(true);
  finish?.();
  await vi.waitFor(() => expect(isWriting()).toBe(false));
  time = 5_999;
  expect(writes.areRecent()).toBe(true);
  time = 6_000;
  expect(writes.areRecent()).toBe(false);
});
