import { memo, useCallback, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { withoutConditions } from '#domain/catalogue/product-list/filter-conditions.ts';
import { filterFromQuery } from '#domain/catalogue/product-list/filter-query.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { filteredProductLink } from '#src/areas/catalogue/options/filtered-product-link.ts';
import { useListedProducts } from '#src/areas/catalogue/product/listed-products.ts';
import { listText as text } from '#src/areas/catalogue/product-list/product-list.text.ts';
import { wireProductList } from '#src/areas/catalogue/product-list/product-list.wiring.ts';
import { CardActions, CompareTray } from '#src/areas/catalogue/wishlist/lazy-card-actions.tsx';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { addition, lateHydration } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { Pager } from '#src/ui/pager.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { ProductCard, ProductGrid } from '#src/ui/products/product-card.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { ChipRow } from '../filters/chip-row.tsx';
import { FilterPlace } from '../filters/filter-place.tsx';
import { ListBar } from './list-bar.tsx';
import type { NoProductsProps } from './no-products.tsx';

const Columns = styled('div', {
  display: 'grid',
  gap: '$8',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  alignItems: 'start',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
// Its height changes when the counts load, so it is excluded from scroll anchoring.
const Side = styled('aside', { overflowAnchor: 'none', '@small': { display: 'none' } });
const Found = styled('div', { display: 'grid', gap: '$6', minWidth: 0 });
// The page starts with its bar, directly below the header.
const Page = styled('div', { marginTop: '-$4' });

// Loaded after the list itself.
const NoProducts = addition<NoProductsProps>(
  () => import('./no-products.tsx'),
  () => null,
);
const QuickChips = lateHydration(
  () => import('../filters/quick-chips.tsx'),
  () => <ChipRow />,
);
// One constant element, because a late part must not get new props before hydration.
const chips = <QuickChips />;

/** Memoised: rendered once per page of products, not for changes beside it. */
const Products = memo(({ items, filter }: { items: readonly ProductListItem[]; filter: ProductFilter }) => {
  useListedProducts(items);
  return (
    <ProductGrid>
      {items.map((product, index) => (
        <ProductCard
          key={product.productId}
          href={filteredProductLink(product.productId, filter)}
          corner={<CardActions product={product} />}
          product={product}
          priority={isInFirstView(index)}
        />
      ))}
    </ProductGrid>
  );
});

/** Product list of the filter in the address. */
export default function ProductListScreen() {
  // Length: a first view without room; each part more is code that every visitor loads.
  const { navigate } = useApp();
  const search = useSearch();
  const filter = useMemo(() => filterFromQuery(search), [search]);
  const { snapshot, send } = useAddressed(wireProductList, { filter, page: filter.page }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: next.filter.page,
  }));
  const [isOpen, open] = useState(false);
  const go = (next: ProductFilter) => navigate(paths.products(next));
  const change = useCallback(
    (part: Partial<ProductFilter>) => navigate(paths.products({ ...filter, page: 0, ...part })),
    [filter, navigate],
  );
  const { page, error } = snapshot.context;
  const name = filter.q ? text.searchTitle(filter.q) : text.title;
  const total = page?.totalElements ?? null;
  const close = () => {
    open(false);
    // The list may be shorter with the new filter, so it is shown from its top.
    window.scrollTo({ top: 0 });
  };
  usePageName(name, page?.page);
  return (
    <Page>
      <ListBar
        name={name}
        total={total}
        filter={filter}
        isOpen={isOpen}
        onSort={(sort) => change({ sort })}
        onOpen={() => open(true)}
      />
      {chips}
      <Columns>
        <Side aria-label={text.filters}>
          <FilterPlace open={isOpen} onClose={close} total={total} filter={filter} onChange={change} />
        </Side>
        <Found>
          {page?.correctedQuery ? <p role="status">{text.instead(filter.q, page.correctedQuery)}</p> : null}
          <FlowFrame
            flow="productList"
            snapshot={snapshot}
            error={error || catalogueText.products}
            onRetry={() => send({ type: 'screen.retried' })}
            hasContent={page !== null}
            skeleton={<Skeleton shape="cards" rows={8} />}
          >
            {snapshot.hasTag('empty') ? (
              <NoProducts
                filter={filter}
                withoutOne={page?.withoutOne ?? []}
                onClear={() => go(withoutConditions(filter))}
              />
            ) : null}
            {page ? <Products items={page.items} filter={filter} /> : null}
          </FlowFrame>
          <Pager
            page={page?.page ?? 0}
            totalPages={page?.totalPages ?? 0}
            onGo={(next) => go({ ...filter, page: next })}
          />
        </Found>
      </Columns>
      <CompareTray />
    </Page>
  );
}
