import { deleteCategory } from '#domain/admin/settings/category-admin.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that deletes one category that never had a product, after a confirmation. */
export const categoryRemovalMachine = createRemovalMachine({
  id: 'categoryRemoval',
  description: 'A category that nothing was ever in is deleted after one question.',
  remove: endpointPort(deleteCategory, (input) => ({ params: input }), nothing),
});
