// Size: one row for every write of administrators.

import { caseOf, report, secondAdmin } from '../care.ts';
import { newcomer } from '../earning.ts';
import { announced, endedEvent, resultPath } from '../events/ended-event.ts';
import { eventForm, eventParts, publicEvent, voted } from '../events/events.ts';
import { applied } from '../members/applications.ts';
import { codeAt } from '../members/mfa.ts';
import { feedBy, type Person, person, reviewBy } from '../members/people.ts';
import { sendReport } from '../members/problem-reports.ts';
import { openSession } from '../members/sessions.ts';
import { inquire } from '../orders/inquiries.ts';
import { closedSettlement } from '../orders/settlements.ts';
import type { Answer, TestShop } from '../server/server.ts';
import { newStore } from '../stores.ts';

/** The workplace of an administrator: calls as this person, new members, and another administrator. */
export type Desk = {
  shop: TestShop;
  admin: Person['call'];
  somebody(): Promise<Person>;
  second(): Promise<Person>;
};
type Write = (desk: Desk) => Promise<Answer>;

let names = 0;
const unique = (): string => {
  names += 1;
  return String.fromCharCode(65 + Math.floor(names / 26), 65 + (names % 26));
};

const of = async (
  { admin }: Desk,
  path: string,
  pick: (row: Record<string, unknown>) => boolean = () => true,
) => (await admin.get(path)).body.data.find(pick);
const category = async ({ admin }: Desk) =>
  (await admin.post('/api/admin/categories', { type: `TEST_${unique()}`, name: '시험' })).body.data;
const brand = async ({ admin }: Desk) =>
  (await admin.post('/api/admin/brands', { name: `시험 ${unique()}`, englishName: '', aliases: [] })).body
    .data;
const settled = async ({ shop, admin }: Desk) => {
  const { id } = await closedSettlement(shop);
  return admin.post(`/api/admin/settlements/${id}/paid`, {});
};
const store = async ({ admin }: Desk) =>
  (await admin.get('/api/admin/stores?state=OPEN')).body.data.content[0];
const pause = async (desk: Desk) => {
  const { storeId, version } = await store(desk);
  return desk.admin.post(`/api/admin/stores/${storeId}/pause`, { reason: '확인', version });
};
const reported = async ({ shop, somebody }: Desk) => {
  const { feedId } = await feedBy(shop, await somebody());
  const token = await openSession(shop.db, 'jiwoo@sinbaljang.test', shop.clock.now());
  await report(shop, token, { targetType: 'FEED', targetId: feedId });
  return caseOf(shop, 'FEED', feedId);
};
const application = async ({ shop, admin }: Desk, deed: 'approve' | 'more-info' | 'reject') => {
  const { id } = await applied(shop);
  const said = { ...(deed === 'approve' ? {} : { reason: '확인' }), version: 1 };
  return admin.post(`/api/admin/seller-applications/${id}/${deed}`, said);
};
const DECISION = { decision: 'HIDE', rule: '광고 금지', noteToAuthor: '광고예요.' };
const campaign = async ({ admin }: Desk) => {
  const terms = { discountType: 'FIXED_DISCOUNT', discountValue: 1_000, validDays: 7, issueLimit: 3 };
  const said = { name: '시험', code: `TEST-${unique()}`, endsAt: '2027-06-01T00:00:00.000Z' };
  return (await admin.post('/api/admin/coupon-campaigns', { ...terms, ...said })).body.data;
};
const WARN = { kind: 'WARN', reason: 'SPAM', text: '광고를 올렸어요.' };
const SILENCE = { ...WARN, kind: 'SILENCE', days: 3 };
const SAID = { reason: 'COMPENSATION', description: '배송이 늦었어요' };
const KEY = () => ({ headers: { 'idempotency-key': `admin-${unique()}-write` } });
const someone = async (desk: Desk, path: string, body: object = {}): Promise<Answer> =>
  desk.admin.post(`/api/admin/users/${(await desk.somebody()).id}/${path}`, body);
const review = async (desk: Desk) => (await reviewBy(desk.shop, await desk.somebody())).reviewId;
const hidden = async (desk: Desk) => {
  const id = await review(desk);
  await desk.admin.post(`/api/admin/reviews/${id}/hide`);
  return id;
};
const earning = async ({ shop, somebody, admin }: Desk) => {
  const { feedId } = await feedBy(shop, await somebody());
  return (await admin.get(`/api/admin/feed-reward-events/feed/${feedId}`)).body[0].eventId;
};
const appeal = async (desk: Desk) => {
  const { id, author_id } = await reported(desk);
  const other = await desk.second();
  await other.call.post(`/api/admin/reports/${id}/decision`, { ...DECISION, version: 1 });
  const { email } = await desk.shop.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', author_id)
    .executeTakeFirstOrThrow();
  const author = await desk.shop.asMember(email);
  await author.post('/api/users/me/appeals', { caseId: id, text: '광고가 아니에요' });
  const { id: appealId } = await desk.shop.db
    .selectFrom('appeals')
    .select('id')
    .where('case_id', '=', id)
    .executeTakeFirstOrThrow();
  return appealId;
};
const grant = async ({ shop, somebody, second }: Desk) => {
  const [to, by] = [await somebody(), await second()];
  const asked = { ...SAID, points: 100, asked_by: by.id, asked_at: shop.clock.now(), state: 'WAITING' };
  const row = await shop.db
    .insertInto('point_grants')
    .values({ ...asked, user_id: to.id, note: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
const award = async ({ shop, somebody, second }: Desk) => {
  const [to, by] = [await somebody(), await second()];
  const row = await shop.db
    .insertInto('activity_awards')
    .values({
      user_id: to.id,
      activity_type: 'SNS_SHARING',
      points: 3,
      description: '공유했어요.',
      asked_by: by.id,
      asked_at: shop.clock.now(),
      state: 'WAITING',
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
/** Gives a member a second step of log-in. */
const hasStep = (shop: TestShop, id: number) =>
  shop.db
    .insertInto('mfa')
    .values({ user_id: id, secret_sealed: shop.ports.secrets.seal('x'), enabled_at: shop.clock.now() })
    .execute();
/** Sets up the second step of the administrator, so that later rows find it. */
const step = async ({ shop, admin }: Desk) => {
  const { secret } = (await admin.post('/api/admin/mfa/setup')).body.data;
  return admin.post('/api/admin/mfa/enable', { token: codeAt(secret, shop.clock.now()) });
};
const setting = async (desk: Desk) => {
  const { version } = await of(desk, '/api/admin/settings', ({ key }) => key === 'blackout');
  return desk.admin.put('/api/admin/settings', { key: 'blackout', value: { hours: 4 }, version });
};

/** Writes that change nothing before they are proven. */
export const BEGINNINGS: readonly string[] = ['POST /api/admin/mfa/setup'];

/** Every write of administrators as a successful call: one line each. */
export const ADMIN_WRITES: Readonly<Record<string, Write>> = {
  'POST /api/admin/inquiries/:id/messages': async ({ shop, admin }) => {
    const id = await inquire(shop.as('user'));
    return admin.post(`/api/admin/inquiries/${id}/messages`, { content: '확인했어요.' });
  },
  'POST /api/admin/problem-reports/:id/read': async ({ shop, admin }) =>
    admin.post(`/api/admin/problem-reports/${await sendReport(shop.as('user'))}/read`, { reason: 'FAULT' }),
  'POST /api/admin/brands': ({ admin }) =>
    admin.post('/api/admin/brands', { name: `시험 ${unique()}`, englishName: '', aliases: [] }),
  'PUT /api/admin/brands/:id': async (desk) => {
    const { brandId, products: _, ...said } = await brand(desk);
    return desk.admin.put(`/api/admin/brands/${brandId}`, { ...said, name: `시험 ${unique()}` });
  },
  'POST /api/admin/brands/:id/merge': async (desk) => {
    const { brandId, version } = await brand(desk);
    const { brandId: intoId } = await brand(desk);
    return desk.admin.post(`/api/admin/brands/${brandId}/merge`, { intoId, version });
  },
  'POST /api/admin/categories': ({ admin }) =>
    admin.post('/api/admin/categories', { type: `TEST_${unique()}`, name: '시험' }),
  'PUT /api/admin/categories/:id': async (desk) => {
    const { categoryId, products: _, ...said } = await category(desk);
    return desk.admin.put(`/api/admin/categories/${categoryId}`, { ...said, name: '다른 이름' });
  },
  'PUT /api/admin/categories': async ({ admin }) => {
    const all = (await admin.get('/api/admin/categories')).body.data;
    return admin.put('/api/admin/categories', {
      ids: all.map(({ categoryId }: { categoryId: number }) => categoryId).toReversed(),
    });
  },
  'DELETE /api/admin/categories/:id': async (desk) =>
    desk.admin.delete(`/api/admin/categories/${(await category(desk)).categoryId}`),
  'PUT /api/admin/settings': setting,
  'POST /api/admin/settings/test-mail': ({ admin }) => admin.post('/api/admin/settings/test-mail'),
  'POST /api/admin/settlements/:id/paid': settled,
  'POST /api/admin/stores/:id/close': async (desk) => {
    const { storeId, version } = await newStore(desk.shop);
    return desk.admin.post(`/api/admin/stores/${storeId}/close`, { reason: '확인', version });
  },
  'POST /api/admin/stores/:id/fee': async (desk) => {
    const { storeId, version } = await store(desk);
    const said = { basisPoints: 850, reason: '확인', version };
    return desk.admin.post(`/api/admin/stores/${storeId}/fee`, said);
  },
  'POST /api/admin/stores/:id/name': async (desk) => {
    const { storeId, version } = await store(desk);
    const said = { storeName: `새 이름 ${unique()}`, reason: '확인', version };
    return desk.admin.post(`/api/admin/stores/${storeId}/name`, said);
  },
  'POST /api/admin/stores/:id/pause': pause,
  'POST /api/admin/stores/:id/resume': async (desk) => {
    await pause(desk);
    const { content } = (await desk.admin.get('/api/admin/stores?state=PAUSED')).body.data;
    const [{ storeId, version }] = content;
    return desk.admin.post(`/api/admin/stores/${storeId}/resume`, { reason: '확인', version });
  },
  'POST /api/admin/seller-applications/:id/approve': (desk) => application(desk, 'approve'),
  'POST /api/admin/seller-applications/:id/more-info': (desk) => application(desk, 'more-info'),
  'POST /api/admin/seller-applications/:id/reject': (desk) => application(desk, 'reject'),
  'POST /api/admin/audit/verify': ({ admin }) => admin.post('/api/admin/audit/verify'),
  'POST /api/admin/audit/export': ({ admin }) => admin.post('/api/admin/audit/export', {}),
  'POST /api/admin/reports/:id/claim': async (desk) =>
    desk.admin.post(`/api/admin/reports/${(await reported(desk)).id}/claim`),
  'POST /api/admin/reports/:id/decision': async (desk) =>
    desk.admin.post(`/api/admin/reports/${(await reported(desk)).id}/decision`, { ...DECISION, version: 1 }),
  'POST /api/admin/reports/bulk': async (desk) => {
    const { author_id: authorId } = await reported(desk);
    return desk.admin.post('/api/admin/reports/bulk', { decision: 'HIDE', rule: '광고 금지', authorId });
  },
  'POST /api/admin/appeals/:id/decision': async (desk) =>
    desk.admin.post(`/api/admin/appeals/${await appeal(desk)}/decision`, {
      isGranted: true,
      answer: '다시 봤어요',
    }),
  'POST /api/admin/reviews/:id/hide': async (desk) =>
    desk.admin.post(`/api/admin/reviews/${await review(desk)}/hide`),
  'POST /api/admin/reviews/:id/show': async (desk) =>
    desk.admin.post(`/api/admin/reviews/${await hidden(desk)}/show`),
  'POST /api/admin/users/:id/sanctions': (desk) => someone(desk, 'sanctions', WARN),
  'POST /api/admin/sanctions/:id/lift': async (desk) => {
    const { sanctionId } = (await someone(desk, 'sanctions', SILENCE)).body.data;
    return desk.admin.post(`/api/admin/sanctions/${sanctionId}/lift`, { note: '오해였어요.' });
  },
  'POST /api/admin/users/export': ({ admin }) => admin.post('/api/admin/users/export', { role: 'seller' }),
  'POST /api/admin/users/sanctions': async ({ admin, somebody }) =>
    admin.post('/api/admin/users/sanctions', { ids: [(await somebody()).id], sanction: WARN }),
  'POST /api/admin/users/points': async ({ admin, somebody }) =>
    admin.post('/api/admin/users/points', {
      ids: [(await somebody()).id],
      gift: { ...SAID, kind: 'POINTS', points: 100 },
    }),
  'POST /api/admin/users/coupons': async (desk) =>
    desk.admin.post('/api/admin/users/coupons', {
      ids: [(await desk.somebody()).id],
      gift: { kind: 'COUPON', reason: 'THANKS', campaignId: (await campaign(desk)).campaignId },
    }),
  'POST /api/admin/users/:id/memos': (desk) => someone(desk, 'memos', { text: '전화했어요' }),
  'POST /api/admin/users/:id/personal': (desk) => someone(desk, 'personal', { reason: 'DELIVERY' }),
  'POST /api/admin/users/:id/unlock': (desk) => someone(desk, 'unlock'),
  'POST /api/admin/users/:id/password-reset': (desk) => someone(desk, 'password-reset'),
  'POST /api/admin/users/:id/verification': async ({ admin, somebody }) => {
    const one = await somebody();
    await one.set({ status: 'PENDING' });
    return admin.post(`/api/admin/users/${one.id}/verification`);
  },
  'POST /api/admin/users/:id/mfa-reset': async ({ shop, admin, somebody }) => {
    const { id } = await somebody();
    await hasStep(shop, id);
    return admin.post(`/api/admin/users/${id}/mfa-reset`);
  },
  'POST /api/admin/mfa-resets/:id/decision': async ({ shop, admin, somebody, second }) => {
    const [of, by] = [await somebody(), await second()];
    const now = shop.clock.now();
    await hasStep(shop, of.id);
    const { id } = await shop.db
      .insertInto('mfa_resets')
      .values({
        user_id: of.id,
        asked_by: by.id,
        asked_at: now,
        due_at: new Date(now.getTime() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return admin.post(`/api/admin/mfa-resets/${id}/decision`, { confirm: false });
  },
  'DELETE /api/admin/users/:id/sessions': async ({ admin, somebody }) =>
    admin.delete(`/api/admin/users/${(await somebody()).id}/sessions`),
  'POST /api/admin/users/:id/role': async ({ shop, admin, somebody }) => {
    const { id } = await somebody();
    await hasStep(shop, id);
    const { nickname } = await shop.db
      .selectFrom('users')
      .select('nickname')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return admin.post(`/api/admin/users/${id}/role`, { role: 'admin', nickname });
  },
  'PUT /api/admin/users/:id/posts': async ({ shop, admin, somebody }) => {
    const one = await somebody();
    await feedBy(shop, one);
    await admin.post(`/api/admin/users/${one.id}/sanctions`, { ...WARN, kind: 'BLOCK' });
    return admin.put(`/api/admin/users/${one.id}/posts`, { hidden: true });
  },
  'POST /api/admin/users/:id/points': async ({ admin, somebody }) =>
    admin.post(`/api/admin/users/${(await somebody()).id}/points`, { ...SAID, points: 100 }, KEY()),
  'POST /api/admin/point-grants/:id/decision': async (desk) =>
    desk.admin.post(`/api/admin/point-grants/${await grant(desk)}/decision`, { confirm: true }, KEY()),
  'POST /api/rewards/admin/grant': async ({ admin, somebody }) =>
    admin.post(
      '/api/rewards/admin/grant',
      { userId: (await somebody()).id, points: 100, description: '선물' },
      KEY(),
    ),
  'POST /api/users/badges/admin/award': async ({ admin, somebody }) =>
    admin.post('/api/users/badges/admin/award', {
      userId: (await somebody()).id,
      badgeType: 'ANNIVERSARY_2024',
    }),
  'POST /api/users/level/admin/award-points': async ({ admin, somebody }) =>
    admin.post('/api/users/level/admin/award-points', {
      userId: (await somebody()).id,
      activityType: 'SNS_VERIFICATION',
      description: '인증 사진을 확인했어요.',
    }),
  'POST /api/admin/activity-awards/:id/decision': async (desk) =>
    desk.admin.post(`/api/admin/activity-awards/${await award(desk)}/decision`, { confirm: true }, KEY()),
  'POST /api/admin/delivery-disputes/:id/decide': async (desk) => {
    // Inserted by SQL: a store paused by an earlier write sells nothing that could be disputed.
    const line = desk.shop.db
      .selectFrom('order_items')
      .where('status', '=', 'DELIVERED')
      .limit(1)
      .select((eb) => [
        'id as order_item_id',
        'order_id',
        'store_id',
        eb.cast<Date>(eb.val(desk.shop.clock.now()), 'timestamptz').as('opened_at'),
      ]);
    const { id } = await desk.shop.db
      .insertInto('delivery_disputes')
      .columns(['order_item_id', 'order_id', 'store_id', 'opened_at'])
      .expression(line)
      .returning('id')
      .executeTakeFirstOrThrow();
    return desk.admin.post(`/api/admin/delivery-disputes/${id}/decide`);
  },
  'POST /api/admin/coupon-campaigns': async ({ admin }) => {
    const terms = { discountType: 'FIXED_DISCOUNT', discountValue: 1_000, validDays: 7, issueLimit: 3 };
    const said = { name: '시험', code: `TEST-${unique()}`, endsAt: '2027-06-01T00:00:00.000Z' };
    return admin.post('/api/admin/coupon-campaigns', { ...terms, ...said });
  },
  'PUT /api/admin/coupon-campaigns/:id': async (desk) => {
    const made = await campaign(desk);
    return desk.admin.put(`/api/admin/coupon-campaigns/${made.campaignId}`, { ...made, name: '다른 이름' });
  },
  'POST /api/admin/coupon-campaigns/:id/pause': async (desk) =>
    desk.admin.post(`/api/admin/coupon-campaigns/${(await campaign(desk)).campaignId}/pause`, {
      isPaused: true,
    }),
  'POST /api/admin/coupon-campaigns/:id/coupons/export': async (desk) =>
    desk.admin.post(`/api/admin/coupon-campaigns/${(await campaign(desk)).campaignId}/coupons/export`, {}),
  'POST /api/admin/coupon-campaigns/:id/issues': async (desk) =>
    desk.admin.post(`/api/admin/coupon-campaigns/${(await campaign(desk)).campaignId}/issues`, {
      joinedFrom: '2019-05-05',
      joinedTo: '2019-05-05',
    }),
  'POST /api/events': ({ admin }) => admin.post('/api/events', eventForm({ state: 'DRAFT' })),
  'PUT /api/events/:id': async (desk) =>
    desk.admin.put(`/api/events/${await publicEvent(desk.shop)}`, { title: '다른 이름' }),
  'PUT /api/events/:id/multipart': async (desk) => {
    const { payload, headers } = await eventParts({ title: '다른 사진' });
    return desk.admin.put(`/api/events/${await publicEvent(desk.shop)}/multipart`, payload, { headers });
  },
  'DELETE /api/events/:id': async (desk) => desk.admin.delete(`/api/events/${await publicEvent(desk.shop)}`),
  'POST /api/events/:id/publish': async (desk) => {
    const { payload, headers } = await eventParts(eventForm({ state: 'DRAFT' }));
    const { eventId } = (await desk.admin.post('/api/events', payload, { headers })).body.data;
    return desk.admin.post(`/api/events/${eventId}/publish`, {});
  },
  'POST /api/events/:id/cancel': async (desk) =>
    desk.admin.post(`/api/events/${await publicEvent(desk.shop)}/cancel`, { reason: '사정이 생겼어요' }),
  'POST /api/admin/events/:id/votes/void': async (desk) => {
    const { eventId, voteId } = await voted(desk.shop);
    const said = { voteIds: [voteId], reason: '여러 계정' };
    return desk.admin.post(`/api/admin/events/${eventId}/votes/void`, said);
  },
  'POST /api/admin/events/:id/votes/restore': async (desk) => {
    const { eventId, voteId } = await voted(desk.shop);
    const said = { voteIds: [voteId], reason: '여러 계정' };
    await desk.admin.post(`/api/admin/events/${eventId}/votes/void`, said);
    return desk.admin.post(`/api/admin/events/${eventId}/votes/restore`, said);
  },
  'POST /api/coupons/issue': async ({ admin, somebody }) =>
    admin.post('/api/coupons/issue', {
      email: (await somebody()).email,
      couponCode: `TEST-${unique()}`,
      couponName: '선물',
      discountType: 'FIXED_DISCOUNT',
      discountValue: 1_000,
      expiresAt: '2027-01-01T00:00:00.000Z',
    }),
  'POST /api/admin/feed-reward-events/export': ({ admin }) =>
    admin.post('/api/admin/feed-reward-events/export', {}),
  'POST /api/admin/feed-reward-events/:id/process': async (desk) =>
    desk.admin.post(`/api/admin/feed-reward-events/${await earning(desk)}/process`),
  'POST /api/admin/feed-reward-events/retry-failed': async (desk) => {
    const failed = { status: 'FAILED', reason: 'ERROR', retry_count: 3 };
    const id = await earning(desk);
    await desk.shop.db.updateTable('feed_reward_events').set(failed).where('id', '=', id).execute();
    return desk.admin.post('/api/admin/feed-reward-events/retry-failed');
  },
  'PUT /api/admin/reward-policies/:id': async (desk) => {
    const { policyId, id, version } = await of(desk, '/api/admin/reward-policies');
    return desk.admin.put(`/api/admin/reward-policies/${policyId ?? id}`, {
      points: 200,
      description: '새 설명',
      isActive: true,
      dailyLimit: 1,
      monthlyLimit: null,
      validFrom: null,
      validTo: null,
      version,
    });
  },
  'POST /api/v2/events/:id/results/freeze': async ({ shop, admin }) =>
    admin.post(resultPath((await endedEvent(shop)).id, '/freeze'), {}),
  'POST /api/v2/events/:id/results': async ({ shop, admin }) =>
    admin.post(resultPath((await endedEvent(shop)).id), {}),
  'POST /api/v2/events/:id/results/recalculate': async ({ shop, admin }) =>
    admin.post(resultPath((await endedEvent(shop)).id, '/recalculate'), {}),
  'DELETE /api/v2/events/:id/results': async ({ shop, admin }) => {
    const { id } = await endedEvent(shop);
    await admin.post(resultPath(id), {});
    return admin.delete(resultPath(id));
  },
  'POST /api/v2/events/:id/results/announce': async ({ shop, admin }) => {
    const { id, title } = await endedEvent(shop);
    await admin.post(resultPath(id), {});
    return admin.post(resultPath(id, '/announce'), { title });
  },
  'POST /api/v2/events/:id/rewards/process': async ({ shop, admin }) =>
    admin.post(`/api/v2/events/${(await announced(shop)).id}/rewards/process`, {}),
  'POST /api/v2/events/:id/rewards/reprocess/:userId': async ({ shop, admin }) => {
    const { id, users } = await announced(shop);
    await shop.db.updateTable('event_payouts').set({ state: 'FAILED' }).where('event_id', '=', id).execute();
    return admin.post(`/api/v2/events/${id}/rewards/reprocess/${users[0]}`, {});
  },
  // The same with the field names of legacy clients.
  'POST /api/v2/events/migration/:id/rewards': async ({ shop, admin }) =>
    admin.post(`/api/v2/events/migration/${(await announced(shop)).id}/rewards`, {}),
  'POST /api/v2/events/migration/:id/rewards/:userId': async ({ shop, admin }) => {
    const { id, users } = await announced(shop);
    await shop.db.updateTable('event_payouts').set({ state: 'FAILED' }).where('event_id', '=', id).execute();
    return admin.post(`/api/v2/events/migration/${id}/rewards/${users[0]}`, {});
  },
  'POST /api/v2/events/:id/winners/:winnerId/revoke': async ({ shop, admin }) => {
    const { id } = await announced(shop);
    const { data } = (await admin.get(resultPath(id))).body;
    const path = `/api/v2/events/${id}/winners/${data.resultDetails[0].id}/revoke`;
    return admin.post(path, { reason: '부정 참여' });
  },
  'POST /api/admin/events/results/export': ({ admin }) => admin.post('/api/admin/events/results/export', {}),
  'DELETE /api/users/admin/by-email/:email': async ({ admin, somebody }) =>
    admin.delete(`/api/users/admin/by-email/${(await somebody()).email}`),
  'POST /api/admin/mfa/enable': step,
  'POST /api/admin/mfa/recovery-codes': ({ admin }) => admin.post('/api/admin/mfa/recovery-codes'),
  'DELETE /api/admin/mfa/disable': ({ admin }) => admin.delete('/api/admin/mfa/disable'),
  'DELETE /api/admin/mfa/disable/:email': async (desk) => {
    desk.shop.clock.advance(60_000);
    await step(desk);
    return desk.admin.delete('/api/admin/mfa/disable/admin@sinbaljang.test');
  },
};

export const deskOf = async (shop: TestShop): Promise<Desk> => ({
  shop,
  admin: (await person(shop, 'admin')).call,
  somebody: () => newcomer(shop),
  second: () => secondAdmin(shop),
});
