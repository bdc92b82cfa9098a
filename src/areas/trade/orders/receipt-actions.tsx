import type { OrderItem } from '#domain/trade/orders/order.ts';
import { DISPUTE_STATE, LINE, LINE_STATE, mayDo } from '#domain/trade/orders/order-lifecycle.ts';
import type { OrderAction } from '#machines/trade/order-action.machine.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { Button } from '#src/ui/button.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';

export type LineAction = {
  item: OrderItem;
  isBusy: boolean;
  onAsk: (kind: OrderAction['kind'], ids: readonly number[]) => void;
};

/** True if the buyer has reported the line as not received and the dispute is open. */
export const isDisputed = ({ dispute }: OrderItem): boolean => dispute === DISPUTE_STATE.OPEN;

/** True if a delivered line waits for the buyer's confirmation. */
export const isUnconfirmed = ({ status, confirmedAt, openClaim }: OrderItem): boolean =>
  mayDo('buyer', LINE.moves.confirm, status) && !confirmedAt && !openClaim;

/** Button by which the buyer closes the dispute of a line. */
export const ReceivedAction = ({ item, isBusy, onAsk }: LineAction) =>
  isDisputed(item) ? (
    <>
      <Muted>{text.disputed}</Muted>
      <Button
        size="wide"
        tone="primary"
        type="button"
        busy={isBusy}
        onClick={() => onAsk('received', [item.orderItemId])}
      >
        {text.actions.received}
      </Button>
    </>
  ) : null;

/** True if the line may be reported as not received: a closed dispute cannot be opened again. */
const isReportable = (item: OrderItem): boolean => isUnconfirmed(item) && item.dispute === null;

export type NotReceivedProps = LineAction & { onInquire: (item: OrderItem) => void };

/**
 * Button for a line that has not come: a delivered one is reported, which stops its confirmation; about
 * one that is under way the store is asked.
 */
export function NotReceivedAction({ item, isBusy, onAsk, onInquire }: NotReceivedProps) {
  const isUnderWay = item.status === LINE_STATE.SHIPPED;
  if (!isUnderWay && !isReportable(item)) return null;
  const act = () => (isUnderWay ? onInquire(item) : onAsk('notReceived', [item.orderItemId]));
  return (
    <Button size="small" type="button" busy={isBusy} onClick={act}>
      {text.actions.notReceived}
    </Button>
  );
}
