import { useState } from 'react';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { isUnpaid } from '#domain/trade/orders/order-lifecycle.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import type { OrderDocumentProps } from './order-document-dialog.tsx';
import { documentsText as text } from './order-documents.text.ts';

/** Documents of an order, loaded once the page is idle. */
const LateOrderDocument = addition<OrderDocumentProps>(
  () =>
    import('./order-document-dialog.tsx').then(({ OrderDocumentDialog }) => ({
      default: OrderDocumentDialog,
    })),
  () => null,
);

/** Buttons of the statement and the receipt of a paid order; nothing for one that was never paid. */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<OrderDocumentProps['kind'] | null>(null);
  if (isUnpaid(order.status) || order.deposit?.state === 'ENDED') return null;
  return (
    <Row css={{ gap: '$2' }}>
      {(['statement', 'receipt'] as const).map((kind) => (
        <Button key={kind} type="button" size="small" onClick={() => setOpen(kind)}>
          {text.open[kind]}
        </Button>
      ))}
      {open ? <LateOrderDocument kind={open} order={order} onClose={() => setOpen(null)} /> : null}
    </Row>
  );
}
