// Imports of screens that no visit starts with; loaded after the first page, or with an app shell.

export const myInquiries = () => import('./my-inquiries-screen.tsx');
export const inquiry = () => import('./inquiry-screen.tsx');
