import { wireOrderList } from '#src/areas/trade/orders/orders.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { PurchaseRow, PurchaseRows } from './purchase-row.tsx';
import { purchasesText as text } from './purchases.text.ts';

/** /mypage/purchases: orders of the account, for members of every role. */
export default function PurchasesScreen() {
  const { snapshot, actor } = useFlow(wireOrderList, { filter: { status: 'ALL', q: '' } });
  return (
    <Stack gap={6} css={{ maxWidth: '720px' }}>
      <HintedTitle hint={text.hint}>{text.title}</HintedTitle>
      <PagedFlow
        flow="orderList"
        actor={actor}
        snapshot={snapshot}
        failure={text.failed}
        nothing={<EmptyState title={text.empty} />}
      >
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
