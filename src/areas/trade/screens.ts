import { orderPaths } from '#src/areas/trade/order-paths.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { NEVER_EMPTY, STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Address, title and access of cart, checkout, orders, claims and coupons. */
export const tradeScreens = {
  cart: {
    path: paths.cart,
    title: '장바구니',
    access: 'open',
    load: () => import('./cart/cart-screen.tsx'),
    later: true,
    look: { chart: 'cart', shape: 'basket', stages: STAGES, who: 'user' },
  },
  checkout: {
    path: paths.payment,
    title: '결제',
    access: 'open',
    load: () => import('./checkout/checkout-screen.tsx'),
    later: true,
    look: {
      chart: 'checkout',
      shape: 'basket',
      stages: STAGES,
      address: orderPaths.checkout([{ optionId: 1, quantity: 1 }]),
      who: 'user',
    },
  },
  orderComplete: {
    path: '/checkout',
    title: '주문 완료',
    access: 'user',
    load: () => import('./orders/order-complete-screen.tsx'),
    later: true,
    look: {
      chart: 'orderDetail',
      shape: 'order',
      stages: NEVER_EMPTY,
      address: orderPaths.complete(31),
      who: 'user',
    },
  },
  orderList: {
    path: paths.orders,
    also: ['/orders'],
    title: '주문 내역',
    access: 'user',
    load: () => import('./orders/order-list-screen.tsx'),
    later: true,
    look: { chart: 'orderList', shape: 'ownRows', stages: STAGES, who: 'user' },
  },
  orderDetail: {
    path: '/my-orders/:id',
    title: '주문 상세',
    access: 'user',
    load: () => import('./orders/order-detail-screen.tsx'),
    later: true,
    look: {
      chart: 'orderDetail',
      shape: 'order',
      stages: NEVER_EMPTY,
      address: paths.order(31),
      who: 'user',
    },
  },
  orderClaim: {
    path: '/my-orders/:id/claim/:itemId',
    title: '반품과 교환',
    access: 'user',
    load: () => import('./claims/order-claim-screen.tsx'),
    later: true,
    look: {
      chart: 'orderClaim',
      shape: 'orderForm',
      stages: NEVER_EMPTY,
      address: orderPaths.claim(31, 1),
      who: 'user',
    },
  },
  couponWallet: {
    path: paths.coupons,
    title: '쿠폰',
    access: 'login',
    load: () => import('./coupons/coupon-wallet-screen.tsx'),
    later: true,
    look: { chart: 'couponWallet', shape: 'ownRows', stages: STAGES, who: 'user' },
  },
} satisfies Record<string, ScreenRow>;
