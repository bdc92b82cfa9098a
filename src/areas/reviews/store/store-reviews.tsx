import { formatNumber } from '#domain/kit/format.ts';
import { reviewText } from '#src/areas/reviews/reviews.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { Stars } from '#src/ui/products/stars.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { NewestReviews } from '../newest-reviews.tsx';
import { storeReviewText as text } from './store-reviews.text.ts';
import { wireStoreReviews } from './store-reviews.wiring.ts';

export type StoreReviewsProps = {
  storeId: number;
  /** Average rating of the store's reviews; null without any. */
  rating: number | null;
  count: number;
};

/** Reviews of a store's products: statistics, then the newest, page by page. */
export default function StoreReviews({ storeId, rating, count }: StoreReviewsProps) {
  const { snapshot, send, actor } = useFlow(wireStoreReviews, { filter: { storeId } });
  return (
    <Stack as="section" gap={4} aria-label={text.title}>
      <Row spread>
        <SectionTitle>{text.title}</SectionTitle>
        {rating === null ? null : (
          <Row css={{ gap: '$2' }}>
            <Stars rating={rating} label={reviewText.average(rating)} />
            <Muted>{text.figures(rating.toFixed(1), formatNumber(count))}</Muted>
          </Row>
        )}
      </Row>
      <PagedFlow
        flow="storeReviews"
        actor={actor}
        snapshot={snapshot}
        failure={reviewText.listFailed}
        nothing={<EmptyState title={text.empty} />}
      >
        {(items) => <NewestReviews reviews={items} onGone={() => send({ type: 'screen.reloaded' })} />}
      </PagedFlow>
    </Stack>
  );
}
