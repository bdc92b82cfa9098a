import { paths } from '#src/lib/navigation/paths.ts';
import { screensOf } from '#src/lib/navigation/screen-row.ts';

/** Module with the imports of screens that no server-rendered visit starts with. */
const code = () => import('./screen-code.ts');

/** Address, title and access of cart, checkout, orders, claims and coupons. */
export const tradeScreens = screensOf(code, {
  cart: {
    path: paths.cart,
    title: '장바구니',
    access: 'open',
  },
  checkout: {
    path: paths.payment,
    title: '결제',
    access: 'open',
  },
  orderComplete: {
    path: '/checkout',
    title: '주문 완료',
    access: 'user',
  },
  orderList: {
    path: paths.orders,
    also: ['/orders'],
    title: '주문 내역',
    access: 'user',
  },
  orderDetail: {
    path: '/my-orders/:id',
    title: '주문 상세',
    access: 'user',
  },
  orderClaim: {
    path: '/my-orders/:id/claim/:itemId',
    title: '반품과 교환',
    access: 'user',
  },
  couponWallet: {
    path: paths.coupons,
    title: '쿠폰',
    access: 'login',
  },
});
