import { type ApplicationRow, listApplications } from '#domain/seller/application-desk.ts';
import type { ApplicationState } from '#domain/seller/application-states.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the application table; a `state` of null shows those that wait for a decision. */
export type ApplicationFilters = { q: string | null; state: ApplicationState | null };

/** Machine of the application table: paged by state and search words, longest waiting first. */
export const applicationListMachine = createIndexMachine<ApplicationRow, ApplicationFilters>({
  id: 'applicationList',
  description: 'Applications to sell by their state, those that wait longest first.',
  loadPage: pagePort(listApplications, ({ filter, page }) => {
    const { filters, size } = filter;
    return {
      page,
      size,
      ...(filters.q ? { q: filters.q } : {}),
      ...(filters.state ? { state: filters.state } : {}),
    };
  }),
});
