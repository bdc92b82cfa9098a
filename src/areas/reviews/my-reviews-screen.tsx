import { useSearch } from 'wouter';
import { formatNumber } from '#domain/kit/format.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { deletedReviewText } from '#src/areas/reviews/deleted/deleted-reviews.text.ts';
import { DeletedReviews } from '#src/areas/reviews/deleted/deleted-reviews.tsx';
import { OwnReviewActions } from '#src/areas/reviews/own-review-actions.tsx';
import { ReviewCard } from '#src/areas/reviews/review-card.tsx';
import { reviewText, myReviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { wireMyReviews } from '#src/areas/reviews/reviews.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Muted, PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Rows } from '#src/ui/layout/rows.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { ReviewableItems } from './editor/reviewable-items.tsx';

const TABS = ['written', 'waiting', 'deleted'] as const;

/** /reviews: own reviews, items to review, and deleted reviews; the tab is in the address. */
export default function MyReviewsScreen() {
  const { navigate } = useApp();
  const said = new URLSearchParams(useSearch()).get('tab');
  const tab = TABS.find((one) => one === said) ?? 'written';
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <PageTitle>{text.title}</PageTitle>
        <Tabs
          label={text.tabs}
          selected={tab}
          onSelect={(id) => navigate(id === 'written' ? paths.reviews : `${paths.reviews}?tab=${id}`)}
          tabs={[
            { id: 'written', label: text.written, content: tab === 'written' ? <Written /> : null },
            { id: 'waiting', label: text.waiting, content: tab === 'waiting' ? <ReviewableItems /> : null },
            {
              id: 'deleted',
              label: deletedReviewText.tab,
              content: tab === 'deleted' ? <DeletedReviews /> : null,
            },
          ]}
        />
      </Stack>
    </MyPageLayout>
  );
}

function Written() {
  const { snapshot, send, actor } = useFlow(wireMyReviews, { filter: undefined });
  return (
    <PagedFlow
      flow="myReviews"
      actor={actor}
      snapshot={snapshot}
      failure={reviewText.listFailed}
      nothing={<EmptyState title={text.emptyWritten} />}
    >
      {(items) => (
        <Rows>
          {items.map((review) => (
            <ReviewCard
              key={review.reviewId}
              review={review}
              about={
                <strong>
                  <TextLink href={paths.product(review.productId)}>{review.productName}</TextLink>
                </strong>
              }
            >
              <Muted as="span">{text.helped(formatNumber(review.helpfulCount))}</Muted>
              {review.status === 'ACTIVE' ? (
                <OwnReviewActions
                  reviewId={review.reviewId}
                  onRemoved={() => send({ type: 'screen.reloaded' })}
                />
              ) : null}
            </ReviewCard>
          ))}
        </Rows>
      )}
    </PagedFlow>
  );
}
