// Imports of screens that few visits start with.

export const events = () => import('./event-list/event-list-screen.tsx');
export const event = () => import('./event/event-screen.tsx');
