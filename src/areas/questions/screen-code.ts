// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

export const myQuestions = () => import('./my-questions-screen.tsx');
