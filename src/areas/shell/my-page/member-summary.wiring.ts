import { fromPromise } from 'xstate';
import { bareNameOf, myLevel } from '#domain/rewards/level.ts';
import { pointBalance } from '#domain/rewards/points.ts';
import { listCoupons } from '#domain/trade/coupons/coupon.ts';
import { listSellerOrders } from '#domain/trade/orders/order-endpoints.ts';
import { LINE_STATE, type OrderStatus } from '#domain/trade/orders/order-lifecycle.ts';
import { type MemberFigures, memberFiguresMachine } from '#machines/shell/member-summary.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireMemberFigures = (app: AppServices) =>
  memberFiguresMachine.provide({
    actors: {
      load: fromPromise<MemberFigures, { input: undefined }>(({ signal }) => {
        const { user } = app.session.getSnapshot().context;
        return user?.userType === 'seller' ? ofSeller(app, signal) : ofMember(app, signal);
      }),
    },
  });

async function ofMember({ call }: AppServices, signal: AbortSignal): Promise<MemberFigures> {
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
async function ofSeller({ call }: AppServices, signal: AbortSignal): Promise<MemberFigures> {
  const count = async (status: OrderStatus) =>
    (await call(listSellerOrders, { query: { status, size: '1' } }, { signal })).totalElements;
  const [ordered, shipped] = await Promise.all([count(LINE_STATE.ORDERED), count(LINE_STATE.SHIPPED)]);
  return { of: 'seller', ordered, shipped };
}
