// Which files have the code of these screens: it comes once the first page is at rest, or with a plain page.

export const myReviews = () => import('./my-reviews-screen.tsx');
export const reviewWrite = () => import('./editor/review-write-screen.tsx');
export const reviewEdit = () => import('./editor/review-edit-screen.tsx');
