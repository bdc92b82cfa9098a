import { useSearch } from 'wouter';
import { formatNumber } from '#domain/kit/format.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import type { StoreReviewsProps } from '#src/areas/reviews/store/store-reviews.tsx';
import type { CouponPressProps } from '#src/areas/trade/coupons/coupon-press.tsx';
import type { StoreFollowProps } from '#src/areas/trade/follows/store-follow.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { OnApproach } from '#src/ui/layout/on-approach.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { storeText as text } from './store.text.ts';
import { wireStorePage } from './store.wiring.ts';
import { ratedText, StoreDirectory } from './store-directory.tsx';
import { SellerFacts, StoreHeader } from './store-header.tsx';
import { StoreProducts } from './store-products.tsx';

// Below the fold, so not part of the first view.
const StoreReviews = addition<StoreReviewsProps>(
  () => import('#src/areas/reviews/store/store-reviews.tsx'),
  Skeleton,
);
const StoreFeeds = addition<{ storeId: number }>(
  () => import('#src/areas/community/store-feeds/store-feeds.tsx'),
  Skeleton,
);

// For members only, so that visitors and stored pages have none of it.
const CouponPress = addition<CouponPressProps>(
  () => import('#src/areas/trade/coupons/coupon-press.tsx'),
  () => null,
);
// Read by the browser, so that stored pages say nothing of followers; the place has its height from the start.
const StoreFollow = addition<StoreFollowProps>(
  () => import('#src/areas/trade/follows/store-follow.tsx'),
  () => <Place />,
);
const Place = styled('div', { minHeight: '44px', marginTop: '$3' });
const Headed = styled('div', { position: 'relative' });

/** /store: directory of all stores; /store/7, or the older form ?storeId=7: one store. */
export default function StoreScreen({ params }: ScreenProps) {
  const search = useSearch();
  const wanted = params.id ?? new URLSearchParams(search).get('storeId');
  if (wanted === null) return <StoreDirectory />;
  const id = Number(wanted);
  if (Number.isSafeInteger(id) && id > 0) return <OneStore key={id} id={id} />;
  return <Missing />;
}

/** Page of a store that does not exist or is closed. */
const Missing = ({ reason }: { reason?: string | null }) => (
  <EmptyState isPage title={reason || text.notFound}>
    <ButtonLink href={paths.store}>{text.toList}</ButtonLink>
  </EmptyState>
);

function OneStore({ id }: { id: number }) {
  const { snapshot, send } = useFlow(wireStorePage, id);
  const { data, error } = snapshot.context;
  const { user } = useSession();
  usePageName(data?.storeName ?? null);
  return (
    <FlowFrame
      flow="storePage"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      missing={<Missing reason={error} />}
    >
      {data ? (
        <Stack gap={8}>
          <Headed>
            <StoreHeader
              isPage
              store={data}
              facts={`${text.products(formatNumber(data.products))} · ${ratedText(data)}`}
            />
            <StoreFollow storeId={id} storeName={data.storeName} of="store" />
            {user ? <CouponPress place="store" storeId={id} /> : null}
          </Headed>
          <StoreProducts storeId={id} />
          <OnApproach height={640}>
            <StoreReviews storeId={id} rating={data.rating} count={data.reviewCount} />
          </OnApproach>
          <OnApproach height={320}>
            <StoreFeeds storeId={id} />
          </OnApproach>
          <SellerFacts store={data} />
          <Row>
            {/* Without an author to block: a store is not a member. */}
            <ReportButton of={{ targetType: 'STORE', targetId: id, authorId: null }} />
          </Row>
        </Stack>
      ) : null}
    </FlowFrame>
  );
}
