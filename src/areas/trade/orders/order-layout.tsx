import type { ReactNode } from 'react';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { wireOrderDetail } from '#src/areas/trade/orders/orders.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';

type OrderFrameProps = { id: number; children: (order: OrderDetail, reload: () => void) => ReactNode };

/** Loads an order and renders it with `children`. */
export function OrderLayout({ id, children }: OrderFrameProps) {
  const { snapshot, send } = useFlow(wireOrderDetail, id);
  const { data, error } = snapshot.context;
  return (
    <FlowFrame
      flow="orderDetail"
      snapshot={snapshot}
      error={error || text.failed}
      hasContent={data !== null}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      {data ? children(data, () => send({ type: 'screen.reloaded' })) : null}
    </FlowFrame>
  );
}
