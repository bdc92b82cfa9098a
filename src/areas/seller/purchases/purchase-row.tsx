import { Link } from 'wouter';
import { formatShortDate, formatWon } from '#domain/kit/format.ts';
import type { OrderListItem } from '#domain/trade/orders/order.ts';
import { orderState } from '#src/areas/trade/orders/order-state.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLook } from '#src/ui/button.tsx';
import { Chip, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { purchasePath } from './paths.ts';
import { purchasesText as text } from './purchases.text.ts';

/** List of the own purchases of a seller. */
export const PurchaseRows = styled('ul', { display: 'grid' });
const Item = styled('li', {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: '$1 $3',
  alignItems: 'center',
  padding: '$3 0',
  borderBottom: '1px solid $line',
  fontSize: '$label',
  '& > figure': {
    width: '64px',
    height: '64px',
    margin: 0,
    borderRadius: '$control',
    overflow: 'hidden',
    background: '$tile',
  },
  '& strong': { overflowWrap: 'anywhere' },
  '& data': { fontWeight: '$semibold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** Summary of one order, linked to its page. */
export function PurchaseRow({ order }: { order: OrderListItem }) {
  const { items, orderedAt, finalPrice } = order;
  const day = formatShortDate(orderedAt);
  return (
    <Item>
      <figure>
        <Picture image={items[0]?.imageUrl ?? null} alt="" width={64} height={64} />
      </figure>
      <div>
        <Row css={{ gap: '$2' }}>
          <Chip>{orderState(order)}</Chip>
          <Muted as="time" dateTime={orderedAt}>
            {day}
          </Muted>
        </Row>
        <strong>{text.summary(items[0]?.productName ?? '', items.length - 1)}</strong>
      </div>
      <Stack gap={2} css={{ justifyItems: 'end' }}>
        <data value={finalPrice}>{formatWon(finalPrice)}</data>
        <ButtonLook
          as={Link}
          tone="secondary"
          size="small"
          href={purchasePath(order.orderId)}
          aria-label={text.open(day)}
        >
          {text.detail}
        </ButtonLook>
      </Stack>
    </Item>
  );
}
