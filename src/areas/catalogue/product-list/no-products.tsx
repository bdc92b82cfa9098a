import { isNarrowed } from '#domain/catalogue/product-list/filter-conditions.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import type { ProductPage } from '#machines/catalogue/product-list.machine.ts';
import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { PopularTerms } from '#src/areas/catalogue/search/popular-terms.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { PopularBelow } from '#src/ui/products/rail.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { relaxedFilters } from './relaxed.ts';
import { RelaxedProducts } from './relaxed-products.tsx';

export type NoProductsProps = {
  filter: ProductFilter;
  withoutOne: ProductPage['withoutOne'];
  onClear: () => void;
};

/**
 * Empty result with suggestions: filters to drop with the number of products, the search text alone, and other
 * searches.
 */
export default function NoProducts({ filter, withoutOne, onClear }: NoProductsProps) {
  if (!isNarrowed(filter)) return <EmptyState title={text.emptyShop} hint={text.emptyShopHint} />;
  const { q } = filter;
  const ways = relaxedFilters(filter, withoutOne);
  const [best] = ways;
  return (
    <Stack gap={6}>
      <EmptyState title={text.noMatch} hint={best ? text.relaxHint : text.noMatchHint}>
        <Row css={{ justifyContent: 'center', gap: '$2' }}>
          {ways.map((way, index) => (
            <ButtonLink
              key={way.condition}
              href={paths.products(way.filter)}
              tone={index === 0 ? 'primary' : 'secondary'}
            >
              {text.dropped(way.label, way.count)}
            </ButtonLink>
          ))}
        </Row>
        <Row css={{ justifyContent: 'center', gap: '$2' }}>
          <Button type="button" tone="ghost" onClick={onClear}>
            {text.clear}
          </Button>
          {q && isNarrowed({ ...filter, q: '' }) ? (
            <ButtonLink tone="ghost" href={paths.search(q)}>
              {text.withoutFilters(q)}
            </ButtonLink>
          ) : null}
          {q ? (
            <ButtonLink tone="ghost" href={paths.searchPage(q)}>
              {text.elsewhere}
            </ButtonLink>
          ) : null}
        </Row>
      </EmptyState>
      {best ? <RelaxedProducts key={paths.products(best.filter)} relaxed={best} /> : <PopularBelow />}
      {q ? <PopularTerms hrefOf={paths.search} /> : null}
    </Stack>
  );
}
