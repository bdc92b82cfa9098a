import { paths } from '#src/lib/paths.ts';
import { loadFrom, type ScreenRow } from '#src/lib/screen-row.ts';

/** Where the code is of screens that no visit begins with on a drawn page. */
const code = () => import('./screen-code.ts');

export const tradeScreens = {
  cart: {
    path: paths.cart,
    title: '장바구니',
    access: 'open',
    load: loadFrom(code, 'cart'),
  },
  checkout: {
    path: paths.payment(),
    title: '결제',
    access: 'open',
    load: loadFrom(code, 'checkout'),
  },
  orderComplete: {
    path: '/checkout',
    title: '주문 완료',
    access: 'user',
    load: loadFrom(code, 'orderComplete'),
  },
  orderList: {
    path: paths.orders,
    also: ['/orders'],
    title: '주문 내역',
    access: 'user',
    load: loadFrom(code, 'orderList'),
  },
  orderDetail: {
    path: '/my-orders/:id',
    title: '주문 상세',
    access: 'user',
    load: loadFrom(code, 'orderDetail'),
  },
  orderClaim: {
    path: '/my-orders/:id/claim/:itemId',
    title: '반품과 교환',
    access: 'user',
    load: loadFrom(code, 'orderClaim'),
  },
  couponWallet: {
    path: paths.coupons,
    title: '쿠폰',
    access: 'login',
    load: loadFrom(code, 'couponWallet'),
  },
} satisfies Record<string, ScreenRow>;
