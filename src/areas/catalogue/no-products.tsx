import type { ProductFilter } from '#domain/catalogue/product-filter.ts';
import { isNarrowed } from '#domain/catalogue/product-filter.ts';
import { PopularTerms } from '#src/areas/catalogue/popular-terms.tsx';
import { filterText as text } from '#src/areas/catalogue/product-filters.text.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';

export type NoProductsProps = { filter: ProductFilter; onClear: () => void };

/** A list without products, with ways on: fewer filters, the text alone, elsewhere, popular words. */
export default function NoProducts({ filter, onClear }: NoProductsProps) {
  if (!isNarrowed(filter)) return <EmptyState title={text.emptyShop} hint={text.emptyShopHint} />;
  const { q } = filter;
  return (
    <Stack gap={6}>
      <EmptyState title={text.noMatch} hint={text.noMatchHint}>
        <Row css={{ justifyContent: 'center' }}>
          <Button type="button" onClick={onClear}>
            {text.clear}
          </Button>
          {q && isNarrowed({ ...filter, q: '' }) ? (
            <ButtonLink href={paths.search(q)}>{text.withoutFilters(q)}</ButtonLink>
          ) : null}
          {q ? <ButtonLink href={paths.searchPage(q)}>{text.elsewhere}</ButtonLink> : null}
        </Row>
      </EmptyState>
      {q ? <PopularTerms hrefOf={paths.search} /> : null}
    </Stack>
  );
}
