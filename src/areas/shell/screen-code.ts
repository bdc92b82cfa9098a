// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

export const mypage = () => import('./mypage-screen.tsx');
export const accountSettings = () => import('./account-settings-screen.tsx');
