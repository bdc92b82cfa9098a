import { fromPromise } from 'xstate';
import { type Feed, toFeed } from '#domain/community/feed.ts';
import { listFeedsOfUser } from '#domain/community/feed-list.ts';
import type { Page } from '#domain/kit/page.ts';
import { type MemberFeedsFilter, memberFeedsMachine } from '#machines/community/member-feeds.machine.ts';
import { memberPageMachine } from '#machines/community/member-page.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { told } from '#src/http/api-error.ts';
import { catalogueText } from '#src/text/failures.ts';
import { toPage } from '../feed-list/feed-list.wiring.ts';
import { memberText as text } from './member.text.ts';

export const wireMemberPage = (app: AppServices) => wire(memberPageMachine, app, { load: text.failed });

export const wireMemberFeeds = ({ call }: AppServices) =>
  memberFeedsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Feed>, PagedRequest<MemberFeedsFilter>>(
        async ({ input: { filter, page, size }, signal }) => {
          const query = { page, size, ...(filter.type ? { feedType: filter.type } : {}) };
          const asked = call(listFeedsOfUser, { params: { id: filter.userId }, query }, { signal });
          return toPage(await told(asked, catalogueText.feedList), toFeed);
        },
      ),
    },
  });
