import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BEACON, roundAfter } from '#domain/events/draw/beacon.ts';
import { checkDraw } from '#domain/events/draw/check-draw.ts';
import { drand } from '#server/events/results/draw/drand.ts';
import { endedEvent, resultPath } from '../../support/events/ended-event.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

/** A relay of drand on this machine: rounds are out when a test says so. */
let answer: RequestListener;
let asked: string[] = [];
const relay = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => relay.close(resolve)));
beforeEach(() => {
  asked = [];
});

const signature = 'ab'.repeat(48);
const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
const says =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
const roundOf = (url = ''): number => Number(url.split('/').at(-1));
const out: RequestListener = ({ url }, response) =>
  says(200, { round: roundOf(url), randomness, signature })({ url } as never, response);

describe('drand client', () => {
  it('requests one round of its chain, which may be in the future', async () => {
    answer = out;
    const source = drand(`${address}/`);
    expect(await source.read(7)).toEqual({ chain: BEACON.chain, round: 7, randomness, signature });
    expect(asked).toEqual([`/${BEACON.chain}/public/7`]);
    for (const status of [404, 425]) {
      answer = says(status, 'Too Early');
      expect(await source.read(8)).toBeNull();
    }
  });

  it.each([
    ['another round', says(200, { round: 9, randomness, signature })],
    [
      'randomness that is not of its signature',
      says(200, { round: 8, randomness: '0'.repeat(64), signature }),
    ],
    ['no signature', says(200, { round: 8, randomness })],
    ['no JSON', says(200, '<html>')],
    ['far too much', says(200, 'x'.repeat(100_000))],
    ['an error', says(500, {})],
    ['the way elsewhere', says(302, {}, { location: '/elsewhere' })],
    ['nothing', ({ socket }) => void socket.destroy()],
  ] satisfies [string, RequestListener][])('refuses an answer with %s', async (_, wrong) => {
    answer = wrong;
    await expect(drand(address).read(8)).rejects.toThrow();
  });

  it('waits five seconds at most', async () => {
    let end = () => {};
    answer = (_, response) => {
      end = () => void response.end();
    };
    await expect(drand(address).read(8)).rejects.toThrow(/time/i);
    end();
  });
});

describe('draw with public randomness', () => {
  let shop: TestShop;
  let admin: ReturnType<TestShop['as']>;
  beforeAll(async () => {
    shop = await startTestShop({ ports: { beacon: drand(address) } });
    admin = shop.as('admin');
  });
  afterAll(() => shop.close());
  afterEach(() => {
    answer = out;
  });
  const plan = { entries: [0, 0, 0], rewards: [['RANDOM', 'POINTS', 100] as const] };
  const calculate = (id: number, body: object = {}) => admin.post(resultPath(id), body);
  const eventOf = (id: number) =>
    shop.db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('waits for the round that was fixed with the list, and mixes it in', async () => {
    const { id, title } = await endedEvent(shop, plan);
    const other = await endedEvent(shop, plan);
    await admin.post(resultPath(id, '/freeze'), {});
    const round = roundAfter((await eventOf(id)).frozen_at ?? new Date(0));
    expect(await eventOf(id)).toMatchObject({ beacon_round: round, beacon_value: null });
    expect((await eventOf(other.id)).beacon_round).toBeNull();
    answer = says(425, 'Too Early');
    const early = await calculate(id);
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'DRAW_WAITS',
      expect.stringContaining('10분'),
    ]);
    answer = says(500, {});
    const broken = await calculate(id);
    expect([broken.status, broken.body.code]).toEqual([503, 'BEACON_UNAVAILABLE']);
    expect((await eventOf(id)).beacon_value).toBeNull();
    answer = out;
    expect((await calculate(id)).status).toBe(200);
    expect(asked).toEqual(Array.from({ length: 3 }, () => `/${BEACON.chain}/public/${round}`));
    // It is asked once: reckoned again, lots fall the same.
    answer = says(500, {});
    expect((await calculate(id, { forceRecalculate: true })).status).toBe(200);
    await admin.post(resultPath(id, '/announce'), { title });
    const file = (await shop.as('visitor').get(`/api/events/${id}/draw.json`)).body;
    expect(file.beacon).toEqual({ chain: BEACON.chain, round, randomness, signature });
    const check = await checkDraw(file);
    expect([check.state, check.ticks.find(({ name }) => name === 'beacon')?.state]).toEqual([
      'verified',
      'holds',
    ]);
    const moved = { ...file, beacon: { ...file.beacon, round: round + 1 } };
    expect((await checkDraw(moved)).ticks.find(({ name }) => name === 'beacon')?.state).toBe('broken');
  });

  it('is never made without it once it was promised', async () => {
    const { id } = await endedEvent(shop, plan);
    await admin.post(resultPath(id, '/freeze'), {});
    const { calculate: reckon } = await import('#server/events/results/draw/calculate-service.ts');
    const user = { id: 1, userType: 'admin' } as never;
    const without = reckon({ ...shop.ports, beacon: null }, user, { id, isAgain: false }, null);
    await expect(without).rejects.toMatchObject({ code: 'BEACON_UNAVAILABLE' });
  });
});

it('draw without a beacon has no round and is marked as weak', async () => {
  const shop = await startTestShop();
  const { id, title } = await endedEvent(shop, { entries: [0, 0], rewards: [['RANDOM', 'POINTS', 100]] });
  const admin = shop.as('admin');
  await admin.post(resultPath(id), {});
  await admin.post(resultPath(id, '/announce'), { title });
  const file = (await shop.as('visitor').get(`/api/events/${id}/draw.json`)).body;
  expect([file.beacon, (await checkDraw(file)).state]).toEqual([null, 'weak']);
  await shop.close();
});
