import { COUNT_STEP } from '#domain/kit/capped-count.ts';
import { formatNumber } from '#domain/kit/format.ts';
import type { SearchFindings } from '#machines/catalogue/search-page.machine.ts';
import { ProductRail } from '#src/areas/catalogue/recommendations/product-rail.tsx';
import { HighlightedMatch } from '#src/areas/catalogue/search/highlighted-match.tsx';
import { PopularTerms } from '#src/areas/catalogue/search/popular-terms.tsx';
import { searchUiText as text } from '#src/areas/catalogue/search/search.text.ts';
import { FeedRail } from '#src/areas/community/feed-list/feed-rail.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PopularBelow } from '#src/ui/products/rail.tsx';
import { EmptyState } from '#src/ui/states.tsx';

/** Total of a first page as text: `999`, or `1,000+` where counting stops. */
const countedText = (total: number): string =>
  total < COUNT_STEP ? formatNumber(total) : `${formatNumber(COUNT_STEP)}+`;

/** Results of one search: products, feeds, stores and categories, each kind under its heading. */
export function SearchResults({ q, findings }: { q: string; findings: SearchFindings }) {
  const { products, totalProducts, feeds, totalFeeds, stores, categories, correctedQuery } = findings;
  const meant = correctedQuery ?? q;
  const written = (name: string) => <HighlightedMatch label={name} typed={meant} />;
  const places = [
    ...stores.map(({ storeId, storeName }) => ({
      href: paths.products({ storeIds: [storeId] }),
      label: storeName,
    })),
    ...categories.map(({ categoryId, name }) => ({
      href: paths.products({ categoryIds: [categoryId] }),
      label: name,
    })),
  ];
  if (products.length + feeds.length + places.length === 0)
    return (
      <Stack gap={6}>
        <EmptyState title={text.nothing(q)} hint={text.nothingHint} />
        <PopularTerms hrefOf={paths.searchPage} />
        <PopularBelow />
      </Stack>
    );
  return (
    <Stack gap={8}>
      {correctedQuery ? <p role="status">{text.instead(q, correctedQuery)}</p> : null}
      {places.length > 0 ? (
        <Stack gap={3} as="section">
          <SectionTitle>{text.places}</SectionTitle>
          <Row>
            {places.map(({ href, label }) => (
              <ButtonLink key={href} href={href} size="small">
                {label}
              </ButtonLink>
            ))}
          </Row>
        </Stack>
      ) : null}
      {products.length > 0 ? (
        <ProductRail
          title={text.products(formatNumber(totalProducts))}
          more={{ href: paths.search(meant), text: text.all }}
          products={products}
          written={written}
          priority
        />
      ) : null}
      {feeds.length > 0 ? (
        <FeedRail
          title={text.feeds(countedText(totalFeeds))}
          more={{ href: paths.feeds(`q=${encodeURIComponent(q)}`), text: text.all }}
          feeds={feeds}
          written={written}
        />
      ) : null}
    </Stack>
  );
}
