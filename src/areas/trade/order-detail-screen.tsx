import { formatDateTime } from '#domain/kit/format.ts';
import type { OrderDetail } from '#domain/trade/order.ts';
import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { paths } from '#src/lib/paths.ts';
import type { ScreenProps } from '#src/lib/screen-props.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { Card, Muted, PageTitle, Row, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderClaims } from './order-claims.tsx';
import { DeliveryInfo, OrderAmounts, OrderRefunds, OrderTimeline } from './order-facts.tsx';
import { OrderFrame } from './order-frame.tsx';

/** /my-orders/:id */
export default function OrderDetailScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  return (
    <MyPageFrame>
      <Stack gap={3}>
        <nav aria-label={text.breadcrumb}>
          <TextLink href={paths.orders}>{text.title}</TextLink>
        </nav>
        {Number.isSafeInteger(id) && id > 0 ? (
          <OrderFrame key={id} id={id}>
            {(order, reload) => <Detail order={order} onChange={reload} />}
          </OrderFrame>
        ) : (
          <EmptyState isPage title={text.complete.missing}>
            <ButtonLink href={paths.orders}>{text.complete.toOrders}</ButtonLink>
          </EmptyState>
        )}
      </Stack>
    </MyPageFrame>
  );
}

const Detail = ({ order, onChange }: { order: OrderDetail; onChange: () => void }) => (
  <Stack gap={6}>
    <Row spread>
      <Stack gap={2}>
        <PageTitle>{text.detail}</PageTitle>
        <div>
          <Muted>{text.orderNo(order.orderNo)}</Muted>
          <Muted>{formatDateTime(order.orderedAt)}</Muted>
        </div>
      </Stack>
      <strong>{text.statuses[order.status]}</strong>
    </Row>
    <Card>
      <Stack>
        <SectionTitle>{text.sections.items}</SectionTitle>
        <OrderActions order={order} onDone={onChange} />
      </Stack>
    </Card>
    <OrderClaims order={order} onDone={onChange} />
    <OrderTimeline order={order} />
    <DeliveryInfo order={order} />
    <OrderAmounts order={order} />
    <OrderRefunds order={order} />
  </Stack>
);
