import { useState } from 'react';
import { formatDateTime, formatNumber, formatWon } from '#domain/kit/format.ts';
import { chargedFee, returnFeeText } from '#domain/trade/claims/return-fee.ts';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { shippingPart } from '#domain/trade/orders/shipping.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { Block } from '../checkout/checkout-layout.tsx';
import type { ParcelSheetProps } from './parcel-sheet.tsx';

type Facts = { order: OrderDetail };

/** Delivery address and parcels; lines shipped without a tracking number are marked. */
export const DeliveryInfo = ({ order: { orderId, shippingInfo, parcels, items } }: Facts) => (
  <Block title={text.sections.delivery}>
    <div>
      <strong>{shippingPart(shippingInfo, 'name').join(' ')}</strong>
      <p>
        ({shippingPart(shippingInfo, 'postcode')}) {shippingPart(shippingInfo, 'address').join(' ')}
      </p>
      {shippingPart(shippingInfo, 'note').map((note) => (
        <Muted key={note}>{note}</Muted>
      ))}
      {parcels.map((parcel) => (
        <Parcel key={parcel.trackingNumber} orderId={orderId} parcel={parcel} />
      ))}
      {items.some(
        ({ orderItemId, status }) =>
          status === LINE_STATE.SHIPPED &&
          !parcels.some(({ orderItemIds }) => orderItemIds.includes(orderItemId)),
      ) ? (
        <Muted>{text.noTracking}</Muted>
      ) : null}
    </div>
  </Block>
);

/** Tracking sheet, loaded once the page is idle. */
const LateParcelSheet = addition<ParcelSheetProps>(
  () => import('./parcel-sheet.tsx').then(({ ParcelSheet }) => ({ default: ParcelSheet })),
  () => null,
);

type ParcelProps = { orderId: number; parcel: OrderDetail['parcels'][number] };

/** One parcel with its tracking number; a press opens its tracking. */
function Parcel({ orderId, parcel: { carrier, trackingNumber, orderItemIds } }: ParcelProps) {
  const [isOpen, setOpen] = useState(false);
  const [line] = orderItemIds;
  if (line === undefined) return null;
  return (
    <Row>
      <Muted as="span">{text.tracking(carrier, trackingNumber)}</Muted>
      <Button
        type="button"
        size="small"
        aria-label={text.trackOf(carrier, trackingNumber)}
        onClick={() => setOpen(true)}
      >
        {text.actions.track}
      </Button>
      {isOpen ? <LateParcelSheet about={{ orderId, line }} onClose={() => setOpen(false)} /> : null}
    </Row>
  );
}

/** Timeline of the order, oldest first. */
export function OrderTimeline({ order: { timeline } }: Facts) {
  if (timeline.length === 0) return null;
  return (
    <Block title={text.sections.progress}>
      <Rows as="ol">
        {timeline.map(({ event, detail, at }, index) => (
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
}

/** Refunds of the order. */
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

/** Pictures of a claim. */
export const ClaimPictures = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url) => <img key={url} src={pictureUrl(url)} alt="" width={72} height={72} loading="lazy" />);
