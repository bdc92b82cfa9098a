// Which files have the code of these screens: few visits begin with them.

export const events = () => import('./event-list/event-list-screen.tsx');
export const event = () => import('./event/event-screen.tsx');
