import { formatShortDate } from '#domain/kit/format.ts';
import type { DeletedReview } from '#domain/reviews/deleted-review.ts';
import { deletedReviewText as text } from '#src/areas/reviews/deleted/deleted-reviews.text.ts';
import { wireDeletedReviews } from '#src/areas/reviews/deleted/deleted-reviews.wiring.ts';
import { reviewText } from '#src/areas/reviews/reviews.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { EmptyState } from '#src/ui/states.tsx';

/** The member's deleted reviews: by whom, why, and a link to write a new one. */
export function DeletedReviews() {
  const { snapshot, send } = useFlow(wireDeletedReviews);
  const { data, error } = snapshot.context;
  return (
    <FlowFrame
      flow="deletedReviews"
      snapshot={snapshot}
      error={error || reviewText.listFailed}
      onRetry={() => send({ type: 'screen.retried' })}
      hasContent={data !== null}
    >
      {data && data.length > 0 ? (
        <Rows>
          {data.map((review) => (
            <DeletedItem key={review.reviewId} review={review} />
          ))}
        </Rows>
      ) : (
        <EmptyState title={text.empty} hint={text.emptyHint} />
      )}
    </FlowFrame>
  );
}

/** Reason of a deletion; null if the author deleted it. */
const reasonOf = ({ deletedBy, rule }: DeletedReview): string | null => {
  if (deletedBy === 'AUTHOR') return null;
  return rule ? text.rule(rule) : text.noRule;
};

function DeletedItem({ review }: { review: DeletedReview }) {
  const { productId, productName, title, deletedBy, deletedAt, rewriteItemId } = review;
  const reason = reasonOf(review);
  return (
    <RowItem css={{ alignItems: 'center', '& > a:last-child': { flex: 'none' } }}>
      <Stack gap={2} css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>
          <TextLink href={paths.product(productId)}>{productName}</TextLink>
        </strong>
        <p>{title}</p>
        <Muted>
          {[text.by[deletedBy], deletedAt ? text.on(formatShortDate(deletedAt)) : '']
            .filter(Boolean)
            .join(' · ')}
        </Muted>
        {reason ? <p>{reason}</p> : null}
      </Stack>
      {rewriteItemId === null ? null : (
        <ButtonLink href={paths.reviewWrite(productId, rewriteItemId)} size="small">
          {text.rewrite}
        </ButtonLink>
      )}
    </RowItem>
  );
}
