import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { formatWon } from '#domain/kit/format.ts';
import { deliveryFee, FREE_DELIVERY_FROM } from '#domain/kit/pricing.ts';
import { cartTotals, isOrderable } from '#domain/trade/cart.ts';
import type { cartMachine } from '#machines/trade/cart.machine.ts';
import { cartText as text } from '#src/areas/trade/cart.text.ts';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card, Muted, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';

type CartSummaryProps = {
  actor: ActorRefFrom<typeof cartMachine>;
  snapshot: SnapshotFrom<typeof cartMachine>;
};

/** Totals of the ticked lines; paying waits until the server agrees with the screen. */
export function CartSummary({ actor, snapshot }: CartSummaryProps) {
  const { items } = snapshot.context;
  const { totalOriginalPrice, totalDiscountPrice, totalSavings } = cartTotals(items);
  const ticked = items.filter(({ selected }) => selected);
  const delivery = deliveryFee(totalDiscountPrice);
  const missing = FREE_DELIVERY_FROM - totalDiscountPrice;
  const isSettling = snapshot.hasTag('saving');
  const isStuck = ticked.length > 0 && !ticked.every(isOrderable);
  return (
    <Card as="aside" aria-label={text.summary}>
      <Stack>
        <SectionTitle>{text.summary}</SectionTitle>
        <Stack gap={2}>
          <Muted>{missing > 0 ? text.toFree(formatWon(missing)) : text.isFree}</Muted>
          <ProgressBar
            label={text.summary}
            percent={Math.min(100, (totalDiscountPrice / FREE_DELIVERY_FROM) * 100)}
          />
        </Stack>
        <Amounts aria-busy={isSettling}>
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
        <Button
          tone="primary"
          size="wide"
          type="button"
          busy={isSettling}
          disabled={!isSettling && !snapshot.can({ type: 'order.requested' })}
          onClick={() => actor.send({ type: 'order.requested' })}
        >
          {isSettling
            ? text.settling
            : text.order(ticked.reduce((pairs, { quantity }) => pairs + quantity, 0))}
        </Button>
        {isStuck ? <Muted role="status">{text.cannotOrder}</Muted> : null}
      </Stack>
    </Card>
  );
}
