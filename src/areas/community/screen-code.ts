// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

export const member = () => import('./member-screen.tsx');
export const followedFeeds = () => import('./followed-feeds-screen.tsx');
export const feedCreate = () => import('./feed-create-screen.tsx');
export const feedEdit = () => import('./feed-edit-screen.tsx');
export const myFeeds = () => import('./my-feeds-screen.tsx');
export const likedFeeds = () => import('./liked-feeds-screen.tsx');
export const myComments = () => import('./my-comments-screen.tsx');
