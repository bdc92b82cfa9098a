import { expiringPointsMachine } from '#machines/rewards/expiring-points.machine.ts';
import { pointsMachine } from '#machines/rewards/points.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';

/** Wires the point screen. */
export const wirePoints = ({ call }: { call: Call }) => wire(pointsMachine, { call });

/** Wires the points that expire soon. */
export const wireExpiring = ({ call }: { call: Call }) => wire(expiringPointsMachine, { call });
