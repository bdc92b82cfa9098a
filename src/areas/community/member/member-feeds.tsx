import type { MemberFeedsFilter } from '#machines/community/member-feeds.machine.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { catalogueText } from '#src/text/failures.ts';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { FeedTileList } from '../feed-list/feed-tile-list.tsx';
import { memberText as text } from './member.text.ts';
import { wireMemberFeeds } from './member.wiring.ts';

/** Feeds of a member by type, page by page. */
export function MemberFeeds({ filter }: { filter: MemberFeedsFilter }) {
  const { snapshot, actor } = useAddressed(wireMemberFeeds, { filter }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: 0,
  }));
  return (
    <PagedFlow
      flow="memberFeeds"
      actor={actor}
      snapshot={snapshot}
      failure={catalogueText.feedList}
      nothing={<EmptyState title={text.emptyFeeds} />}
      skeleton={<Skeleton shape="feeds" rows={6} />}
    >
      {(feeds) => <FeedTileList feeds={feeds} />}
    </PagedFlow>
  );
}
