import type { ProductDetail } from '#domain/catalogue/product.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { OnApproach } from '#src/ui/layout/on-approach.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import type { ProductExtrasProps } from './product-extras.tsx';
import { partAt } from './product-parts.ts';

// Below the fold, so not part of the first view.
const ProductExtras = addition<ProductExtrasProps>(() => import('./product-extras.tsx'), Skeleton);
const TabsRoom = styled('div', { minHeight: '92px' });
const ProductTabs = addition<{ reviewCount: number }>(
  () => import('./product-tabs.tsx'),
  () => <TabsRoom />,
);
const ProductReviews = addition(() => import('#src/areas/reviews/product-reviews.tsx'), Skeleton);

const Part = styled('div', { paddingTop: '$6', scrollMarginTop: '120px' });
const Story = styled('p', { maxWidth: '$reading', marginBottom: '$5', color: '$ink2' });

/** Sections below a product: description and information, feeds, related products and reviews. */
export const ProductSections = ({ product }: { product: ProductDetail }) => (
  <>
    <ProductTabs reviewCount={product.reviewCount} />
    <Part {...partAt('info')}>
      <Story>{product.description}</Story>
      <OnApproach height={900}>
        <ProductExtras product={product} />
      </OnApproach>
    </Part>
    <Part {...partAt('reviews')}>
      <OnApproach height={640}>
        <ProductReviews productId={product.productId} />
      </OnApproach>
    </Part>
  </>
);
