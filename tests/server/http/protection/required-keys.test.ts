import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEYED_WRITES } from '../../../support/access/keyed-writes.ts';
import { ADDRESS, optionsInStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let optionId = 0;
beforeAll(async () => {
  shop = await startTestShop({ config: { apiDocs: true } });
  optionId = (await optionsInStock(shop, 1))[0]?.id ?? 0;
});
afterAll(() => shop.close());

const NO_KEY = { headers: { 'idempotency-key': '' } };
const CLAIMS = [
  'POST /api/users/orders/{id}/cancel',
  'POST /api/users/orders/{id}/cancel-late',
  'POST /api/users/claims',
  'POST /api/seller/claims/{id}/decision',
  'POST /api/seller/claims/{id}/reject',
  'POST /api/seller/orders/{id}/cancel',
  'POST /api/rewards/admin/grant',
  'POST /api/admin/users/{id}/points',
  'POST /api/admin/users/points',
  'POST /api/admin/point-grants/{id}/decision',
  'POST /api/admin/activity-awards/{id}/decision',
];

async function books() {
  const rows = [];
  for (const table of [
    'orders',
    'refunds',
    'claims',
    'order_history',
    'point_grants',
    'activities',
    'point_ledger',
  ] as const)
    rows.push((await shop.db.selectFrom(table).select('id').execute()).length);
  return rows;
}

describe('idempotency key of a call that moves money', () => {
  const START = 'POST /api/checkout/payments';
  const start = () => {
    const items = [{ optionId, quantity: 1 }];
    const body = {
      ...ADDRESS,
      items,
      paymentMethod: '카드',
      couponId: null,
      usedPoints: 0,
      expectedTotal: 0,
    };
    return { send: (extra: typeof NO_KEY) => shop.as('user').post('/api/checkout/payments', body, extra) };
  };

  it.each([START, ...CLAIMS])('%s is refused without a key, and does nothing', async (operation) => {
    const { send } = operation === START ? start() : ((await KEYED_WRITES[operation]?.(shop)) ?? start());
    const before = await books();
    const answer = await send(NO_KEY);
    expect([answer.status, answer.body.code]).toEqual([400, 'REQUEST_KEY_REQUIRED']);
    expect(answer.body.message).toMatch(/요청 키/);
    expect(await books()).toEqual(before);
  });

  it('is required in the API documentation, and for no other write', async () => {
    const { body } = await shop.as('visitor').get('/docs/json');
    type Operation = { parameters?: { name: string; required?: boolean }[] };
    const paths: [string, Record<string, Operation>][] = Object.entries(body.paths);
    const asking = paths.flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { parameters }]) =>
          parameters?.some(({ name, required }) => name === 'idempotency-key' && required),
        )
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(asking.sort()).toEqual([START, ...CLAIMS].sort());
  });

  it('is optional in the legacy API', async () => {
    const body = { ...ADDRESS, items: [{ optionId, quantity: 1 }], paymentMethod: '카드' };
    expect((await shop.as('user').post('/api/users/direct-orders', body)).status).toBe(200);
  });
});
