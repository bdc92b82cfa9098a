import { type ExpiringPoints, expiringPoints } from '#domain/rewards/points.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Loads points that expire soon; if it fails, the rest of the point screen is complete without it. */
export const expiringPointsMachine = createResourceMachine<ExpiringPoints>({
  id: 'expiringPoints',
  description: 'Points that will lapse soon; the screen is complete without them.',
  load: endpointPort(expiringPoints, () => ({})),
  silent: true,
});
