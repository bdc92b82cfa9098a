// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

/**
 * Loads the code of the recommendation screen; the exports below load that of the screens they
 * name.
 */
export const recommendation = () => import('./recommendations/recommendation-screen.tsx');
export const wishlist = () => import('./wishlist/wishlist-screen.tsx');
export const store = () => import('./store/store-screen.tsx');
