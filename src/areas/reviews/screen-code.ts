// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

/** Loads the code of the own reviews; the exports below load that of the screens they name. */
export const myReviews = () => import('./my-reviews-screen.tsx');
export const reviewWrite = () => import('./editor/review-write-screen.tsx');
export const reviewEdit = () => import('./editor/review-edit-screen.tsx');
