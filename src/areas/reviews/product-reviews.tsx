import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { EMPTY_REVIEW_FILTER, type ReviewFilter } from '#domain/reviews/review-filter.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { wireReviewList } from '#src/areas/reviews/reviews.wiring.ts';
import { useLogic, useSession } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';

/** Filter and page, where an address owns them. */
type Place = { filter: ReviewFilter; page: number };
type ProductReviewsProps = {
  productId: number;
  /** Without a place the block keeps its own. */
  place?: Place;
  onPlace?: (place: Place) => void;
};

/** Reviews of a product: figures, filters and the list, on the product's page and on their own. */
export default function ProductReviews({ productId, place, onPlace }: ProductReviewsProps) {
  const { user } = useSession();
  const start = place ?? { filter: EMPTY_REVIEW_FILTER, page: 0 };
  const actor = useActorRef(useLogic(wireReviewList), {
    input: { filter: { ...start.filter, productId }, page: start.page },
  });
  const snapshot = useSelector(actor, (state) => state);
  const address = place ? JSON.stringify(place) : null;
  const shown = useRef(address);
  useEffect(() => {
    if (!place || shown.current === address) return;
    shown.current = address;
    actor.send({ type: 'filter.changed', filter: { ...place.filter, productId }, page: place.page });
  }, [actor, address, place, productId]);
  // A removed review leaves list and figures: both are asked for again.
  const [version, setVersion] = useState(0);
  const reload = () => {
    actor.send({ type: 'screen.reloaded' });
    setVersion((known) => known + 1);
  };
  const { filter } = snapshot.context.query;
  const go = (next: Place) =>
    onPlace
      ? onPlace(next)
      : actor.send({ type: 'filter.changed', filter: { ...next.filter, productId }, page: next.page });
  const change = (part: Partial<ReviewFilter>) => go({ filter: { ...filter, ...part }, page: 0 });
  return (
    <Stack as="section" gap={6} aria-label={text.title}>
      <Row spread>
        <SectionTitle>{text.title}</SectionTitle>
        <Row>
          {onPlace ? null : (
            <ButtonLink href={paths.productReviews(productId)} size="small">
              {text.all}
            </ButtonLink>
          )}
          <ButtonLink href={paths.reviewWrite(productId)} size="small" tone="primary">
            {text.write}
          </ButtonLink>
        </Row>
      </Row>
      <ReviewSummary
        key={version}
        productId={productId}
        rating={filter.exactRating ? filter.rating : 0}
        onRating={(rating) => change({ rating, exactRating: true })}
      />
      <ReviewFilters filter={filter} canCompareFeet={user !== null} onChange={change} />
      <ReviewList
        actor={actor}
        snapshot={snapshot}
        onPage={(page) => go({ filter, page })}
        onRemoved={reload}
      />
    </Stack>
  );
}
