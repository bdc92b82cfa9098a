import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { OrderDetail, OrderItem } from '#domain/trade/order.ts';
import { CLAIMED_LINE, canCancelWhole, DISPUTE, isReceived, LINE, mayDo } from '#domain/trade/order-life.ts';
import { orderTermsOf } from '#domain/trade/order-terms.ts';
import type { Refund } from '#domain/trade/refund.ts';
import type { OrderAction } from '#machines/trade/order-action.machine.ts';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { wireOrderAction } from '#src/areas/trade/orders.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Muted, Row, Stack } from '#src/ui/layout.tsx';
import { OrderGoods } from './order-goods.tsx';
import { orderState } from './order-state.ts';

const Quiet = styled(TextLink, { '&&': { padding: '12px 0', margin: 0 } });

/** The lines of an order, each with what can be done to it now. */
export function OrderActions({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const { snapshot, send } = useFlow((app) => wireOrderAction(app, onDone));
  const { action, refund } = snapshot.context;
  const kind = action?.kind ?? 'cancel';
  const isBusy = snapshot.hasTag('pending') || snapshot.hasTag('saving');
  const ask = (kind: OrderAction['kind'], orderItemIds: readonly number[]) =>
    send({ type: 'action.asked', action: { kind, orderId: order.orderId, orderItemIds } });
  return (
    <Stack data-flow="orderAction" data-state={String(snapshot.value)}>
      {order.items.map((item) => (
        <Stack key={item.orderItemId} gap={3}>
          <OrderGoods item={item} said={orderState(order)} />
          <LineActions order={order} item={item} isBusy={isBusy} onAsk={ask} />
        </Stack>
      ))}
      {canCancelWhole(order.items.map(({ status }) => status)) ? (
        <Button size="wide" type="button" busy={isBusy} onClick={() => ask('cancel', [])}>
          {text.actions.cancel}
        </Button>
      ) : null}
      {order.late?.canCancel ? (
        <Button size="wide" type="button" busy={isBusy} onClick={() => ask('cancelLate', [])}>
          {text.actions.cancelLate}
        </Button>
      ) : null}
      <ConfirmDialog
        open={snapshot.hasTag('open') && action !== null}
        title={text.ask[kind]}
        text={hintOf(kind, order, refund)}
        action={{
          label: text.actions[kind],
          danger: kind === 'cancel' || kind === 'cancelLate',
          onConfirm: () => send({ type: 'action.confirmed' }),
        }}
        closeLabel={kind === 'cancel' || kind === 'cancelLate' ? text.actions.keep : text.actions.later}
        onClose={() => send({ type: 'action.dismissed' })}
      />
    </Stack>
  );
}

const splitOf = (refund: Refund | null): string =>
  refund ? text.refund.split(formatWon(refund.cash), formatNumber(refund.points), refund.couponRestored) : '';

/** What comes of an action; days are those of the terms that the order was made under. */
function hintOf(kind: OrderAction['kind'], order: OrderDetail, refund: Refund | null): string {
  if (kind === 'cancel') return splitOf(refund);
  if (kind === 'received') return text.ask.receivedHint(orderTermsOf(order).returnDays);
  return text.ask[`${kind}Hint`];
}

type LineActionsProps = {
  order: OrderDetail;
  item: OrderItem;
  isBusy: boolean;
  onAsk: (kind: OrderAction['kind'], ids: readonly number[]) => void;
};

/** What is wanted most is a button, the rest a line of words. */
function LineActions({ order, item, isBusy, onAsk }: LineActionsProps) {
  const ids = [item.orderItemId];
  const { cancel, confirm } = LINE.moves;
  const mayConfirm = mayDo('buyer', confirm, item.status) && !item.confirmedAt && !item.openClaim;
  const isDisputed = item.dispute === DISPUTE.starts.report.to;
  const links: [href: string, label: string][] = [];
  if (item.status === CLAIMED_LINE && !item.openClaim)
    links.push([paths.orderClaim(order.orderId, item.orderItemId), text.actions.claim]);
  if (isReceived(item.status)) {
    links.push([paths.reviewWrite(item.productId, item.orderItemId), text.actions.review]);
    links.push([paths.feedOf(item.orderItemId), text.actions.feed]);
  }
  links.push([paths.payment([{ optionId: item.optionId, quantity: item.quantity }]), text.actions.buyAgain]);
  return (
    <>
      {isDisputed ? (
        <>
          <Muted>{text.disputed}</Muted>
          <Button
            size="wide"
            tone="primary"
            type="button"
            busy={isBusy}
            onClick={() => onAsk('received', ids)}
          >
            {text.actions.received}
          </Button>
        </>
      ) : null}
      {mayConfirm && !isDisputed ? (
        <Button size="wide" tone="primary" type="button" busy={isBusy} onClick={() => onAsk('confirm', ids)}>
          {text.actions.confirm}
        </Button>
      ) : null}
      <Row css={{ gap: '$1 $5', fontSize: '$label' }}>
        {mayDo('buyer', cancel, item.status) && order.items.length > 1 ? (
          <Button size="small" type="button" busy={isBusy} onClick={() => onAsk('cancel', ids)}>
            {text.actions.cancelLine}
          </Button>
        ) : null}
        {mayConfirm && item.dispute === null ? (
          <Button size="small" type="button" busy={isBusy} onClick={() => onAsk('notReceived', ids)}>
            {text.actions.notReceived}
          </Button>
        ) : null}
        {links.map(([href, label]) => (
          <Quiet key={label} href={href}>
            {label}
          </Quiet>
        ))}
      </Row>
    </>
  );
}
