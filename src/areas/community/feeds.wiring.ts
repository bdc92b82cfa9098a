import { fromPromise } from 'xstate';
import { listMyComments, type MyComment } from '#domain/community/comment.ts';
import { type Feed, toFeed } from '#domain/community/feed.ts';
import {
  countMyFeeds,
  type FeedCounts,
  getFeed,
  listFeeds,
  listFeedsOfUser,
  listMyFeeds,
  listMyFeedsOfType,
  NO_FEEDS,
  searchFeeds,
} from '#domain/community/feed-list.ts';
import {
  castVote,
  type LikedFeed,
  type LikeUser,
  listLikes,
  listMyLikes,
  toggleLike,
  withdrawVote,
} from '#domain/community/feed-social.ts';
import type { Page } from '#domain/kit/page.ts';
import { feedCountsMachine } from '#machines/community/feed-counts.machine.ts';
import { feedDetailMachine } from '#machines/community/feed-detail.machine.ts';
import {
  FEEDS_PER_PAGE,
  type FeedFilter,
  feedListMachine,
  isSearch,
} from '#machines/community/feed-list.machine.ts';
import { feedReactionMachine } from '#machines/community/feed-reaction.machine.ts';
import { feedVoteMachine, type VoteState } from '#machines/community/feed-vote.machine.ts';
import { likeUsersMachine } from '#machines/community/like-users.machine.ts';
import { likedFeedsMachine } from '#machines/community/liked-feeds.machine.ts';
import { myCommentsMachine } from '#machines/community/my-comments.machine.ts';
import { type MyFeedsFilter, myFeedsMachine } from '#machines/community/my-feeds.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { Mark, MarkWish } from '#machines/kit/toggle.machine.ts';
import { feedFilterFrom } from '#src/areas/community/feed-filter.ts';
import { feedText } from '#src/areas/community/feeds.text.ts';
import type { Foresee } from '#src/flow/expected.ts';
import type { AppServices } from '#src/flow/services.ts';
import { told } from '#src/http/api-error.ts';
import { link } from '#src/lib/link.ts';
import { catalogueText } from '#src/text/failures.ts';

type WirePage<T> = { content: T[]; page: number; totalPages: number; totalElements: number };
const toPage = <W, T>(
  { content, page, totalPages, totalElements }: WirePage<W>,
  map: (wire: W) => T,
): Page<T> => ({
  items: content.map(map),
  page,
  totalPages,
  totalElements,
});
const same = <T>(value: T): T => value;

/** How the pages of a list are asked for, whether they are searched or not. */
const feedPageOf = ({ filter: { type, sort }, page, size }: PagedRequest<FeedFilter>) => ({
  query: { page, size, sort, ...(type ? { feedType: type } : {}) },
});
const oneFeed = (id: number) => ({ params: { id } });

/** Links lead to lists; a search is typed. */
export const foreseeFeedList: Foresee = (ask, { search }) => {
  const { filter, page } = feedFilterFrom(search);
  if (!isSearch(filter)) ask(listFeeds, feedPageOf({ filter, page, size: FEEDS_PER_PAGE }));
};

export const foreseeFeed: Foresee = (ask, { params }) => {
  if (Number(params.id) > 0) ask(getFeed, oneFeed(Number(params.id)));
};

export const wireFeedList = ({ call }: AppServices) =>
  feedListMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Feed>, PagedRequest<FeedFilter>>(async ({ input, signal }) => {
        const { type: _, sort, ...words } = input.filter;
        const wanted = feedPageOf(input);
        const asked = isSearch(input.filter)
          ? call(searchFeeds, { query: { ...wanted.query, ...words } }, { signal })
          : call(listFeeds, wanted, { signal });
        return toPage(await told(asked, catalogueText.feedList), toFeed);
      }),
    },
  });

export const wireFeedDetail = ({ call }: AppServices) =>
  feedDetailMachine.provide({
    actors: {
      load: fromPromise<Feed, { input: number }>(async ({ input, signal }) =>
        toFeed(await told(call(getFeed, oneFeed(input.input), { signal }), catalogueText.feed)),
      ),
    },
  });

export const wireMyFeeds = ({ call }: AppServices) =>
  myFeedsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Feed>, PagedRequest<MyFeedsFilter>>(
        async ({ input: { filter, page, size }, signal }) => {
          const query = { page, size };
          const { type, userId } = filter;
          const ask = () => {
            const typed = type ? { ...query, feedType: type } : query;
            if (userId !== null)
              return call(listFeedsOfUser, { params: { id: userId }, query: typed }, { signal });
            return type
              ? call(listMyFeedsOfType, { params: { type }, query }, { signal })
              : call(listMyFeeds, { query }, { signal });
          };
          return toPage(await told(ask(), catalogueText.feedList), toFeed);
        },
      ),
    },
  });

/** A failed count is shown as zeros (spec 8.3). */
export const wireFeedCounts = ({ call }: AppServices) =>
  feedCountsMachine.provide({
    actors: {
      load: fromPromise<FeedCounts, { input: undefined }>(({ signal }) =>
        call(countMyFeeds, {}, { signal }).catch(() => NO_FEEDS),
      ),
    },
  });

export const wireLikedFeeds = ({ call }: AppServices) =>
  likedFeedsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<LikedFeed>, PagedRequest<undefined>>(
        async ({ input: { page, size }, signal }) => {
          const asked = call(listMyLikes, { query: { page, size } }, { signal });
          return toPage(await told(asked, catalogueText.likedFeeds), same);
        },
      ),
    },
  });

export const wireMyComments = ({ call }: AppServices) =>
  myCommentsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<MyComment>, PagedRequest<undefined>>(
        async ({ input: { page, size }, signal }) => {
          const asked = call(listMyComments, { query: { page, size } }, { signal });
          return toPage(await told(asked, catalogueText.comments), same);
        },
      ),
    },
  });

export const wireLikeUsers = ({ call }: AppServices) =>
  likeUsersMachine.provide({
    actors: {
      loadPage: fromPromise<Page<LikeUser>, PagedRequest<{ feedId: number }>>(
        async ({ input: { page, size, filter }, signal }) =>
          toPage(
            await call(listLikes, { params: { id: filter.feedId }, query: { page, size } }, { signal }),
            same,
          ),
      ),
    },
  });

export const wireReaction = ({ call, toast, session }: AppServices) =>
  feedReactionMachine.provide({
    actors: {
      toggle: fromPromise<Mark, MarkWish>(async ({ input: { id, on } }) => {
        const { liked, likeCount } = await call(toggleLike, { params: { id }, body: { liked: on } });
        link('feedReaction > session', session)({ type: 'session.likeChanged', feedId: id, liked });
        return { on: liked, count: likeCount };
      }),
    },
    actions: { notify: (_, { reason }) => toast(reason || feedText.likeFailed, 'error') },
  });

export const wireVote = ({ call, toast }: AppServices) =>
  feedVoteMachine.provide({
    actors: {
      cast: fromPromise<VoteState, { feedId: number }>(async ({ input }) => {
        const { voted, voteCount } = await call(castVote, { params: { id: input.feedId } });
        return { voted, count: voteCount };
      }),
      withdraw: fromPromise<VoteState, { feedId: number }>(async ({ input }) => {
        const { voteCount } = await call(withdrawVote, { params: { id: input.feedId } });
        return { voted: false, count: voteCount };
      }),
    },
    actions: {
      notify: (_, { reason }) => toast(reason, 'error'),
      thank: (_, { voted }) => toast(voted ? feedText.voted : feedText.votedBefore),
    },
  });
