import { EMPTY_REVIEW_FILTER, isNarrowed, type ReviewFilter } from '#domain/reviews/review-filter.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { wireReviewList, wireReviewSummary } from '#src/areas/reviews/reviews.wiring.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { ReviewPictures } from './editor/review-pictures.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';

/** Highest number of pictures in the strip above the reviews. */
const MOST_PICTURES = 12;

/** Filter and page, if the address owns them. */
type Place = { filter: ReviewFilter; page: number };
type ProductReviewsProps = {
  productId: number;
  /** Without it the component keeps filter and page itself. */
  place?: Place;
  onPlace?: (place: Place) => void;
};

/** Reviews of a product: statistics, filters and list, on the product page and on their own page. */
export default function ProductReviews({ productId, place, onPlace }: ProductReviewsProps) {
  const { user } = useSession();
  const start = place ?? { filter: EMPTY_REVIEW_FILTER, page: 0 };
  const { snapshot, send, actor } = useAddressed(
    wireReviewList,
    { filter: { ...start.filter, productId }, page: start.page },
    (next) => ({ type: 'filter.changed', filter: next.filter, page: next.page ?? 0 }),
  );
  const summary = useFlow(wireReviewSummary, productId);
  // Statistics and list both change with a removed review.
  const reload = () => {
    send({ type: 'screen.reloaded' });
    summary.send({ type: 'screen.reloaded' });
  };
  const { filter } = snapshot.context.query;
  const go = (next: Place) =>
    onPlace
      ? onPlace(next)
      : send({ type: 'filter.changed', filter: { ...next.filter, productId }, page: next.page });
  const change = (part: Partial<ReviewFilter>) => go({ filter: { ...filter, ...part }, page: 0 });
  // The picture strip is shown for the first unfiltered page only.
  const isWhole = !isNarrowed(filter) && snapshot.context.query.page === 0;
  const pictures = (snapshot.context.page?.items ?? [])
    .flatMap(({ images }) => images)
    .slice(0, MOST_PICTURES);
  return (
    <Stack as="section" aria-label={text.title}>
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
      <ReviewSummary flow={summary} />
      {isWhole ? <ReviewPictures images={pictures} shape="strip" /> : null}
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
