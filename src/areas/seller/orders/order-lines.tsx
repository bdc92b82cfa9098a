import { useState } from 'react';
import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { SellerLine } from '#domain/seller/orders/seller-line.ts';
import type { SellerOrder } from '#domain/seller/orders/seller-order.ts';
import { isOpenClaim } from '#domain/trade/orders/order-lifecycle.ts';
import type { CancelAbout } from '#machines/seller/orders/line-cancel.machine.ts';
import type { ParcelAbout } from '#machines/seller/orders/parcel-form.machine.ts';
import { sellerDeskPaths } from '#src/areas/seller/layout/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { ProductLine } from '#src/ui/products/product-line.tsx';
import { LineState } from './line-state.tsx';
import { orderPanelText as text } from './order-panel.text.ts';

type Props = {
  order: SellerOrder;
  onShip: (about: ParcelAbout) => void;
  onCancel: (about: CancelAbout) => void;
};

const isToSend = ({ next }: SellerLine): boolean => next.includes('SHIPPED');
const namedIn = ({ orderNo, orderItemId }: SellerLine) => ({ orderNo, orderItemId: String(orderItemId) });

/** The seller's lines of an order; unshipped ones can be shipped or cancelled, all or the selected ones. */
export function OrderLines({ order: { orderId, lines }, onShip, onCancel }: Props) {
  const waiting = lines.filter(isToSend);
  const [ids, setIds] = useState(waiting.map(({ orderItemId }) => orderItemId));
  const chosen = waiting.filter(({ orderItemId }) => ids.includes(orderItemId));
  return (
    <Stack gap={3}>
      <SectionTitle>{text.lines}</SectionTitle>
      {lines.map((line) => (
        <ProductLine
          key={line.orderItemId}
          tile={80}
          goods={{
            productId: line.productId,
            productName: line.productName,
            imageUrl: line.imageUrl,
            option: line.optionDetails,
          }}
        >
          <Row>
            <LineState line={line} />
            <Muted>{text.quantity(formatNumber(line.quantity), formatWon(line.paid))}</Muted>
          </Row>
          <Tracking line={line} onShip={onShip} />
          {line.claim && isOpenClaim(line.claim.status) ? (
            <TextLink href={`${sellerDeskPaths.claims}?open=${line.claim.claimId}`}>{text.claimed}</TextLink>
          ) : null}
          {waiting.length > 1 && isToSend(line) ? (
            <Checkbox
              checked={ids.includes(line.orderItemId)}
              onChange={({ target }) =>
                setIds(
                  target.checked ? [...ids, line.orderItemId] : ids.filter((one) => one !== line.orderItemId),
                )
              }
            >
              {text.choose(line.productName)}
            </Checkbox>
          ) : null}
        </ProductLine>
      ))}
      {waiting.length > 0 ? (
        <LineActs
          lines={chosen}
          isOne={waiting.length === 1}
          onShip={onShip}
          onCancel={() => onCancel({ orderId, lines: chosen })}
        />
      ) : null}
    </Stack>
  );
}

const BLANK = { carrier: '', trackingNumber: '' };

type ActsProps = {
  lines: SellerLine[];
  isOne: boolean;
  onShip: (about: ParcelAbout) => void;
  onCancel: () => void;
};

/** Ships or cancels the selected lines; both need at least one. */
const LineActs = ({ lines, isOne, onShip, onCancel }: ActsProps) => (
  <Row>
    <Button
      type="button"
      tone="primary"
      disabled={lines.length === 0}
      onClick={() => onShip({ deed: 'ship', lines: lines.map(namedIn), before: BLANK })}
    >
      {isOne ? text.shipOne : text.ship(formatNumber(lines.length))}
    </Button>
    <Button type="button" disabled={lines.length === 0} onClick={onCancel}>
      {text.cancel}
    </Button>
  </Row>
);

/** Tracking number of a line, linked to its courier; it can be corrected until delivery. */
function Tracking({ line, onShip }: { line: SellerLine; onShip: (about: ParcelAbout) => void }) {
  const { carrier, trackingNumber, trackingUrl, status } = line;
  if (!trackingNumber && status !== 'SHIPPED') return null;
  const words = trackingNumber ? text.track(carrier ?? '', trackingNumber) : text.noTracking;
  return (
    <Row>
      {trackingUrl ? (
        <TextLink as="a" href={trackingUrl} target="_blank" rel="noreferrer" title={text.tracking}>
          {words}
        </TextLink>
      ) : (
        <Muted>{words}</Muted>
      )}
      {status === 'SHIPPED' ? (
        <Button
          type="button"
          size="small"
          onClick={() =>
            onShip({
              deed: 'correct',
              lines: [namedIn(line)],
              before: { carrier: carrier ?? '', trackingNumber: trackingNumber ?? '' },
            })
          }
        >
          {text.correct}
        </Button>
      ) : null}
    </Row>
  );
}
