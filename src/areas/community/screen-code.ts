// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

/** Loads the code of the member page; the exports below load that of the screens they name. */
export const member = () => import('./member/member-screen.tsx');
export const followedFeeds = () => import('./follows/followed-feeds-screen.tsx');
export const feedCreate = () => import('./feed-editor/feed-create-screen.tsx');
export const feedEdit = () => import('./feed-editor/feed-edit-screen.tsx');
export const myFeeds = () => import('./feed-list/my-feeds-screen.tsx');
export const likedFeeds = () => import('./likes/liked-feeds-screen.tsx');
export const myComments = () => import('./comments/my-comments-screen.tsx');
