import { fromPromise } from 'xstate';
import { countMyFeeds, type FeedCounts, getFeed, NO_FEEDS } from '#domain/community/feed-list.ts';
import { castVote } from '#domain/events/vote.ts';
import { feedCountsMachine } from '#machines/community/feed-counts.machine.ts';
import { feedDetailMachine, oneFeed } from '#machines/community/feed-detail.machine.ts';
import { type CastVote, feedVoteMachine } from '#machines/community/feed-vote.machine.ts';
import { followedFeedsMachine } from '#machines/community/followed-feeds.machine.ts';
import { likeUsersMachine } from '#machines/community/like-users.machine.ts';
import { likedFeedsMachine } from '#machines/community/liked-feeds.machine.ts';
import { myCommentsMachine } from '#machines/community/my-comments.machine.ts';
import { myFeedsMachine } from '#machines/community/my-feeds.machine.ts';
import { feedPageText } from '#src/areas/community/feed-list/feed-pages.text.ts';
import type { Prefetch } from '#src/flow/prefetch-cache.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { catalogueText } from '#src/text/failures.ts';

/** Prefetches a feed for its page. */
export const prefetchFeed: Prefetch = (ask, { params }) => {
  if (Number(params.id) > 0) ask(getFeed, oneFeed(Number(params.id)));
};

/** Provides the chart of one feed post with its calls and effects. */
export const wireFeedDetail = (app: AppServices) =>
  wire(feedDetailMachine, app, { load: catalogueText.feed });

/** Provides the chart of the paged feeds of followed members with its calls and effects. */
export const wireFollowedFeeds = (app: AppServices) =>
  wire(followedFeedsMachine, app, { loadPage: catalogueText.feedList });

/** Provides the chart of the paged feeds of the member with its calls and effects. */
export const wireMyFeeds = (app: AppServices) =>
  wire(myFeedsMachine, app, { loadPage: catalogueText.feedList });

/** Provides the chart of the feed counts with its calls and effects; a failure gives zeros (spec 8.3). */
export const wireFeedCounts = ({ call }: AppServices) =>
  feedCountsMachine.provide({
    actors: {
      load: fromPromise<FeedCounts, { input: undefined }>(({ signal }) =>
        call(countMyFeeds, {}, { signal }).catch(() => NO_FEEDS),
      ),
    },
  });

/** Provides the chart of the paged feeds that the member likes with its calls and effects. */
export const wireLikedFeeds = (app: AppServices) =>
  wire(likedFeedsMachine, app, { loadPage: catalogueText.likedFeeds });

/** Provides the chart of the paged comments of the member with its calls and effects. */
export const wireMyComments = (app: AppServices) =>
  wire(myCommentsMachine, app, { loadPage: catalogueText.comments });

/** Provides the chart of the paged members who like a feed with its calls and effects. */
export const wireLikeUsers = (app: AppServices) => wire(likeUsersMachine, app);

/**
 * Provides the chart of the vote for an entry of an event with its calls and effects; the message of
 * the server is shown.
 */
export const wireVote = ({ call, toast }: AppServices) => {
  // Message of the server, which says whether this vote earned points.
  let said = '';
  return wire(feedVoteMachine, { call }).provide({
    actors: {
      cast: fromPromise<CastVote, { feedId: number }>(async ({ input }) => {
        const { voted, voteCount, message, gained } = await call(castVote, { params: { id: input.feedId } });
        said = message;
        return { voted, count: voteCount, gained };
      }),
    },
    actions: {
      notify: (_, { reason }) => toast(reason, 'error'),
      thank: (_, { voted }) => toast(said || (voted ? feedPageText.voted : feedPageText.votedBefore)),
    },
  });
};
