import { useState } from 'react';
import { formatDateTime } from '#domain/kit/format.ts';
import type { SellerOrder } from '#domain/seller/orders/seller-order.ts';
import { deliveredFromText } from '#domain/trade/delivery/delivered-from.ts';
import type { CancelAbout } from '#machines/seller/orders/line-cancel.machine.ts';
import type { ParcelAbout } from '#machines/seller/orders/parcel-form.machine.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeliveredButton } from './delivered-button.tsx';
import { LateSection } from './late-section.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { orderPanelText as text } from './order-panel.text.ts';
import { wireSellerOrder } from './order-panel.wiring.ts';
import { PackingListButton } from './packing-list.tsx';
import { ParcelDialog } from './parcel-dialog.tsx';

type PanelProps = { id: number; orderNo: string | null; onClose: () => void; onDone: () => void };

/** Side panel of one order: the seller's lines, their actions and the address. */
export default function OrderPanel({ id, orderNo, onClose, onDone }: PanelProps) {
  const { toast } = useApp();
  const { snapshot, send } = useFlow(wireSellerOrder, { id });
  const { data, error } = snapshot.context;
  const [parcel, setParcel] = useState<ParcelAbout | null>(null);
  const [cancel, setCancel] = useState<CancelAbout | null>(null);
  const done = (sentence: string) => {
    setParcel(null);
    setCancel(null);
    toast(sentence);
    send({ type: 'screen.reloaded' });
    onDone();
  };
  const name = data?.orderNo ?? orderNo;
  return (
    <SidePanel title={name ? text.name(name) : text.title} onClose={onClose}>
      <FlowFrame
        flow="sellerOrder"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data ? (
          <Stack gap={6}>
            <Muted>{formatDateTime(data.orderedAt)}</Muted>
            <OrderLines
              // A new key per reload resets the selection, since other lines can be shipped after each action.
              key={data.readAt}
              order={data}
              onShip={setParcel}
              onCancel={setCancel}
            />
            <LateSection order={data} onDone={done} />
            <Presses order={data} onDone={done} />
            <OrderFacts order={data} />
          </Stack>
        ) : null}
      </FlowFrame>
      {parcel ? <ParcelDialog about={parcel} onDone={done} onClose={() => setParcel(null)} /> : null}
      {cancel ? <CancelDialog about={cancel} onDone={done} onClose={() => setCancel(null)} /> : null}
    </SidePanel>
  );
}

/** Actions on the whole order. */
const Presses = ({ order, onDone }: { order: SellerOrder; onDone: (sentence: string) => void }) => (
  <Row>
    {order.lines.some(({ next }) => next.includes('DELIVERED')) ? (
      <DeliveredButton id={order.orderId} onDone={() => onDone(text.delivered.done)} />
    ) : null}
    <DeliveredFrom lines={order.lines} />
    {order.contactView === 'FULL' ? <PackingListButton order={order} /> : null}
  </Row>
);

/** First day on which a shipped line can be marked as delivered, while it is in the future. */
function DeliveredFrom({ lines }: Pick<SellerOrder, 'lines'>) {
  const [day] = lines.flatMap(({ deliverableFrom }) => deliverableFrom ?? []).toSorted();
  return day ? <Muted>{deliveredFromText(day)}</Muted> : null;
}
