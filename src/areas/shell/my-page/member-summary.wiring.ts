import { fromPromise } from 'xstate';
import { bareNameOf, myLevel } from '#domain/rewards/level.ts';
import { pointBalance } from '#domain/rewards/points.ts';
import { listCoupons } from '#domain/trade/coupons/coupon.ts';
import { listSellerOrders } from '#domain/trade/orders/order-endpoints.ts';
import { LINE_STATE, type OrderStatus } from '#domain/trade/orders/order-lifecycle.ts';
import { type MemberSummary, memberSummaryMachine } from '#machines/shell/member-summary.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

/**
 * Provides the chart of the figures in the user menu with its calls and effects: of the store for
 * sellers, points, level and coupons for members.
 */
export const wireMemberSummary = (app: AppServices) =>
  memberSummaryMachine.provide({
    actors: {
      load: fromPromise<MemberSummary, { input: undefined }>(({ signal }) => {
        const { user } = app.session.getSnapshot().context;
        return user?.userType === 'seller' ? ofSeller(app, signal) : ofMember(app, signal);
      }),
    },
  });

async function ofMember({ call }: AppServices, signal: AbortSignal): Promise<MemberSummary> {
  const [balance, level, coupons] = await Promise.all([
    call(pointBalance, {}, { signal }),
    call(myLevel, {}, { signal }),
    call(listCoupons, { query: { status: 'ACTIVE' } }, { signal }),
  ]);
  return {
    of: 'member',
    points: balance.currentPoints,
    level: bareNameOf(level.levelDisplayName),
    coupons: coupons.length,
  };
}

/** Number of a seller's open orders, read from counts and not from the orders. */
async function ofSeller({ call }: AppServices, signal: AbortSignal): Promise<MemberSummary> {
  const count = async (status: OrderStatus) =>
    (await call(listSellerOrders, { query: { status, size: '1' } }, { signal })).totalElements;
  const [ordered, shipped] = await Promise.all([count(LINE_STATE.ORDERED), count(LINE_STATE.SHIPPED)]);
  return { of: 'seller', ordered, shipped };
}
