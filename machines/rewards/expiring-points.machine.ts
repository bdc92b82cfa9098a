import { type ExpiringPoints, expiringPoints } from '#domain/rewards/points.ts';
import { asks } from '../kit/asks.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Extra help: without it the rest of the point screen is complete. */
export const expiringPointsMachine = createResourceMachine<ExpiringPoints>({
  id: 'expiringPoints',
  description: 'Points that will lapse soon; the screen is complete without them.',
  load: asks(expiringPoints, () => ({})),
  silent: true,
});
