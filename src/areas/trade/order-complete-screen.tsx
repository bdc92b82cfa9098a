import { useSearch } from 'wouter';
import { formatDateTime } from '#domain/kit/format.ts';
import type { OrderDetail } from '#domain/trade/order.ts';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card, Muted, PageTitle, Row, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { DeliveryInfo, OrderAmounts } from './order-facts.tsx';
import { OrderFrame } from './order-frame.tsx';
import { OrderGoods } from './order-goods.tsx';

/** /checkout?orderId= */
export default function OrderCompleteScreen() {
  const id = Number(new URLSearchParams(useSearch()).get('orderId'));
  if (!Number.isSafeInteger(id) || id < 1)
    return (
      <EmptyState isPage title={text.complete.missing} hint={text.complete.missingHint}>
        <ButtonLink href={paths.orders}>{text.complete.toOrders}</ButtonLink>
      </EmptyState>
    );
  return (
    <OrderFrame key={id} id={id}>
      {(order) => <Complete order={order} />}
    </OrderFrame>
  );
}

const Complete = ({ order }: { order: OrderDetail }) => (
  <Stack gap={6}>
    <Stack gap={2}>
      <PageTitle>{text.complete.title}</PageTitle>
      <p>{text.complete.thanks}</p>
      <Muted>
        {text.orderNo(order.orderNo)} · {formatDateTime(order.orderedAt)}
      </Muted>
    </Stack>
    <Card>
      <Stack>
        <SectionTitle>{text.sections.items}</SectionTitle>
        {order.items.map((item) => (
          <OrderGoods key={item.orderItemId} item={item} />
        ))}
      </Stack>
    </Card>
    <OrderAmounts order={order} />
    <DeliveryInfo order={order} />
    <Row>
      <ButtonLink href={paths.order(order.orderId)} tone="primary">
        {text.detail}
      </ButtonLink>
      <ButtonLink href={paths.orders}>{text.complete.toOrders}</ButtonLink>
      <ButtonLink href={paths.products()}>{text.toProducts}</ButtonLink>
    </Row>
  </Stack>
);
