import { useFlow } from '#src/flow/use-flow.ts';
import { catalogueText } from '#src/text/failures.ts';
import { SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { FeedStrip } from '../feed-list/feed-rail.tsx';
import { storeFeedText as text } from './store-feeds.text.ts';
import { wireStoreFeeds } from './store-feeds.wiring.ts';

/** Feeds with products of a store, newest first, page by page. */
export default function StoreFeeds({ storeId }: { storeId: number }) {
  const { snapshot, actor } = useFlow(wireStoreFeeds, { filter: { storeId } });
  return (
    <Stack as="section" gap={4} aria-label={text.title}>
      <SectionTitle>{text.title}</SectionTitle>
      <PagedFlow
        flow="storeFeeds"
        actor={actor}
        snapshot={snapshot}
        failure={catalogueText.feedList}
        nothing={<EmptyState title={text.empty} />}
      >
        {(feeds) => <FeedStrip feeds={feeds} />}
      </PagedFlow>
    </Stack>
  );
}
