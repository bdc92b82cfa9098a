import type { ProductListItem } from '#domain/catalogue/product.ts';
import { useListedProducts } from '#src/areas/catalogue/product/listed-products.ts';
import { WishlistButton } from '#src/areas/catalogue/wishlist/lazy-card-actions.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { ProductCard, ProductGrid } from '#src/ui/products/product-card.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { storeText } from './store.text.ts';
import { wireStoreProducts } from './store.wiring.ts';

const text = storeText.goods;

/** Products of a store, page by page, with a link to the filtered product list. */
export function StoreProducts({ storeId }: { storeId: number }) {
  const { snapshot, actor } = useFlow(wireStoreProducts, { filter: { storeId } });
  return (
    <Stack as="section" gap={4} aria-label={text.title}>
      <Row spread>
        <SectionTitle>{text.title}</SectionTitle>
        <TextLink href={paths.products({ storeIds: [storeId] })}>{text.all}</TextLink>
      </Row>
      <PagedFlow
        flow="storeProducts"
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
      {items.map((product) => (
        <ProductCard
          key={product.productId}
          href={paths.product(product.productId)}
          corner={<WishlistButton productId={product.productId} name={product.name} />}
          product={product}
        />
      ))}
    </ProductGrid>
  );
}
