import { Link } from 'wouter';
import { formatDateTime } from '#domain/kit/format.ts';
import type { OrderItem, OrderListItem } from '#domain/trade/orders/order.ts';
import { CLAIMED_LINE, isReceived, LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { depositText } from '#src/areas/trade/deposits/deposit.text.ts';
import { orderPaths } from '#src/areas/trade/order-paths.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Banded } from '../checkout/checkout-layout.tsx';
import { LateMark } from './late-note.tsx';
import { OrderLine } from './order-line.tsx';
import { isAsked, orderFacts, orderState, orderTitle } from './order-state.ts';

const Title = styled('h2', { fontSize: '$title3', lineHeight: '$snug' });
const Whole = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '44px',
  color: '$ink2',
  fontSize: '$meta',
});
const Acts = styled('div', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '$2',
  maxWidth: '420px',
});

/** Order in the list: delivery day or state, its lines, and the main action of each. */
export const OrderCard = ({ order }: { order: OrderListItem }) => (
  <Banded as="article" aria-label={text.orderNo(order.orderNo)}>
    <Stack>
      <Row spread css={{ flexWrap: 'nowrap' }}>
        <div>
          <Row css={{ gap: '$2' }}>
            <Title>{orderTitle(order)}</Title>
            <LateMark late={order.late} />
          </Row>
          <Muted>{orderFacts(order)}</Muted>
          {order.deposit?.state === 'WAITING' ? (
            <Muted>
              {order.deposit.bank} {order.deposit.accountNumber} ·{' '}
              {depositText.untilShort(formatDateTime(order.deposit.dueAt))}
            </Muted>
          ) : null}
        </div>
        <Whole href={paths.order(order.orderId)}>
          {text.detail}
          <Icon name="right" size={16} />
        </Whole>
      </Row>
      {order.items.map((item) => (
        <Stack key={item.orderItemId} gap={3}>
          <OrderLine item={item} said={orderState(order)} />
          <LineActs order={order} item={item} />
        </Stack>
      ))}
    </Stack>
  </Banded>
);

/** At most three actions; the others are on the order page. */
function LineActs({ order: { orderId }, item }: { order: OrderListItem; item: OrderItem }) {
  const { orderItemId, productId, optionId, quantity, status, confirmedAt } = item;
  const acts: [href: string, label: string][] = [];
  if (status === LINE_STATE.SHIPPED) acts.push([paths.order(orderId), text.actions.track]);
  if (isAsked(item)) acts.push([paths.order(orderId), text.actions.request]);
  else if (status === CLAIMED_LINE && !confirmedAt)
    acts.push([orderPaths.claim(orderId, orderItemId), text.actions.claim]);
  if (confirmedAt || (item.lastClaim && !isReceived(status)))
    acts.push([orderPaths.checkout([{ optionId, quantity }]), text.actions.buyAgain]);
  if (isReceived(status) && !isAsked(item)) {
    acts.push([paths.reviewWrite(productId, orderItemId), text.actions.review]);
    acts.push([paths.feedOf(orderItemId), text.actions.feed]);
  }
  if (acts.length === 0) return null;
  return (
    <Acts>
      {acts.map(([href, label]) => (
        <ButtonLink key={label} size="small" href={href}>
          {label}
        </ButtonLink>
      ))}
    </Acts>
  );
}
