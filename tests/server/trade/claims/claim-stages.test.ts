import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBusinessDay } from '#domain/kit/time/delivery-day.ts';
import { laterDay, startOfDay } from '#domain/kit/time/time.ts';
import { causeOf } from '#domain/trade/claims/cancellation-reasons.ts';
import type { PlannedStage } from '#domain/trade/claims/claim-stages.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { ask, deliver, twins } from '../../../support/orders/delivered.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
const BUYER = 'user@sinbaljang.test';
/** Hours after midnight at which somebody acts. */
const NOON_MS = 12 * 3_600_000;
let shop: TestShop;
let option: Awaited<ReturnType<typeof twins>>['option'];

beforeAll(async () => {
  shop = await startTestShop();
  ({ option } = await twins(shop));
});
afterAll(() => shop.close());

const at = (id: number, step: string) => `/api/seller/claims/${id}/${step}`;
const goTo = (day: string) =>
  shop.clock.advance(startOfDay(day).getTime() + NOON_MS - shop.clock.now().getTime());
const buyer = () => shop.asMember(BUYER);
const seller = () => sellerOf(shop, option.product_id);

async function line(of: Caller) {
  const { orderId, itemIds } = await deliver(shop, of, [option]);
  return { orderId, itemId: itemIds[0] ?? 0 };
}
const preview = async (of: Caller, orderId: number, itemId: number) =>
  (await of.get(`/api/users/orders/${orderId}/items/${itemId}/claim-preview`)).body;
const orderOf = async (of: Caller, orderId: number) =>
  (await of.get(`/api/users/orders/${orderId}`)).body.data;
const told = (id: number) =>
  shop.db
    .selectFrom('notices')
    .select('type')
    .where('ref_type', '=', 'CLAIM')
    .where('ref_id', '=', id)
    .orderBy('id')
    .execute();

/** A claim by an own parcel. */
async function byOwnParcel(of: Caller) {
  const { orderId, itemId } = await line(of);
  const asked = await ask(of, { orderItemId: itemId, type: 'RETURN', method: 'OWN' });
  return { orderId, id: asked.body.data.claimId as number };
}
const parcel = (of: Caller, id: number, tracking = '123456789012') =>
  of.put(`/api/users/claims/${id}/parcel`, { carrier: 'CJ', tracking });

describe('stages of a claim', () => {
  it.each(['SIZE', 'DEFECT'])(
    'for %s come on the days and with the refund of the preview',
    async (reason) => {
      const [me, store] = [await buyer(), await seller()];
      const { orderId, itemId } = await line(me);
      const { refunds, plans } = (await preview(me, orderId, itemId)).data;
      // The last day that can be chosen, so that a weekend lies between.
      const plan = plans.findLast(({ method }: { method: string }) => method === 'PICKUP');
      const dueOf = (stage: string): string =>
        plan.stages.find((one: PlannedStage) => one.stage === stage)?.due ?? '';
      const wish = { method: 'PICKUP', pickupOn: plan.pickupOn, pickupPlace: '문 앞' };
      const asked = await ask(me, { orderItemId: itemId, type: 'RETURN', reason, ...wish });
      const id = asked.body.data.claimId as number;
      for (const [stage, body] of [
        ['approve', {}],
        ['collect', { carrier: 'CJ' }],
        ['receive', {}],
        ['check', { note: '깨끗해요' }],
      ] as const) {
        const day = dueOf(stage);
        expect(isBusinessDay(day)).toBe(true);
        goTo(day);
        expect((await (await seller()).post(at(id, stage), body)).status, stage).toBe(200);
      }
      const [claim] = (await orderOf(await buyer(), orderId)).claims;
      expect(claim.stages.map(({ stage, due }: PlannedStage) => [stage, due])).toEqual([
        ...['ask', 'approve', 'collect', 'receive', 'check'].map((stage) => [stage, null]),
        ['accept', dueOf('accept')],
      ]);
      expect(claim).toMatchObject({ method: 'PICKUP', pickupOn: plan.pickupOn, pickupPlace: '문 앞' });
      goTo(dueOf('accept'));
      const end = await (await seller()).post(at(id, 'decision'), { decision: 'COMPLETE' });
      expect(end.status).toBe(200);
      const after = await orderOf(await buyer(), orderId);
      const { cash, points, deliveryCharge, outboundCharge } = refunds[causeOf(reason)];
      expect(after.refunds).toMatchObject([{ amount: cash, points, deliveryCharge, outboundCharge }]);
      expect(after.claims[0].stages.every((one: PlannedStage) => one.at !== null)).toBe(true);
      expect((await told(id)).map(({ type }) => type)).toEqual([
        'CLAIM_APPROVED',
        'CLAIM_COLLECTING',
        'CLAIM_RECEIVED',
        'CLAIM_CHECKED',
        'CLAIM_COMPLETED',
      ]);
      expect(await actionsOf(shop, 'CLAIM', id)).toEqual((await told(id)).map(({ type }) => type));
      expect(store).toBeDefined();
    },
  );

  it('are previewed to the owner of the delivered line only', async () => {
    const [me, other] = [await buyer(), await shop.asMember('nari@sinbaljang.test')];
    const { orderId, itemId } = await line(me);
    expect((await preview(other, orderId, itemId)).code).toBe('ORDER_NOT_FOUND');
    expect((await preview(me, orderId, 999_999_999)).code).toBe('ORDER_ITEM_NOT_FOUND');
    expect((await preview(me, orderId, itemId)).success).toBe(true);
  });

  it('are approved once by twenty calls at once, and by no other store', async () => {
    const { orderId, id } = await byOwnParcel(await buyer());
    const own = await seller();
    const other = await shop.db
      .selectFrom('products')
      .select('id')
      .where('store_id', '<>', option.store_id)
      .executeTakeFirstOrThrow();
    const rival = await sellerOf(shop, other.id);
    for (const step of ['approve', 'check'])
      expect((await rival.post(at(id, step), {})).body.code).toBe('CLAIM_NOT_FOUND');
    expect((await own.post(at(id, 'check'), {})).body.code).toBe('INVALID_ORDER_STATUS');
    const answers = await Promise.all(Array.from({ length: 20 }, () => own.post(at(id, 'approve'))));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await actionsOf(shop, 'CLAIM', id)).toEqual(['CLAIM_APPROVED']);
    expect(await told(id)).toEqual([{ type: 'CLAIM_APPROVED' }]);
    const { timeline } = await orderOf(await buyer(), orderId);
    const events = timeline.map(({ event }: { event: string }) => event);
    expect(events.filter((event: string) => event === 'RETURN_APPROVED')).toHaveLength(1);
    expect((await own.get(`/api/seller/claims/${id}`)).body.data).toMatchObject({ marks: [], method: 'OWN' });
  });
});

describe('pickup', () => {
  it('is refused on a day that was not offered, and without a day', async () => {
    const me = await buyer();
    const { orderId, itemId } = await line(me);
    const { plans } = (await preview(me, orderId, itemId)).data;
    const [first = ''] = plans.map(({ pickupOn }: { pickupOn: string }) => pickupOn);
    let dayOff = first;
    while (isBusinessDay(dayOff)) dayOff = laterDay(dayOff, 1);
    for (const pickupOn of [dayOff, '2020-01-06', laterDay(first, 60), undefined]) {
      const form = { orderItemId: itemId, type: 'RETURN', method: 'PICKUP' };
      const answer = await ask(me, pickupOn ? { ...form, pickupOn } : form);
      expect([answer.status, answer.body.errors?.[0]?.field], pickupOn).toEqual([400, 'pickupOn']);
    }
  });
});

describe('own parcel', () => {
  it('is entered and corrected by the buyer alone, and starts the way back once', async () => {
    const [me, other] = [await buyer(), await shop.asMember('nari@sinbaljang.test')];
    const { orderId, id } = await byOwnParcel(me);
    expect((await parcel(other, id)).body.code).toBe('CLAIM_NOT_FOUND');
    expect((await parcel(me, id, '12')).status).toBe(400);
    for (const tracking of ['123456789012', '123456789012', '123456789013'])
      expect((await parcel(me, id, tracking)).body.data).toEqual({ claimId: id, status: 'COLLECTING' });
    const { claims, timeline } = await orderOf(me, orderId);
    const [claim] = claims;
    expect(timeline.at(-1)).toMatchObject({ event: 'RETURN_SENT', detail: 'CJ대한통운' });
    expect([claim.collectCarrier, claim.collectTracking]).toEqual(['CJ대한통운', '123456789013']);
    expect(await actionsOf(shop, 'CLAIM', id)).toEqual(['CLAIM_COLLECTING', 'CLAIM_PARCEL_NOTED']);
    expect(await told(id)).toEqual([{ type: 'CLAIM_COLLECTING' }]);
    expect((await (await seller()).post(at(id, 'receive'), {})).status).toBe(200);
    expect((await parcel(me, id, '123456789014')).body.code).toBe('INVALID_ORDER_STATUS');
  });

  it('is refused for a claim that is picked up', async () => {
    const me = await buyer();
    const { itemId } = await line(me);
    const asked = await ask(me, { orderItemId: itemId, type: 'RETURN' });
    expect((await parcel(me, asked.body.data.claimId)).body.code).toBe('INVALID_ORDER_STATUS');
  });

  it('and a withdrawal at once are one of the two', async () => {
    const me = await buyer();
    const { id } = await byOwnParcel(me);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 2 ? parcel(me, id) : me.post(`/api/users/claims/${id}/withdraw`),
      ),
    );
    const { status } = await shop.db
      .selectFrom('claims')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const won = answers.filter((one) => one.status === 200);
    expect(won.length).toBeGreaterThan(0);
    expect(new Set(won.map(({ body }) => body.data.status))).toEqual(new Set([status]));
  });
});
