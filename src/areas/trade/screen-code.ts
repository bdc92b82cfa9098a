// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

export const cart = () => import('./cart-screen.tsx');
export const checkout = () => import('./checkout-screen.tsx');
export const orderComplete = () => import('./order-complete-screen.tsx');
export const orderList = () => import('./order-list-screen.tsx');
export const orderDetail = () => import('./order-detail-screen.tsx');
export const orderClaim = () => import('./order-claim-screen.tsx');
export const couponWallet = () => import('./coupon-wallet-screen.tsx');
