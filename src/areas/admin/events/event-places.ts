import { paths } from '#src/lib/paths.ts';
import { adminPaths } from '../paths.ts';

/** Addresses of one event. */
export const eventPlaces = {
  edit: (id: number) => `/events/edit/${id}`,
  /** As shoppers see it. */
  shown: (id: number) => `/events/${id}`,
  /** Its result, open beside the others. */
  result: (id: number) => `${adminPaths.events}?open=${id}`,
  all: paths.events,
} as const;
