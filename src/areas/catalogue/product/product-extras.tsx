import type { Brand, ProductDetail } from '#domain/catalogue/product.ts';
import type { ProductFacts } from '#domain/catalogue/product-facts.ts';
import { pointsEarnedBy } from '#domain/trade/cart/earned-points.ts';
import { brandPath } from '#src/areas/catalogue/brand/brand-paths.ts';
import { extrasText as text } from '#src/areas/catalogue/product/product-extras.text.ts';
import { wireProductExtras } from '#src/areas/catalogue/product/product-extras.wiring.ts';
import { returnText } from '#src/areas/catalogue/product/return-policy.text.ts';
import { returnPolicyLines } from '#src/areas/catalogue/product/return-policy.ts';
import { ProductRail } from '#src/areas/catalogue/recommendations/product-rail.tsx';
import { FeedRail } from '#src/areas/community/feed-list/feed-rail.tsx';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import type { StoreFollowProps } from '#src/areas/trade/follows/store-follow.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Accordion } from '#src/ui/layout/accordion.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { FactList } from './fact-list.tsx';
import { ProductStory } from './product-story.tsx';
import { type SizedOptions, SizeTable } from './size-table.tsx';

const Anchor = styled('div', { scrollMarginTop: '130px' });
const Earned = styled(Muted, { padding: '$4 0', boxShadow: '0 1px 0 $colors$line' });
const Wrong = styled(Row, { gap: '$1', marginTop: '$2' });
const Lines = styled('ul', { display: 'grid', gap: '$2', color: '$ink2', fontSize: '$label' });

// For products of stores with an offer only.
const StoreFollow = addition<StoreFollowProps>(
  () => import('#src/areas/trade/follows/store-follow.tsx'),
  () => null,
);

export type ProductExtrasProps = {
  product: Pick<ProductDetail, 'productId' | 'categoryId' | 'discountPrice' | 'brand'> &
    Pick<ProductDetail, 'storeId' | 'storeName' | 'hasFollowerOffer'> &
    SizedOptions;
};

/** Sections below a product: story, sizes, points, statutory information, feeds, and related products. */
export default function ProductExtras({ product }: ProductExtrasProps) {
  const { productId, categoryId, discountPrice, options, brand } = product;
  const { storeId, storeName, hasFollowerOffer } = product;
  const { snapshot, send } = useFlow(wireProductExtras, { productId, categoryId });
  const { data, error } = snapshot.context;
  return (
    <>
      <FlowFrame
        flow="productExtras"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {data ? (
          <Stack gap={8}>
            <div>
              <ProductStory blocks={data.story} />
              {hasFollowerOffer ? <StoreFollow storeId={storeId} storeName={storeName} of="product" /> : null}
              {brand ? <BrandLine brand={brand} /> : null}
              <Anchor data-part="size">
                <SizeTable options={options} lengths={data.lengths} />
              </Anchor>
              <Points price={discountPrice} />
              <Facts facts={data.facts} />
              <Accordion title={returnText.title}>
                <Lines>
                  {returnPolicyLines(discountPrice).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </Lines>
              </Accordion>
              <WrongFacts productId={productId} isReported={data.isReported} />
            </div>
            {data.feeds.length > 0 ? (
              <Anchor data-part="wear">
                <FeedRail
                  title={text.feeds.title}
                  more={{ href: paths.feeds(`productId=${productId}`), text: text.feeds.more }}
                  feeds={data.feeds}
                />
              </Anchor>
            ) : null}
            {data.related.length > 0 ? (
              <ProductRail
                far
                title={text.related.title}
                more={{ href: paths.products({ categoryIds: [categoryId] }), text: text.related.more }}
                products={data.related}
              />
            ) : null}
          </Stack>
        ) : null}
      </FlowFrame>
      {snapshot.hasTag('failed') ? <WrongFacts productId={productId} isReported={false} /> : null}
    </>
  );
}

/** Points that a buyer earns for one unit at the present price; nothing below the first step of won. */
function Points({ price }: { price: number }) {
  const points = pointsEarnedBy(price);
  return points > 0 ? <Earned>{text.points(points)}</Earned> : null;
}

type WrongFactsProps = { productId: number; isReported: boolean };

/** Last line of the product information: reports what is wrong with the product. */
const WrongFacts = ({ productId, isReported }: WrongFactsProps) => (
  <Wrong>
    <Muted>{text.wrong}</Muted>
    {/* Without an author to block: a product belongs to a store. */}
    <ReportButton
      of={{ targetType: 'PRODUCT', targetId: productId, authorId: null }}
      isReported={isReported}
    />
  </Wrong>
);

/** Brand of a product, with a link to its page. */
const BrandLine = ({ brand: { brandId, name } }: { brand: Brand }) => (
  <Row css={{ gap: '$2', marginBottom: '$3' }}>
    <Muted>{text.brand}</Muted>
    <TextLink href={brandPath(brandId)}>{name}</TextLink>
  </Row>
);

function Facts({ facts }: { facts: ProductFacts | null }) {
  const { rows, title, none, mm } = text.facts;
  if (!facts) return <Muted>{none}</Muted>;
  const values = { ...facts, heelMm: mm(facts.heelMm) };
  const names = Object.entries(rows);
  return (
    <Accordion title={title}>
      <FactList rows={names.map(([key, name]) => [name, new Map(Object.entries(values)).get(key) ?? ''])} />
    </Accordion>
  );
}
