import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { OrderDetail, OrderItem } from '#domain/trade/order.ts';
import { CLAIMED_LINE, canCancelWhole, isReceived, LINE, mayDo } from '#domain/trade/order-life.ts';
import type { Refund } from '#domain/trade/refund.ts';
import type { OrderAction } from '#machines/trade/order-action.machine.ts';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { wireOrderAction } from '#src/areas/trade/orders.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { OrderGoods } from './order-goods.tsx';

/** The lines of an order, each with what can be done to it now. */
export function OrderActions({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const { snapshot, send } = useFlow((app) => wireOrderAction(app, onDone));
  const { action, refund } = snapshot.context;
  const isBusy = snapshot.hasTag('pending') || snapshot.hasTag('saving');
  const ask = (kind: OrderAction['kind'], orderItemIds: readonly number[]) =>
    send({ type: 'action.asked', action: { kind, orderId: order.orderId, orderItemIds } });
  return (
    <Stack data-flow="orderAction" data-state={String(snapshot.value)}>
      {order.items.map((item) => (
        <OrderGoods key={item.orderItemId} item={item}>
          <Row>
            <LineActions order={order} item={item} isBusy={isBusy} onAsk={ask} />
          </Row>
        </OrderGoods>
      ))}
      {canCancelWhole(order.items.map(({ status }) => status)) ? (
        <Button tone="danger" type="button" busy={isBusy} onClick={() => ask('cancel', [])}>
          {text.actions.cancel}
        </Button>
      ) : null}
      <ConfirmDialog
        open={snapshot.hasTag('open') && action !== null}
        title={action?.kind === 'confirm' ? text.ask.confirm : text.ask.cancel}
        text={action?.kind === 'confirm' ? text.ask.confirmHint : splitOf(refund)}
        action={{
          label: action?.kind === 'confirm' ? text.actions.confirm : text.actions.cancel,
          danger: action?.kind === 'cancel',
          onConfirm: () => send({ type: 'action.confirmed' }),
        }}
        closeLabel={action?.kind === 'confirm' ? text.actions.later : text.actions.keep}
        onClose={() => send({ type: 'action.dismissed' })}
      />
    </Stack>
  );
}

const splitOf = (refund: Refund | null): string =>
  refund ? text.refund.split(formatWon(refund.cash), formatNumber(refund.points), refund.couponRestored) : '';

type LineActionsProps = {
  order: OrderDetail;
  item: OrderItem;
  isBusy: boolean;
  onAsk: (kind: OrderAction['kind'], ids: readonly number[]) => void;
};

function LineActions({ order, item, isBusy, onAsk }: LineActionsProps) {
  const ids = [item.orderItemId];
  const { cancel, confirm } = LINE.moves;
  return (
    <>
      {mayDo('buyer', cancel, item.status) && order.items.length > 1 ? (
        <Button size="small" type="button" busy={isBusy} onClick={() => onAsk('cancel', ids)}>
          {text.actions.cancelLine}
        </Button>
      ) : null}
      {mayDo('buyer', confirm, item.status) && !item.confirmedAt && !item.openClaim ? (
        <Button size="small" tone="primary" type="button" busy={isBusy} onClick={() => onAsk('confirm', ids)}>
          {text.actions.confirm}
        </Button>
      ) : null}
      {item.status === CLAIMED_LINE && !item.openClaim ? (
        <ButtonLink size="small" href={paths.orderClaim(order.orderId, item.orderItemId)}>
          {text.actions.claim}
        </ButtonLink>
      ) : null}
      {isReceived(item.status) ? (
        <>
          <ButtonLink size="small" href={paths.reviewWrite(item.productId, item.orderItemId)}>
            {text.actions.review}
          </ButtonLink>
          <ButtonLink size="small" href={paths.feedOf(item.orderItemId)}>
            {text.actions.feed}
          </ButtonLink>
        </>
      ) : null}
      <ButtonLink size="small" href={paths.payment([{ optionId: item.optionId, quantity: item.quantity }])}>
        {text.actions.buyAgain}
      </ButtonLink>
    </>
  );
}
