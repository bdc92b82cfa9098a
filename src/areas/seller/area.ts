// What comes with the first page of sellers.

export { sellerScreens as screens } from './screens.ts';

/** What stands around every page: its code is named here, so that the shop's first views need not name it. */
export const frame = () => import('./layout/seller-frame.tsx').then(({ SellerFrame }) => SellerFrame);
