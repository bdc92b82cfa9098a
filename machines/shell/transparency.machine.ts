import { readTransparency, type TransparencyMonth } from '#domain/admin/reports/transparency.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Machine of the transparency table: loads reports and their outcomes by month, as counts only. */
export const transparencyMachine = createResourceMachine<readonly TransparencyMonth[]>({
  id: 'transparency',
  description: 'What was reported and what came of it, by month, below what the shop says of privacy.',
  load: endpointPort(
    readTransparency,
    () => ({}),
    ({ months }) => months,
  ),
});
