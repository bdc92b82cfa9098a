import { adminPaths } from '../../paths.ts';

/** Where one event is worked on. */
export const eventPlaces = {
  edit: (id: number) => `/events/edit/${id}`,
  /** Its result, open beside the others. */
  result: (id: number) => `${adminPaths.events}?open=${id}`,
} as const;
