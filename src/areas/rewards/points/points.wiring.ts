import { expiringPointsMachine } from '#machines/rewards/expiring-points.machine.ts';
import { pointsMachine } from '#machines/rewards/points.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';

/** Provides the chart of the point screen with its calls and effects. */
export const wirePoints = ({ call }: { call: Call }) => wire(pointsMachine, { call });

/** Provides the chart of the points that expire soon with its calls and effects. */
export const wireExpiring = ({ call }: { call: Call }) => wire(expiringPointsMachine, { call });
