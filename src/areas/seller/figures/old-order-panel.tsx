import { formatDateTime } from '#domain/kit/format.ts';
import { OrderAmounts } from '#src/areas/trade/order-amounts.tsx';
import { DeliveryInfo, OrderRefunds, OrderTimeline } from '#src/areas/trade/order-facts.tsx';
import { OrderFrame } from '#src/areas/trade/order-frame.tsx';
import { OrderGoods } from '#src/areas/trade/order-goods.tsx';
import { orderState } from '#src/areas/trade/order-state.ts';
import { orderText } from '#src/areas/trade/orders.text.ts';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Muted, Stack } from '#src/ui/layout.tsx';
import { sellerFiguresText as text } from './seller-figures.text.ts';

/** One of them beside the list, as its buyer sees it, without anything that a seller may no longer do. */
export default function OldOrderPanel({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <SidePanel title={text.old.panel} onClose={onClose}>
      <OrderFrame id={id}>
        {(order) => (
          <div>
            <Stack gap={3} css={{ paddingBottom: '$6' }}>
              <Muted>
                {orderText.orderNo(order.orderNo)} · {formatDateTime(order.orderedAt)}
              </Muted>
              {order.items.map((item) => (
                <OrderGoods key={item.orderItemId} item={item} said={orderState(order)} />
              ))}
            </Stack>
            <DeliveryInfo order={order} />
            <OrderAmounts order={order} />
            <OrderRefunds order={order} />
            <OrderTimeline order={order} />
          </div>
        )}
      </OrderFrame>
    </SidePanel>
  );
}
