import type { OrderDetail } from '#domain/trade/orders/order.ts';
import {
  CLAIMED_LINE,
  canCancelWhole,
  isReceived,
  isUnpaid,
  LINE,
  mayDo,
} from '#domain/trade/orders/order-lifecycle.ts';
import { InquireButton } from '#src/areas/inquiries/inquire-button.tsx';
import { orderPaths } from '#src/areas/trade/order-paths.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { OrderLine } from './order-line.tsx';
import { orderState } from './order-state.ts';
import {
  isDisputed,
  isUnconfirmed,
  NotReceivedAction,
  type NotReceivedProps,
  ReceivedAction,
} from './receipt-actions.tsx';
import { useOrderAction } from './use-order-action.tsx';

const Quiet = styled(TextLink, { '&&': { padding: '12px 0', margin: 0 } });

/** Lines of an order with the actions that each allows. */
export function OrderActions({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const { state, isBusy, ask, inquire, question } = useOrderAction(order, onDone);
  return (
    <Stack data-flow="orderAction" data-state={state}>
      {order.items.map((item) => (
        <Stack key={item.orderItemId} gap={3}>
          <OrderLine item={item} said={orderState(order)} />
          <LineActions order={order} item={item} isBusy={isBusy} onAsk={ask} onInquire={inquire} />
        </Stack>
      ))}
      {isUnpaid(order.status) || canCancelWhole(order.items.map(({ status }) => status)) ? (
        <Button size="wide" type="button" busy={isBusy} onClick={() => ask('cancel', [])}>
          {text.actions.cancel}
        </Button>
      ) : null}
      {order.late?.canCancel ? (
        <Button size="wide" type="button" busy={isBusy} onClick={() => ask('cancelLate', [])}>
          {text.actions.cancelLate}
        </Button>
      ) : null}
      {question}
    </Stack>
  );
}

type LineActionsProps = NotReceivedProps & { order: OrderDetail };

/** The main action is a button, the others are text buttons. */
function LineActions({ order, item, isBusy, onAsk, onInquire }: LineActionsProps) {
  const ids = [item.orderItemId];
  const { cancel } = LINE.moves;
  const links: [href: string, label: string][] = [];
  if (item.status === CLAIMED_LINE && !item.openClaim)
    links.push([orderPaths.claim(order.orderId, item.orderItemId), text.actions.claim]);
  if (isReceived(item.status)) {
    links.push([paths.reviewWrite(item.productId, item.orderItemId), text.actions.review]);
    links.push([paths.feedOf(item.orderItemId), text.actions.feed]);
  }
  links.push([
    orderPaths.checkout([{ optionId: item.optionId, quantity: item.quantity }]),
    text.actions.buyAgain,
  ]);
  return (
    <>
      <ReceivedAction item={item} isBusy={isBusy} onAsk={onAsk} />
      {isUnconfirmed(item) && !isDisputed(item) ? (
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
        <NotReceivedAction item={item} isBusy={isBusy} onAsk={onAsk} onInquire={onInquire} />
        <InquireButton
          line={{ lineId: item.orderItemId, productName: item.productName }}
          topic={isDisputed(item) ? 'DELIVERY' : undefined}
        />
        {links.map(([href, label]) => (
          <Quiet key={label} href={href}>
            {label}
          </Quiet>
        ))}
      </Row>
    </>
  );
}
