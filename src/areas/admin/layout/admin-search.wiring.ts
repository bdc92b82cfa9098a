import type { Found } from '#domain/admin/search/admin-search.ts';
import { adminSearchMachine } from '#machines/admin/layout/admin-search.machine.ts';
import { adminPaths, auditPath } from '#src/areas/admin/paths.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { paths } from '#src/lib/navigation/paths.ts';

/** Admin page of each kind of result. */
const WHERE: Readonly<Record<Found['kind'], (id: number) => string>> = {
  MEMBER: (id) => `${adminPaths.members}?open=${id}`,
  ORDER: (id) => auditPath('ORDER', id),
  PRODUCT: (id) => paths.product(id),
  EVENT: (id) => paths.event(id),
  CASE: (id) => `${adminPaths.reports}?open=${id}`,
};

/**
 * Provides the chart of the quick search of admins with its calls and effects; a chosen hit opens its
 * admin page.
 */
export const wireAdminSearch = ({ call, navigate }: AppServices) =>
  wire(adminSearchMachine, { call }).provide({
    actions: {
      open: (_, { option }) => {
        if (option) navigate(WHERE[option.kind](option.id));
      },
    },
  });
