// Which files have the code of these screens: it comes once the first page is at rest, or with a plain page.

export const mypage = () => import('./my-page/mypage-screen.tsx');
export const accountSettings = () => import('./my-page/account-settings-screen.tsx');
