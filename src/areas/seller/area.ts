// Loaded with the first seller page.

export { sellerScreens as screens } from './screens.ts';

/** Layout of every seller page; named here, so that the first views of the shop do not refer to it. */
export const frame = () => import('./layout/seller-layout.tsx').then(({ SellerLayout }) => SellerLayout);
