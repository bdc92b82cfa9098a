// Size: one table makes every cause happen, so that none is missing.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escalatesAt } from '#domain/inquiries/inquiry-lifecycle.ts';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { isMailed } from '#domain/notices/topics.ts';
import { columns } from '#server/db/statements/columns.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { sweepInquiries } from '#server/inquiries/sweep-inquiries.ts';
import { followLate } from '#server/jobs/orders/order-sweeps.ts';
import { notifySales, summarizeSales } from '#server/jobs/reminders/notify-sellers.ts';
import { remind } from '#server/jobs/reminders/remind.ts';
import { measureNicknames } from '#server/members/nicknames/measure-nicknames.ts';
import { CAUSES, type CauseKind } from '#server/notices/causes.ts';
import { recordActivity } from '#server/rewards/activities.ts';
import { payFeedRewards } from '#server/rewards/pay-feed-rewards.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { REFUSED_NUMBER } from '#server/trade/payments/test-receipts.ts';
import { settleReceipts } from '#server/trade/receipts/settle-receipts.ts';
import { caseOf, lockOut, neighbours, report, sanction, secondAdmin } from '../../support/care.ts';
import { idOf, postFeed } from '../../support/community.ts';
import { announced, endedEvent, resultPath } from '../../support/events/ended-event.ts';
import { voted } from '../../support/events/events.ts';
import { applied, decide } from '../../support/members/applications.ts';
import { feedBy, person } from '../../support/members/people.ts';
import { ask, deliver, twins, twoStores } from '../../support/orders/delivered.ts';
import { awaiting, deposit } from '../../support/orders/deposits.ts';
import { giveEnding } from '../../support/orders/ending-coupon.ts';
import { boughtLine, inquire } from '../../support/orders/inquiries.ts';
import { nameDay } from '../../support/orders/late.ts';
import { closedSettlement } from '../../support/orders/settlements.ts';
import { buy, optionsInStock, sellerOf } from '../../support/orders/shopping.ts';
import { answerOfBuyer, ask as askQuestion, productOnSale } from '../../support/questions.ts';
import { buy as bought, freshProduct, postReview } from '../../support/reviews.ts';
import { readSellerProduct, shownProduct } from '../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { newStore } from '../../support/stores.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let [nari, minjun]: Caller[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  nari = await shop.asMember('nari@sinbaljang.test');
  minjun = await shop.asMember('minjun@sinbaljang.test');
});
afterAll(() => shop.close());

const member = (caller: Caller | undefined): Caller => caller ?? shop.as('visitor');
/** Order whose deposit has arrived, for which a receipt with this number was wished. */
async function receipted(number: string) {
  const order = await awaiting(shop, member(nari), { cashReceipt: { kind: 'PERSON', number } });
  await deposit(shop, order);
  await settleReceipts({ ...shop.ports, jobs: shop.jobs, log: shop.app.log }, order.orderId);
  return order;
}
type Told = { topic: string; message: string; path: string };
const labelledNames = async (caller: Caller, type: CauseKind): Promise<Told[]> =>
  (await caller.get('/api/users/notices?size=100')).body.data.content
    .filter((notice: { type: string }) => notice.type === type)
    .map(({ topic, message, path }: Told) => ({ topic, message, path }));

async function delivered(buyer: Caller) {
  const { option } = await twins(shop);
  const { orderId, itemIds } = await deliver(shop, buyer, [option]);
  const { name } = await shop.db
    .selectFrom('products')
    .select('name')
    .where('id', '=', option.product_id)
    .executeTakeFirstOrThrow();
  return { orderId, itemId: itemIds[0] ?? 0, seller: await sellerOf(shop, option.product_id), name };
}
/** One claim whose seller takes all steps; more logins would reach their limit. */
let steps: ReturnType<typeof allSteps> | undefined;
const staged = () => {
  steps ??= allSteps();
  return steps;
};
async function allSteps() {
  const { orderId, itemId, seller, name } = await delivered(member(nari));
  const { claimId } = (await ask(member(nari), { orderItemId: itemId, type: 'RETURN' })).body.data;
  for (const step of ['approve', 'collect', 'receive', 'check'])
    await seller.post(`/api/seller/claims/${claimId}/${step}`, step === 'collect' ? { carrier: 'CJ' } : {});
  return { to: member(nari), path: `/my-orders/${orderId}`, says: name };
}
async function inquired() {
  const [option] = await optionsInStock(shop, 1);
  if (!option) throw new Error('no option in stock');
  const id = await inquire(member(nari), await boughtLine(shop, member(nari), option));
  return { id, seller: await sellerOf(shop, option.product_id) };
}
const decided = async (decision: 'COMPLETE' | 'REJECT') => {
  const buyer = member(nari);
  const { orderId, itemId, seller, name } = await delivered(buyer);
  const { claimId } = (await ask(buyer, { orderItemId: itemId, type: 'RETURN' })).body.data;
  const answer = await seller.post(`/api/seller/claims/${claimId}/decision`, {
    decision,
    answer: '확인했어요',
  });
  expect(answer.status).toBe(200);
  return { to: buyer, path: `/my-orders/${orderId}`, says: name };
};
const moved = async () => {
  const buyer = member(nari);
  const { orderId, name } = await delivered(buyer);
  return { to: buyer, path: `/my-orders/${orderId}`, says: name };
};
const onFeed = async (deed: (feedId: number) => Promise<unknown>) => {
  const { feedId } = await postFeed(shop);
  await deed(feedId);
  return { to: shop.as('user'), path: `/feed/${feedId}`, says: '민준러너님이 내 피드' };
};

/** A thing of nari that doyun, an administrator, decides about. */
const judged = async (decision: 'HIDE' | 'NO_PROBLEM', reporter = shop.as('seller')) => {
  const author = await person(shop, 'nari');
  const admin = await secondAdmin(shop);
  const { feedId } = await feedBy(shop, author);
  const target = { targetType: 'FEED', targetId: feedId, reason: 'SPAM' };
  expect((await reporter.post('/api/reports', target)).status).toBe(200);
  const { id } = await caseOf(shop, 'FEED', feedId);
  const decided = await admin.call.post(`/api/admin/reports/${id}/decision`, { decision, version: 1 });
  expect(decided.status).toBe(200);
  return { author, caseId: id };
};

/** Suspends a product by a decision about its reports; a second decision restores it. */
const productHeld = async (isLifted: boolean) => {
  const [admin, seller] = [shop.as('admin'), shop.as('seller')];
  const id = await shownProduct(seller, { name: `멈춘 신발 ${isLifted ? 1 : 2}` });
  await shop.as('user').post('/api/reports', { targetType: 'PRODUCT', targetId: id, reason: 'OTHER' });
  const known = await caseOf(shop, 'PRODUCT', id);
  const decide = (decision: string, version: number) =>
    admin.post(`/api/admin/reports/${known.id}/decision`, { decision, rule: '설명이 달라요', version });
  await decide('HIDE', 1);
  if (isLifted) await decide('NO_PROBLEM', 2);
  const says = isLifted ? '다시 판매할 수 있어요' : '판매가 중지됐어요. 이유: 설명이 달라요';
  return { to: seller, path: `/product-manage?open=${id}`, says };
};
const storeAtDesk = async (deed: string, said: object, told: { path: string; says: string }) => {
  const admin = shop.as('admin');
  const { one, storeId, version } = await newStore(shop);
  await admin.post(`/api/admin/stores/${storeId}/${deed}`, { ...said, reason: '확인했어요', version });
  return { to: one.call, ...told };
};
/** Pauses the first store as an administrator, and may resume it again. */
const storeChanged = async (to: 'PAUSED' | 'RESUMED') => {
  const admin = shop.as('admin');
  const [store] = (await admin.get('/api/admin/stores?sort=name')).body.data.content;
  const path = `/api/admin/stores/${store.storeId}`;
  const paused = await admin.post(`${path}/pause`, {
    reason: '서류를 확인하고 있어요',
    version: store.version,
  });
  if (to === 'RESUMED')
    await admin.post(`${path}/resume`, { reason: '서류를 확인했어요', version: paused.body.data.version });
  const { email } = await shop.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', store.seller.userId)
    .executeTakeFirstOrThrow();
  const told = { to: await shop.asMember(email) };
  return to === 'PAUSED'
    ? { ...told, path: '/mypage/notices?topic=INFO', says: '서류를 확인하고 있어요' }
    : { ...told, path: '/store-home', says: '다시 판매할 수 있어요. 이유: 서류를 확인했어요' };
};

const answeredApplication = async (deed: 'approve' | 'more-info' | 'reject', says: string) => {
  const { one } = await applied(shop);
  expect((await decide(shop, one, deed)).status).toBe(200);
  return { to: one.call, path: '/become-seller', says };
};

const DAY_MS = 86_400_000;
/** Sets the delivery of the line back until the reminder is due. */
async function daysPass(itemId: number, days: number) {
  const line = await shop.db
    .updateTable('order_items')
    .set({ delivered_at: new Date(shop.clock.now().getTime() - days * DAY_MS) })
    .where('id', '=', itemId)
    .returning('product_id')
    .executeTakeFirstOrThrow();
  await shop.sweep();
  return line;
}

/** Creates an event; one of its participants reads the notifications. */
const inEvent = async (place: number, deed?: (eventId: number) => Promise<unknown>) => {
  const { id, title, users } = await announced(shop);
  await deed?.(id);
  const { email } = await shop.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', users[place] ?? 0)
    .executeTakeFirstOrThrow();
  return { to: await shop.asMember(email), path: `/events/${id}`, says: title };
};

const DELAYS = {
  DELIVERY_LATE: { days: -1, says: '배송이 늦어지고 있어요' },
  SALE_LATE: { days: -1, says: '도착 예정일이 지났어요' },
  DELIVERY_DELAYED: { days: -1, says: '태풍으로 늦어졌어요' },
  LATE_CANCELLED: { days: -20, says: '도착이 너무 늦어져' },
  SALE_CANCELLED: { days: -20, says: '자동으로 취소됐어요' },
} as const;
/** Creates an order whose promised day was this many days ago, and runs the sweep. */
async function late(kind: keyof typeof DELAYS) {
  const { days, says } = DELAYS[kind];
  const [option] = await optionsInStock(shop, 1);
  if (!option) throw new Error('no option');
  const orderId = await buy(shop, member(nari), { items: [{ optionId: option.id, quantity: 1 }] });
  const seller = await sellerOf(shop, option.product_id);
  const today = seoulDay(shop.clock.now());
  const promised_on = laterDay(today, days);
  await shop.db.updateTable('orders').set({ promised_on }).where('id', '=', orderId).execute();
  const ports = { ...shop.ports, log: shop.app.log };
  await followLate(ports);
  await shop.db
    .updateTable('late_deliveries')
    .set({ counted_from: promised_on })
    .where('order_id', '=', orderId)
    .execute();
  if (kind === 'DELIVERY_DELAYED') await nameDay(seller, orderId, laterDay(today, 1));
  else await followLate(ports);
  return kind.startsWith('SALE')
    ? { to: seller, path: `/order-manage?open=${orderId}`, says }
    : { to: member(nari), path: `/my-orders/${orderId}`, says };
}

/** A disputed delivery about which an administrator decides. */
async function disputed(kind: 'SALE_NOT_RECEIVED' | 'DELIVERY_DECIDED') {
  const { orderId, seller } = await delivered(member(nari));
  await member(nari).post(`/api/users/orders/${orderId}/not-received`, {});
  if (kind === 'SALE_NOT_RECEIVED')
    return { to: seller, path: `/order-manage?open=${orderId}`, says: '아직 받지 못했다고' };
  const { id } = await shop.db
    .selectFrom('delivery_disputes')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await shop.as('admin').post(`/api/admin/delivery-disputes/${id}/decide`);
  return { to: member(nari), path: `/my-orders/${orderId}`, says: '배송 완료로 처리했어요' };
}

/** Does one thing as a buyer; the seller is notified when the hour is over. */
async function sold(kind: 'PLACED' | 'CLAIMED' | 'WITHDRAWN') {
  const { orderId, itemId, seller } = await delivered(member(nari));
  const { claimId } = (await ask(member(nari), { orderItemId: itemId, type: 'RETURN' })).body.data;
  await member(nari).post(`/api/users/claims/${claimId}/withdraw`);
  await shop.db.deleteFrom('sale_events').where('order_id', '<>', orderId).execute();
  await shop.db
    .deleteFrom('notices')
    .where('type', 'in', ['SALE_PLACED', 'SALE_CLAIMED', 'SALE_WITHDRAWN'])
    .execute();
  const created_at = new Date(shop.clock.now().getTime() - 3_600_000);
  await shop.db.updateTable('sale_events').set({ created_at }).execute();
  await notifySales(shop.ports);
  const path = kind === 'PLACED' ? `/order-manage?open=${orderId}` : '/claim-manage';
  return { to: seller, path, says: '1건' };
}

const judgedVote = async (deed: 'void') => {
  const { eventId, voter, voteId } = await voted(shop);
  const said = { voteIds: [voteId], reason: '여러 계정으로 투표했어요' };
  await shop.as('admin').post(`/api/admin/events/${eventId}/votes/${deed}`, said);
  return { to: voter, path: `/events/${eventId}`, says: said.reason, eventId, said };
};
/** Makes each cause happen through the API; returns the expected recipient, page and words. */
const HAPPENS: Record<CauseKind, () => Promise<{ to: Caller; path: string; says: string }>> = {
  ORDER_PLACED: async () => {
    const { orderId } = await delivered(member(nari));
    return { to: member(nari), path: `/my-orders/${orderId}`, says: '결제했어요' };
  },
  EVENT_WON: () => inEvent(0),
  EVENT_RESULT: async () => {
    const event = await endedEvent(shop, { entries: [4, 3, 2, 1] });
    await shop.as('admin').post(resultPath(event.id), {});
    await shop.as('admin').post(resultPath(event.id, '/announce'), { title: event.title });
    const { email } = await shop.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', event.users[3] ?? 0)
      .executeTakeFirstOrThrow();
    return { to: await shop.asMember(email), path: `/events/${event.id}`, says: event.title };
  },
  EVENT_UNANNOUNCED: async () => {
    const { id, title } = await endedEvent(shop, { over: 60 });
    await remind(shop.ports);
    return { to: shop.as('admin'), path: `/events/result?open=${id}`, says: title };
  },
  EVENT_PRIZE_REVOKED: () =>
    inEvent(0, async (eventId) => {
      const { data } = (await shop.as('admin').get(resultPath(eventId))).body;
      const path = `/api/v2/events/${eventId}/winners/${data.resultDetails[0].id}/revoke`;
      await shop.as('admin').post(path, { reason: '부정 참여' });
    }),
  ORDER_SHIPPED: moved,
  ORDER_DELIVERED: moved,
  ORDER_CANCELLED: async () => {
    const [first, second] = await twoStores(shop);
    const items = [first, second].map(({ id }) => ({ optionId: id, quantity: 1 }));
    const orderId = await buy(shop, member(nari), { items });
    const seller = await sellerOf(shop, first.product_id);
    await seller.post(`/api/seller/orders/${orderId}/status`, { status: 'CANCELLED' });
    return { to: member(nari), path: `/my-orders/${orderId}`, says: '취소' };
  },
  DELIVERY_LATE: () => late('DELIVERY_LATE'),
  SALE_LATE: () => late('SALE_LATE'),
  DELIVERY_DELAYED: () => late('DELIVERY_DELAYED'),
  LATE_CANCELLED: () => late('LATE_CANCELLED'),
  SALE_CANCELLED: () => late('SALE_CANCELLED'),
  SALE_NOT_RECEIVED: () => disputed('SALE_NOT_RECEIVED'),
  DELIVERY_DECIDED: () => disputed('DELIVERY_DECIDED'),
  SALE_PLACED: () => sold('PLACED'),
  SALE_CLAIMED: () => sold('CLAIMED'),
  SALE_WITHDRAWN: () => sold('WITHDRAWN'),
  SALE_SUMMARY: async () => {
    const { seller } = await delivered(member(nari));
    await shop.db.deleteFrom('notices').where('type', '=', 'SALE_SUMMARY').execute();
    await summarizeSales(shop.ports);
    return { to: seller, path: '/store-home', says: '오늘 할 일' };
  },
  AUTO_CONFIRM_SOON: async () => {
    const { orderId, itemId, name } = await delivered(member(nari));
    return { to: member(nari), path: `/my-orders/${orderId}`, says: name, ...(await daysPass(itemId, 6)) };
  },
  CLAIM_STALE: async () => {
    const { itemId, seller, name } = await delivered(member(nari));
    const { claimId } = (await ask(member(nari), { orderItemId: itemId, type: 'RETURN' })).body.data;
    // A second less than 14 days causes no notification; 14 days do.
    for (const ms of [-1_000, 0]) {
      const asked = await shop.db
        .selectFrom('notices')
        .select('id')
        .where('type', '=', 'CLAIM_STALE')
        .execute();
      expect(asked).toEqual([]);
      const created_at = new Date(shop.clock.now().getTime() - 14 * 86_400_000 - ms);
      await shop.db.updateTable('claims').set({ created_at }).where('id', '=', claimId).execute();
      await remind(shop.ports);
    }
    return { to: seller, path: `/claim-manage?open=${claimId}`, says: name };
  },
  REVIEW_ANSWERED: async () => {
    const { id } = await person(shop, 'nari');
    const { reviewId, productId } = await postReview(shop, member(nari), id);
    const seller = await sellerOf(shop, productId);
    await seller.put(`/api/seller/reviews/${reviewId}/answer`, { content: '고마워요!' });
    return { to: member(nari), path: `/products/${productId}`, says: '답을 남겼어요' };
  },
  QUESTION_ASKED: async () => {
    const productId = await productOnSale(shop);
    const questionId = await askQuestion(member(nari), productId);
    const path = `/question-manage?answered=ALL&open=${questionId}`;
    return { to: await sellerOf(shop, productId), path, says: '새 문의' };
  },
  QUESTION_ANSWERED: async () => {
    const productId = await productOnSale(shop);
    const questionId = await askQuestion(member(nari), productId);
    const seller = await sellerOf(shop, productId);
    await seller.put(`/api/seller/questions/${questionId}/answer`, { content: '네, 그래요.' });
    return { to: member(nari), path: '/mypage/questions', says: '문의에 답했어요' };
  },
  QUESTION_BUYER_ANSWERED: async () => {
    const productId = await productOnSale(shop);
    const questionId = await askQuestion(member(nari), productId);
    await bought(shop, await idOf(shop, 'minjun@sinbaljang.test'), { productId });
    await answerOfBuyer(member(minjun), questionId);
    return { to: member(nari), path: '/mypage/questions', says: '구매한 분이' };
  },
  INQUIRY_ASKED: async () => {
    const { seller, id } = await inquired();
    return { to: seller, path: `/inquiry-manage?state=ALL&open=${id}`, says: '새 메시지' };
  },
  INQUIRY_ANSWERED: async () => {
    const { seller, id } = await inquired();
    await seller.post(`/api/seller/inquiries/${id}/messages`, { content: '네, 보냈어요.' });
    return { to: member(nari), path: `/mypage/inquiries/${id}`, says: '1:1 문의에 답했어요' };
  },
  INQUIRY_ESCALATED: async () => {
    await shop.db.deleteFrom('inquiries').execute();
    const { id } = await inquired();
    const ahead = escalatesAt(shop.clock.now()).getTime() - shop.clock.now().getTime();
    shop.clock.advance(ahead);
    await sweepInquiries(shop.ports);
    shop.clock.advance(-ahead);
    return { to: member(nari), path: `/mypage/inquiries/${id}`, says: '고객센터가 함께 확인해요' };
  },
  REVIEW_WAITING: async () => {
    const { itemId, name } = await delivered(member(nari));
    await shop.db.updateTable('reviews').set({ status: 'DELETED' }).execute();
    const { product_id } = await daysPass(itemId, 4);
    return { to: member(nari), path: `/reviews/write?productId=${product_id}`, says: name };
  },
  REFUND_PAID: async () => {
    const [option] = await optionsInStock(shop, 1);
    const orderId = await buy(shop, member(nari), { items: [{ optionId: option?.id ?? 0, quantity: 1 }] });
    await member(nari).post(`/api/users/orders/${orderId}/cancel`, { reason: '마음이 바뀌었어요' });
    return { to: member(nari), path: `/my-orders/${orderId}`, says: '환불했어요' };
  },
  DEPOSIT_REQUESTED: async () => {
    const { orderId } = await awaiting(shop, member(nari));
    return { to: member(nari), path: `/my-orders/${orderId}`, says: '입금해 주세요' };
  },
  DEPOSIT_EXPIRED: async () => {
    const { releaseOrders } = await import('#server/trade/orders/mark-paid.ts');
    const { lockOrder } = await import('#server/trade/orders/order-store.ts');
    const { orderId } = await awaiting(shop, member(nari));
    await inTransaction(shop.db, async (tx) => {
      const order = await lockOrder(tx, { id: orderId });
      const moment = { now: shop.clock.now(), jobs: shop.jobs, isLapsed: true };
      if (order) await releaseOrders(tx, [order], '결제 시간이 지났어요', moment);
    });
    return { to: member(nari), path: `/my-orders/${orderId}`, says: '입금 기한이 지나' };
  },
  CASH_RECEIPT_ISSUED: async () => {
    const { orderId } = await receipted('010-2345-6789');
    return { to: member(nari), path: `/my-orders/${orderId}`, says: '현금영수증을 발급했어요' };
  },
  CASH_RECEIPT_REFUSED: async () => {
    const { orderId } = await receipted(REFUSED_NUMBER);
    return { to: member(nari), path: `/my-orders/${orderId}`, says: '발급하지 못했어요' };
  },
  REFUND_ACCOUNT_ASKED: async () => {
    const order = await awaiting(shop, member(minjun));
    await deposit(shop, order, 'deposit-over');
    return { to: member(minjun), path: `/my-orders/${order.orderId}`, says: '받을 계좌' };
  },
  PAYMENT_RETURNED: async () => {
    const { addStrayRefund } = await import('#server/trade/refunds/refunds.ts');
    const orderId = (await delivered(member(nari))).orderId;
    const order = await shop.db
      .selectFrom('orders')
      .select(columns(['id', 'order_no', 'user_id', 'payment_method']))
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const stray = { paymentKey: 'stray-key', amount: 1_000, reason: '결제가 맞지 않는 주문' };
    await addStrayRefund(shop.db, order, stray, { now: shop.clock.now(), jobs: shop.jobs });
    return { to: member(nari), path: '/my-orders', says: '1,000원' };
  },
  CLAIM_APPROVED: staged,
  CLAIM_COLLECTING: staged,
  CLAIM_RECEIVED: staged,
  CLAIM_CHECKED: staged,
  CLAIM_COMPLETED: () => decided('COMPLETE'),
  CLAIM_REJECTED: () => decided('REJECT'),
  CLAIM_SENT_BACK: async () => {
    const { orderId, itemId, seller } = await delivered(member(nari));
    const { claimId } = (await ask(member(nari), { orderItemId: itemId, type: 'RETURN' })).body.data;
    const at = (step: string) => `/api/seller/claims/${claimId}/${step}`;
    await seller.post(at('collect'), { carrier: 'CJ' });
    await seller.post(at('receive'), {});
    await seller.post(at('decision'), { decision: 'REJECT', answer: '신은 자국이 있어요' });
    const noted = await seller.put(at('parcel'), { carrier: 'CJ', tracking: '123456789012' });
    expect(noted.status).toBe(200);
    return { to: member(nari), path: `/my-orders/${orderId}`, says: 'CJ대한통운 123456789012' };
  },
  FOLLOWED: async () => {
    const followed = await idOf(shop, 'nari@sinbaljang.test');
    await member(minjun).post('/api/users/follow', { followingUserId: followed });
    return { to: member(nari), path: `/users/${followed}?list=followers`, says: '팔로우' };
  },
  FEED_COMMENT: () =>
    onFeed((feedId) => member(minjun).post(`/api/feeds/${feedId}/comments`, { content: '예뻐요' })),
  FEED_LIKE: () => onFeed((feedId) => member(minjun).post(`/api/feeds/${feedId}/likes/toggle`)),
  RESTOCK: async () => {
    const productId = await freshProduct(shop);
    const option = await shop.db
      .updateTable('product_options')
      .set({ stock: 0 })
      .where('product_id', '=', productId)
      .returning('id')
      .executeTakeFirstOrThrow();
    await member(nari).post('/api/users/restock-alerts', { optionId: option.id });
    await shop.db.updateTable('product_options').set({ stock: 2 }).where('id', '=', option.id).execute();
    await shop.sweep();
    return { to: member(nari), path: `/products/${productId}`, says: '다시 들어왔어요' };
  },
  PRICE_DROPPED: async () => {
    const productId = await freshProduct(shop);
    await member(nari).post('/api/users/wishlist', { productId });
    await shop.db
      .updateTable('products')
      .set({ price: 10_000, discount_price: 9_000 })
      .where('id', '=', productId)
      .execute();
    await shop.sweep();
    return { to: member(nari), path: `/products/${productId}`, says: '9,000원으로 내렸어요' };
  },
  POINTS_MOVED: async () => {
    const { id } = await person(shop, 'nari');
    const moved = { points: 1_500, reason: 'COMPENSATION', description: '배송이 늦었어요' };
    expect((await shop.as('admin').post(`/api/admin/users/${id}/points`, moved)).status).toBe(200);
    return { to: member(nari), path: '/mypage/points', says: '1,500포인트를 받았어요. 배송이 늦었어요' };
  },
  LEVEL_UP: async () => {
    const jiwoo = await person(shop, 'jiwoo');
    await shop.db.updateTable('users').set({ activity_points: 299 }).where('id', '=', jiwoo.id).execute();
    const deed = { type: 'PURCHASE_COMPLETION', refType: 'ORDER', refId: 900_000 } as const;
    await recordActivity(shop.db, { userId: jiwoo.id, ...deed }, shop.clock.now());
    return { to: jiwoo.call, path: '/mypage/level', says: 'Lv.3 골드가 됐어요' };
  },
  BADGE_WON: async () => {
    const { id } = await shop.db
      .updateTable('users')
      .set({ activity_points: 99 })
      .where('email', '=', 'nari@sinbaljang.test')
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.db.deleteFrom('user_badges').where('user_id', '=', id).execute();
    for (let refId = 1; refId <= 40; refId += 1)
      await recordActivity(
        shop.db,
        { userId: id, type: 'PURCHASE_COMPLETION', refType: 'ORDER', refId: 900_000 + refId },
        shop.clock.now(),
      );
    return { to: member(nari), path: '/mypage/badges', says: '뱃지' };
  },
  NEW_DEVICE: async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36' };
    const logIn = (device: string, remoteAddress: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers,
        remoteAddress,
        payload: { email: 'nari@sinbaljang.test', password: DEMO_PASSWORD, device },
      });
    await logIn('h'.repeat(43), '203.0.113.9');
    await logIn('n'.repeat(43), '198.51.100.7');
    return { to: member(nari), path: '/account-settings?tab=devices', says: '새 기기(' };
  },
  PASSWORD_CHANGED: async () => {
    const { token } = (
      await shop
        .as('visitor')
        .post('/api/auth/login', { email: 'haeun@sinbaljang.test', password: DEMO_PASSWORD })
    ).body.data;
    const haeun = shop.withToken(token);
    const change = { currentPassword: DEMO_PASSWORD, newPassword: 'another-shoe-9!' };
    expect((await haeun.put('/api/users/me/password', change)).status).toBe(200);
    return { to: haeun, path: '/account-settings', says: '비밀번호가 바뀌었어요' };
  },
  LOGIN_UNLOCKED: async () => {
    const one = await person(shop, 'seoyeon');
    await lockOut(shop, one.email);
    expect((await shop.as('admin').post(`/api/admin/users/${one.id}/unlock`)).status).toBe(200);
    return { to: one.call, path: '/account-settings', says: '로그인 잠금을 풀었어요' };
  },
  SESSIONS_ENDED: async () => {
    const { id, email } = await person(shop, 'seoyeon');
    expect((await shop.as('admin').delete(`/api/admin/users/${id}/sessions`)).status).toBe(200);
    return { to: await shop.asMember(email), path: '/account-settings?tab=devices', says: '모든 기기에서' };
  },
  NICKNAME_CHANGED: async () => {
    const [older, twin] = [await person(shop, 'doyun'), await person(shop, 'jiwoo')];
    for (const [{ id }, nickname, day] of [
      [older, 'hаnr', '2020-01-01'],
      [twin, 'HanR', '2021-01-01'],
    ] as const)
      await shop.db
        .updateTable('users')
        .set({ nickname, nickname_skeleton: null, created_at: new Date(day) })
        .where('id', '=', id)
        .execute();
    await measureNicknames(shop.ports);
    return { to: twin.call, path: '/profile-edit', says: '닉네임을 바꿨어요' };
  },
  SETTLEMENT_PAID: async () => {
    const { to, id } = await closedSettlement(shop);
    await shop.as('admin').post(`/api/admin/settlements/${id}/paid`, {});
    return { to, path: `/settlements?open=${id}`, says: '지급했어요' };
  },
  STOCK_LOW: async () => {
    const seller = shop.as('seller');
    const id = await shownProduct(seller, { name: '곧 떨어질 신발' });
    const [option] = (await readSellerProduct(seller, id)).options;
    await buy(shop, shop.as('user'), { items: [{ optionId: option.optionId, quantity: 2 }] });
    return { to: seller, path: `/product-manage?open=${id}`, says: '블랙 260mm가 3개 남았어요.' };
  },
  STORE_PAUSED: () => storeChanged('PAUSED'),
  STORE_RESUMED: () => storeChanged('RESUMED'),
  PRODUCT_SUSPENDED: () => productHeld(false),
  PRODUCT_LIFTED: () => productHeld(true),
  STORE_CLOSED: () => storeAtDesk('close', {}, { path: '/store-home', says: '스토어를 닫았어요' }),
  STORE_RENAMED: () =>
    storeAtDesk('name', { storeName: '새로 지은 이름' }, { path: '/store-home', says: '새로 지은 이름' }),
  STORE_FEE_CHANGED: () =>
    storeAtDesk('fee', { basisPoints: 875 }, { path: '/settlements', says: '수수료율은 8.75%예요' }),
  SHOP_FEE_CHANGED: async () => {
    const admin = shop.as('admin');
    const rows: { key: string; version: number }[] = (await admin.get('/api/admin/settings')).body.data;
    const version = rows.find(({ key }) => key === 'fee')?.version ?? 0;
    await admin.put('/api/admin/settings', { key: 'fee', value: { basisPoints: 925 }, version });
    return { to: shop.as('seller'), path: '/settlements', says: '판매 수수료율은 9.25%예요' };
  },
  APPLICATION_APPROVED: () => answeredApplication('approve', '승인됐어요'),
  APPLICATION_MORE_INFO: () => answeredApplication('more-info', '보완할 내용이 있어요'),
  APPLICATION_REJECTED: () => answeredApplication('reject', '반려됐어요'),
  SANCTIONED: async () => {
    const nariHerself = await person(shop, 'nari');
    await sanction(shop.as('admin'), nariHerself.id, { kind: 'WARN' });
    return { to: member(nari), path: '/mypage/notices?topic=INFO', says: '경고를 받았어요' };
  },
  CASE_DECIDED: async () => {
    const { author } = await judged('HIDE');
    return { to: author.call, path: '/account-settings?tab=privacy', says: '숨겼어요' };
  },
  REPORT_JUDGED: async () => {
    await judged('NO_PROBLEM', member(minjun));
    return { to: member(minjun), path: '/mypage/notices?topic=INFO', says: '그대로 두었어요' };
  },
  APPEAL_DECIDED: async () => {
    const { author, caseId } = await judged('HIDE');
    const filed = await author.call.post('/api/users/me/appeals', { caseId, text: '광고가 아니에요' });
    const path = `/api/admin/appeals/${filed.body.data.appealId}/decision`;
    await shop.as('admin').post(path, { isGranted: true, answer: '맞아요' });
    return { to: author.call, path: '/account-settings?tab=privacy', says: '이의 제기가 인정됐어요' };
  },
  CASE_OVER_LIMIT: async () => {
    const { feedId } = await feedBy(shop, await person(shop, 'nari'));
    for (const [index, { token }] of (await neighbours(shop, 5, 700)).entries())
      await report(shop, token, { targetType: 'FEED', targetId: feedId }, `203.0.113.${index + 1}`);
    const { id } = await caseOf(shop, 'FEED', feedId);
    return { to: shop.as('admin'), path: `/report-manage?open=${id}`, says: '살펴봐 주세요' };
  },
  EVENT_CANCELLED: async () => {
    const { eventId, voter } = await voted(shop);
    const reason = '상품 준비가 늦어요';
    await shop.as('admin').post(`/api/events/${eventId}/cancel`, { reason });
    return { to: voter, path: `/events/${eventId}`, says: reason };
  },
  VOTE_VOIDED: async () => ({ ...(await judgedVote('void')), path: '/account-settings?tab=privacy' }),
  VOTE_RESTORED: async () => {
    const { to, path, eventId, said } = await judgedVote('void');
    await shop.as('admin').post(`/api/admin/events/${eventId}/votes/restore`, said);
    return { to, path, says: '다시 집계해요' };
  },
  COUPON_EXPIRING: async () => {
    const { id } = await person(shop, 'nari');
    const says = await giveEnding(shop, id, { ends: 3, lasts: 30 });
    await shop.sweep();
    return { to: member(nari), path: '/mypage/coupons', says };
  },
  POINTS_EXPIRING: async () => {
    const { id } = await person(shop, 'nari');
    await shop.db
      .updateTable('point_ledger')
      .set({ expires_at: new Date(shop.clock.now().getTime() + 3 * DAY_MS) })
      .where('user_id', '=', id)
      .where('type', '=', 'EARN')
      .execute();
    await shop.sweep();
    return { to: member(nari), path: '/mypage/points', says: '포인트는' };
  },
  REWARD_PAID: async () => {
    const author = await person(shop, 'minjun');
    await feedBy(shop, author);
    const due_at = shop.clock.now();
    await shop.db
      .updateTable('feed_reward_events')
      .set({ due_at })
      .where('user_id', '=', author.id)
      .where('reward_type', '=', 'FEED_CREATION')
      .execute();
    await payFeedRewards({ ...shop.ports, log: shop.app.log });
    return { to: member(minjun), path: '/mypage/points', says: '100포인트를 받았어요' };
  },
  COUPON_GIVEN: async () => {
    const given = {
      email: 'nari@sinbaljang.test',
      couponName: '고마움 쿠폰',
      couponCode: 'THANKS-NARI-1',
      discountValue: 1_000,
      discountType: 'FIXED_DISCOUNT',
      expiresAt: '2030-01-01T00:00:00.000Z',
    };
    expect((await shop.as('admin').post('/api/coupons/issue', given)).status).toBe(200);
    return { to: member(nari), path: '/mypage/coupons', says: '고마움 쿠폰' };
  },
};

it.each(Object.keys(HAPPENS) as CauseKind[])('notice of %s reaches the right members', async (kind) => {
  const bystander = await shop.asMember('gunwoo@sinbaljang.test');
  const before = await labelledNames(bystander, kind);
  const { to, path, says } = await HAPPENS[kind]();
  const told = (await labelledNames(to, kind)).filter((notice) => notice.path === path);
  expect(told).toMatchObject([{ topic: CAUSES[kind].topic, message: expect.stringContaining(says) }]);
  expect(await labelledNames(bystander, kind)).toEqual(before);
});

it('topics with e-mails have a cause with an e-mail', () => {
  const mailed = Object.values(CAUSES).filter(({ mail }) => mail !== undefined);
  expect(mailed.length).toBeGreaterThan(3);
  expect(mailed.filter(({ topic }) => !isMailed(topic))).toEqual([]);
});

it('notice causes are all tested', () => {
  expect(Object.keys(HAPPENS).sort()).toEqual(Object.keys(CAUSES).sort());
});
