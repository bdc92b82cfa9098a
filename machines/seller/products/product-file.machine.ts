import { exportProducts } from '#domain/seller/products/import-endpoints.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createFileMachine } from '../../kit/file.machine.ts';
import { type SellerProductFilters, saidIn } from './seller-products.machine.ts';

/** Machine of the product export: writes the filtered list as a CSV file that can be imported again. */
export const productFileMachine = createFileMachine<SellerProductFilters>({
  id: 'productFile',
  description: 'The products that the list shows, as a file that can be read in again.',
  write: endpointPort(exportProducts, ({ filter }) => ({ body: saidIn(filter) })),
});
