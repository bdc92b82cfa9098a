import type { OrderItem } from '#domain/trade/orders/order.ts';
import { DISPUTE_STATE, LINE, mayDo } from '#domain/trade/orders/order-lifecycle.ts';
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

/** Button that reports a line as not received; a closed dispute cannot be opened again. */
export const NotReceivedAction = ({ item, isBusy, onAsk }: LineAction) =>
  isUnconfirmed(item) && item.dispute === null ? (
    <Button size="small" type="button" busy={isBusy} onClick={() => onAsk('notReceived', [item.orderItemId])}>
      {text.actions.notReceived}
    </Button>
  ) : null;
