import { wireOrderList } from '#src/areas/trade/orders/orders.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { PurchaseRow, PurchaseRows } from '../purchases/purchase-row.tsx';
import { sellerDashboardText } from './seller-dashboard.text.ts';

const text = sellerDashboardText.old;

/** Orders that a seller placed as a shopper; each links to its page. */
export default function OldOrders() {
  const { snapshot, actor } = useFlow(wireOrderList, { filter: { status: 'ALL', q: '' } });
  const { page, error } = snapshot.context;
  // Renders nothing until there is an order, since most sellers have none.
  if (page ? page.totalElements === 0 : !error) return null;
  return (
    <Stack gap={3} as="section" aria-label={text.title}>
      <SectionTitle>{text.title}</SectionTitle>
      <Muted>{text.hint}</Muted>
      <PagedFlow flow="orderList" actor={actor} snapshot={snapshot} failure={text.failed} nothing={null}>
        {(orders) => (
          <PurchaseRows>
            {orders.map((order) => (
              <PurchaseRow key={order.orderId} order={order} />
            ))}
          </PurchaseRows>
        )}
      </PagedFlow>
    </Stack>
  );
}
