import { useState } from 'react';
import { formatDay } from '#domain/kit/format.ts';
import type { SellerOrder } from '#domain/seller/orders/seller-order.ts';
import { Button } from '#src/ui/button.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { NewArrivalDateDialog } from './new-arrival-date-dialog.tsx';
import { orderPanelText } from './order-panel.text.ts';

const text = orderPanelText.late;

/** Lines that have missed their promised day: latest delivery, and the one new day that can be named. */
export function LateSection({
  order: { orderId, late },
  onDone,
}: {
  order: SellerOrder;
  onDone: (sentence: string) => void;
}) {
  const [isNaming, setNaming] = useState(false);
  if (!late) return null;
  const { promisedOn, newDay, reason, choice, cancelledAfter } = late;
  return (
    <Stack gap={3}>
      <SectionTitle>{text.title}</SectionTitle>
      <p>{text.missed(formatDay(promisedOn))}</p>
      {newDay ? (
        <p>
          {text.named(formatDay(newDay))} <Muted as="span">{reason}</Muted>
        </p>
      ) : null}
      <Muted>{text.cancelled(formatDay(cancelledAfter))}</Muted>
      {choice ? (
        <Row>
          <Button type="button" size="small" onClick={() => setNaming(true)}>
            {text.name}
          </Button>
        </Row>
      ) : null}
      {choice && isNaming ? (
        <NewArrivalDateDialog
          orderId={orderId}
          choice={choice}
          onDone={(sentence) => {
            setNaming(false);
            onDone(sentence);
          }}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </Stack>
  );
}
