// Which files have the code of these screens: it comes once the first page is at rest, or with a plain page.

export const points = () => import('./points/points-screen.tsx');
export const level = () => import('./levels/level-screen.tsx');
export const ranking = () => import('./ranking/ranking-screen.tsx');
export const badges = () => import('./badges/badges-screen.tsx');
