// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

/** Loads the code of the member's own page; the export below loads that of the account settings. */
export const mypage = () => import('./my-page/mypage-screen.tsx');
export const help = () => import('./help/help-screen.tsx');
export const accountSettings = () => import('./my-page/account-settings-screen.tsx');
