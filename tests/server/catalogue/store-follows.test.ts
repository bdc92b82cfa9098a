import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FollowedStore, StoreFollow } from '#domain/catalogue/store-follow.ts';
import { forgetBelongings } from '#server/withdrawal/member-store.ts';
import { type Person, person } from '../../support/members/people.ts';
import { twoStores } from '../../support/orders/delivered.ts';
import { beginDiscount, endAllDiscounts, followStore } from '../../support/orders/follower-discounts.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { statementsOf } from '../../support/server/statements-of.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let [nari, minjun]: [Person, Person] = [] as never;
let [one, other]: [number, number] = [0, 0];
let seller: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  const options = await twoStores(shop);
  [one, other] = [options[0].store_id, options[1].store_id];
  seller = await sellerOf(shop, options[0].product_id);
  [nari, minjun] = [await person(shop, 'nari'), await person(shop, 'minjun')];
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('store_follows').execute();
  await endAllDiscounts(shop);
});

const read = async (caller: Caller, id: number): Promise<StoreFollow> =>
  (await caller.get(`/api/stores/${id}/follow`)).body.data;
const listOf = async ({ call }: Person, page = 0, size = 20) =>
  (await call.get(`/api/users/me/followed-stores?page=${page}&size=${size}`)).body.data as {
    content: FollowedStore[];
    totalElements: number;
  };
const idsOf = async (who: Person) => (await listOf(who)).content.map(({ storeId }) => storeId);

it('a follow is set and ended idempotently, for its member and store alone', async () => {
  for (const _ of [1, 2])
    expect((await followStore(nari.call, one)).body.data).toMatchObject({ isFollowing: true, followers: 1 });
  expect((await followStore(minjun.call, one)).body.data).toMatchObject({ followers: 2 });
  expect(await read(minjun.call, other)).toMatchObject({ isFollowing: false, followers: 0 });
  for (const _ of [1, 2])
    expect((await followStore(nari.call, one, false)).body.data).toMatchObject({
      isFollowing: false,
      followers: 1,
    });
  expect([await idsOf(nari), await idsOf(minjun)]).toEqual([[], [one]]);
});

it('a visitor sees followers and offer, and never that somebody follows; following needs a log-in', async () => {
  await followStore(nari.call, one);
  await beginDiscount(shop, seller);
  expect(await read(shop.as('visitor'), one)).toMatchObject({
    isFollowing: false,
    followers: 1,
    offer: { percent: 10, won: 5_000 },
  });
  const { headers } = await nari.call.get(`/api/stores/${one}/follow`);
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await followStore(shop.as('visitor'), one)).status).toBe(401);
});

it('followers are active members', async () => {
  await followStore(nari.call, one);
  await followStore(minjun.call, one);
  await shop.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', minjun.id).execute();
  expect((await read(nari.call, one)).followers).toBe(1);
  await shop.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', minjun.id).execute();
});

it('a paused store is followed and offers nothing; a closed one is not found and left out of the list', async () => {
  await beginDiscount(shop, seller);
  const become = (state: string) =>
    shop.db.updateTable('stores').set({ state }).where('id', '=', one).execute();
  await become('PAUSED');
  expect((await followStore(nari.call, one)).body.data).toMatchObject({ isFollowing: true, offer: null });
  await become('CLOSED');
  expect((await followStore(minjun.call, one)).body.code).toBe('STORE_NOT_FOUND');
  expect((await nari.call.get(`/api/stores/${one}/follow`)).status).toBe(404);
  expect(await listOf(nari)).toMatchObject({ content: [], totalElements: 0 });
  await become('OPEN');
  expect(await idsOf(nari)).toEqual([one]);
});

it('the list is paged, newest first, and read by one statement', async () => {
  await followStore(nari.call, one);
  shop.clock.advance(1_000);
  await followStore(nari.call, other);
  expect(await idsOf(nari)).toEqual([other, one]);
  const { answer, texts } = await statementsOf(() => listOf(nari, 1, 1));
  expect(answer).toMatchObject({ content: [{ storeId: one, isFollowing: true }], totalElements: 2 });
  expect(texts.filter((text) => text.includes('store_follows'))).toHaveLength(1);
});

it('the export of a member has the own follows only, and a withdrawal deletes them', async () => {
  await followStore(nari.call, one);
  await followStore(minjun.call, other);
  const file = JSON.stringify((await nari.call.get('/api/users/me/export')).body);
  const exported = /"storeFollows":(\[[^\]]*\])/.exec(file)?.[1] ?? '[]';
  expect(JSON.parse(exported)).toMatchObject([{ store_id: one }]);
  await shop.db.transaction().execute((tx) => forgetBelongings(tx, nari.id, nari.email));
  const left = await shop.db.selectFrom('store_follows').select(['user_id', 'store_id']).execute();
  expect(left).toEqual([{ user_id: minjun.id, store_id: other }]);
});

it('a product says whether its store gives its followers a discount', async () => {
  const products = await shop.db
    .selectFrom('products')
    .select(['id', 'store_id'])
    .where('store_id', 'in', [one, other])
    .where('deleted_at', 'is', null)
    .execute();
  const offers = async (storeId: number): Promise<unknown> => {
    const id = products.find((product) => product.store_id === storeId)?.id;
    return (await shop.as('visitor').get(`/api/products/${id}`)).body.data.hasFollowerOffer;
  };
  expect(await offers(one)).toBe(false);
  await beginDiscount(shop, seller);
  expect([await offers(one), await offers(other)]).toEqual([true, false]);
});
