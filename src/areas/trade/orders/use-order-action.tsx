import { useState } from 'react';
import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { Refund } from '#domain/trade/claims/refund.ts';
import type { OrderDetail, OrderItem } from '#domain/trade/orders/order.ts';
import { isUnpaid } from '#domain/trade/orders/order-lifecycle.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { OrderAction } from '#machines/trade/order-action.machine.ts';
import { LateInquiryDialog } from '#src/areas/inquiries/inquire-button.tsx';
import { inquiryFormText } from '#src/areas/inquiries/inquiries.text.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { wireOrderAction } from '#src/areas/trade/orders/orders.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

const splitOf = (refund: Refund | null): string =>
  refund ? text.refund.split(formatWon(refund.cash), formatNumber(refund.points), refund.couponRestored) : '';

/** Consequences of an action; the deadlines are those of the order's stored terms. */
function hintOf(kind: OrderAction['kind'], order: OrderDetail, refund: Refund | null): string {
  if (kind === 'cancel') return isUnpaid(order.status) ? text.ask.cancelUnpaidHint : splitOf(refund);
  if (kind === 'received') return text.ask.receivedHint(orderTermsOf(order).returnDays);
  return text.ask[`${kind}Hint`];
}

/** Form of an inquiry about a line that has not come. */
const NotReceivedInquiry = ({ item, onClose }: { item: OrderItem; onClose: () => void }) => (
  <LateInquiryDialog
    line={{ lineId: item.orderItemId, productName: item.productName }}
    topic="DELIVERY"
    content={inquiryFormText.notReceived}
    onClose={onClose}
  />
);

/**
 * Actions of a buyer on order lines: `ask` starts one, `inquire` asks the store about a line that has not
 * come, as a report of one does; `question` is the confirmation or the form of the inquiry.
 */
export function useOrderAction(order: OrderDetail, onDone: () => void) {
  const [missing, setMissing] = useState<OrderItem | null>(null);
  const { snapshot, send } = useFlow((app) =>
    wireOrderAction(app, (action) => {
      if (action?.kind === 'notReceived')
        setMissing(order.items.find(({ orderItemId }) => action.orderItemIds.includes(orderItemId)) ?? null);
      onDone();
    }),
  );
  const { action, refund } = snapshot.context;
  const before = isUnpaid(order.status) ? { isUnpaid: true } : {};
  const kind = action?.kind ?? 'cancel';
  return {
    state: String(snapshot.value),
    isBusy: snapshot.hasTag('pending') || snapshot.hasTag('saving'),
    ask: (kind: OrderAction['kind'], orderItemIds: readonly number[]) =>
      send({ type: 'action.asked', action: { kind, orderId: order.orderId, orderItemIds, ...before } }),
    inquire: setMissing,
    question: missing ? (
      <NotReceivedInquiry item={missing} onClose={() => setMissing(null)} />
    ) : (
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
    ),
  };
}
