import { formatDateTime, formatNumber, formatWon } from '#domain/kit/format.ts';
import type { OrderDetail } from '#domain/trade/order.ts';
import { LINE } from '#domain/trade/order-life.ts';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { Card, Muted, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { RowItem, Rows } from '#src/ui/rows.tsx';

type Facts = { order: OrderDetail };

/** What was paid, part by part. */
export const OrderAmounts = ({ order }: Facts) => (
  <Card>
    <Stack>
      <SectionTitle>{text.sections.payment}</SectionTitle>
      <Amounts>
        <dt>{text.amounts.goods}</dt>
        <dd>{formatWon(order.totalPrice)}</dd>
        <dt>{text.amounts.discount}</dt>
        <dd>−{formatWon(order.totalDiscountPrice)}</dd>
        <dt>{text.amounts.delivery}</dt>
        <dd>{formatWon(order.deliveryFee)}</dd>
        <TotalName>{text.amounts.paid}</TotalName>
        <TotalAmount>{formatWon(order.finalPrice)}</TotalAmount>
        <dt>{text.amounts.earned}</dt>
        <dd>{formatNumber(order.earnedPoints)}P</dd>
        <dt>{text.amounts.method}</dt>
        <dd>{order.paymentInfo.paymentMethod}</dd>
      </Amounts>
      {order.paymentInfo.receiptUrl ? (
        <Muted as="a" href={order.paymentInfo.receiptUrl} target="_blank" rel="noreferrer">
          {text.receipt}
        </Muted>
      ) : null}
    </Stack>
  </Card>
);

/** Where it goes, and its parcels; what is under way without a number says so. */
export const DeliveryInfo = ({ order: { shippingInfo, parcels, items } }: Facts) => (
  <Card>
    <Stack gap={2}>
      <SectionTitle>{text.sections.delivery}</SectionTitle>
      <p>
        {shippingInfo.recipientName} {shippingInfo.recipientPhone}
      </p>
      <p>
        ({shippingInfo.postalCode}) {shippingInfo.deliveryAddress} {shippingInfo.deliveryDetailAddress}
      </p>
      {shippingInfo.deliveryMessage ? <Muted>{shippingInfo.deliveryMessage}</Muted> : null}
      {parcels.map(({ carrier, trackingNumber }) => (
        <Muted key={trackingNumber}>{text.tracking(carrier, trackingNumber)}</Muted>
      ))}
      {items.some(
        ({ orderItemId, status }) =>
          status === LINE.moves.ship.to &&
          !parcels.some(({ orderItemIds }) => orderItemIds.includes(orderItemId)),
      ) ? (
        <Muted>{text.noTracking}</Muted>
      ) : null}
    </Stack>
  </Card>
);

/** Everything that happened, oldest first. */
export const OrderTimeline = ({ order }: Facts) => (
  <Card>
    <SectionTitle>{text.sections.progress}</SectionTitle>
    <Rows as="ol">
      {order.timeline.map(({ event, detail, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: history is only ever appended to.
        <RowItem key={index}>
          <span>
            {text.events[event] ?? event}
            {detail ? <Muted as="span"> {detail}</Muted> : null}
          </span>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </RowItem>
      ))}
    </Rows>
  </Card>
);

/** What came back. */
export function OrderRefunds({ order: { refunds } }: Facts) {
  if (refunds.length === 0) return null;
  return (
    <Card>
      <SectionTitle>{text.sections.refunds}</SectionTitle>
      <Rows>
        {refunds.map((refund) => (
          <RowItem key={refund.createdAt}>
            <span>
              {text.refundStatus[refund.status]} · {refund.reason}
              <time dateTime={refund.createdAt}>{formatDateTime(refund.createdAt)}</time>
              {refund.points > 0 ? <Muted>{text.refundRow(formatNumber(refund.points))}</Muted> : null}
              {refund.deliveryCharge > 0 ? (
                <Muted>{text.refundCharge(formatWon(refund.deliveryCharge))}</Muted>
              ) : null}
            </span>
            <strong>{formatWon(refund.amount)}</strong>
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}

/** Pictures that came with a request. */
export const ClaimPictures = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url) => <img key={url} src={pictureUrl(url)} alt="" width={72} height={72} loading="lazy" />);
