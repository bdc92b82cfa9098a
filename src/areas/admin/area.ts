// What comes with the first page of those who run the shop.

export { adminScreens as screens } from './screens.ts';

/** What stands around every page: its code is named here, so that the shop's first views need not name it. */
export const frame = () => import('./layout/admin-frame.tsx').then(({ AdminFrame }) => AdminFrame);
