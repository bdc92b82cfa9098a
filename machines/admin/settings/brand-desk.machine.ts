import { type BrandRow, listAllBrands } from '#domain/admin/settings/brand-admin.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of the list of brands: loaded, and again after a change in a form. */
export const brandDeskMachine = createResourceMachine<readonly BrandRow[]>({
  id: 'brandDesk',
  description: 'Brands with all their names and the number of their products.',
  load: endpointPort(listAllBrands, () => ({})),
  reloads: true,
});
