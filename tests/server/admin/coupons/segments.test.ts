// Size: one crowd, and everybody who may be meant.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { continueIssue } from '#server/admin/coupons/issue-service.ts';
import { jobsOf } from '../../../support/jobs.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { buy as bought } from '../../../support/reviews.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { rounds } from '../../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
const BASE = '/api/admin/coupon-campaigns';
let shop: TestShop;
let admin: Caller;
let crowd: number[];
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await person(shop, 'admin')).call;
  crowd = (await addCrowd(shop, 450, 70_000)).map(({ id }) => id);
  await shop.db
    .updateTable('users')
    .set({ created_at: new Date('2019-05-05T00:00:00Z') })
    .where('id', 'in', crowd)
    .execute();
});
afterAll(() => shop.close());

/** Those of the crowd. */
const CROWD = { joinedFrom: '2019-05-05', joinedTo: '2019-05-05' };
let codes = 0;
let id: number;
let path: string;
async function begin(form: Record<string, unknown> = {}) {
  codes += 1;
  const terms = { discountType: 'FIXED_DISCOUNT', discountValue: 1_000, validDays: 7, issueLimit: 1_000 };
  const campaign = {
    name: '모두에게',
    code: `ALL-${codes}`,
    ...terms,
    endsAt: '2027-06-01T00:00:00.000Z',
    ...form,
  };
  id = (await admin.post(BASE, campaign)).body.data.campaignId;
  path = `${BASE}/${id}`;
}
beforeEach(() => begin());

const count = async (segment: Record<string, string>) =>
  (await admin.get(`${path}/segment?${new URLSearchParams(segment)}`)).body.data;
const issue = async (segment: Record<string, unknown> = CROWD) => {
  const answer = await admin.post(`${path}/issues`, segment);
  return { status: answer.status, body: answer.body, issueId: answer.body.data?.issueId as number };
};
const progress = async () => (await admin.get(`${path}/issues`)).body.data[0];
const holders = async () =>
  (await shop.db.selectFrom('coupons').select('user_id').where('campaign_id', '=', id).execute()).map(
    ({ user_id }) => user_id,
  );
const issuedCount = async () =>
  (
    await shop.db
      .selectFrom('coupon_campaigns')
      .select('issued_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).issued_count;

it('counting a segment combines all criteria and issues nothing', async () => {
  const [one, two]: Person[] = [await person(shop, 'crowd-70000'), await person(shop, 'crowd-70001')];
  if (!one || !two) throw new Error('nobody');
  expect(await count(CROWD)).toMatchObject({ count: 450, holders: 0, most: 10_000, left: 1_000 });
  await shop.db.updateTable('users').set({ activity_points: 700 }).where('id', '=', one.id).execute();
  expect(await count({ ...CROWD, levelFrom: '4', levelTo: '4' })).toMatchObject({ count: 1 });
  expect(await count({ ...CROWD, levelFrom: '5' })).toMatchObject({ count: 0 });
  expect(await count({ ...CROWD, levelTo: '3' })).toMatchObject({ count: 449 });
  const { productId, orderItemId } = await bought(shop, two.id);
  const { type } = await shop.db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select('c.type')
    .where('p.id', '=', productId)
    .executeTakeFirstOrThrow();
  const today = shop.clock.now().toISOString().slice(0, 10);
  expect(await count({ ...CROWD, boughtCategory: type })).toMatchObject({ count: 1 });
  expect(await count({ ...CROWD, lastOrderFrom: today, lastOrderTo: today })).toMatchObject({ count: 1 });
  expect(await count({ ...CROWD, lastOrderTo: '2020-01-01' })).toMatchObject({ count: 0 });
  await shop.db
    .updateTable('order_items')
    .set({ status: 'RETURNED' })
    .where('id', '=', orderItemId)
    .execute();
  expect(await count({ ...CROWD, boughtCategory: type })).toMatchObject({ count: 0 });
  await shop.db.updateTable('users').set({ role: 'seller' }).where('id', '=', one.id).execute();
  await shop.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', two.id).execute();
  expect(await count(CROWD)).toMatchObject({ count: 448 });
  for (const wrong of [
    { role: 'seller' },
    { levelFrom: '11' },
    { joinedFrom: '2019-13-01' },
    { boughtCategory: "'" },
  ])
    expect((await admin.get(`${path}/segment?${new URLSearchParams(wrong as never)}`)).status).toBe(400);
  expect([await holders(), await issuedCount()]).toEqual([[], 0]);
  await shop.db
    .updateTable('users')
    .set({ role: 'user', status: 'ACTIVE' })
    .where('id', 'in', crowd)
    .execute();
});

it('issuing to a segment gives each member one coupon with a notice, and skips holders', async () => {
  const early = await person(shop, 'crowd-70010');
  const code = `ALL-${codes}`;
  const token = await shop.asMember(early.email);
  expect((await token.post('/api/users/coupons', { code })).status).toBe(200);
  const { status, body, issueId } = await issue();
  expect([status, body.data]).toMatchObject([
    200,
    { state: 'RUNNING', total: 450, issued: 0, by: '신발장지기' },
  ]);
  expect((await jobsOf(shop, 'issue-coupons')).length).toBeGreaterThan(0);
  expect((await issue()).body.code).toBe('ISSUE_RUNNING');
  await continueIssue(shop.ports, issueId);
  expect(await progress()).toMatchObject({ state: 'DONE', total: 450, issued: 449, skipped: 1 });
  expect((await holders()).sort()).toEqual([...crowd].sort());
  expect(await issuedCount()).toBe(450);
  const told = await shop.db
    .selectFrom('notices')
    .select('user_id')
    .where('type', '=', 'COUPON_GIVEN')
    .execute();
  expect(new Set(told.map(({ user_id }) => user_id)).size).toBe(449);
  // Again: nobody gets a second one.
  const again = await issue();
  await continueIssue(shop.ports, again.issueId);
  expect([await progress(), await issuedCount()]).toMatchObject([
    { state: 'DONE', issued: 0, skipped: 450 },
    450,
  ]);
});

it('issuing to a segment continues after a killed server, beside any number of others', async () => {
  for (let round = 0; round < rounds(4); round += 1) {
    await begin();
    const { issueId } = await issue();
    // It dies in its second slice: what is not committed has not happened.
    let statements = 0;
    const dying = {
      ...shop.ports.secrets,
      tag: (purpose: string, text: string) => {
        statements += 1;
        if (statements > 300) throw new Error('killed');
        return shop.ports.secrets.tag(purpose as never, text);
      },
    };
    await expect(continueIssue({ ...shop.ports, secrets: dying }, issueId)).rejects.toThrow('killed');
    expect(await progress()).toMatchObject({ state: 'RUNNING', issued: 200 });
    await Promise.all([1, 2, 3].map(() => continueIssue(shop.ports, issueId)));
    await shop.sweep();
    expect(await progress()).toMatchObject({ state: 'DONE', issued: 450, skipped: 0 });
    expect([(await holders()).length, await issuedCount()]).toEqual([450, 450]);
  }
});

it('issuing to a segment stops with a paused campaign, and issues no more than are left', async () => {
  const { issueId } = await issue();
  await admin.post(`${path}/pause`, { isPaused: true });
  await continueIssue(shop.ports, issueId);
  expect([await progress(), await issuedCount()]).toMatchObject([{ state: 'STOPPED', issued: 0 }, 0]);
  expect((await issue()).body.code).toBe('CAMPAIGN_NOT_RUNNING');
  await begin({ issueLimit: 100 });
  expect((await issue()).body.code).toBe('COUPON_SOLD_OUT');
  await begin({ issueLimit: 451 });
  const many = await issue();
  // Somebody else takes most of them meanwhile.
  await shop.db.updateTable('coupon_campaigns').set({ issued_count: 200 }).where('id', '=', id).execute();
  await continueIssue(shop.ports, many.issueId);
  expect([await progress(), await issuedCount()]).toMatchObject([{ state: 'STOPPED', issued: 251 }, 451]);
});

it('issuing to a segment gives no second coupon to a member who left and came back', async () => {
  const back = await person(shop, 'crowd-70020');
  const { formerEmailTag } = await import('#server/kit/former-email.ts');
  const gone = (await addCrowd(shop, 1, 79_000))[0]?.id ?? 0;
  await shop.db
    .updateTable('users')
    .set({ status: 'DELETED', former_email_tag: formerEmailTag(shop.ports.secrets, back.email) })
    .where('id', '=', gone)
    .execute();
  const at = shop.clock.now();
  await shop.db
    .insertInto('coupons')
    .values({
      user_id: gone,
      campaign_id: id,
      code: 'FORMER-1',
      name: '옛',
      discount_type: 'FIXED_DISCOUNT',
      discount_value: 1,
      max_discount_amount: null,
      issued_at: at,
      expires_at: at,
    })
    .execute();
  const { issueId } = await issue();
  await continueIssue(shop.ports, issueId);
  expect(await progress()).toMatchObject({ issued: 449, skipped: 1 });
  expect(await holders()).not.toContain(back.id);
});
