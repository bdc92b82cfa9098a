import { formatDateTime } from '#domain/kit/format.ts';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { Muted, PageTitle, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { Block } from '../checkout/checkout-layout.tsx';
import { OrderClaims } from '../claims/order-claims.tsx';
import type { CashReceiptProps } from '../deposits/cash-receipt.tsx';
import { DepositBox } from '../deposits/deposit-box.tsx';
import { RefundAccountPart } from '../deposits/refund-account.tsx';
import { OrderDocuments } from '../documents/order-documents.tsx';
import { LateFacts, LateMark } from './late-note.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { DeliveryInfo, OrderRefunds, OrderTimeline } from './order-facts.tsx';
import { OrderLayout } from './order-layout.tsx';
import { orderTitle } from './order-state.ts';
import { OrderSteps } from './order-steps.tsx';
import { OrderTermsPart } from './order-terms.tsx';

/** Orders by deposit alone have it: in its own chunk. */
const CashReceiptPart = addition<CashReceiptProps>(
  () => import('../deposits/cash-receipt.tsx'),
  () => null,
);

/** /my-orders/:id: one order of a shopper. */
export default function OrderDetailScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  return (
    <MyPageLayout>
      <Stack gap={3}>
        <nav aria-label={text.breadcrumb}>
          <TextLink href={paths.orders}>{text.title}</TextLink>
        </nav>
        {Number.isSafeInteger(id) && id > 0 ? (
          <OrderLayout key={id} id={id} list={paths.orders}>
            {(order, reload) => <Detail order={order} onChange={reload} />}
          </OrderLayout>
        ) : (
          <EmptyState isPage title={text.complete.missing}>
            <ButtonLink href={paths.orders}>{text.complete.toOrders}</ButtonLink>
          </EmptyState>
        )}
      </Stack>
    </MyPageLayout>
  );
}

const Detail = ({ order, onChange }: { order: OrderDetail; onChange: () => void }) => (
  <div>
    <Stack gap={4} css={{ paddingBottom: '$6' }}>
      <div>
        <PageTitle>{text.detail}</PageTitle>
        <Muted>
          {text.orderNo(order.orderNo)} · {formatDateTime(order.orderedAt)}
        </Muted>
      </div>
      <Row css={{ gap: '$2' }}>
        <SectionTitle as="p" css={{ fontWeight: '$bold' }}>
          {orderTitle(order)}
        </SectionTitle>
        <LateMark late={order.late} />
      </Row>
      {order.late ? <LateFacts late={order.late} /> : null}
      <OrderSteps order={order} />
    </Stack>
    <DepositBox deposit={order.deposit} />
    <Block title={text.sections.items}>
      <OrderActions order={order} onDone={onChange} />
    </Block>
    <OrderClaims order={order} onDone={onChange} />
    <DeliveryInfo order={order} />
    <OrderAmounts order={order} />
    <OrderDocuments order={order} />
    <OrderRefunds order={order} />
    {order.cashReceipt || order.cashReceiptUntil ? <CashReceiptPart order={order} onDone={onChange} /> : null}
    <RefundAccountPart order={order} onDone={onChange} />
    <OrderTimeline order={order} />
    <OrderTermsPart terms={order.terms} />
  </div>
);
