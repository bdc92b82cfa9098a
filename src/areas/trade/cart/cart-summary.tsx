import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { formatWon } from '#domain/kit/format.ts';
import { deliveryFee } from '#domain/kit/pricing/pricing.ts';
import { FREE_DELIVERY_FROM } from '#domain/policies/delivery.ts';
import { cartTotals, isOrderable } from '#domain/trade/cart/cart.ts';
import type { cartMachine } from '#machines/trade/cart.machine.ts';
import { cartText as text } from '#src/areas/trade/cart/cart.text.ts';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { ActionBar, Block, Summary } from '../checkout/checkout-layout.tsx';

type CartSummaryProps = {
  actor: ActorRefFrom<typeof cartMachine>;
  snapshot: SnapshotFrom<typeof cartMachine>;
};

/** Totals of the selected lines; the order button waits until all changes are saved. */
export function CartSummary({ actor, snapshot }: CartSummaryProps) {
  const { items, freeDelivery } = snapshot.context;
  const { totalOriginalPrice, totalDiscountPrice, totalSavings } = cartTotals(items);
  const delivery = freeDelivery ? 0 : deliveryFee(totalDiscountPrice);
  return (
    <Summary aria-label={text.summary}>
      <Block title={text.summary}>
        {freeDelivery ? <Muted>{text.freeByLevel}</Muted> : <FreeDelivery goods={totalDiscountPrice} />}
        <Amounts aria-busy={snapshot.hasTag('saving')}>
          <dt>{text.goods}</dt>
          <dd>{formatWon(totalOriginalPrice)}</dd>
          {totalSavings > 0 ? (
            <>
              <dt>{text.saved}</dt>
              <dd>−{formatWon(totalSavings)}</dd>
            </>
          ) : null}
          <dt>{text.delivery}</dt>
          <dd>{delivery === 0 ? text.free : formatWon(delivery)}</dd>
          <TotalName>{text.total}</TotalName>
          <TotalAmount>{formatWon(totalDiscountPrice + delivery)}</TotalAmount>
        </Amounts>
      </Block>
      <OrderBar actor={actor} snapshot={snapshot} total={totalDiscountPrice + delivery} />
    </Summary>
  );
}

/** Amount that is missing for free delivery. */
function FreeDelivery({ goods }: { goods: number }) {
  const missing = FREE_DELIVERY_FROM - goods;
  return (
    <Stack gap={2}>
      <Muted>{missing > 0 ? text.toFree(formatWon(missing)) : text.isFree}</Muted>
      <ProgressBar label={text.summary} percent={Math.min(100, (goods / FREE_DELIVERY_FROM) * 100)} />
    </Stack>
  );
}

/** Total and order button in one. */
function OrderBar({ actor, snapshot, total }: CartSummaryProps & { total: number }) {
  const ticked = snapshot.context.items.filter(({ selected }) => selected);
  const isSettling = snapshot.hasTag('saving');
  const isStuck = ticked.length > 0 && !ticked.every(isOrderable);
  const pairs = ticked.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ActionBar>
      {isStuck ? <Muted role="status">{text.cannotOrder}</Muted> : null}
      <Button
        tone="primary"
        size="wide"
        type="button"
        busy={isSettling}
        disabled={!isSettling && !snapshot.can({ type: 'order.requested' })}
        onClick={() => actor.send({ type: 'order.requested' })}
      >
        {isSettling ? text.settling : text.order(pairs, formatWon(total))}
      </Button>
    </ActionBar>
  );
}
