import { pickupDays } from '#domain/trade/claims/claim-plan.ts';
import { CLAIM_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { actingAs } from '../../kit/actor.ts';
import { markClaim } from '../../seller/claims/mark-service.ts';
import { noteParcel } from '../../seller/claims/parcel-service.ts';
import { collectClaim, receiveClaim } from '../../seller/claims/step-service.ts';
import { lockClaimFor, turnDown } from '../../trade/claims/decide-service.ts';
import { requestClaim } from '../../trade/claims/request-service.ts';
import { buy } from './posts.ts';
import { RETURNS, type Return } from './selling-rows.ts';
import type { Stage, Step } from './stage.ts';

const WORN = {
  reason: 'WORN',
  answer: '밑창이 닳아 있어 반품을 받을 수 없어요. 다시 보내 드릴게요.',
} as const;

/** Steps of returns in several states. */
export const RETURNED: readonly Step[] = RETURNS.flatMap(returned);

function returned(row: Return): Step[] {
  const key = `return of ${row.by}`;
  const sellerOf = ({ tx }: Stage, productId: number) =>
    tx
      .selectFrom('products as p')
      .innerJoin('stores as s', 's.id', 'p.store_id')
      .select('s.seller_id as id')
      .where('p.id', '=', productId)
      .executeTakeFirstOrThrow();
  const stepped = (hours: number, work: (stage: Stage, sellerId: number) => Promise<unknown>): Step => [
    hours,
    async (stage) => {
      const { id } = await sellerOf(stage, stage.idOf(`${row.by}'s product`));
      await actingAs({ memberId: id, requestId: null }, () => work(stage, id));
    },
  ];
  const steps: Step[] = [
    [row.hours + 4 * 24, (stage) => buy(stage, row.by, { place: row.place, skip: row.skip })],
    [row.hours, (stage) => request(stage, row, key)],
  ];
  steps.push(
    stepped(row.hours - 5, ({ ports, idOf }, sellerId) =>
      markClaim(ports, sellerId, { id: idOf(key), mark: 'approve' }, null),
    ),
    stepped(row.hours - 10, ({ ports, idOf }, sellerId) =>
      collectClaim(ports, sellerId, { id: idOf(key), carrier: 'CJ대한통운', tracking: '640000000001' }, null),
    ),
  );
  if (row.is === 'FETCHED') return steps;
  steps.push(
    stepped(row.hours - 30, ({ ports, idOf }, sellerId) =>
      receiveClaim(
        ports,
        sellerId,
        { id: idOf(key), note: '밑창에 흙이 조금 묻어 있어요.', cameCollect: false },
        null,
      ),
    ),
  );
  if (row.is === 'RECEIVED') return steps;
  steps.push(
    stepped(row.hours - 32, ({ ports, idOf }, sellerId) =>
      markClaim(ports, sellerId, { id: idOf(key), mark: 'check', note: '밑창이 닳아 있어요.' }, null),
    ),
  );
  const back = { carrier: 'CJ대한통운', tracking: '640000000027' };
  return [
    ...steps,
    stepped(row.hours - 34, async ({ tx, ports, idOf }, sellerId) => {
      const open = await lockClaimFor(tx, idOf(key), { sellerId }, CLAIM_STATE.REJECTED);
      await turnDown(tx, open, WORN, { now: ports.clock.now(), jobs: ports.jobs });
    }),
    stepped(row.hours - 36, ({ ports, idOf }, sellerId) =>
      noteParcel(ports, sellerId, { id: idOf(key), ...back }),
    ),
  ];
}

/** Makes the claim of a row, to be picked up on the first day that is offered. */
async function request({ as, ids, idOf, ports }: Stage, row: Return, key: string): Promise<void> {
  const data = {
    orderItemId: idOf(`${row.by}'s pair`),
    type: 'RETURN' as const,
    newOptionId: null,
    reason: row.reason,
    detail: row.detail,
    method: 'PICKUP' as const,
    pickupOn: pickupDays(ports.clock.now())[0] ?? null,
    pickupPlace: '문 앞에 둘게요.',
    isPrepaid: false,
    quantity: null,
  };
  const { claimId } = await as(row.by, (me) => requestClaim(ports, me.id, { data, pictures: [] }, null));
  ids.set(key, claimId);
}
