// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

/** Loads the code of the point screen; the exports below load that of the screens they name. */
export const points = () => import('./points/points-screen.tsx');
export const level = () => import('./levels/level-screen.tsx');
export const ranking = () => import('./ranking/ranking-screen.tsx');
export const badges = () => import('./badges/badges-screen.tsx');
