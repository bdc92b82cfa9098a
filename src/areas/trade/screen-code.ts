// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

/** Loads the code of the cart; the exports below load that of the screens they name. */
export const cart = () => import('./cart/cart-screen.tsx');
export const checkout = () => import('./checkout/checkout-screen.tsx');
export const orderComplete = () => import('./orders/order-complete-screen.tsx');
export const orderList = () => import('./orders/order-list-screen.tsx');
export const orderDetail = () => import('./orders/order-detail-screen.tsx');
export const orderClaim = () => import('./claims/order-claim-screen.tsx');
export const couponWallet = () => import('./coupons/coupon-wallet-screen.tsx');
