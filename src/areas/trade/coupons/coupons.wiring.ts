import { couponWalletMachine } from '#machines/trade/coupon-wallet.machine.ts';
import { couponText } from '#src/areas/trade/coupons/coupons.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/**
 * Provides the chart of a member's coupons, with the registration of a coupon code with its calls and
 * effects.
 */
export const wireCouponWallet = ({ call, toast }: AppServices) =>
  wire(couponWalletMachine, { call }).provide({
    actions: { announce: (_, { coupon }) => toast(couponText.registered(coupon.couponName)) },
  });
