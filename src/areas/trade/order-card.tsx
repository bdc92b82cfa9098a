import { formatDate, formatWon } from '#domain/kit/format.ts';
import type { OrderListItem } from '#domain/trade/order.ts';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card, Muted, Row, Stack } from '#src/ui/layout.tsx';
import { OrderGoods } from './order-goods.tsx';

/** One order in the list, with its lines and a way to all of it. */
export const OrderCard = ({ order }: { order: OrderListItem }) => (
  <Card as="article" aria-label={text.orderNo(order.orderNo)}>
    <Stack>
      <Row spread>
        <div>
          <strong>{formatDate(order.orderedAt)}</strong>
          <Muted>{text.orderNo(order.orderNo)}</Muted>
        </div>
        <strong>{formatWon(order.finalPrice)}</strong>
      </Row>
      {order.items.map((item) => (
        <OrderGoods key={item.orderItemId} item={item} />
      ))}
      <ButtonLink href={paths.order(order.orderId)} size="wide">
        {text.detail}
      </ButtonLink>
    </Stack>
  </Card>
);
