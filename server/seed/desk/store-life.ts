import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { actingAs } from '../../kit/actor.ts';
import { addStoreCoupon } from '../../seller/coupons/store-coupon-service.ts';
import { changeMany } from '../../seller/products/product-bulk-service.ts';
import { addOwnOption, copyOwn, moveState } from '../../seller/products/product-desk-service.ts';
import { answerReview } from '../../seller/review-replies/reply-service.ts';
import { ACCOUNTS } from '../facts/accounts.ts';
import type { Stage, Step } from './stage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days on which members can take the coupon of the store. */
const COUPON_DAYS = 30;

/** Steps of the demo seller's store. */
export const STORE_LIFE: readonly Step[] = [
  [56, showDoubtful],
  [48, offerCoupon],
  [30, prepareGoods],
  [28, answerOne],
];

/** Finds the printed seller account and the newest product of its store. */
async function demoSeller({ tx }: Stage) {
  const email = ACCOUNTS.find(({ role }) => role === 'seller')?.email ?? '';
  return tx
    .selectFrom('users as u')
    .innerJoin('stores as s', 's.seller_id', 'u.id')
    .innerJoin('products as p', 'p.store_id', 's.id')
    .select(['u.id as sellerId', 's.id as storeId', 'p.id as productId'])
    .where('u.email', '=', email)
    .where('p.state', '=', 'ON_SALE')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Creates a draft, and a hidden product with low stock in one size. */
async function prepareGoods(stage: Stage): Promise<void> {
  const { end, ports } = stage;
  const { sellerId, productId } = await demoSeller(stage);
  await actingAs({ memberId: sellerId, requestId: null }, async () => {
    const { productId: draft } = await copyOwn(ports, sellerId, productId, null);
    const period = { saleFrom: later(end, 3), saleUntil: later(end, 10) };
    const change = { kind: 'DISCOUNT', discountType: 'RATE_DISCOUNT', discountValue: 20, ...period } as const;
    await changeMany(ports, sellerId, { ids: [draft], change, dryRun: false, seen: [] }, null);
    const { id, version } = await show(stage, { sellerId, productId });
    await moveState(ports, sellerId, id, { state: 'HIDDEN', version });
  });
}

const later = (time: Date, days: number): string => new Date(time.getTime() + days * DAY_MS).toISOString();

/** Publishes a copy with two units of one size. */
async function show({ ports }: Stage, { sellerId, productId }: { sellerId: number; productId: number }) {
  const { productId: id } = await copyOwn(ports, sellerId, productId, null);
  const option = { gender: 'UNISEX', size: '300', color: 'BLACK', stock: 2 } as const;
  await addOwnOption(ports, sellerId, { id, option: { ...option, sku: null, lowStock: 3 } }, null);
  const { version } = await moveState(ports, sellerId, id, { state: 'ON_SALE', version: 2 });
  return { id, version };
}

/** Publishes a product that members report; its case is scripted elsewhere. */
async function showDoubtful(stage: Stage): Promise<void> {
  const { sellerId, productId } = await demoSeller(stage);
  await actingAs({ memberId: sellerId, requestId: null }, async () => {
    const { id } = await show(stage, { sellerId, productId });
    stage.ids.set('doubtful', id);
  });
}

/** Replies to the newest review of the store; the others stay without a reply. */
async function answerOne(stage: Stage): Promise<void> {
  const { ports, tx } = stage;
  const { sellerId, storeId } = await demoSeller(stage);
  const review = await tx
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select('r.id')
    .where('p.store_id', '=', storeId)
    .where('r.created_at', '<', stage.now())
    .orderBy('r.created_at')
    .limit(1)
    .executeTakeFirst();
  if (!review) return;
  const content = '꼼꼼한 후기 감사해요. 발볼이 넓으시면 다음에는 반 치수 크게 신어 보세요.';
  await actingAs({ memberId: sellerId, requestId: null }, () =>
    answerReview(ports, sellerId, { id: review.id, content }),
  );
  stage.ids.set('reply', review.id);
}

/** Offers a coupon of the store to download, which runs since it was made. */
async function offerCoupon(stage: Stage): Promise<void> {
  const { sellerId } = await demoSeller(stage);
  const startsOn = seoulDay(stage.now());
  const form = {
    name: '단골 손님 10%',
    discountType: 'RATE_DISCOUNT',
    discountValue: 10,
    minOrderAmount: 50_000,
    maxDiscountAmount: 10_000,
    issueLimit: 200,
    validDays: 14,
    startsOn,
    endsOn: laterDay(startsOn, COUPON_DAYS),
  } as const;
  await actingAs({ memberId: sellerId, requestId: null }, () =>
    addStoreCoupon(stage.ports, sellerId, form, null),
  );
}
