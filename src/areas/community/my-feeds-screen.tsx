import { useSearch } from 'wouter';
import type { FeedType } from '#domain/community/feed.ts';
import type { FeedCounts } from '#domain/community/feed-list.ts';
import { NO_FEEDS } from '#domain/community/feed-list.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { feedPageText as text } from '#src/areas/community/feed-pages.text.ts';
import { feedText } from '#src/areas/community/feeds.text.ts';
import { wireFeedCounts, wireMyFeeds } from '#src/areas/community/feeds.wiring.ts';
import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import { ReportButton } from '#src/areas/members/report-button.tsx';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { statePath } from '#src/ui/flow-frame.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { usePageName } from '#src/ui/page-name.ts';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { feedTypeOf } from './feed-filter.ts';
import { TypeTabs } from './feed-tabs.tsx';
import { FeedTile, FeedTiles } from './feed-tiles.tsx';
import { LikeButton } from './like-button.tsx';
import { ProfileHead } from './profile-head.tsx';

const TABS: readonly (readonly [FeedType | null, keyof FeedCounts])[] = [
  [null, 'totalCount'],
  ['daily', 'dailyCount'],
  ['event', 'eventCount'],
  ['ranking', 'rankingCount'],
];

function read(search: string) {
  const query = new URLSearchParams(search);
  const userId = Number(query.get('userId'));
  return {
    type: feedTypeOf(query.get('type')),
    userId: Number.isSafeInteger(userId) && userId > 0 ? userId : null,
  };
}

/** Own feeds by type with their counts; `?userId=` shows another member's. */
export default function MyFeedsScreen() {
  const { navigate } = useApp();
  const { user } = useSession();
  const search = useSearch();
  const filter = read(search);
  const { snapshot, actor } = useAddressed(wireMyFeeds, { filter }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: 0,
  }));
  const { snapshot: counted } = useFlow(wireFeedCounts);
  const numbers = counted.context.data ?? NO_FEEDS;
  const go = (type: FeedType | null) => {
    const query = new URLSearchParams(search);
    if (type) query.set('type', type);
    else query.delete('type');
    navigate(`${paths.myFeeds}?${query}`);
  };
  const { userId } = filter;
  const mine = userId === null;
  const author = snapshot.context.page?.items[0]?.user;
  const name = mine ? text.myTitle : author ? text.feedsOf(author.nickname) : text.memberTitle;
  usePageName(name);
  const list = (
    <Stack>
      <ProfileHead
        title={name}
        nickname={(mine ? user?.nickname : author?.nickname) ?? ''}
        user={author ?? null}
        count={mine ? text.countAll(formatNumber(numbers.totalCount)) : null}
      >
        {mine ? (
          <ButtonLink href={paths.feedCreate} size="small" tone="primary">
            {feedText.write}
          </ButtonLink>
        ) : userId === user?.userId ? null : (
          <ReportButton
            of={{ targetType: 'MEMBER', targetId: userId, authorId: userId }}
            onGone={() => navigate(paths.feeds())}
          />
        )}
      </ProfileHead>
      <TypeTabs
        role="group"
        aria-label={feedText.tabs}
        data-flow="feedCounts"
        data-state={statePath(counted.value)}
      >
        {TABS.map(([type, key]) => (
          <button key={key} type="button" aria-pressed={filter.type === type} onClick={() => go(type)}>
            {mine
              ? text.countOf(feedText.types[type ?? 'all'], formatNumber(numbers[key]))
              : feedText.types[type ?? 'all']}
          </button>
        ))}
      </TypeTabs>
      <PagedFlow
        flow="myFeeds"
        actor={actor}
        snapshot={snapshot}
        failure={catalogueText.feedList}
        nothing={<EmptyState title={feedText.emptyTitle} hint={feedText.emptyHint} />}
        skeleton={<Skeleton shape="feeds" rows={6} />}
      >
        {(items) => (
          <FeedTiles>
            {items.map((feed, index) => (
              <FeedTile
                key={feed.id}
                href={paths.feed(feed.id)}
                title={feed.title}
                words={feed.content}
                image={feed.images[0]?.imageUrl ?? null}
                priority={isInFirstView(index)}
              >
                <LikeButton
                  key={String(feed.isLiked)}
                  feedId={feed.id}
                  liked={feed.isLiked}
                  count={feed.likeCount}
                />
              </FeedTile>
            ))}
          </FeedTiles>
        )}
      </PagedFlow>
    </Stack>
  );
  return mine ? <MyPageFrame>{list}</MyPageFrame> : list;
}
