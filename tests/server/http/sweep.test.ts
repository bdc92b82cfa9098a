import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thorough } from '../../../scripts/lib/testing/thorough.mjs';
import { type Operation, readOperations } from '../../support/access/operations.ts';
import { reaching } from '../../support/reaching.ts';
import {
  brokenBodies,
  type Hostile,
  wrongIds,
  wrongKinds,
  wrongQueries,
} from '../../support/server/hostile-requests.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

/** Number of requests of each kind per operation; the choice continues from one operation to the next. */
const EACH = thorough ? Number.POSITIVE_INFINITY : 2;
/** Log-out would end the session of the calls that follow. */
const LEFT_OUT = new Set(['/api/auth/logout']);

let shop: TestShop;
let operations: Operation[] = [];
let send: ReturnType<typeof reaching>;
beforeAll(async () => {
  shop = await startTestShop({ config: { apiDocs: true } });
  operations = (await readOperations(shop)).filter(({ path }) => !LEFT_OUT.has(path));
  send = reaching(shop);
});
afterAll(() => shop.close());

/** Takes some of many, others for each operation, so that all are sent to some operation. */
const chosen = (requests: readonly Hostile[], turn: number): Hostile[] => {
  if (requests.length <= EACH) return [...requests];
  const next = (step: number) => requests[(turn * 7 + step * 5) % requests.length];
  return Array.from({ length: EACH }, (_, step) => next(step)).filter((one) => one !== undefined);
};

/** Returns the requests answered with a server error or refused for every session, and the number sent. */
async function sweep(requestsOf: (operation: Operation, turn: number) => readonly Hostile[]) {
  const faults: string[] = [];
  let sent = 0;
  for (const [turn, operation] of operations.entries())
    for (const request of chosen(requestsOf(operation, turn), turn)) {
      const { method, access } = operation;
      const { status, isUnreached } = await send(access, { method, ...request });
      sent += 1;
      if (status >= 500 || isUnreached) faults.push(`${method} ${request.url} (${request.what}): ${status}`);
    }
  return { faults, sent };
}

describe('every operation of /docs/json', { timeout: thorough ? 900_000 : 60_000 }, () => {
  it('has an access rule that is tested for each role', () => {
    const tried = new Set(shop.app.shopRoutes.map(({ method, path }) => `${method} ${path}`));
    const called = operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    expect(called.filter((one) => !tried.has(one))).toEqual([]);
    expect(called.length).toBeGreaterThan(400);
  });

  it.each([
    ['bodies that cannot be read or are nested 200 levels deep', brokenBodies, 300],
    ['fields of a wrong kind', wrongKinds, 200],
    ['ids that are none', wrongIds, 200],
    ['query values that are none', wrongQueries, 100],
  ] as const)('survives %s', async (_, requestsOf, least) => {
    const { faults, sent } = await sweep(requestsOf);
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(least);
  });
});

describe('truncated upload form', () => {
  it.each([
    ['user', '/api/users/me/profile/image'],
    ['seller', '/api/seller/stores/logo'],
    ['seller', '/api/seller/stores/banner'],
  ])('is refused with the message of other uploads: %s %s', async (role, url) => {
    const form = { method: 'POST', type: 'multipart/form-data; boundary=x', payload: '--x\r\n' } as const;
    const answer = await send(role, { ...form, url });
    const other = await send('user', { ...form, url: '/api/feeds' });
    const said = ({ status, text }: typeof answer) => [status, JSON.parse(text).message];
    expect(said(answer)).toEqual(said(other));
    expect(answer.status).toBe(400);
  });
});
