import { exportSellerLines } from '#domain/seller/orders/seller-line.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createFileMachine } from '../../kit/file.machine.ts';
import { type LineFilters, saidIn } from './seller-lines.machine.ts';

/**
 * Machine of the line export: writes the filtered order lines as a CSV file to fill with tracking numbers
 * and upload.
 */
export const lineFileMachine = createFileMachine<LineFilters>({
  id: 'lineFile',
  description: 'Lines that the table finds, as a file that can be filled with numbers and read again.',
  write: endpointPort(exportSellerLines, ({ filter }) => ({ body: saidIn(filter) })),
});
