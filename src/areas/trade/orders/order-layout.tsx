import type { ReactNode } from 'react';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { wireOrderDetail } from '#src/areas/trade/orders/orders.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { EmptyState } from '#src/ui/states.tsx';

type OrderFrameProps = {
  id: number;
  /** Address of the list of orders, offered for an order that is not found. */
  list: string;
  children: (order: OrderDetail, reload: () => void) => ReactNode;
};

/** Loads an order and renders it with `children`. */
export function OrderLayout({ id, list, children }: OrderFrameProps) {
  const { snapshot, send } = useFlow(wireOrderDetail, id);
  const { data, error } = snapshot.context;
  return (
    <FlowFrame
      flow="orderDetail"
      snapshot={snapshot}
      error={error || text.failed}
      hasContent={data !== null}
      onRetry={() => send({ type: 'screen.retried' })}
      missing={
        <EmptyState isPage title={error || text.failed}>
          <ButtonLink href={list}>{text.complete.toOrders}</ButtonLink>
        </EmptyState>
      }
    >
      {data ? children(data, () => send({ type: 'screen.reloaded' })) : null}
    </FlowFrame>
  );
}
