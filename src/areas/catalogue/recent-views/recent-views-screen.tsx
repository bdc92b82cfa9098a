import type { ViewedProduct } from '#domain/catalogue/recent-view.ts';
import { formatNumber, formatShortDate } from '#domain/kit/format.ts';
import { recentText as text } from '#src/areas/catalogue/recent-views/recent-views.text.ts';
import { wireRecentViews } from '#src/areas/catalogue/recent-views/recent-views.wiring.ts';
import { SavedProductCard } from '#src/areas/catalogue/recent-views/saved-product-card.tsx';
import PricedWishlistButton from '#src/areas/catalogue/wishlist/priced-wishlist-button.tsx';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { useReturn } from '#src/lib/navigation/use-return.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button, held } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { ProductGrid } from '#src/ui/products/product-card.tsx';
import { PopularBelow } from '#src/ui/products/rail.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';

/** Last fifty viewed products: a guest's from this browser, a member's from the account. */
export default function RecentViewsScreen() {
  const { pending, user } = useSession();
  if (pending) return <Skeleton />;
  // A new key per member, so that a change of member reloads the list.
  const views = <Views key={user?.token ?? ''} isGuest={user === null} />;
  return user ? <MyPageLayout>{views}</MyPageLayout> : views;
}

function Views({ isGuest }: { isGuest: boolean }) {
  const { snapshot, send } = useFlow(wireRecentViews);
  const { views, error } = snapshot.context;
  useReturn(() => send({ type: 'screen.reloaded' }));
  const saving = snapshot.hasTag('saving');
  return (
    <Stack gap={6}>
      <Row spread>
        <div>
          <PageTitle>{text.title}</PageTitle>
          <Muted role="status">{text.count(formatNumber(views.length))}</Muted>
          {isGuest ? <Muted>{text.guest}</Muted> : null}
        </div>
        {views.length > 0 ? (
          <Button size="small" type="button" busy={saving} onClick={() => send({ type: 'clear.asked' })}>
            {text.clear}
          </Button>
        ) : null}
      </Row>
      <FlowFrame
        flow="recentViews"
        snapshot={snapshot}
        error={error || text.failed}
        hasContent={views.length > 0}
        onRetry={() => send({ type: 'screen.retried' })}
        skeleton={<Skeleton shape="cards" rows={4} />}
      >
        {snapshot.hasTag('empty') ? <NoViews /> : null}
        {byDay(views).map(([day, ofDay]) => (
          <Day key={day}>
            {day ? <h2>{day}</h2> : null}
            <ProductGrid>
              {ofDay.map((view) => (
                <ViewCard
                  key={view.productId}
                  view={view}
                  busy={saving}
                  onRemove={() => send({ type: 'view.removed', productId: view.productId })}
                />
              ))}
            </ProductGrid>
          </Day>
        ))}
      </FlowFrame>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={text.clearTitle}
        text={text.clearText}
        action={{ label: text.clear, danger: true, onConfirm: () => send({ type: 'views.cleared' }) }}
        onClose={() => send({ type: 'clear.dismissed' })}
      />
    </Stack>
  );
}

const NoViews = () => (
  <>
    <EmptyState title={text.empty} hint={text.emptyHint}>
      <ButtonLink href={paths.products()} tone="primary">
        {text.browse}
      </ButtonLink>
    </EmptyState>
    <PopularBelow />
  </>
);

const Day = styled('section', {
  '& + &': { marginTop: '$7' },
  '& > h2': { marginBottom: '$3', fontSize: '$title3', fontWeight: '$semibold' },
});
/** Borderless remove button at the upper left of a card; the own price is at its upper right. */
const Forget = styled('button', {
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: 0,
  background: 'none',
  color: '$inkOnTile',
  opacity: 0.6,
  '@hover': { '&:hover': { opacity: 1 } },
});

/** Views grouped by day, newest first. */
function byDay(views: readonly ViewedProduct[]): readonly (readonly [day: string, ViewedProduct[]])[] {
  const days = new Map<string, ViewedProduct[]>();
  for (const view of views) {
    const day = view.viewedAt ? formatShortDate(view.viewedAt) : '';
    days.set(day, [...(days.get(day) ?? []), view]);
  }
  return [...days];
}

type ViewCardProps = { view: ViewedProduct; busy: boolean; onRemove: () => void };

function ViewCard({ view, busy, onRemove }: ViewCardProps) {
  const { productId, name, storeName, price, discountPrice, soldOut, mainImageUrl } = view;
  const corner = (
    <>
      <PricedWishlistButton productId={productId} name={name} />
      <Forget type="button" aria-label={text.remove(name)} {...(busy ? held : { onClick: onRemove })}>
        <Icon name="close" size={18} />
      </Forget>
    </>
  );
  return (
    <SavedProductCard
      productId={productId}
      name={name}
      storeName={storeName}
      price={price}
      discountPrice={discountPrice}
      soldOut={soldOut}
      corner={corner}
      image={mainImageUrl}
    />
  );
}
