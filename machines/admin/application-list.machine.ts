import type { ApplicationRow } from '#domain/seller/application-desk.ts';
import type { ApplicationState } from '#domain/seller/application-life.ts';
import { createIndexMachine } from '../kit/index.machine.ts';

/** What applications are looked for by; null for those that wait. */
export type ApplicationFilters = { q: string | null; state: ApplicationState | null };

export const applicationListMachine = createIndexMachine<ApplicationRow, ApplicationFilters>({
  id: 'applicationList',
  description: 'Applications to sell by their state, those that wait longest first.',
});
