import { useSearch } from 'wouter';
import { reviewFilterFromQuery, reviewFilterToQuery } from '#domain/reviews/review-filter.ts';
import { wireProductDetail } from '#src/areas/catalogue/product/product-detail.wiring.ts';
import { productText } from '#src/areas/catalogue/product/products.text.ts';
import ProductReviews from '#src/areas/reviews/product-reviews.tsx';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { EmptyState } from '#src/ui/states.tsx';

/** Review list of a product; filters and page are in the address. */
export default function ProductReviewsScreen({ params }: ScreenProps) {
  const productId = Number(params.productId);
  if (Number.isSafeInteger(productId) && productId > 0)
    return <Reviews key={productId} productId={productId} />;
  return (
    <EmptyState isPage title={productText.notFoundTitle}>
      <ButtonLink href={paths.products()}>{productText.toList}</ButtonLink>
    </EmptyState>
  );
}

function Reviews({ productId }: { productId: number }) {
  const { navigate } = useApp();
  const place = reviewFilterFromQuery(useSearch());
  const { snapshot, send } = useFlow(wireProductDetail, { id: productId, preview: null });
  const { data, error } = snapshot.context;
  usePageName(data ? text.pageTitle(data.name) : null);
  return (
    <FlowFrame
      flow="productDetail"
      snapshot={snapshot}
      error={error || catalogueText.product}
      onRetry={() => send({ type: 'screen.retried' })}
      hasContent={data !== null}
    >
      {data ? (
        <Stack gap={6}>
          <div>
            <PageTitle>{text.pageTitle(data.name)}</PageTitle>
            <TextLink href={paths.product(productId)}>{text.toProduct}</TextLink>
          </div>
          <ProductReviews
            productId={productId}
            place={place}
            onPlace={({ filter, page }) =>
              navigate(paths.productReviews(productId, reviewFilterToQuery(filter, page)))
            }
          />
        </Stack>
      ) : null}
    </FlowFrame>
  );
}
