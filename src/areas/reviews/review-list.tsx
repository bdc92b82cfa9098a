import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isNarrowed } from '#domain/reviews/review-filter.ts';
import type { reviewListMachine } from '#machines/reviews/review-list.machine.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { ReviewItem } from './review-item.tsx';

const List = styled('ul', { margin: 0, padding: 0, listStyle: 'none' });

type ListProps = {
  actor: ActorRefFrom<typeof reviewListMachine>;
  snapshot: SnapshotFrom<typeof reviewListMachine>;
  onPage: (page: number) => void;
  onRemoved: () => void;
};

/** Page of a review list. */
export function ReviewList({ actor, snapshot, onPage, onRemoved }: ListProps) {
  const { page, error, query } = snapshot.context;
  return (
    <FlowFrame
      flow="reviewList"
      snapshot={snapshot}
      error={error || text.listFailed}
      onRetry={() => actor.send({ type: 'screen.retried' })}
      hasContent={page !== null}
    >
      {snapshot.hasTag('empty') ? (
        isNarrowed(query.filter) ? (
          <EmptyState title={text.noMatch} hint={text.noMatchHint} />
        ) : (
          <EmptyState title={text.empty} hint={text.emptyHint} />
        )
      ) : null}
      <List>
        {page?.items.map((review) => (
          <ReviewItem key={review.reviewId} review={review} onGone={onRemoved} />
        ))}
      </List>
      <Pager page={page?.page ?? 0} totalPages={page?.totalPages ?? 0} onGo={onPage} />
    </FlowFrame>
  );
}
