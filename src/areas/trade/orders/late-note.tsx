import { formatDay } from '#domain/kit/format.ts';
import type { LateDelivery } from '#domain/trade/delivery/late-order.ts';
import { orderText } from '#src/areas/trade/orders/orders.text.ts';
import { Chip, Muted } from '#src/ui/layout/layout.tsx';

const text = orderText.late;

/** Note beside a promised day that has passed. */
export const LateMark = ({ late }: { late: LateDelivery | null }) =>
  late ? <Chip css={{ color: '$danger' }}>{text.mark}</Chip> : null;

/** New delivery days named by stores, and the day from which the buyer may cancel. */
export const LateFacts = ({ late }: { late: LateDelivery }) => (
  <div>
    {late.newDays.map(({ storeName, day, reason }) => (
      <p key={storeName}>
        {text.newDay(storeName, formatDay(day))} <Muted as="span">{reason}</Muted>
      </p>
    ))}
    {late.canCancel ? null : <Muted>{text.cancelAfter(formatDay(late.cancelAfter))}</Muted>}
  </div>
);
