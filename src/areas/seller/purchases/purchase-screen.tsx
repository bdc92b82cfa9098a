import { formatDateTime } from '#domain/kit/format.ts';
import type { OrderDetail, OrderItem } from '#domain/trade/orders/order.ts';
import { CLAIMED_LINE } from '#domain/trade/orders/order-lifecycle.ts';
import { claimWindowOf } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import { Block } from '#src/areas/trade/checkout/checkout-layout.tsx';
import { OrderClaims } from '#src/areas/trade/claims/order-claims.tsx';
import { OrderAmounts } from '#src/areas/trade/orders/order-amounts.tsx';
import { DeliveryInfo, OrderRefunds, OrderTimeline } from '#src/areas/trade/orders/order-facts.tsx';
import { OrderLayout } from '#src/areas/trade/orders/order-layout.tsx';
import { OrderLine } from '#src/areas/trade/orders/order-line.tsx';
import { orderState, orderTitle } from '#src/areas/trade/orders/order-state.ts';
import { orderText } from '#src/areas/trade/orders/orders.text.ts';
import { isDisputed, NotReceivedAction, ReceivedAction } from '#src/areas/trade/orders/receipt-actions.tsx';
import { useOrderAction } from '#src/areas/trade/orders/use-order-action.tsx';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { Muted, PageTitle, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { purchaseClaimPath, purchasePaths } from './paths.ts';
import { purchasesText as text } from './purchases.text.ts';

/** /mypage/purchases/:id: one order as its buyer sees it, with the claims that are possible. */
export default function PurchaseScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  return (
    <Stack gap={3} css={{ maxWidth: '720px' }}>
      <nav aria-label={orderText.breadcrumb}>
        <TextLink href={purchasePaths.all}>{text.title}</TextLink>
      </nav>
      {Number.isSafeInteger(id) && id > 0 ? (
        <OrderLayout key={id} id={id} list={purchasePaths.all}>
          {(order, reload) => <Purchase order={order} onChange={reload} />}
        </OrderLayout>
      ) : (
        <EmptyState isPage title={text.missing}>
          <ButtonLink href={purchasePaths.all}>{text.toAll}</ButtonLink>
        </EmptyState>
      )}
    </Stack>
  );
}

const Purchase = ({ order, onChange }: { order: OrderDetail; onChange: () => void }) => (
  <div>
    <Stack gap={3} css={{ paddingBottom: '$5' }}>
      <div>
        <PageTitle>{orderText.detail}</PageTitle>
        <Muted>
          {orderText.orderNo(order.orderNo)} · {formatDateTime(order.orderedAt)}
        </Muted>
      </div>
      <SectionTitle as="p">{orderTitle(order)}</SectionTitle>
    </Stack>
    <Block title={orderText.sections.items}>
      <BoughtLines order={order} onChange={onChange} />
    </Block>
    <OrderClaims order={order} onDone={onChange} />
    <DeliveryInfo order={order} />
    <OrderAmounts order={order} />
    <OrderRefunds order={order} />
    <OrderTimeline order={order} />
  </div>
);

/** Order lines with the buyer's actions: confirm, report as not received, claim. */
function BoughtLines({ order, onChange }: { order: OrderDetail; onChange: () => void }) {
  const { state, isBusy, ask, inquire, question } = useOrderAction(order, onChange);
  return (
    <Stack data-flow="orderAction" data-state={state}>
      {order.items.map((item) => (
        <Stack key={item.orderItemId} gap={3}>
          <OrderLine item={item} said={orderState(order)} />
          <ReceivedAction item={item} isBusy={isBusy} onAsk={ask} />
          <Row>
            <NotReceivedAction item={item} isBusy={isBusy} onAsk={ask} onInquire={inquire} />
            {canBeClaimed(order, item) ? (
              <ButtonLink size="small" href={purchaseClaimPath(order.orderId, item.orderItemId)}>
                {orderText.actions.claim}
              </ButtonLink>
            ) : null}
          </Row>
        </Stack>
      ))}
      {question}
    </Stack>
  );
}

/** True if a return or exchange of a line can be requested now. */
function canBeClaimed(order: OrderDetail, item: OrderItem): boolean {
  const { status, openClaim, deliveredAt, confirmedAt } = item;
  if (status !== CLAIMED_LINE || openClaim) return false;
  const delivered = deliveredAt ? new Date(deliveredAt) : null;
  const now = new Date(order.readAt);
  return (
    claimWindowOf(delivered, confirmedAt !== null, now, orderTermsOf(order), isDisputed(item)) !== 'closed'
  );
}
