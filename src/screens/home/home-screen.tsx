import { useActorRef, useSelector } from '@xstate/react';
import { DEFAULT_CATEGORIES } from '#domain/category.ts';
import type { ProductListItem } from '#domain/product.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/ko/catalogue.ts';
import { homeText as text } from '#src/text/ko/home.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Row, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { ProductCard, ProductGrid } from '#src/ui/product-card.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireHome } from '#src/wiring/products.ts';

const Hero = styled('section', {
  display: 'grid',
  gap: '$4',
  justifyItems: 'start',
  padding: '$8 $7',
  borderRadius: '$m',
  background: 'linear-gradient(120deg, #fff1e2, #ffe2c7 60%, #ffd0a3)',
  '& h1': { fontSize: '34px', lineHeight: 1.25, letterSpacing: '-.03em', whiteSpace: 'pre-line' },
  '@small': { padding: '$6 $5', '& h1': { fontSize: '26px' } },
});

/** Front page: where to start, and three rails of real products. */
export default function HomeScreen() {
  const actor = useActorRef(useLogic(wireHome), { input: undefined });
  const snapshot = useSelector(actor, (state) => state);
  const { data, error } = snapshot.context;
  return (
    <Stack gap={8}>
      <Hero>
        <h1>{text.heroTitle}</h1>
        <p>{text.heroText}</p>
        <Row>
          <ButtonLink href={paths.products()} tone="primary">
            {text.browse}
          </ButtonLink>
          <ButtonLink href={paths.feeds()}>{text.feeds}</ButtonLink>
        </Row>
      </Hero>
      <Row as="nav" aria-label={text.categories}>
        {DEFAULT_CATEGORIES.map(({ categoryId, name }) => (
          <ButtonLink key={categoryId} href={paths.products({ categoryIds: [categoryId] })} size="small">
            {name}
          </ButtonLink>
        ))}
      </Row>
      <FlowFrame
        flow="home"
        snapshot={snapshot}
        error={error || catalogueText.products}
        onRetry={() => actor.send({ type: 'screen.retried' })}
        hasContent={data !== null}
        skeleton={<Skeleton rows={3} height={240} />}
      >
        {data ? (
          <Stack gap={8}>
            <Rail title={text.popular} sort="popular" products={data.popular} priority />
            <Rail title={text.latest} sort="latest" products={data.latest} />
            <Rail title={text.discounted} sort="discount_desc" products={data.discounted} />
          </Stack>
        ) : null}
      </FlowFrame>
    </Stack>
  );
}

function Rail({
  title,
  sort,
  products,
  priority = false,
}: {
  title: string;
  sort: string;
  products: readonly ProductListItem[];
  priority?: boolean;
}) {
  return (
    <section>
      <Row spread>
        <SectionTitle>{title}</SectionTitle>
        <TextLink href={paths.products({ sort })} aria-label={`${title} ${text.more}`}>
          {text.more}
        </TextLink>
      </Row>
      <ProductGrid css={{ marginTop: '$4' }}>
        {products.map((product, index) => (
          <ProductCard
            key={product.productId}
            href={paths.product(product.productId)}
            product={product}
            priority={priority && index < 2}
          />
        ))}
      </ProductGrid>
    </section>
  );
}
