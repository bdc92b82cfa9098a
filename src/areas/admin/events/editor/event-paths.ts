import { adminPaths } from '../../paths.ts';

/** Admin addresses of one event. */
export const eventPlaces = {
  edit: (id: number) => `/events/edit/${id}`,
  /** Result table with the panel of the event open. */
  result: (id: number) => `${adminPaths.events}?open=${id}`,
} as const;
