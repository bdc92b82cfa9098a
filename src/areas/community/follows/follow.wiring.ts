import { followListMachine } from '#machines/community/follow-list.machine.ts';
import { memberFollowMachine } from '#machines/community/member-follow.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { followText as text } from './follow.text.ts';

/**
 * Provides the chart of the follow toggle of a member page with its calls and effects; failures show a
 * toast.
 */
export const wireMemberFollow = ({ call, toast }: AppServices) =>
  wire(memberFollowMachine, { call }, { toggle: text.failed }).provide({
    actions: { notify: (_, { reason }) => toast(reason || text.failed, 'error') },
  });

/**
 * Provides the chart of the paged list of followers or followings of a member with its calls and
 * effects.
 */
export const wireFollowList = (app: AppServices) =>
  wire(followListMachine, app, { loadPage: text.listFailed });
