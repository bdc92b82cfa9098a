import { memo, useCallback, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { filterFromQuery } from '#domain/catalogue/filter-address.ts';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import {
  isNarrowed,
  PRODUCT_SORTS,
  type ProductFilter,
  withoutConditions,
} from '#domain/catalogue/product-filter.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { useKnownProducts } from '#src/areas/catalogue/known-products.ts';
import { productText as text } from '#src/areas/catalogue/products.text.ts';
import { wireProductList } from '#src/areas/catalogue/products.wiring.ts';
import { WishHeart } from '#src/areas/catalogue/wish-corner.tsx';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { addition } from '#src/lib/preloadable.tsx';
import { drawWhole } from '#src/lib/scroll-memory.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { usePageName } from '#src/ui/page-name.ts';
import { Pager } from '#src/ui/pager.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { ProductCard, ProductGrid } from '#src/ui/product-card.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import type { ActiveFiltersProps } from './active-filters.tsx';
import { FilterPlace } from './filter-place.tsx';
import type { NoProductsProps } from './no-products.tsx';

const Columns = styled('div', {
  display: 'grid',
  gap: '$7',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  alignItems: 'start',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4' },
});
// Counts that arrive change its height: the place in the list must not follow them.
const Side = styled('aside', {
  overflowAnchor: 'none',
  variants: { open: { true: {}, false: { '@small': { display: 'none' } } } },
});
// The panel is longer than a phone: the way to the products stays in sight.
const OnPhone = styled('div', {
  display: 'none',
  '@small': { display: 'block' },
  variants: {
    open: {
      true: {
        position: 'sticky',
        top: '$sizes$headerSmall',
        zIndex: '$bar',
        padding: '$2 0',
        background: '$bg',
      },
    },
  },
});

const sorts = PRODUCT_SORTS.map((value) => ({ value, label: text.sorts[value] ?? value }));

// The list comes first: what narrows it is loaded beside it.
const Nothing = () => null;
const ActiveFilters = addition<ActiveFiltersProps>(() => import('./active-filters.tsx'), Nothing);
const NoProducts = addition<NoProductsProps>(() => import('./no-products.tsx'), Nothing);

/** Drawn once per page of products: a choice beside it does not draw it again. */
const Products = memo(({ items }: { items: readonly ProductListItem[] }) => {
  useKnownProducts(items);
  return (
    <ProductGrid>
      {items.map((product, index) => (
        <ProductCard
          key={product.productId}
          href={paths.product(product.productId)}
          corner={<WishHeart productId={product.productId} name={product.name} />}
          product={product}
          priority={isInFirstView(index)}
        />
      ))}
    </ProductGrid>
  );
});

/** Products of the filter in the address. */
export default function ProductListScreen() {
  const { navigate } = useApp();
  const search = useSearch();
  const filter = useMemo(() => filterFromQuery(search), [search]);
  const { snapshot, send } = useAddressed(wireProductList, { filter, page: filter.page }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: next.filter.page,
  }));
  const [panelOpen, setPanelOpen] = useState(false);
  const go = (next: ProductFilter) => navigate(paths.products(next));
  const change = useCallback(
    (part: Partial<ProductFilter>) => navigate(paths.products({ ...filter, page: 0, ...part })),
    [filter, navigate],
  );
  const togglePanel = () => {
    setPanelOpen(!panelOpen);
    drawWhole();
    if (panelOpen) window.scrollTo({ top: 0 });
  };
  const clear = () => go(withoutConditions(filter));
  const { page, error } = snapshot.context;
  const name = filter.q ? text.searchTitle(filter.q) : text.title;
  usePageName(name, page?.page);
  return (
    <Stack gap={6}>
      <Row spread>
        <div>
          <PageTitle>{name}</PageTitle>
          <Muted role="status">{page ? text.resultCount(formatNumber(page.totalElements)) : ' '}</Muted>
        </div>
        <SelectField
          label={text.sortLabel}
          choices={sorts}
          value={filter.sort}
          onChange={({ target }) => change({ sort: target.value })}
        />
      </Row>
      <OnPhone open={panelOpen}>
        <Button size="wide" type="button" aria-expanded={panelOpen} onClick={togglePanel}>
          {panelOpen ? text.apply(page ? formatNumber(page.totalElements) : '') : text.openFilters}
        </Button>
      </OnPhone>
      <Columns>
        <Side open={panelOpen} aria-label={text.filters}>
          <FilterPlace open={panelOpen} filter={filter} onChange={change} />
        </Side>
        <Stack gap={6}>
          {page?.correctedQuery ? <p role="status">{text.instead(filter.q, page.correctedQuery)}</p> : null}
          {isNarrowed(filter) ? <ActiveFilters filter={filter} onChange={change} onClear={clear} /> : null}
          <FlowFrame
            flow="productList"
            snapshot={snapshot}
            error={error || catalogueText.products}
            onRetry={() => send({ type: 'screen.retried' })}
            hasContent={page !== null}
            skeleton={<Skeleton rows={6} height={220} />}
          >
            {snapshot.hasTag('empty') ? <NoProducts filter={filter} onClear={clear} /> : null}
            {page ? <Products items={page.items} /> : null}
          </FlowFrame>
          <Pager
            page={page?.page ?? 0}
            totalPages={page?.totalPages ?? 0}
            onGo={(next) => go({ ...filter, page: next })}
          />
        </Stack>
      </Columns>
    </Stack>
  );
}
