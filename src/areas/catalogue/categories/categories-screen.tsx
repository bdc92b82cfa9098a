import { formatNumber } from '#domain/kit/format.ts';
import { categoriesText as text } from '#src/areas/catalogue/categories/categories.text.ts';
import { wireCategories } from '#src/areas/catalogue/categories/categories.wiring.ts';
import { ProductRail } from '#src/areas/catalogue/recommendations/product-rail.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';

/** Categories with their number of products and most wished products. */
export default function CategoriesScreen() {
  const { snapshot, send } = useFlow(wireCategories);
  const { data, error } = snapshot.context;
  return (
    <Stack gap={6}>
      <Row spread>
        <PageTitle>{text.title}</PageTitle>
        <TextLink href={paths.brands}>{text.brands}</TextLink>
      </Row>
      <FlowFrame
        flow="categories"
        snapshot={snapshot}
        error={error || catalogueText.categories}
        onRetry={() => send({ type: 'screen.retried' })}
        skeleton={<Skeleton rows={4} height={240} />}
      >
        <Stack gap={8}>
          <Row as="nav" aria-label={text.title}>
            {data?.map(({ categoryId, name, productCount }) => (
              <ButtonLink key={categoryId} href={paths.products({ categoryIds: [categoryId] })} size="small">
                {text.withCount(name, formatNumber(productCount))}
              </ButtonLink>
            ))}
          </Row>
          {data?.map(({ categoryId, name, products }, index) => (
            <ProductRail
              key={categoryId}
              title={name}
              more={{
                href: paths.products({ categoryIds: [categoryId], sort: 'popular' }),
                text: text.all,
              }}
              products={products}
              priority={index === 0}
            />
          ))}
        </Stack>
      </FlowFrame>
    </Stack>
  );
}
