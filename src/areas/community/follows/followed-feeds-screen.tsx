import { useSearch } from 'wouter';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { Pager } from '#src/ui/pager.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { FeedCard } from '../feed-list/feed-card.tsx';
import { feedFilterFrom, feedFilterToQuery, NO_FILTER } from '../feed-list/feed-filter.ts';
import { FeedGrid } from '../feed-list/feed-grid.tsx';
import { FeedListHead, parts as headParts } from '../feed-list/feed-list-screen.tsx';
import { feedPageText as text } from '../feed-list/feed-pages.text.ts';
import { wireFollowedFeeds } from '../feed-list/feeds.wiring.ts';

/** Late parts that must be loaded before this page is shown after another one. */
export const parts = headParts;

/** /feeds/following: feeds of followed members, in the order of the address. */
export default function FollowedFeedsScreen() {
  const { navigate } = useApp();
  const { filter, page: place } = feedFilterFrom(useSearch());
  const { sort } = filter;
  const { snapshot, send } = useAddressed(wireFollowedFeeds, { filter: { sort }, page: place }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: next.page ?? 0,
  }));
  const { page, error } = snapshot.context;
  usePageName(text.followedTitle, place);
  return (
    <Stack gap={3}>
      <FeedListHead />
      <FlowFrame
        flow="followedFeeds"
        snapshot={snapshot}
        error={error || catalogueText.feedList}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={page !== null}
        skeleton={<Skeleton shape="feeds" rows={8} />}
      >
        {snapshot.hasTag('empty') ? (
          <EmptyState title={text.noFollowed} hint={text.noFollowedHint}>
            <ButtonLink href={paths.feeds()}>{text.toAllFeeds}</ButtonLink>
          </EmptyState>
        ) : null}
        <FeedGrid>
          {page?.items.map((feed, index) => (
            <FeedCard key={feed.id} feed={feed} index={index} priority={isInFirstView(index)} />
          ))}
        </FeedGrid>
      </FlowFrame>
      <Pager
        page={page?.page ?? 0}
        totalPages={page?.totalPages ?? 0}
        onGo={(to) => navigate(paths.followedFeeds(feedFilterToQuery({ ...NO_FILTER, sort }, to)))}
      />
    </Stack>
  );
}
