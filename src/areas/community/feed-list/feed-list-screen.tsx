import { useSearch } from 'wouter';
import { wireFeedList } from '#src/areas/community/feed-list/feed-list.wiring.ts';
import { feedText as text } from '#src/areas/community/feed-list/feeds.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { lateHydration } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { Pager } from '#src/ui/pager.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { WriteLink } from '../feed-editor/write-link.tsx';
import { rankOf } from '../member/rank-tag.tsx';
import { FeedCard } from './feed-card.tsx';
import { feedFilterFrom, feedFilterToQuery } from './feed-filter.ts';
import { FeedGrid } from './feed-grid.tsx';

const KindsRoom = styled('div', { minHeight: '44px' });
const FeedFilterBar = lateHydration(
  () => import('./feed-filter-bar.tsx'),
  () => <KindsRoom />,
);
// One constant element, because a late part must not get new props before hydration.
const kinds = <FeedFilterBar />;
/** Late part of the feed list, loaded before a later page shows it. */
export const parts = [FeedFilterBar] as const;
// On small screens the tabs replace the visible heading.
const Head = styled(Row, {
  '@small': {
    display: 'contents',
    '& h1': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** Heading and filter bar of all feed lists. */
export const FeedListHead = () => (
  <>
    <Head spread>
      <PageTitle>{text.title}</PageTitle>
      <WriteLink />
    </Head>
    {kinds}
  </>
);

/** Feed list of the filter in the address. */
export default function FeedListScreen() {
  const { navigate } = useApp();
  const search = useSearch();
  const place = feedFilterFrom(search);
  const { snapshot, send } = useAddressed(wireFeedList, place, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: next.page ?? 0,
  }));
  const go = (page: number) => navigate(paths.feeds(feedFilterToQuery(place.filter, page)));
  const { page, error } = snapshot.context;
  usePageName(text.title, place.page);
  return (
    <Stack gap={3}>
      <FeedListHead />
      <FlowFrame
        flow="feedList"
        snapshot={snapshot}
        error={error || catalogueText.feedList}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={page !== null}
        skeleton={<Skeleton shape="feeds" rows={8} />}
      >
        {snapshot.hasTag('empty') ? <NoFeeds searched={feedFilterToQuery(place.filter) !== ''} /> : null}
        <FeedGrid>
          {page?.items.map((feed, index) => (
            <FeedCard
              key={feed.id}
              feed={feed}
              index={index}
              priority={isInFirstView(index)}
              corner={rankOf(place, index)}
            />
          ))}
        </FeedGrid>
      </FlowFrame>
      <Pager page={page?.page ?? 0} totalPages={page?.totalPages ?? 0} onGo={go} />
    </Stack>
  );
}

const NoFeeds = ({ searched }: { searched: boolean }) =>
  searched ? (
    <EmptyState title={text.noMatch} hint={text.noMatchHint} />
  ) : (
    <EmptyState title={text.emptyTitle} hint={text.emptyHint} />
  );
