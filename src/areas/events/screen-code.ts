// Imports of screens that few visits start with.

/** Loads the code of the event list; the export below loads that of an event page. */
export const events = () => import('./event-list/event-list-screen.tsx');
export const event = () => import('./event/event-screen.tsx');
