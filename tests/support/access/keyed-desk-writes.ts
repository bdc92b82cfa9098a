import { seoulDay } from '#domain/kit/time/time.ts';
import { caseOf, secondAdmin } from '../care.ts';
import { idOf, postFeed } from '../community.ts';
import { announced, endedEvent, resultPath } from '../events/ended-event.ts';
import { applicationForm, applied, newApplicant } from '../members/applications.ts';
import { closedSettlement } from '../orders/settlements.ts';
import { posts, type Write } from '../posts.ts';
import { postReview } from '../reviews.ts';
import type { TestShop } from '../server/server.ts';
import { KEYED_BRAND_WRITES } from './keyed-brand-writes.ts';
import { KEYED_EVENT_WRITES } from './keyed-event-writes.ts';
import { KEYED_STORE_WRITES } from './keyed-store-writes.ts';

type Prepare = (shop: TestShop) => Promise<Write>;

const USER = 'user@sinbaljang.test';
let names = 0;
const unique = (): string => {
  names += 1;
  return String.fromCharCode(65 + Math.floor(names / 26), 65 + (names % 26));
};

/** Creates a reported and hidden feed of the demo shopper; returns its case. */
async function hiddenCase(shop: TestShop): Promise<number> {
  const { feedId } = await postFeed(shop);
  const target = { targetType: 'FEED', targetId: feedId, reason: 'SPAM' };
  await shop.as('seller').post('/api/reports', target);
  const { id } = await caseOf(shop, 'FEED', feedId);
  const said = { decision: 'HIDE', rule: '광고 금지', version: 1 };
  await shop.as('admin').post(`/api/admin/reports/${id}/decision`, said);
  return id;
}

async function appealOf(shop: TestShop): Promise<number> {
  const caseId = await hiddenCase(shop);
  await shop.as('user').post('/api/users/me/appeals', { caseId, text: '광고가 아니에요' });
  const row = await shop.db
    .selectFrom('appeals')
    .select('id')
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow();
  return row.id;
}

const reviewOf = async (shop: TestShop): Promise<string> =>
  `/api/admin/reviews/${(await postReview(shop, shop.as('user'), await idOf(shop, USER))).reviewId}`;

const category = async (shop: TestShop) =>
  (await shop.as('admin').post('/api/admin/categories', { type: `KEYED_${unique()}`, name: '시험' })).body
    .data;

/** Keyed writes of administrators and about their decisions. */
export const KEYED_DESK_WRITES: Readonly<Record<string, Prepare>> = {
  ...KEYED_EVENT_WRITES,
  ...KEYED_STORE_WRITES,
  ...KEYED_BRAND_WRITES,
  'POST /api/users/me/appeals': async (shop) => {
    const caseId = await hiddenCase(shop);
    const said = { caseId, text: '광고가 아니에요' };
    return posts(shop.as('user'), '/api/users/me/appeals', said, { caseId, text: '다시 봐 주세요' });
  },
  'POST /api/admin/appeals/{id}/decision': async (shop) => {
    const path = `/api/admin/appeals/${await appealOf(shop)}/decision`;
    const said = { isGranted: true, answer: '다시 봤어요' };
    return posts((await secondAdmin(shop)).call, path, said, { ...said, isGranted: false });
  },
  'POST /api/admin/reviews/{id}/hide': async (shop) => {
    const path = `${await reviewOf(shop)}/hide`;
    return posts(shop.as('admin'), path, {}, {}, `${await reviewOf(shop)}/hide`);
  },
  'POST /api/admin/reviews/{id}/show': async (shop) => {
    const [one, other] = [await reviewOf(shop), await reviewOf(shop)];
    for (const path of [one, other]) await shop.as('admin').post(`${path}/hide`);
    return posts(shop.as('admin'), `${one}/show`, {}, {}, `${other}/show`);
  },
  'POST /api/admin/categories': async (shop) => {
    const said = { type: `KEYED_${unique()}`, name: '시험' };
    return posts(shop.as('admin'), '/api/admin/categories', said, { ...said, name: '다른 이름' });
  },
  'PUT /api/admin/categories/{id}': async (shop) => {
    const { categoryId, products: _, ...said } = await category(shop);
    const put = (name: string): Write['send'] => {
      return (extra) => shop.as('admin').put(`/api/admin/categories/${categoryId}`, { ...said, name }, extra);
    };
    return { send: put('새 이름'), other: put('또 다른 이름') };
  },
  'PUT /api/admin/categories': async (shop) => {
    await category(shop);
    const all: { categoryId: number }[] = (await shop.as('admin').get('/api/admin/categories')).body.data;
    const ids = all.map(({ categoryId }) => categoryId);
    const put = (order: readonly number[]): Write['send'] => {
      return (extra) => shop.as('admin').put('/api/admin/categories', { ids: order }, extra);
    };
    return { send: put(ids.toReversed()), other: put(ids) };
  },
  'PUT /api/admin/settings': async (shop) => {
    const all: { key: string; version: number; value: { hours: number } }[] = (
      await shop.as('admin').get('/api/admin/settings')
    ).body.data;
    const known = all.find(({ key }) => key === 'blackout');
    const hours = (known?.value.hours ?? 0) + 1;
    const put = (value: number): Write['send'] => {
      const said = { key: 'blackout', value: { hours: value }, version: known?.version };
      return (extra) => shop.as('admin').put('/api/admin/settings', said, extra);
    };
    return { send: put(hours), other: put(hours + 1) };
  },
  'POST /api/admin/settings/test-mail': async (shop) => ({
    ...posts(shop.as('admin'), '/api/admin/settings/test-mail', {}, {}),
    other: null,
  }),
  'POST /api/admin/users/sanctions': async (shop) => {
    const ids = [await idOf(shop, 'minjun@sinbaljang.test'), await idOf(shop, 'seoyeon@sinbaljang.test')];
    const said = { ids, sanction: { kind: 'WARN', reason: 'SPAM', text: '광고를 올렸어요.' } };
    return posts(shop.as('admin'), '/api/admin/users/sanctions', said, { ...said, ids: [ids[0]] });
  },
  'POST /api/admin/users/points': async (shop) => {
    const ids = [await idOf(shop, 'minjun@sinbaljang.test'), await idOf(shop, 'seoyeon@sinbaljang.test')];
    const gift = { kind: 'POINTS', points: 100, reason: 'COMPENSATION', description: '미안해요' };
    const said = { ids, gift };
    return posts(shop.as('admin'), '/api/admin/users/points', said, { ...said, ids: [ids[0]] });
  },
  'POST /api/admin/users/coupons': async (shop) => {
    const terms = { discountType: 'FIXED_DISCOUNT', discountValue: 1_000, validDays: 7, issueLimit: 9 };
    const form = { ...terms, name: '시험', code: `MANY-${unique()}`, endsAt: '2027-06-01T00:00:00.000Z' };
    const { campaignId } = (await shop.as('admin').post('/api/admin/coupon-campaigns', form)).body.data;
    const ids = [await idOf(shop, 'minjun@sinbaljang.test'), await idOf(shop, 'seoyeon@sinbaljang.test')];
    const said = { ids, gift: { kind: 'COUPON', campaignId, reason: 'THANKS' } };
    return posts(shop.as('admin'), '/api/admin/users/coupons', said, { ...said, ids: [ids[0]] });
  },
  'POST /api/admin/settlements/{id}/paid': async (shop) => {
    const { id } = await closedSettlement(shop);
    const path = `/api/admin/settlements/${id}/paid`;
    return posts(shop.as('admin'), path, {}, { paidOn: seoulDay(shop.clock.now()) });
  },
  'POST /api/users/me/seller-application': async (shop) => {
    const { call } = await newApplicant(shop);
    return posts(call, '/api/users/me/seller-application', applicationForm(), applicationForm());
  },
  'PUT /api/users/me/seller-application': async (shop) => {
    const { one, id } = await applied(shop);
    const asked = { reason: '신고번호를 알려 주세요', version: 1 };
    await shop.as('admin').post(`/api/admin/seller-applications/${id}/more-info`, asked);
    const put = (said: object): Write['send'] => {
      const body = { application: said, version: 2 };
      return (extra) => one.call.put('/api/users/me/seller-application', body, extra);
    };
    return { send: put(applicationForm()), other: put(applicationForm()) };
  },
  'POST /api/admin/seller-applications/{id}/approve': async (shop) => {
    const path = `/api/admin/seller-applications/${(await applied(shop)).id}/approve`;
    return posts(shop.as('admin'), path, { version: 1 }, { version: 2 });
  },
  'POST /api/admin/seller-applications/{id}/more-info': async (shop) => {
    const path = `/api/admin/seller-applications/${(await applied(shop)).id}/more-info`;
    return posts(shop.as('admin'), path, { reason: '확인', version: 1 }, { reason: '또 확인', version: 1 });
  },
  'POST /api/admin/seller-applications/{id}/reject': async (shop) => {
    const path = `/api/admin/seller-applications/${(await applied(shop)).id}/reject`;
    return posts(shop.as('admin'), path, { reason: '확인', version: 1 }, { reason: '또 확인', version: 1 });
  },
  'POST /api/v2/events/{id}/results': async (shop) => {
    const { id } = await endedEvent(shop);
    return posts(shop.as('admin'), resultPath(id), {}, { forceRecalculate: true });
  },
  'POST /api/v2/events/{id}/results/recalculate': async (shop) => {
    const { id } = await endedEvent(shop);
    return { ...posts(shop.as('admin'), resultPath(id, '/recalculate'), {}, {}), other: null };
  },
  'POST /api/v2/events/{id}/results/announce': async (shop) => {
    const { id, title } = await endedEvent(shop);
    await shop.as('admin').post(resultPath(id), {});
    return posts(shop.as('admin'), resultPath(id, '/announce'), { title }, { title: '다른 제목' });
  },
  'POST /api/v2/events/{id}/winners/{winnerId}/revoke': async (shop) => {
    const { id } = await announced(shop);
    const { data } = (await shop.as('admin').get(resultPath(id))).body;
    const path = `/api/v2/events/${id}/winners/${data.resultDetails[0].id}/revoke`;
    return posts(shop.as('admin'), path, { reason: '부정 참여' }, { reason: '다른 까닭' });
  },
};
