import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../support/audit-log.ts';
import { sanction, secondAdmin } from '../../support/care.ts';
import { applied, DESK, decide, newApplicant, OWN } from '../../support/members/applications.ts';
import { buy, optionsInStock, shopper } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const storeOf = (userId: number) =>
  shop.db.selectFrom('stores').selectAll().where('seller_id', '=', userId).executeTakeFirst();
const roleOf = async (id: number) =>
  (await shop.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;
const labelledNames = async (id: number) => {
  const notices = await shop.db.selectFrom('notices').select('type').where('user_id', '=', id).execute();
  const mails = await shop.db.selectFrom('mails').select('kind').where('member_id', '=', id).execute();
  return [...notices.map(({ type }) => type), ...mails.map(({ kind }) => kind)];
};
const at = (id: number, deed: string) => `${DESK}/${id}/${deed}`;
async function order(call: Awaited<ReturnType<typeof applied>>['one']['call']) {
  const [option] = await optionsInStock(shop, 1);
  const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
  return { items, orderId: await buy(shop, call, { items }) };
}
const settle = async (orderId: number) => {
  const now = shop.clock.now();
  const done = { status: 'DELIVERED' as const, delivered_at: now, confirmed_at: now };
  await shop.db.updateTable('order_items').set(done).where('order_id', '=', orderId).execute();
};

describe('C1-4: approval of a seller application', () => {
  it('creates a seller with an open store, and keeps the session', async () => {
    const [{ one, form, id }, other] = [await applied(shop), await applied(shop)];
    const answer = await shop.as('admin').post(at(id, 'approve'), { version: 1 });
    expect([answer.status, answer.body.data]).toEqual([200, { state: 'APPROVED', version: 2 }]);

    expect((await one.call.get('/api/users/me/profile')).body.data.userType).toBe('seller');
    expect((await one.call.get('/api/seller/orders')).status).toBe(200);
    expect((await one.call.get(OWN)).body.data).toMatchObject({
      userType: 'seller',
      application: { state: 'APPROVED' },
    });
    expect(await storeOf(one.id)).toMatchObject({
      name: form.storeName,
      state: 'OPEN',
      business_no: form.businessNo,
      owner_name: '한대표',
      address: '(04782) 서울특별시 성동구 성수이로 78 3층',
      email: one.email,
      fee_rate_bp: null,
    });
    expect(await labelledNames(one.id)).toEqual(['APPLICATION_APPROVED', 'application-decided']);
    expect((await actionsOf(shop, 'APPLICATION', id)).at(-1)).toBe('APPLICATION_APPROVED');
    expect(await actionsOf(shop, 'MEMBER', one.id)).toContain('MEMBER_ROLE');

    expect([await roleOf(other.one.id), await storeOf(other.one.id)]).toEqual(['user', undefined]);
    expect(await labelledNames(other.one.id)).toEqual([]);
  });

  it('waits until nothing is open as a shopper, and lists it, for the applicant as well', async () => {
    const { one, id } = await applied(shop);
    const { orderId } = await order(one.call);
    const refused = await shop.as('admin').post(at(id, 'approve'), { version: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, 'APPLICANT_HAS_OPEN_ORDERS']);
    expect(JSON.stringify(refused.body)).toContain('확정하지 않은 주문');
    expect((await one.call.get(OWN)).body.data.inTheWay).toEqual(['ORDER']);
    expect((await shop.as('admin').get(`${DESK}/${id}`)).body.data.inTheWay).toEqual(['ORDER']);
    expect([await roleOf(one.id), await storeOf(one.id)]).toEqual(['user', undefined]);

    await settle(orderId);
    expect((await decide(shop, one, 'approve')).status).toBe(200);
    expect((await one.call.get(`/api/users/orders/${orderId}`)).status).not.toBe(500);
  });

  it('ends ordering: a concurrent order is made before it or not at all', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { one, id } = await applied(shop);
      const [option] = await optionsInStock(shop, 1);
      const wish = { items: [{ optionId: option?.id ?? 0, quantity: 1 }] };
      const [approved, ordered] = await Promise.all([
        shop.as('admin').post(at(id, 'approve'), { version: 1 }),
        shopper(one.call).start(wish),
      ]);
      // A seller with an open order must not exist: at most one of the two succeeds.
      expect([approved.status === 200, ordered.status === 200]).not.toEqual([true, true]);
      expect(approved.status).not.toBe(500);
      expect(ordered.status).not.toBe(500);
    }
  });

  it('is refused for administrators, banned and withdrawn applicants', async () => {
    const [risen, shut, gone] = [await applied(shop), await applied(shop), await applied(shop)];
    await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', risen.one.id).execute();
    expect((await shop.as('admin').post(at(risen.id, 'approve'), { version: 1 })).body.code).toBe(
      'VERSION_CONFLICT',
    );
    await sanction(shop.as('admin'), shut.one.id, { kind: 'BLOCK' });
    expect(
      (await shop.as('admin').post(at(shut.id, 'approve'), { version: 1 })).status,
    ).toBeGreaterThanOrEqual(404);
    expect((await gone.one.call.delete('/api/users/withdraw', {})).status).toBe(200);
    expect((await shop.as('admin').post(at(gone.id, 'approve'), { version: 1 })).body.code).toBe(
      'APPLICATION_NOT_FOUND',
    );
    for (const { one } of [risen, shut, gone]) expect(await storeOf(one.id)).toBeUndefined();
  });

  it('requires step-up authentication', async () => {
    const { id } = await applied(shop);
    await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
    const admin = shop.as('admin');
    expect((await admin.post(at(id, 'approve'), { version: 1 })).body.code).toBe('ELEVATION_REQUIRED');
    expect((await admin.post(at(id, 'more-info'), { reason: '확인', version: 1 })).status).toBe(200);
    const until = new Date(shop.clock.now().getTime() + 3_600_000);
    await shop.db.updateTable('sessions').set({ elevated_until: until }).execute();
  });
});

describe('decision on a seller application', () => {
  it('is one for two administrators and a withdrawal at the same time', async () => {
    const second = await secondAdmin(shop);
    const { one, id } = await applied(shop);
    const said = { reason: '서류가 달라요', version: 1 };
    const answers = await Promise.all([
      shop.as('admin').post(at(id, 'approve'), { version: 1 }),
      second.call.post(at(id, 'reject'), said),
      shop.as('admin').post(at(id, 'more-info'), said),
      second.call.post(at(id, 'approve'), { version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await labelledNames(one.id)).toHaveLength(2);

    const racing = await applied(shop);
    const [approved, withdrawn] = await Promise.all([
      shop.as('admin').post(at(racing.id, 'approve'), { version: 1 }),
      racing.one.call.delete(OWN),
    ]);
    expect([approved.status, withdrawn.status].toSorted()[0]).toBe(200);
    const isSeller = (await roleOf(racing.one.id)) === 'seller';
    expect([approved.status === 200, (await storeOf(racing.one.id)) !== undefined]).toEqual([
      isSeller,
      isSeller,
    ]);
  });

  it('leaves no partly closed account if the applicant withdraws at the same time', async () => {
    const { one, id } = await applied(shop);
    const [approved, left] = await Promise.all([
      shop.as('admin').post(at(id, 'approve'), { version: 1 }),
      one.call.delete('/api/users/withdraw', {}),
    ]);
    expect([approved.status, left.status].filter((status) => status === 200)).toHaveLength(1);
    expect([approved.status, left.status].filter((status) => status >= 500)).toEqual([]);
  });

  it('requires a reason that is not blank', async () => {
    const { one, id } = await applied(shop);
    for (const reason of ['', '  ', undefined, 'x'.repeat(501)])
      expect((await shop.as('admin').post(at(id, 'reject'), { reason, version: 1 })).status).toBe(400);
    expect((await decide(shop, one, 'reject', '서류가 달라요')).status).toBe(200);
    const mail = await shop.db
      .selectFrom('mails')
      .selectAll()
      .where('member_id', '=', one.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(mail)).toContain('서류가 달라요');
    expect((await decide(shop, one, 'approve')).body.code).toBe('VERSION_CONFLICT');
    expect((await shop.as('admin').post(at(999_999, 'approve'), { version: 1 })).status).toBe(404);
  });
});

it('N-57: a banned seller is refused with the token, and sells nothing', async () => {
  const [{ one }, other] = [await applied(shop), await applied(shop)];
  for (const each of [one, other.one]) expect((await decide(shop, each, 'approve')).status).toBe(200);
  expect((await one.call.get('/api/seller/orders')).status).toBe(200);
  await sanction(shop.as('admin'), one.id, { kind: 'BLOCK' });
  expect((await one.call.get('/api/seller/orders')).status).toBe(401);
  expect((await storeOf(one.id))?.state).toBe('PAUSED');
  expect((await other.one.call.get('/api/seller/orders')).status).toBe(200);
  expect((await storeOf(other.one.id))?.state).toBe('OPEN');
});

it('admin application endpoints refuse everybody else', async () => {
  const { id } = await applied(shop);
  const stranger = await newApplicant(shop);
  for (const call of [stranger.call, shop.as('seller')]) {
    expect((await call.get(DESK)).status).toBe(403);
    expect((await call.get(`${DESK}/${id}`)).status).toBe(403);
    expect((await call.post(at(id, 'approve'), { version: 1 })).status).toBe(403);
  }
  expect((await shop.as('visitor').post(at(id, 'approve'), { version: 1 })).status).toBe(401);
});
