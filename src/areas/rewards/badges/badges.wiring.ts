import { badgesMachine } from '#machines/rewards/badges.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';

/** The badge screen with the shop's calls; the answer of a toggle is not read (spec 7). */
export const wireBadges = ({ call }: { call: Call }) => wire(badgesMachine, { call });
