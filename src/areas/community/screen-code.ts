// Which files have the code of these screens: it comes once the first page is at rest, or with a plain page.

export const member = () => import('./member-screen.tsx');
export const followedFeeds = () => import('./followed-feeds-screen.tsx');
export const feedCreate = () => import('./feed-create-screen.tsx');
export const feedEdit = () => import('./feed-edit-screen.tsx');
export const myFeeds = () => import('./my-feeds-screen.tsx');
export const likedFeeds = () => import('./liked-feeds-screen.tsx');
export const myComments = () => import('./my-comments-screen.tsx');
