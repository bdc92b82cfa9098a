// Size: a table.
import { randomUUID } from 'node:crypto';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { freeEvent, idOf, postFeed } from '../community.ts';
import { REPORT, REPORT_FILE, sendReport } from '../members/problem-reports.ts';
import { awaiting } from '../orders/deposits.ts';
import {
  beginDiscount,
  endAllDiscounts,
  FOLLOWER_DISCOUNT,
  followerDiscountBody,
} from '../orders/follower-discounts.ts';
import { boughtLine, INQUIRY, inquire } from '../orders/inquiries.ts';
import { buy, optionsInStock, sellerOf } from '../orders/shopping.ts';
import {
  makeStoreCoupon,
  STORE_COUPONS,
  storeCouponBody,
  storeCouponChangeBody,
} from '../orders/store-coupons.ts';
import { posts, type Write } from '../posts.ts';
import { ASKED, answerOfBuyer, ask, productOnSale } from '../questions.ts';
import { buy as bought, freshProduct, postReview, WORDS } from '../reviews.ts';
import { addCrowd } from '../server/crowd.ts';
import { multipart, photo, picture } from '../server/multipart.ts';
import type { Role, TestShop } from '../server/server.ts';
import { KEYED_DESK_WRITES } from './keyed-desk-writes.ts';
import { KEYED_SELLER_WRITES } from './keyed-seller-writes.ts';

type Caller = ReturnType<TestShop['as']>;
type Extra = Parameters<Caller['post']>[2];
type Prepare = (shop: TestShop) => Promise<Write>;

const USER = 'user@sinbaljang.test';
const PROBLEM_REPORTS = '/api/user/problem-reports';
const INQUIRIES = '/api/user/inquiries';
const TEMPLATES = '/api/seller/answer-templates';

const form = (caller: Caller, path: string, part: string, words: object, pictures: readonly Buffer[]) => {
  const parts = pictures.map((one) => picture(one));
  const { payload, headers } = multipart([{ name: part, data: JSON.stringify(words) }, ...parts]);
  return (extra: Extra) => caller.post(path, payload, { headers: { ...headers, ...extra?.headers } });
};

/** A form with one picture; the other form has the same text and another picture. */
const pictured = async (caller: Caller, path: string, part: string, words: object): Promise<Write> => ({
  send: form(caller, path, part, words, [await photo(40, 30)]),
  other: form(caller, path, part, words, [await photo(30, 40)]),
});

const address = (recipientName: string) => ({
  recipientName,
  recipientPhone: '01012345678',
  zipCode: '04782',
  addressLine1: '서울특별시 성동구 성수이로 78',
  addressLine2: '3층',
  isDefault: false,
});

async function anOption(shop: TestShop) {
  const optionId = (await optionsInStock(shop, 1, 1))[0]?.id ?? 0;
  await shop.db.updateTable('product_options').set({ stock: 50 }).where('id', '=', optionId).execute();
  await shop.db.deleteFrom('cart_items').execute();
  return optionId;
}

async function anOrder(shop: TestShop, status: 'ORDERED' | 'DELIVERED') {
  const optionId = await anOption(shop);
  const orderId = await buy(shop, shop.as('user'), { items: [{ optionId, quantity: 1 }] });
  const change = { status, ...(status === 'DELIVERED' ? { delivered_at: shop.clock.now() } : {}) };
  const item = await shop.db
    .updateTable('order_items')
    .set(change)
    .where('order_id', '=', orderId)
    .returning(['id', 'product_id'])
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
  return { orderId, itemId: item.id, seller: await sellerOf(shop, item.product_id) };
}

/** Creates a delivered order whose buyer says that it did not arrive. */
async function disputedOrder(shop: TestShop) {
  const order = await anOrder(shop, 'DELIVERED');
  await user(shop).post(`/api/users/orders/${order.orderId}/not-received`, {});
  const { id: disputeId } = await shop.db
    .selectFrom('delivery_disputes')
    .select('id')
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  return { ...order, disputeId };
}

/** An unshipped order whose promised day was this many days ago. */
async function lateOrder(shop: TestShop, days = -20) {
  const order = await anOrder(shop, 'ORDERED');
  const today = seoulDay(shop.clock.now());
  const promised_on = laterDay(today, days);
  await shop.db.updateTable('orders').set({ promised_on }).where('id', '=', order.orderId).execute();
  const [line] = await shop.db
    .selectFrom('order_items')
    .select('store_id')
    .where('order_id', '=', order.orderId)
    .execute();
  await shop.db
    .insertInto('late_deliveries')
    .values({
      order_id: order.orderId,
      store_id: line?.store_id ?? 0,
      counted_from: promised_on,
      noted_at: shop.clock.now(),
    })
    .execute();
  return order;
}

async function aClaim(shop: TestShop) {
  const { itemId, seller } = await anOrder(shop, 'DELIVERED');
  const words = { orderItemId: itemId, type: 'RETURN', reason: 'SIZE' };
  const asked = await form(shop.as('user'), '/api/users/claims', 'claim', words, [])({});
  return { claimId: asked.body.data.claimId, seller };
}

const anEntry = async (shop: TestShop) =>
  (await postFeed(shop, { eventId: await freeEvent(shop) })).feedId as number;

let codes = 0;
const CAMPAIGN = {
  name: '시험 쿠폰',
  discountType: 'FIXED_DISCOUNT',
  discountValue: 1_000,
  issueLimit: 100,
  validDays: 7,
  endsAt: '2030-01-01T00:00:00.000Z',
};
/** A campaign with coupons left. */
async function aCampaign(shop: TestShop): Promise<string> {
  codes += 1;
  const code = `KEYED-${codes}`;
  const ends_at = new Date(shop.clock.now().getTime() + 86_400_000);
  const terms = { name: '쿠폰', discount_type: 'FIXED_DISCOUNT', discount_value: 1_000 } as const;
  const campaign = { ...terms, code, issue_limit: 9, ends_at, max_discount_amount: null };
  await shop.db.insertInto('coupon_campaigns').values(campaign).execute();
  return code;
}

/** A campaign with coupons to download. */
async function toDownload(shop: TestShop): Promise<number> {
  const { id } = await shop.db
    .updateTable('coupon_campaigns')
    .set({ distribution: 'DOWNLOAD' })
    .where('code', '=', await aCampaign(shop))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function soldOut(shop: TestShop): Promise<number> {
  const row = await shop.db
    .updateTable('product_options')
    .set({ stock: 0 })
    .where('product_id', '=', await freshProduct(shop))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const gift = (couponCode: string, couponName: string) => ({
  email: USER,
  couponCode,
  couponName,
  discountType: 'FIXED_DISCOUNT',
  discountValue: 1_000,
  expiresAt: '2027-01-01T00:00:00Z',
});

const user = (shop: TestShop, role: Role = 'user') => shop.as(role);

/** Gives a seeded member a second step; returns the id. */
async function aSecondStep(shop: TestShop, name: string): Promise<number> {
  const user_id = await idOf(shop, `${name}@sinbaljang.test`);
  const on = { enabled_at: shop.clock.now(), secret_sealed: '-', pending_sealed: null, last_step: null };
  await shop.db
    .insertInto('mfa')
    .values({ user_id, ...on })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(on))
    .execute();
  return user_id;
}

/** Every keyed write except those that create orders, which have keys of their own. */
export const KEYED_WRITES: Record<string, Prepare> = {
  'POST /api/users/cart/items': async (shop) => {
    const optionId = await anOption(shop);
    return posts(user(shop), '/api/users/cart/items', { optionId, quantity: 1 }, { optionId, quantity: 2 });
  },
  'POST /api/users/cart/merge': async (shop) => {
    const optionId = await anOption(shop);
    const lines = (quantity: number) => ({ items: [{ optionId, quantity }] });
    return posts(user(shop), '/api/users/cart/merge', lines(1), lines(2));
  },
  'POST /api/users/addresses': async (shop) =>
    posts(user(shop), '/api/users/addresses', address('김하나'), address('김두리')),
  'POST /api/users/orders/{id}/cash-receipt': async (shop) => {
    const { orderId } = await awaiting(shop, user(shop));
    const path = `/api/users/orders/${orderId}/cash-receipt`;
    const wish = { kind: 'PERSON', number: '010-2345-6789' };
    return posts(user(shop), path, wish, { ...wish, number: '010-2345-6780' });
  },
  'POST /api/users/orders/{id}/cancel': async (shop) => {
    const { orderId } = await anOrder(shop, 'ORDERED');
    return posts(user(shop), `/api/users/orders/${orderId}/cancel`, {}, { reason: '다른 까닭' });
  },
  'POST /api/users/orders/{id}/status': async (shop) => {
    const { orderId } = await anOrder(shop, 'ORDERED');
    const path = `/api/users/orders/${orderId}/status`;
    return posts(user(shop), path, { status: 'CANCELLED' }, { status: 'RETURNED' });
  },
  'POST /api/users/orders/{id}/confirm': async (shop) => {
    const { orderId, itemId } = await anOrder(shop, 'DELIVERED');
    return posts(user(shop), `/api/users/orders/${orderId}/confirm`, {}, { orderItemIds: [itemId] });
  },
  'POST /api/users/orders/{id}/not-received': async (shop) => {
    const { orderId, itemId } = await anOrder(shop, 'DELIVERED');
    return posts(user(shop), `/api/users/orders/${orderId}/not-received`, {}, { orderItemIds: [itemId] });
  },
  'POST /api/users/orders/{id}/received': async (shop) => {
    const { orderId, itemId } = await disputedOrder(shop);
    return posts(user(shop), `/api/users/orders/${orderId}/received`, {}, { orderItemIds: [itemId] });
  },
  'POST /api/admin/delivery-disputes/{id}/decide': async (shop) => {
    const { disputeId } = await disputedOrder(shop);
    const pathOf = (id: number) => `/api/admin/delivery-disputes/${id}/decide`;
    return posts(shop.as('admin'), pathOf(disputeId), undefined, undefined, pathOf(disputeId + 1));
  },
  'POST /api/seller/orders/{id}/status': async (shop) => {
    const { orderId, seller } = await anOrder(shop, 'ORDERED');
    const sent = { status: 'SHIPPED', carrier: '한빛택배', trackingNumber: '1' };
    return posts(seller, `/api/seller/orders/${orderId}/status`, sent, { ...sent, trackingNumber: '2' });
  },
  'POST /api/users/claims': async (shop) => {
    const { itemId } = await anOrder(shop, 'DELIVERED');
    const words = { orderItemId: itemId, type: 'RETURN', reason: 'SIZE' };
    return pictured(user(shop), '/api/users/claims', 'claim', words);
  },
  'POST /api/users/claims/{id}/withdraw': async (shop) => {
    const { claimId } = await aClaim(shop);
    const pathOf = (id: number) => `/api/users/claims/${id}/withdraw`;
    return posts(user(shop), pathOf(claimId), undefined, undefined, pathOf(claimId + 1));
  },
  'POST /api/seller/claims/{id}/decision': async (shop) => {
    const { claimId, seller } = await aClaim(shop);
    const path = `/api/seller/claims/${claimId}/decision`;
    return posts(seller, path, { decision: 'COMPLETE' }, { decision: 'REJECT' });
  },
  'POST /api/seller/claims/{id}/reject': async (shop) => {
    const { claimId, seller } = await aClaim(shop);
    const words = { reason: 'WORN', answer: '신은 자국이 있어요' };
    return pictured(seller, `/api/seller/claims/${claimId}/reject`, 'rejection', words);
  },
  'POST /api/seller/claims/{id}/approve': async (shop) => {
    const [one, other] = [await aClaim(shop), await aClaim(shop)];
    const pathOf = (id: number) => `/api/seller/claims/${id}/approve`;
    return posts(one.seller, pathOf(one.claimId), undefined, undefined, pathOf(other.claimId));
  },
  'POST /api/seller/claims/{id}/check': async (shop) => {
    const { claimId, seller } = await aClaim(shop);
    await seller.post(`/api/seller/claims/${claimId}/collect`, { carrier: 'CJ' });
    await seller.post(`/api/seller/claims/${claimId}/receive`, {});
    const path = `/api/seller/claims/${claimId}/check`;
    return posts(seller, path, { note: '깨끗해요' }, { note: '다른 말' });
  },
  'POST /api/seller/claims/{id}/collect': async (shop) => {
    const { claimId, seller } = await aClaim(shop);
    const path = `/api/seller/claims/${claimId}/collect`;
    return posts(seller, path, { carrier: 'CJ' }, { carrier: 'KUNYOUNG' });
  },
  'POST /api/seller/claims/{id}/receive': async (shop) => {
    const { claimId, seller } = await aClaim(shop);
    await seller.post(`/api/seller/claims/${claimId}/collect`, { carrier: 'CJ' });
    const path = `/api/seller/claims/${claimId}/receive`;
    return posts(seller, path, { note: '깨끗해요' }, { note: '다른 말' });
  },
  'POST /api/users/orders/{id}/cancel-late': async (shop) => {
    const [one, other] = [await lateOrder(shop), await lateOrder(shop)];
    const path = (id: number) => `/api/users/orders/${id}/cancel-late`;
    return posts(user(shop), path(one.orderId), undefined, undefined, path(other.orderId));
  },
  'POST /api/seller/orders/{id}/new-day': async (shop) => {
    const { orderId, seller } = await lateOrder(shop, -1);
    const said = { day: laterDay(seoulDay(shop.clock.now()), 1), reason: '태풍으로 늦어졌어요' };
    return posts(seller, `/api/seller/orders/${orderId}/new-day`, said, { ...said, reason: '다른 까닭' });
  },
  'POST /api/seller/orders/{id}/cancel': async (shop) => {
    const { orderId, itemId, seller } = await anOrder(shop, 'ORDERED');
    const said = { orderItemIds: [itemId], reason: '재고가 없어요' };
    return posts(seller, `/api/seller/orders/${orderId}/cancel`, said, { ...said, reason: '다른 까닭' });
  },
  'POST /api/seller/orders/shipments': async (shop) => {
    const { orderId, itemId: orderItemId, seller } = await anOrder(shop, 'ORDERED');
    const { order_no: orderNo } = await shop.db
      .selectFrom('orders')
      .select('order_no')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const rows = (trackingNumber: string) => ({
      rows: [{ orderNo, orderItemId, carrier: 'CJ', trackingNumber }],
    });
    return posts(seller, '/api/seller/orders/shipments', rows('123456789012'), rows('123456789013'));
  },
  'POST /api/feeds/{id}/comments': async (shop) => {
    const path = `/api/feeds/${(await postFeed(shop)).feedId}/comments`;
    return posts(user(shop), path, { content: '한 번' }, { content: '두 번' });
  },
  'POST /api/users/coupons': async (shop) =>
    posts(user(shop), '/api/users/coupons', { code: await aCampaign(shop) }, { code: 'NO-SUCH-CODE' }),
  'POST /api/users/coupon-downloads/{id}': async (shop) => {
    const [one, other] = [await toDownload(shop), await toDownload(shop)];
    return posts(
      user(shop),
      `/api/users/coupon-downloads/${one}`,
      {},
      {},
      `/api/users/coupon-downloads/${other}`,
    );
  },
  'POST /api/coupons/issue': async (shop) => {
    const code = await aCampaign(shop);
    return posts(user(shop, 'admin'), '/api/coupons/issue', gift(code, '선물'), gift(code, '다른 선물'));
  },
  'POST /api/coupons/use': async (shop) => {
    const code = await aCampaign(shop);
    await user(shop, 'admin').post('/api/coupons/issue', gift(code, '쓸 것'));
    return posts(user(shop), '/api/coupons/use', { couponCode: code }, { couponCode: 'NO-SUCH-CODE' });
  },
  'POST /api/feeds': async (shop) => {
    const { orderItemId } = await postFeed(shop);
    return pictured(user(shop), '/api/feeds', 'feedData', { title: '사진', content: '글', orderItemId });
  },
  'POST /api/feeds/text-only': async (shop) => {
    const { orderItemId } = await postFeed(shop);
    const words = { title: '글만', content: '글', orderItemId };
    return posts(user(shop), '/api/feeds/text-only', words, { ...words, title: '다른 글' });
  },
  'POST /api/feeds/{id}/vote': async (shop) => {
    const [path, other] = [await anEntry(shop), await anEntry(shop)].map((id) => `/api/feeds/${id}/vote`);
    return posts(user(shop), path ?? '', undefined, undefined, other);
  },
  'DELETE /api/feeds/{id}/vote': async (shop) => {
    const [path, other] = [await anEntry(shop), await anEntry(shop)].map((id) => `/api/feeds/${id}/vote`);
    await user(shop).post(path ?? '');
    return {
      send: (extra) => user(shop).delete(path ?? '', undefined, extra),
      other: (extra) => user(shop).delete(other ?? '', undefined, extra),
    };
  },
  'POST /api/user/reviews': async (shop) => {
    const made = await bought(shop, await idOf(shop, USER), { productId: await freshProduct(shop) });
    return pictured(user(shop), '/api/user/reviews', 'review', { ...WORDS, ...made });
  },
  'POST /api/user/questions': async (shop) => {
    const asked = { ...ASKED, productId: await productOnSale(shop) };
    return posts(user(shop), '/api/user/questions', asked, { ...asked, topic: 'STOCK' });
  },
  'PUT /api/user/questions/{id}': async (shop) => {
    const path = `/api/user/questions/${await ask(user(shop), await productOnSale(shop))}`;
    const to = (content: string) => (extra: Extra) => user(shop).put(path, { ...ASKED, content }, extra);
    return { send: to('한 치수 크게 사야 할까요?'), other: to('한 치수 작게 사야 할까요?') };
  },
  'DELETE /api/user/questions/{id}': async (shop) => {
    const productId = await productOnSale(shop);
    const [one, other] = [await ask(user(shop), productId), await ask(user(shop), productId)];
    const remove = (id: number) => (extra: Extra) =>
      user(shop).delete(`/api/user/questions/${id}`, undefined, extra);
    return { send: remove(one), other: remove(other) };
  },
  'PUT /api/seller/questions/{id}/answer': async (shop) => {
    const productId = await productOnSale(shop);
    const path = `/api/seller/questions/${await ask(user(shop), productId)}/answer`;
    const seller = await sellerOf(shop, productId);
    const say = (content: string) => (extra: Extra) => seller.put(path, { content }, extra);
    return { send: say('크게 사세요.'), other: say('작게 사세요.') };
  },
  'DELETE /api/seller/questions/{id}/answer': async (shop) => {
    const productId = await productOnSale(shop);
    const seller = await sellerOf(shop, productId);
    const [one, other] = [await ask(user(shop), productId), await ask(user(shop), productId)];
    for (const id of [one, other])
      await seller.put(`/api/seller/questions/${id}/answer`, { content: '크게 사세요.' });
    const remove = (id: number) => (extra: Extra) =>
      seller.delete(`/api/seller/questions/${id}/answer`, undefined, extra);
    return { send: remove(one), other: remove(other) };
  },
  'POST /api/user/questions/{id}/answers': async (shop) => {
    const productId = await productOnSale(shop);
    const id = await ask(await shop.asMember('nari@sinbaljang.test'), productId);
    await bought(shop, await idOf(shop, USER), { productId });
    const path = `/api/user/questions/${id}/answers`;
    return posts(user(shop), path, { content: '잘 맞아요.' }, { content: '조금 작아요.' });
  },
  'DELETE /api/user/question-answers/{id}': async (shop) => {
    const productId = await productOnSale(shop);
    const asker = await shop.asMember('nari@sinbaljang.test');
    await bought(shop, await idOf(shop, USER), { productId });
    const made = async () => answerOfBuyer(user(shop), await ask(asker, productId));
    const [one, other] = [await made(), await made()];
    const remove = (id: number) => (extra: Extra) =>
      user(shop).delete(`/api/user/question-answers/${id}`, undefined, extra);
    return { send: remove(one), other: remove(other) };
  },
  'POST /api/seller/answer-templates': async (shop) => {
    const template = { name: `틀 ${randomUUID().slice(0, 8)}`, content: '다음 주에 들어와요.' };
    return posts(user(shop, 'seller'), TEMPLATES, template, { ...template, content: '다음 달에 들어와요.' });
  },
  'POST /api/seller/coupons': async (shop) => {
    const [one, other] = [storeCouponBody(shop), storeCouponBody(shop, { name: '다른 쿠폰' })];
    return posts(user(shop, 'seller'), STORE_COUPONS, one, other);
  },
  'PUT /api/seller/coupons/{id}': async (shop) => {
    const seller = user(shop, 'seller');
    const path = `${STORE_COUPONS}/${await makeStoreCoupon(shop, seller)}`;
    const put = (name: string) => (extra: Extra) =>
      seller.put(path, storeCouponChangeBody(shop, { name }), extra);
    return { send: put('새 이름'), other: put('또 다른 이름') };
  },
  'POST /api/seller/coupons/{id}/end': async (shop) => {
    const seller = user(shop, 'seller');
    const made = () => makeStoreCoupon(shop, seller);
    const [one, other] = [await made(), await made()];
    const end = (id: number) => (extra: Extra) => seller.post(`${STORE_COUPONS}/${id}/end`, undefined, extra);
    return { send: end(one), other: end(other) };
  },
  'POST /api/seller/follower-discount': async (shop) => {
    await endAllDiscounts(shop);
    const [one, other] = [followerDiscountBody(shop), followerDiscountBody(shop, { percent: 7 })];
    return posts(user(shop, 'seller'), FOLLOWER_DISCOUNT, one, other);
  },
  'POST /api/seller/follower-discount/{id}/end': async (shop) => {
    const seller = user(shop, 'seller');
    const made = async () => {
      await endAllDiscounts(shop);
      return beginDiscount(shop, seller);
    };
    const [one, other] = [await made(), await made()];
    const end = (id: number) => (extra: Extra) =>
      seller.post(`${FOLLOWER_DISCOUNT}/${id}/end`, undefined, extra);
    return { send: end(other), other: end(one) };
  },
  'DELETE /api/seller/answer-templates/{id}': async (shop) => {
    const seller = user(shop, 'seller');
    const made = async () =>
      (await seller.post(TEMPLATES, { name: randomUUID().slice(0, 8), content: '다음 주에 들어와요.' })).body
        .data.templateId;
    const [one, other] = [await made(), await made()];
    const remove = (id: number) => (extra: Extra) => seller.delete(`${TEMPLATES}/${id}`, undefined, extra);
    return { send: remove(one), other: remove(other) };
  },
  'POST /api/user/inquiries': async (shop) => {
    const opened = { ...INQUIRY, lineId: null };
    return posts(user(shop), INQUIRIES, opened, { ...opened, topic: 'OTHER' });
  },
  'POST /api/user/problem-reports': async (shop) => {
    const file = { ...REPORT_FILE, dropped: 1 };
    return posts(user(shop), PROBLEM_REPORTS, REPORT, { ...REPORT, file });
  },
  'DELETE /api/user/problem-reports/{id}': async (shop) => {
    const [one, other] = [await sendReport(user(shop)), await sendReport(user(shop))];
    const remove = (id: number) => (extra: Extra) =>
      user(shop).delete(`${PROBLEM_REPORTS}/${id}`, undefined, extra);
    return { send: remove(one), other: remove(other) };
  },
  'POST /api/user/inquiries/{id}/messages': async (shop) => {
    const path = `${INQUIRIES}/${await inquire(user(shop))}/messages`;
    return posts(user(shop), path, { content: '하나 더요.' }, { content: '둘 더요.' });
  },
  'POST /api/user/inquiries/{id}/close': async (shop) => {
    const [one, other] = [await inquire(user(shop)), await inquire(user(shop))];
    const close = (id: number) => (extra: Extra) =>
      user(shop).post(`${INQUIRIES}/${id}/close`, undefined, extra);
    return { send: close(one), other: close(other) };
  },
  'POST /api/seller/inquiries/{id}/messages': async (shop) => {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option in stock');
    const id = await inquire(user(shop), await boughtLine(shop, user(shop), option));
    const seller = await sellerOf(shop, option.product_id);
    const path = `/api/seller/inquiries/${id}/messages`;
    return posts(seller, path, { content: '네, 보냈어요.' }, { content: '곧 보낼게요.' });
  },
  'POST /api/admin/inquiries/{id}/messages': async (shop) => {
    const path = `/api/admin/inquiries/${await inquire(user(shop))}/messages`;
    return posts(user(shop, 'admin'), path, { content: '네, 그래요.' }, { content: '아니에요.' });
  },
  'POST /api/user/reviews/{id}/report': async (shop) => {
    const { reviewId } = await postReview(shop, user(shop), await idOf(shop, USER));
    const path = `/api/user/reviews/${reviewId}/report`;
    return posts(user(shop, 'seller'), path, { reason: 'SPAM' }, { reason: 'OTHER' });
  },
  'POST /api/admin/users/{id}/sanctions': async (shop) => {
    const path = `/api/admin/users/${await idOf(shop, USER)}/sanctions`;
    const said = { kind: 'WARN', reason: 'SPAM', text: '광고는 안 돼요.' };
    return posts(user(shop, 'admin'), path, said, { ...said, reason: 'OTHER' });
  },
  'POST /api/rewards/admin/grant': async (shop) => {
    const given = { userId: await idOf(shop, USER), points: 100, description: '고마워요' };
    return posts(user(shop, 'admin'), '/api/rewards/admin/grant', given, { ...given, points: 200 });
  },
  'POST /api/admin/users/{id}/points': async (shop) => {
    const path = `/api/admin/users/${await idOf(shop, USER)}/points`;
    const given = { points: 100, reason: 'COMPENSATION', description: '미안해요' };
    return posts(user(shop, 'admin'), path, given, { ...given, points: 200 });
  },
  'POST /api/admin/point-grants/{id}/decision': async (shop) => {
    const grant = {
      user_id: await idOf(shop, USER),
      points: 100,
      reason: 'ADMIN_GRANT',
      description: '고마워요',
      asked_by: null,
      asked_at: shop.clock.now(),
      state: 'WAITING',
      note: null,
      decided_at: null,
    };
    const { id } = await shop.db
      .insertInto('point_grants')
      .values(grant)
      .returning('id')
      .executeTakeFirstOrThrow();
    const path = `/api/admin/point-grants/${id}/decision`;
    return posts(user(shop, 'admin'), path, { confirm: true }, { confirm: false });
  },
  'POST /api/users/badges/admin/award': async (shop) => {
    const given = { userId: await idOf(shop, USER), badgeType: 'ANNIVERSARY_2024' };
    await shop.db.deleteFrom('user_badges').where('user_id', '=', given.userId).execute();
    const path = '/api/users/badges/admin/award';
    return posts(user(shop, 'admin'), path, given, { ...given, badgeType: 'VIP' });
  },
  'POST /api/admin/activity-awards/{id}/decision': async (shop) => {
    const { id } = await shop.db
      .insertInto('activity_awards')
      .values({
        user_id: await idOf(shop, USER),
        activity_type: 'SNS_SHARING',
        points: 3,
        description: '공유',
        asked_by: null,
        asked_at: shop.clock.now(),
        state: 'WAITING',
        decided_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const path = `/api/admin/activity-awards/${id}/decision`;
    return posts(user(shop, 'admin'), path, { confirm: true }, { confirm: false });
  },
  'POST /api/users/level/admin/award-points': async (shop) => {
    const given = { userId: await idOf(shop, USER), activityType: 'SNS_SHARING', description: '공유' };
    const path = '/api/users/level/admin/award-points';
    return posts(user(shop, 'admin'), path, given, { ...given, activityType: 'USER_REFERRAL' });
  },
  'POST /api/admin/users/{id}/verification': async (shop) => {
    codes += 1;
    const [made] = await addCrowd(shop, 1, 70_000 + codes);
    const id = made?.id ?? 0;
    await shop.db.updateTable('users').set({ status: 'PENDING' }).where('id', '=', id).execute();
    const pathOf = (id: number) => `/api/admin/users/${id}/verification`;
    return posts(user(shop, 'admin'), pathOf(id), {}, {}, pathOf(id + 1));
  },
  'POST /api/admin/users/{id}/password-reset': async (shop) => {
    const [one, other] = [
      await idOf(shop, 'seoyeon@sinbaljang.test'),
      await idOf(shop, 'doyun@sinbaljang.test'),
    ];
    const pathOf = (id: number) => `/api/admin/users/${id}/password-reset`;
    return posts(user(shop, 'admin'), pathOf(one), {}, {}, pathOf(other));
  },
  'POST /api/admin/users/{id}/mfa-reset': async (shop) => {
    const [one, other] = await Promise.all([aSecondStep(shop, 'seoyeon'), aSecondStep(shop, 'doyun')]);
    const pathOf = (id: number) => `/api/admin/users/${id}/mfa-reset`;
    return posts(user(shop, 'admin'), pathOf(one), {}, {}, pathOf(other));
  },
  'POST /api/admin/mfa-resets/{id}/decision': async (shop) => {
    await shop.db.deleteFrom('mfa_resets').execute();
    const path = `/api/admin/users/${await aSecondStep(shop, 'seoyeon')}/mfa-reset`;
    const { body } = await user(shop, 'admin').post(path, {});
    const decision = `/api/admin/mfa-resets/${body.data.resetId}/decision`;
    return posts(user(shop, 'admin'), decision, { confirm: false }, { confirm: true });
  },
  'POST /api/admin/users/{id}/role': async (shop) => {
    const id = await aSecondStep(shop, 'doyun');
    const { nickname } = await shop.db
      .updateTable('users')
      .set({ role: 'user', status: 'ACTIVE' })
      .where('id', '=', id)
      .returning('nickname')
      .executeTakeFirstOrThrow();
    const path = `/api/admin/users/${id}/role`;
    return posts(user(shop, 'admin'), path, { role: 'admin', nickname }, { role: 'user', nickname });
  },
  'POST /api/admin/users/{id}/memos': async (shop) => {
    const path = `/api/admin/users/${await idOf(shop, USER)}/memos`;
    return posts(user(shop, 'admin'), path, { text: '한 번' }, { text: '두 번' });
  },
  'POST /api/admin/sanctions/{id}/lift': async (shop) => {
    const path = `/api/admin/users/${await idOf(shop, 'minjun@sinbaljang.test')}/sanctions`;
    const said = { kind: 'SILENCE', reason: 'SPAM', text: '광고는 안 돼요.' };
    const { body } = await user(shop, 'admin').post(path, said);
    const lifted = `/api/admin/sanctions/${body.data.sanctionId}/lift`;
    return posts(user(shop, 'admin'), lifted, { note: '오해' }, { note: '다른 까닭' });
  },
  'POST /api/reports': async (shop) => {
    const { feedId } = await postFeed(shop);
    const said = { targetType: 'FEED', targetId: feedId, reason: 'SPAM' };
    return posts(user(shop, 'seller'), '/api/reports', said, { ...said, reason: 'OTHER' });
  },
  'POST /api/admin/reports/{id}/decision': async (shop) => {
    const { feedId } = await postFeed(shop);
    await user(shop, 'seller').post('/api/reports', { targetType: 'FEED', targetId: feedId, reason: 'SPAM' });
    const { body } = await user(shop, 'admin').get('/api/admin/reports?size=100');
    const found = body.data.content.find((one: { targetId: number }) => one.targetId === feedId);
    const path = `/api/admin/reports/${found.caseId}/decision`;
    const said = { decision: 'HIDE', rule: '광고 금지', version: found.version };
    return posts(user(shop, 'admin'), path, said, { ...said, decision: 'IGNORE' });
  },
  'POST /api/admin/feed-reward-events/{id}/process': async (shop) => {
    const at = shop.clock.now();
    const waiting = async () => {
      const feed_id: number = (await postFeed(shop)).feedId;
      const earned = { user_id: await idOf(shop, USER), reward_type: 'FEED_CREATION', points: 100, step: 1 };
      const times = { due_at: at, created_at: at, updated_at: at, processed_at: null };
      const { id } = await shop.db
        .insertInto('feed_reward_events')
        .values({ ...earned, ...times, feed_id, reason: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return `/api/admin/feed-reward-events/${id}/process`;
    };
    return posts(user(shop, 'admin'), await waiting(), {}, {}, await waiting());
  },
  'POST /api/admin/coupon-campaigns': async (shop) => {
    codes += 1;
    const campaign = { ...CAMPAIGN, code: `MADE-${codes}` };
    return posts(user(shop, 'admin'), '/api/admin/coupon-campaigns', campaign, {
      ...campaign,
      name: '다른 쿠폰',
    });
  },
  'POST /api/admin/coupon-campaigns/{id}/issues': async (shop) => {
    const admin = user(shop, 'admin');
    codes += 1;
    const made = await admin.post('/api/admin/coupon-campaigns', { ...CAMPAIGN, code: `MADE-${codes}` });
    const path = `/api/admin/coupon-campaigns/${made.body.data.campaignId}/issues`;
    return posts(admin, path, { levelFrom: 1 }, { levelFrom: 2 });
  },
  'POST /api/users/restock-alerts': async (shop) => {
    const [optionId, other] = [await soldOut(shop), await soldOut(shop)];
    return posts(user(shop), '/api/users/restock-alerts', { optionId }, { optionId: other });
  },
  ...KEYED_DESK_WRITES,
  ...KEYED_SELLER_WRITES,
};
