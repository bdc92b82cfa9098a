import { useMemo } from 'react';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { ProductRail } from '#src/areas/catalogue/recommendations/product-rail.tsx';
import { homeText as text } from '#src/areas/shell/home/home.text.ts';
import { wireHome } from '#src/areas/shell/home/home.wiring.ts';
import type { CouponPressProps } from '#src/areas/trade/coupons/coupon-press.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { addition, additionOnUse, lateHydration } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { useReturn } from '#src/lib/navigation/use-return.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import type { CategoryCirclesProps } from './category-circles.tsx';
import type { EventBannerProps } from './event-banner.tsx';
import type { HomeFeedsProps } from './home-feeds.tsx';
import { PopularGrid } from './popular-grid.tsx';

export { prefetchHome } from '#src/areas/shell/home/home.wiring.ts';

const Sections = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$section' });
const Opening = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  marginBottom: '-$3',
  '@wide': { gap: '$5', marginBottom: '-$7' },
});
const Nothing = () => null;
// Reserves the height of the banner, so that nothing below moves.
const BannerPlace = styled('div', { display: 'grid', minHeight: '290px' });
const BannerWaiting = () => <Skeleton rows={1} height={290} />;
const EventBanner = lateHydration<EventBannerProps>(() => import('./event-banner.tsx'), BannerWaiting);
// Hydrated late: it contains only links, which work before that.
const HeroPlace = styled('div', { minHeight: '300px' });
const Hero = lateHydration(
  () => import('./hero.tsx'),
  () => <HeroPlace />,
);
const CirclesPlace = styled('div', { minHeight: '90px' });
const CategoryCircles = lateHydration<CategoryCirclesProps>(
  () => import('./category-circles.tsx'),
  () => <CirclesPlace />,
);
// One constant element, because a late part must not get new props before hydration.
const hero = <Hero />;
/** Late parts of the home page, loaded before a later page shows it. */
export const parts = [Hero, CategoryCircles] as const;
const CouponPress = addition<CouponPressProps>(
  () => import('#src/areas/trade/coupons/coupon-press.tsx'),
  Nothing,
);
const HomeFeeds = lateHydration<HomeFeedsProps>(() => import('./home-feeds.tsx'), Nothing);
const HomeRecent = additionOnUse(() => import('./home-recent.tsx'), Nothing);

/** Home page: slides, categories, running event, and product rails. */
export default function HomeScreen() {
  // Length: a first view without room; each part more is code that every visitor loads.
  const { user } = useSession();
  const { snapshot, send } = useAddressed(wireHome, { isMember: user !== null }, ({ isMember }) => ({
    type: isMember ? 'member.arrived' : 'member.left',
  }));
  const { rails, mySize, event, feeds, error } = snapshot.context;
  // Constant elements, because a late part must not get new props before hydration.
  const banner = useMemo(() => (event ? <EventBanner event={event} /> : null), [event]);
  const worn = useMemo(() => <HomeFeeds feeds={feeds} />, [feeds]);
  const categories = rails?.categories ?? DEFAULT_CATEGORIES;
  const circles = useMemo(() => <CategoryCircles categories={categories} />, [categories]);
  useReturn(() => send({ type: 'screen.reloaded' }));
  const beside = (
    <>
      {event && snapshot.matches({ event: 'shown' }) ? <BannerPlace>{banner}</BannerPlace> : null}
      {snapshot.matches({ feeds: 'shown' }) ? worn : null}
    </>
  );
  return (
    <Sections>
      <Opening>
        <VisuallyHidden as="h1">{text.title}</VisuallyHidden>
        {hero}
        {circles}
        {user ? <CouponPress place="hero" /> : null}
      </Opening>
      <FlowFrame
        flow="home"
        snapshot={snapshot}
        error={error || catalogueText.products}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={rails !== null}
        skeleton={<Skeleton shape="cards" rows={6} />}
      >
        <Sections>
          {rails ? <PopularGrid products={rails.popular} /> : null}
          {mySize && snapshot.matches({ mySize: 'shown' }) ? (
            <ProductRail
              far
              title={text.mySize(mySize.size)}
              more={{
                href: paths.products({ sizes: [mySize.size], inStockOnly: true, sort: 'popular' }),
                text: text.more,
              }}
              products={mySize.products}
            />
          ) : null}
          {rails ? (
            <>
              {beside}
              <ProductRail
                far
                title={text.latest}
                more={{ href: paths.products({ sort: 'latest' }), text: text.more }}
                products={rails.latest}
              />
              <ProductRail
                far
                title={text.discounted}
                more={{
                  href: paths.products({ sort: 'discount_desc', discountedOnly: true }),
                  text: text.more,
                }}
                products={rails.discounted}
              />
            </>
          ) : null}
        </Sections>
      </FlowFrame>
      {snapshot.hasTag('failed') ? beside : null}
      {rails ? <HomeRecent /> : null}
    </Sections>
  );
}
