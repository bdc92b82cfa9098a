import type { ProductListItem } from '#domain/catalogue/product.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { useListedProducts } from '#src/areas/catalogue/product/listed-products.ts';
import { WishlistButton } from '#src/areas/catalogue/wishlist/lazy-card-actions.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { ProductCard, ProductGrid } from '#src/ui/products/product-card.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { brandText } from './brand.text.ts';
import { wireBrandProducts } from './brand.wiring.ts';

const text = brandText.goods;

/** Products of a brand, page by page, with their number and a link to the filtered product list. */
export function BrandProducts({ brandId }: { brandId: number }) {
  const { snapshot, actor } = useFlow(wireBrandProducts, { filter: { brandId } });
  const total = snapshot.context.page?.totalElements;
  return (
    <Stack as="section" gap={4} aria-label={text.title}>
      <Row spread>
        <Muted role="status">{total === undefined ? ' ' : brandText.count(formatNumber(total))}</Muted>
        <TextLink href={paths.products({ brandIds: [brandId] })}>{text.filter}</TextLink>
      </Row>
      <PagedFlow
        flow="brandProducts"
        actor={actor}
        snapshot={snapshot}
        failure={text.failed}
        nothing={<EmptyState title={text.empty} />}
      >
        {(items) => <Cards items={items} />}
      </PagedFlow>
    </Stack>
  );
}

function Cards({ items }: { items: readonly ProductListItem[] }) {
  useListedProducts(items);
  return (
    <ProductGrid>
      {items.map((product, index) => (
        <ProductCard
          key={product.productId}
          href={paths.product(product.productId)}
          corner={<WishlistButton productId={product.productId} name={product.name} />}
          product={product}
          priority={isInFirstView(index)}
        />
      ))}
    </ProductGrid>
  );
}
