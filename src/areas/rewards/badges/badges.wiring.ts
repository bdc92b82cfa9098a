import { badgesMachine } from '#machines/rewards/badges.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';

/**
 * Provides the chart of the badge screen with its calls and effects; the answer of a toggle is ignored
 * (spec 7).
 */
export const wireBadges = ({ call }: { call: Call }) => wire(badgesMachine, { call });
