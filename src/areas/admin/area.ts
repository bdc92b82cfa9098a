// Loaded with the first admin page.

export { adminScreens as screens } from './screens.ts';

/** Layout of every admin page; named here, so that the first views of the shop do not refer to it. */
export const frame = () => import('./layout/admin-layout.tsx').then(({ AdminLayout }) => AdminLayout);
