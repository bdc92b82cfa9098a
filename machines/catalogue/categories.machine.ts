import { type CategoryOverview, categoryOverview } from '#domain/catalogue/category-overview.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of the category overview: loads all categories, each with its most wished products. */
export const categoriesMachine = createResourceMachine<CategoryOverview[]>({
  id: 'categories',
  description: 'Every category with some of its shoes.',
  load: endpointPort(categoryOverview, () => ({})),
});
