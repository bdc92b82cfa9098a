import { couponDownloadsMachine } from '#machines/trade/coupon-downloads.machine.ts';
import { couponWalletMachine } from '#machines/trade/coupon-wallet.machine.ts';
import { couponText } from '#src/areas/trade/coupons/coupons.text.ts';
import { myPricesOf } from '#src/areas/trade/my-price/my-price.wiring.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';

/**
 * Provides the chart of a member's coupons, with the registration of a coupon code with its calls and
 * effects.
 */
export const wireCouponWallet = ({ call, toast }: AppServices) =>
  wire(couponWalletMachine, { call }).provide({
    actions: { announce: (_, { coupon }) => toast(couponText.registered(coupon.couponName)) },
  });

/** Provides the chart of the coupons to download; after each one the own prices on screen are asked for again. */
export const wireCouponDownloads = (app: AppServices) =>
  wire(couponDownloadsMachine, app).provide({
    actions: {
      announce: (_, { name }) => {
        app.toast(couponText.registered(name));
        // Not within this action, which may not start a chart with delays.
        queueMicrotask(() =>
          link('couponDownloads > myPrices', myPricesOf(app))({ type: 'prices.outdated' }),
        );
      },
    },
  });
