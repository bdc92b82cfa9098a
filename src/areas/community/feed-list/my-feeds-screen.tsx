import { Redirect, useSearch } from 'wouter';
import type { FeedType } from '#domain/community/feed.ts';
import type { FeedCounts } from '#domain/community/feed-list.ts';
import { NO_FEEDS } from '#domain/community/feed-list.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { feedText } from '#src/areas/community/feed-list/feeds.text.ts';
import { wireFeedCounts, wireMyFeeds } from '#src/areas/community/feed-list/feeds.wiring.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { statePath } from '#src/lib/state-path.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { ProfileHead } from '../member/profile-head.tsx';
import { feedTypeOf } from './feed-filter.ts';
import { TypeTabs } from './feed-tabs.tsx';
import { FeedTileList } from './feed-tile-list.tsx';

const TABS: readonly (readonly [FeedType | null, keyof FeedCounts])[] = [
  [null, 'totalCount'],
  ['daily', 'dailyCount'],
  ['event', 'eventCount'],
  ['ranking', 'rankingCount'],
];

/** Member id of the older address form `?userId=7`; null without one. */
function memberOf(search: string): number | null {
  const userId = Number(new URLSearchParams(search).get('userId'));
  return Number.isSafeInteger(userId) && userId > 0 ? userId : null;
}

/** The member's own feeds by type with counts; the older address form of another member redirects to the profile. */
export default function MyFeedsScreen() {
  const search = useSearch();
  const userId = memberOf(search);
  return userId === null ? <MyFeeds search={search} /> : <Redirect to={paths.member(userId)} replace />;
}

function MyFeeds({ search }: { search: string }) {
  const { navigate } = useApp();
  const { user } = useSession();
  const filter = { type: feedTypeOf(new URLSearchParams(search).get('type')) };
  const { snapshot, actor } = useAddressed(wireMyFeeds, { filter }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: 0,
  }));
  const { snapshot: counted } = useFlow(wireFeedCounts);
  const numbers = counted.context.data ?? NO_FEEDS;
  const go = (type: FeedType | null) => navigate(type ? `${paths.myFeeds}?type=${type}` : paths.myFeeds);
  usePageName(text.myTitle);
  return (
    <MyPageLayout>
      <Stack>
        <ProfileHead
          title={text.myTitle}
          nickname={user?.nickname ?? ''}
          user={snapshot.context.page?.items[0]?.user ?? null}
          count={text.countAll(formatNumber(numbers.totalCount))}
        >
          <ButtonLink href={paths.feedCreate} size="small" tone="primary">
            {feedText.write}
          </ButtonLink>
        </ProfileHead>
        <TypeTabs
          role="group"
          aria-label={feedText.tabs}
          data-flow="feedCounts"
          data-state={statePath(counted.value)}
        >
          {TABS.map(([type, key]) => (
            <button key={key} type="button" aria-pressed={filter.type === type} onClick={() => go(type)}>
              {text.countOf(feedText.types[type ?? 'all'], formatNumber(numbers[key]))}
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
          {(feeds) => <FeedTileList feeds={feeds} />}
        </PagedFlow>
      </Stack>
    </MyPageLayout>
  );
}
