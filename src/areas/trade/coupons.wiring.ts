import { fromPromise } from 'xstate';
import { type Coupon, listCoupons, registerCoupon } from '#domain/trade/coupon.ts';
import { couponWalletMachine } from '#machines/trade/coupon-wallet.machine.ts';
import { couponText } from '#src/areas/trade/coupons.text.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireCouponWallet = ({ call, toast }: AppServices) =>
  couponWalletMachine.provide({
    actors: {
      load: fromPromise<Coupon[]>(({ signal }) => call(listCoupons, {}, { signal })),
      register: fromPromise<Coupon, { code: string }>(({ input }) => call(registerCoupon, { body: input })),
    },
    actions: { announce: (_, { coupon }) => toast(couponText.registered(coupon.couponName)) },
  });
