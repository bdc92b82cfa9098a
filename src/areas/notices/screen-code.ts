// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

/** Loads the code of the notification screen. */
export const notices = () => import('./notices-screen.tsx');
