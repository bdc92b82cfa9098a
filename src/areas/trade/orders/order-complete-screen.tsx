import { useSearch } from 'wouter';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { REVIEW_POINTS } from '#domain/policies/points.ts';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { depositText } from '#src/areas/trade/deposits/deposit.text.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { deliveryText } from '#src/lib/delivery-text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { keyframes, styled } from '#src/styles/stitches.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Muted, PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { ActionBar, Block, Sides, Summary } from '../checkout/checkout-layout.tsx';
import { DepositBox } from '../deposits/deposit-box.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { DeliveryInfo } from './order-facts.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OrderLine } from './order-line.tsx';
import { orderState } from './order-state.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const Head = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  gap: '$1',
  padding: '$6 0',
  textAlign: 'center',
  '& h1': { fontSize: '$title3', fontWeight: '$semibold' },
});
const Check = styled('svg', {
  marginBottom: '$3',
  fill: 'none',
  stroke: '$onInk',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& circle': { fill: '$ink', stroke: 'none' },
  '& path': { strokeDasharray: 1, animation: `${draw} 400ms 120ms cubic-bezier(.2, 0, 0, 1) both` },
});
const Invitation = styled('div', {
  marginBottom: '$6',
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
});
/** Optional, and only in a browser that can be asked: in its own chunk. */
const PushOffer = addition(
  () => import('#src/areas/notices/push/push-offer.tsx'),
  () => null,
);
const Acts = styled('div', { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$2' });

/** Check mark that is drawn once. */
const DrawnCheck = () => (
  <Check viewBox="0 0 56 56" width={56} height={56} aria-hidden="true">
    <circle cx="28" cy="28" r="28" />
    <path d="M17 29l8 8 15-17" pathLength={1} />
  </Check>
);

/** /checkout?orderId=: confirmation of an order that is paid, or waits for its deposit. */
export default function OrderCompleteScreen() {
  const id = Number(new URLSearchParams(useSearch()).get('orderId'));
  if (!Number.isSafeInteger(id) || id < 1)
    return (
      <EmptyState isPage title={text.complete.missing} hint={text.complete.missingHint}>
        <ButtonLink href={paths.orders}>{text.complete.toOrders}</ButtonLink>
      </EmptyState>
    );
  return (
    <OrderLayout key={id} id={id} list={paths.orders}>
      {(order) => <Complete order={order} />}
    </OrderLayout>
  );
}

const Complete = ({ order }: { order: OrderDetail }) => (
  <Sides>
    <div>
      <Head>
        {order.deposit?.state === 'WAITING' ? null : <DrawnCheck />}
        <h1>{order.deposit?.state === 'WAITING' ? depositText.waiting : text.complete.title}</h1>
        {order.delivery ? (
          <PageTitle as="p" css={{ fontWeight: '$bold' }}>
            {deliveryText(order.delivery)}
          </PageTitle>
        ) : null}
        <Muted>
          {text.orderNo(order.orderNo)} · {formatDateTime(order.orderedAt)}
        </Muted>
      </Head>
      <DepositBox deposit={order.deposit} />
      <Block title={text.sections.items}>
        {order.items.map((item) => (
          <OrderLine key={item.orderItemId} item={item} said={orderState(order)} />
        ))}
      </Block>
      <DeliveryInfo order={order} />
      <Stack gap={3}>
        <PushOffer about="order" />
        <Invitation>
          <strong>{text.complete.review(formatNumber(REVIEW_POINTS))}</strong>
          <Muted>{text.complete.reviewHint}</Muted>
        </Invitation>
      </Stack>
    </div>
    <Summary aria-label={text.sections.payment}>
      <OrderAmounts order={order} />
      <ActionBar>
        <Acts>
          <ButtonLink href={paths.products()} size="wide">
            {text.complete.goOn}
          </ButtonLink>
          <ButtonLink href={paths.order(order.orderId)} tone="primary" size="wide">
            {text.detail}
          </ButtonLink>
        </Acts>
      </ActionBar>
    </Summary>
  </Sides>
);
