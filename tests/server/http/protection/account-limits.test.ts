import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTION_LIMITS } from '#domain/kit/rate-limits.ts';
import { buildApp, type ShopApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { withQueryCount } from '#server/db/statements/query-counter.ts';
import { sweepTraces } from '#server/jobs/sweeps/sweep-traces.ts';
import { countAction } from '#server/kit/rate-limit/rate-limit.ts';
import { idOf, postFeed } from '../../../support/community.ts';
import { REPORT } from '../../../support/members/problem-reports.ts';
import { type Role, startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let me: number;
let feedId: number;
beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 });
  me = await idOf(shop, 'user@sinbaljang.test');
  feedId = (await postFeed(shop)).feedId;
});
afterAll(() => shop.close());

const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), maxLoopDelay: 0 };
/** Another process of the shop, or the same one after a restart. */
function anotherServer(): Promise<ShopApp> {
  return buildApp({ ...shop.ports, config });
}

let host = 0;
/** Sends a call from a new address. */
function fromElsewhere(url: string, payload: object, options: { role?: Role; app?: ShopApp } = {}) {
  host += 1;
  return (options.app ?? shop.app).inject({
    method: 'POST',
    url,
    remoteAddress: `10.0.${host >> 8}.${host & 255}`,
    headers: { authorization: `Bearer ${shop.tokenOf(options.role ?? 'user')}` },
    payload,
  });
}
const comment = (options?: Parameters<typeof fromElsewhere>[2]) =>
  fromElsewhere(`/api/feeds/${feedId}/comments`, { content: '또 왔어요' }, options);

const count = (action: keyof typeof ACTION_LIMITS) => {
  const { db, clock } = shop;
  return countAction({ db, clock, config }, me, action);
};

describe('rate limits per member', () => {
  it('stop a member on every server with the remaining time, and end', async () => {
    const { most, seconds } = ACTION_LIMITS.COMMENT;
    const allowed = [];
    for (let index = 0; index < most; index += 1) allowed.push((await comment()).statusCode);
    expect(allowed).toEqual(Array.from({ length: most }, () => 200));
    shop.clock.advance(90_000);
    const other = await anotherServer();
    for (const app of [shop.app, other]) {
      const answer = await comment({ app });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, String(seconds - 90)]);
      expect(answer.json()).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: '요청이 너무 잦아요. 9분 뒤에 다시 시도해 주세요.',
      });
    }
    expect((await comment({ role: 'seller' })).statusCode).toBe(200);
    shop.clock.advance((seconds - 90) * 1_000);
    expect((await comment({ app: other })).statusCode).toBe(200);
    await other.close();
  });

  it('count refused guesses, so that the right one comes too late', async () => {
    const guess = (code: string) => fromElsewhere('/api/users/coupons', { code });
    const campaign = await shop.db.selectFrom('coupon_campaigns').select('code').executeTakeFirstOrThrow();
    for (let index = 0; index < ACTION_LIMITS.COUPON_CODE.most; index += 1)
      expect((await guess(`GUESS-${index}`)).statusCode).toBe(404);
    const late = await guess(campaign.code);
    expect([late.statusCode, late.json().message]).toEqual([
      429,
      '요청이 너무 잦아요. 60분 뒤에 다시 시도해 주세요.',
    ]);
  });

  it('hold for concurrent requests', async () => {
    const { most } = ACTION_LIMITS.CLAIM;
    const asked = await Promise.allSettled(Array.from({ length: most + 7 }, () => count('CLAIM')));
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(7);
  });

  it('cost one statement, and none without a limit', async () => {
    const queries = await withQueryCount(async (noted) => {
      await count('REVIEW');
      return noted.queries;
    });
    expect(queries).toBe(1);
    const rows = () => shop.db.selectFrom('action_counts').selectAll().orderBy('action').execute();
    const before = await rows();
    for (const path of [`/api/feeds/${feedId}/comments`, '/api/feeds', '/api/users/cart', '/api/coupons'])
      expect((await shop.as('user').get(path)).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it('leave no rows behind', async () => {
    const { db, clock } = shop;
    clock.advance(3_600_000);
    await count('REPORT');
    await sweepTraces({ db, clock });
    const rows = await db.selectFrom('action_counts').select('action').execute();
    expect(rows).toEqual([{ action: 'REPORT' }]);
  });

  it('stop a member who opens more inquiries in a day than a store should answer', async () => {
    const inquiry = { topic: 'OTHER', content: '또 물어볼게요.', lineId: null };
    const open = async () => (await fromElsewhere('/api/user/inquiries', inquiry)).statusCode;
    const statuses: number[] = [];
    for (let times = 0; times <= ACTION_LIMITS.INQUIRY.most; times += 1) statuses.push(await open());
    expect(statuses).toEqual([...Array.from({ length: ACTION_LIMITS.INQUIRY.most }, () => 200), 429]);
  });

  it('stop a member who sends more problem reports in a day than the shop stores of one', async () => {
    const { most } = ACTION_LIMITS.PROBLEM_REPORT;
    const statuses: number[] = [];
    for (let times = 0; times <= most; times += 1)
      statuses.push((await fromElsewhere('/api/user/problem-reports', REPORT)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: most }, () => 200), 429]);
  });
});

describe('rate limits per address', () => {
  it('count one IPv6 household as one address, with the remaining time', async () => {
    const from = (remoteAddress: string) => {
      const payload = { email: `${remoteAddress}@sinbaljang.test`, password: 'x' };
      return shop.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload });
    };
    const answers = [];
    for (let index = 1; index <= 11; index += 1) answers.push(await from(`2001:db8:0:1::${index}`));
    const last = answers.at(-1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(400), 429]);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(last?.json().message).toMatch(/^요청이 너무 잦아요\. (\d+초|1분) 뒤에 다시 시도해 주세요\.$/);
    expect((await from('2001:db8:0:2::1')).statusCode).toBe(400);
  });
});
