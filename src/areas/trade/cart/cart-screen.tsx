import { asObject } from '#domain/kit/forms/particle.ts';
import { cartText as text } from '#src/areas/trade/cart/cart.text.ts';
import { wireCart } from '#src/areas/trade/cart/cart.wiring.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PopularBelow, RecentViewsBelow } from '#src/ui/products/rail.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { Sides } from '../checkout/checkout-layout.tsx';
import { CartSummary } from './cart-summary.tsx';
import { grouped } from './group-by.ts';
import { CartStore } from './store-section.tsx';

// Sticky, so that it is visible wherever in a long cart a line was removed.
const Undo = styled(Row, {
  position: 'sticky',
  top: '$sizes$header',
  zIndex: '$undo',
  justifyContent: 'space-between',
  padding: '$2 $2 $2 $4',
  borderRadius: '$control',
  background: '$sunken',
  '@small': { top: '$sizes$headerEnd', transition: 'top $transitions$move' },
});

/** /cart: a member's cart, or a guest's in this browser. */
export default function CartScreen() {
  const { pending, user } = useSession();
  if (pending) return <Skeleton />;
  return <Cart key={user?.email ?? ''} isGuest={user === null} />;
}

function Cart({ isGuest }: { isGuest: boolean }) {
  const { snapshot, send, actor } = useFlow(wireCart);
  const { items, removed, error } = snapshot.context;
  const isAll = items.every(({ selected }) => selected);
  return (
    <Stack gap={6}>
      <PageTitle>{text.title}</PageTitle>
      <FlowFrame
        flow="cart"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        <Stack gap={6}>
          {isGuest && items.length > 0 ? <Muted>{text.guest}</Muted> : null}
          {removed ? (
            <Undo role="status">
              <Muted>{text.removed(asObject(removed.productName))}</Muted>
              <Button size="small" type="button" onClick={() => send({ type: 'line.restored' })}>
                {text.restore}
              </Button>
            </Undo>
          ) : null}
          {items.length === 0 ? (
            <>
              <EmptyState title={text.empty} hint={text.emptyHint}>
                <ButtonLink href={paths.products()} tone="primary">
                  {text.toProducts}
                </ButtonLink>
              </EmptyState>
              <PopularBelow />
            </>
          ) : (
            <Sides>
              <div>
                <Row spread css={{ paddingBottom: '$3' }}>
                  <Checkbox
                    checked={isAll}
                    onChange={({ target }) => send({ type: 'all.ticked', selected: target.checked })}
                  >
                    {text.all}
                  </Checkbox>
                  <Muted>{text.count(items.length)}</Muted>
                </Row>
                {grouped(items, ({ storeName }) => storeName).map(([store, lines]) => (
                  <CartStore key={store} name={store} items={lines} actor={actor} />
                ))}
              </div>
              <CartSummary actor={actor} snapshot={snapshot} />
            </Sides>
          )}
          {items.length > 0 ? (
            <RecentViewsBelow title={text.seen} without={items.map(({ productId }) => productId)} />
          ) : null}
        </Stack>
      </FlowFrame>
    </Stack>
  );
}
