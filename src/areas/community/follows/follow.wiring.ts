import { fromPromise } from 'xstate';
import type { Page } from '#domain/kit/page.ts';
import { type Followed, listFollowers, listFollowings } from '#domain/members/profile/follow.ts';
import { type FollowListFilter, followListMachine } from '#machines/community/follow-list.machine.ts';
import { memberFollowMachine } from '#machines/community/member-follow.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { followText as text } from './follow.text.ts';

/** Wires the follow toggle of a member page; failures show a toast. */
export const wireMemberFollow = ({ call, toast }: AppServices) =>
  wire(memberFollowMachine, { call }, { toggle: text.failed }).provide({
    actions: { notify: (_, { reason }) => toast(reason || text.failed, 'error') },
  });

const LISTS = { followers: listFollowers, followings: listFollowings };

/** Wires the paged list of followers or followings of a member. */
export const wireFollowList = ({ call }: AppServices) =>
  followListMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Followed>, PagedRequest<FollowListFilter>>(
        async ({ input: { filter, page, size }, signal }) => {
          const query = { page, size, ...(filter.q ? { q: filter.q } : {}) };
          const asked = call(LISTS[filter.side], { params: { id: filter.userId }, query }, { signal });
          const { pagination } = await withScreenMessage(asked, text.listFailed);
          return { ...pagination, items: pagination.content };
        },
      ),
    },
  });
