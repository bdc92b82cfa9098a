import { formatDateTime, formatNumber, formatWon } from '#domain/kit/format.ts';
import type { OrderDetail } from '#domain/trade/order.ts';
import { LINE } from '#domain/trade/order-life.ts';
import { chargedFee, returnFeeText } from '#domain/trade/return-fee.ts';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { Muted } from '#src/ui/layout.tsx';
import { RowItem, Rows } from '#src/ui/rows.tsx';
import { Block } from './blocks.tsx';

type Facts = { order: OrderDetail };

/** Where it goes, and its parcels; what is under way without a number says so. */
export const DeliveryInfo = ({ order: { shippingInfo, parcels, items } }: Facts) => (
  <Block title={text.sections.delivery}>
    <div>
      <strong>{shippingInfo.recipientName}</strong>
      <p>
        ({shippingInfo.postalCode}) {shippingInfo.deliveryAddress} {shippingInfo.deliveryDetailAddress}
      </p>
      <Muted>{shippingInfo.recipientPhone}</Muted>
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
    </div>
  </Block>
);

/** Everything that happened, oldest first. */
export const OrderTimeline = ({ order }: Facts) => (
  <Block title={text.sections.progress}>
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
  </Block>
);

/** What came back. */
export function OrderRefunds({ order: { refunds } }: Facts) {
  if (refunds.length === 0) return null;
  return (
    <Block title={text.sections.refunds}>
      <Rows>
        {refunds.map((refund) => (
          <RowItem key={refund.createdAt}>
            <span>
              {text.refundStatus[refund.status]} · {refund.reason}
              <time dateTime={refund.createdAt}>{formatDateTime(refund.createdAt)}</time>
              {refund.points > 0 ? <Muted>{text.refundRow(formatNumber(refund.points))}</Muted> : null}
              {refund.deliveryCharge > 0 ? (
                <Muted>{text.refundCharge(returnFeeText(chargedFee(refund)))}</Muted>
              ) : null}
            </span>
            <strong>{formatWon(refund.amount)}</strong>
          </RowItem>
        ))}
      </Rows>
    </Block>
  );
}

/** Pictures that came with a request. */
export const ClaimPictures = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url) => <img key={url} src={pictureUrl(url)} alt="" width={72} height={72} loading="lazy" />);
