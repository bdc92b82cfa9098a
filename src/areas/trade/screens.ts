import { paths } from '#src/lib/paths.ts';
import type { ScreenRow } from '#src/lib/screen-row.ts';

export const tradeScreens = {
  cart: {
    path: paths.cart,
    title: '장바구니',
    access: 'open',
    load: () => import('./cart-screen.tsx'),
  },
  checkout: {
    path: paths.payment(),
    title: '결제',
    access: 'open',
    load: () => import('./checkout-screen.tsx'),
  },
  orderComplete: {
    path: '/checkout',
    title: '주문 완료',
    access: 'user',
    load: () => import('./order-complete-screen.tsx'),
  },
  orderList: {
    path: paths.orders,
    also: ['/orders'],
    title: '주문 내역',
    access: 'user',
    load: () => import('./order-list-screen.tsx'),
  },
  orderDetail: {
    path: '/my-orders/:id',
    title: '주문 상세',
    access: 'user',
    load: () => import('./order-detail-screen.tsx'),
  },
  orderClaim: {
    path: '/my-orders/:id/claim/:itemId',
    title: '반품과 교환',
    access: 'user',
    load: () => import('./order-claim-screen.tsx'),
  },
  couponWallet: {
    path: paths.coupons,
    title: '쿠폰',
    access: 'login',
    load: () => import('./coupon-wallet-screen.tsx'),
  },
} satisfies Record<string, ScreenRow>;
