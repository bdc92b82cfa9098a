import { orderPaths } from '#src/areas/trade/order-paths.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { tradeScreens } from './screens.ts';

const ONE_PAIR = orderPaths.checkout([{ optionId: 1, quantity: 1 }]);

const looks = {
  cart: { chart: 'cart', stages: STAGES, who: 'user' },
  checkout: { chart: 'checkout', stages: STAGES, address: ONE_PAIR, who: 'user' },
  orderComplete: { chart: 'orderDetail', stages: NEVER_EMPTY, address: orderPaths.complete(31), who: 'user' },
  orderList: { chart: 'orderList', stages: STAGES, who: 'user' },
  orderDetail: { chart: 'orderDetail', stages: NEVER_EMPTY, address: paths.order(31), who: 'user' },
  orderClaim: { chart: 'orderClaim', stages: NEVER_EMPTY, address: orderPaths.claim(31, 1), who: 'user' },
  couponWallet: { chart: 'couponWallet', stages: STAGES, who: 'user' },
} satisfies LooksOf<typeof tradeScreens>;

/** Inspector settings of the trade screens: statechart, stages, address and role. */
export const tradeLooks = seen(tradeScreens, looks);
