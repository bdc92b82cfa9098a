// Which files have the code of these screens: it comes once the first page is at rest, or with a plain page.

export const recommendation = () => import('./recommendation-screen.tsx');
export const wishlist = () => import('./wishlist-screen.tsx');
export const store = () => import('./store-screen.tsx');
