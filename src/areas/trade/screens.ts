import { paths } from '#src/lib/paths.ts';
import type { ScreenRow } from '#src/lib/screen-row.ts';

/** Where the code is of screens that no visit begins with on a drawn page. */
const code = () => import('./screen-code.ts');

export const tradeScreens = {
  cart: {
    path: paths.cart,
    title: '장바구니',
    access: 'open',
    load: () => code().then(({ cart }) => cart()),
  },
  checkout: {
    path: paths.payment(),
    title: '결제',
    access: 'open',
    load: () => code().then(({ checkout }) => checkout()),
  },
  orderComplete: {
    path: '/checkout',
    title: '주문 완료',
    access: 'user',
    load: () => code().then(({ orderComplete }) => orderComplete()),
  },
  orderList: {
    path: paths.orders,
    also: ['/orders'],
    title: '주문 내역',
    access: 'user',
    load: () => code().then(({ orderList }) => orderList()),
  },
  orderDetail: {
    path: '/my-orders/:id',
    title: '주문 상세',
    access: 'user',
    load: () => code().then(({ orderDetail }) => orderDetail()),
  },
  orderClaim: {
    path: '/my-orders/:id/claim/:itemId',
    title: '반품과 교환',
    access: 'user',
    load: () => code().then(({ orderClaim }) => orderClaim()),
  },
  couponWallet: {
    path: paths.coupons,
    title: '쿠폰',
    access: 'login',
    load: () => code().then(({ couponWallet }) => couponWallet()),
  },
} satisfies Record<string, ScreenRow>;
