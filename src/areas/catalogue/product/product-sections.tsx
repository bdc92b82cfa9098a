import type { ProductDetail } from '#domain/catalogue/product.ts';
import { addition, additionOnUse } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { OnApproach } from '#src/ui/layout/on-approach.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import type { ProductExtrasProps } from './product-extras.tsx';

// Below the fold, so not part of the first view.
const ProductExtras = addition<ProductExtrasProps>(() => import('./product-extras.tsx'), Skeleton);
const TabsRoom = styled('div', { minHeight: '92px' });
const ProductTabs = additionOnUse<{ reviewCount: number }>(
  () => import('./tabs/product-tabs.tsx'),
  () => <TabsRoom />,
);
const ProductVoices = addition(() => import('./product-voices.tsx'), Skeleton);

const Part = styled('div', { paddingTop: '$6', scrollMarginTop: '120px' });
const Story = styled('p', { maxWidth: '$reading', marginBottom: '$5', color: '$ink2' });

/** Sections below a product: description and information, feeds, related products, reviews and questions. */
export const ProductSections = ({ product }: { product: ProductDetail }) => (
  <>
    <ProductTabs reviewCount={product.reviewCount} />
    <Part data-part="info">
      <Story>{product.description}</Story>
      <OnApproach height={900}>
        <ProductExtras product={product} />
      </OnApproach>
    </Part>
    <Part data-part="reviews">
      <OnApproach height={640}>
        <ProductVoices productId={product.productId} />
      </OnApproach>
    </Part>
  </>
);
