import type { ProductListItem } from '#domain/catalogue/product.ts';
import { useListedProducts } from '#src/areas/catalogue/product/listed-products.ts';
import { WishlistButton } from '#src/areas/catalogue/wishlist/lazy-card-actions.tsx';
import { homeText as text } from '#src/areas/shell/home/home.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { PHONE, styled } from '#src/styles/stitches.ts';
import { onceMoved } from '#src/ui/layout/below-fold.ts';
import { ProductCard, ProductGrid } from '#src/ui/products/product-card.tsx';
import { SectionHead } from './section-head.tsx';

/** Shows complete rows only, for two to five columns. */
const Ranked = styled(ProductGrid, {
  marginTop: '$3',
  counterReset: 'rank',
  '& > li': { counterIncrement: 'rank' },
  '& > li::before': {
    content: 'counter(rank)',
    position: 'absolute',
    zIndex: 1,
    top: 0,
    left: 0,
    minWidth: '26px',
    padding: '0 6px',
    // On a picture, so the same in both themes.
    background: '$inkOnTile',
    color: '#ffffff',
    fontSize: '13px',
    fontWeight: '$bold',
    lineHeight: '26px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  // The third row of a phone is below the fold.
  ...onceMoved(' > li:nth-child(n + 5)', PHONE),
  '& > li:nth-child(n + 7)': { display: 'none' },
  '@wide': { '& > li:nth-child(-n + 8)': { display: 'block' } },
  '@huge': { '& > li': { display: 'block !important' } },
});

/** Most wished products with their rank, the first products of the page. */
export function PopularGrid({ products }: { products: readonly ProductListItem[] }) {
  useListedProducts(products);
  if (products.length === 0) return null;
  return (
    <section>
      <SectionHead title={text.popular} href={paths.products({ sort: 'popular' })} />
      <Ranked>
        {products.map((product, index) => (
          <ProductCard
            key={product.productId}
            href={paths.product(product.productId)}
            corner={<WishlistButton productId={product.productId} name={product.name} />}
            product={product}
            priority={index < 2}
          />
        ))}
      </Ranked>
    </section>
  );
}
