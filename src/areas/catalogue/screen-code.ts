// Which files have the code of these screens: it comes once the first page is at rest, or with a plain page.

export const recommendation = () => import('./recommendations/recommendation-screen.tsx');
export const wishlist = () => import('./wishlist/wishlist-screen.tsx');
export const store = () => import('./store/store-screen.tsx');
