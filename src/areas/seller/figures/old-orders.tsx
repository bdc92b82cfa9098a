import { useState } from 'react';
import { formatShortDate, formatWon } from '#domain/kit/format.ts';
import type { OrderListItem } from '#domain/trade/order.ts';
import { orderState } from '#src/areas/trade/order-state.ts';
import { wireOrderList } from '#src/areas/trade/orders.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { sellerFiguresText } from './seller-figures.text.ts';

const text = sellerFiguresText.old;
const OldOrderPanel = addition<{ id: number; onClose: () => void }>(
  () => import('./old-order-panel.tsx'),
  () => null,
);

const List = styled('ul', { display: 'grid' });
const Item = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $4',
  alignItems: 'center',
  padding: '$3 0',
  borderBottom: '1px solid $line',
  fontSize: '$label',
  '& strong': { overflowWrap: 'anywhere' },
  '& data': { fontWeight: '$semibold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** What a seller ordered while still a shopper: to be read, for nothing of it is open any more. */
export default function OldOrders() {
  const { snapshot, actor } = useFlow(wireOrderList, { filter: { status: 'ALL', q: '' } });
  const [open, setOpen] = useState<number | null>(null);
  const { page, error } = snapshot.context;
  // Most sellers never bought here: nothing is shown until there is something.
  if (page ? page.totalElements === 0 : !error) return null;
  return (
    <Stack gap={3} as="section" aria-label={text.title}>
      <SectionTitle>{text.title}</SectionTitle>
      <Muted>{text.hint}</Muted>
      <PagedFlow flow="orderList" actor={actor} snapshot={snapshot} failure={text.failed} nothing={null}>
        {(orders) => (
          <List>
            {orders.map((order) => (
              <OldOrder key={order.orderId} order={order} onOpen={() => setOpen(order.orderId)} />
            ))}
          </List>
        )}
      </PagedFlow>
      {open ? <OldOrderPanel key={open} id={open} onClose={() => setOpen(null)} /> : null}
    </Stack>
  );
}

function OldOrder({ order, onOpen }: { order: OrderListItem; onOpen: () => void }) {
  const { items, orderedAt, finalPrice } = order;
  const day = formatShortDate(orderedAt);
  return (
    <Item>
      <div>
        <Row css={{ gap: '$2' }}>
          <Chip>{orderState(order)}</Chip>
          <Muted as="time" dateTime={orderedAt}>
            {day}
          </Muted>
        </Row>
        <strong>{text.summary(items[0]?.productName ?? '', items.length - 1)}</strong>
      </div>
      <Stack gap={2}>
        <data value={finalPrice}>{formatWon(finalPrice)}</data>
        <Button type="button" size="small" aria-label={text.open(day)} onClick={onOpen}>
          {sellerFiguresText.detail}
        </Button>
      </Stack>
    </Item>
  );
}
