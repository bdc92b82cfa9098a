// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

export const mypage = () => import('./my-page/mypage-screen.tsx');
export const accountSettings = () => import('./my-page/account-settings-screen.tsx');
