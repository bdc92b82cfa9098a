import { fromPromise } from 'xstate';
import { type MyBadges, myBadges, toggleBadge } from '#domain/rewards/badge.ts';
import { type BadgeWish, badgesMachine } from '#machines/rewards/badges.machine.ts';
import type { Call } from '#src/http/call.ts';

/** The badge screen with the shop's calls; the answer of a toggle is not read (spec 7). */
export const wireBadges = ({ call }: { call: Call }) =>
  badgesMachine.provide({
    actors: {
      loadBadges: fromPromise<MyBadges>(({ signal }) => call(myBadges, {}, { signal })),
      toggleBadge: fromPromise<void, BadgeWish>(async ({ input, signal }) => {
        await call(toggleBadge, { body: input }, { signal });
      }),
    },
  });
