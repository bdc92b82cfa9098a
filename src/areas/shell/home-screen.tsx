import { useMemo } from 'react';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { ProductRail } from '#src/areas/catalogue/product-rail.tsx';
import { homeText as text } from '#src/areas/shell/home.text.ts';
import { wireHome } from '#src/areas/shell/home.wiring.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { addition, lateLife } from '#src/lib/preloadable.tsx';
import { useReturn } from '#src/lib/use-return.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import type { EventBannerProps } from './event-banner.tsx';

export { foreseeHome } from '#src/areas/shell/home.wiring.ts';

const Hero = styled('section', {
  display: 'grid',
  gap: '$4',
  justifyItems: 'start',
  padding: '$8 $7',
  borderRadius: '$card',
  background: 'linear-gradient(120deg, #fff1e2, #ffe2c7 60%, #ffd0a3)',
  '& h1': { fontSize: '2.125rem', lineHeight: 1.25, letterSpacing: '-.03em', whiteSpace: 'pre-line' },
  '@small': { padding: '$6 $5', '& h1': { fontSize: '1.625rem' } },
});
const Nothing = () => null;
// As high as the banner, which has its picture above its words on a phone.
const BannerPlace = styled('div', {
  display: 'grid',
  minHeight: '160px',
  '@small': { minHeight: '350px' },
});
const BannerWaiting = () => <Skeleton rows={1} height={160} />;
const EventBanner = lateLife<EventBannerProps>(() => import('./event-banner.tsx'), BannerWaiting);
const HomeFeeds = addition(() => import('./home-feeds.tsx'), Nothing);
const HomeRecent = addition(
  () => import('./home-recent.tsx'),
  () => null,
);

/** Front page: where to start, what runs, and rails of real products. */
export default function HomeScreen() {
  const { user } = useSession();
  const { snapshot, send } = useAddressed(wireHome, { isMember: user !== null }, ({ isMember }) => ({
    type: isMember ? 'member.arrived' : 'member.left',
  }));
  const { rails, mySize, event, feeds, error } = snapshot.context;
  // The same element for the same event: what comes to life late must not change before.
  const banner = useMemo(() => (event ? <EventBanner event={event} /> : null), [event]);
  useReturn(() => send({ type: 'screen.reloaded' }));
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
        <ButtonLink href={paths.categories} tone="ghost" size="small">
          {text.allCategories}
        </ButtonLink>
      </Row>
      {snapshot.matches({ event: 'loading' }) ? (
        <BannerPlace>
          <BannerWaiting />
        </BannerPlace>
      ) : null}
      {event && snapshot.matches({ event: 'shown' }) ? <BannerPlace>{banner}</BannerPlace> : null}
      <FlowFrame
        flow="home"
        snapshot={snapshot}
        error={error || catalogueText.products}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={rails !== null}
        skeleton={<Skeleton rows={3} height={240} />}
      >
        <Stack gap={8}>
          {rails ? (
            <ProductRail
              title={text.popular}
              more={{ href: paths.products({ sort: 'popular' }), text: text.more }}
              products={rails.popular}
              priority
            />
          ) : null}
          {mySize && snapshot.matches({ mySize: 'shown' }) ? (
            <ProductRail
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
              <ProductRail
                title={text.latest}
                more={{ href: paths.products({ sort: 'latest' }), text: text.more }}
                products={rails.latest}
              />
              <ProductRail
                title={text.discounted}
                more={{
                  href: paths.products({ sort: 'discount_desc', discountedOnly: true }),
                  text: text.more,
                }}
                products={rails.discounted}
              />
            </>
          ) : null}
        </Stack>
      </FlowFrame>
      {rails ? <HomeRecent /> : null}
      {snapshot.matches({ feeds: 'shown' }) ? <HomeFeeds feeds={feeds} /> : null}
    </Stack>
  );
}
