import type { OrderItem } from '#domain/trade/order.ts';
import { DISPUTE_STATE, LINE, mayDo } from '#domain/trade/order-life.ts';
import type { OrderAction } from '#machines/trade/order-action.machine.ts';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { Button } from '#src/ui/button.tsx';
import { Muted } from '#src/ui/layout.tsx';

export type LineAction = {
  item: OrderItem;
  isBusy: boolean;
  onAsk: (kind: OrderAction['kind'], ids: readonly number[]) => void;
};

/** Whether the buyer has said that a line has not come, and nothing has settled it yet. */
export const isDisputed = ({ dispute }: OrderItem): boolean => dispute === DISPUTE_STATE.OPEN;

/** Whether a delivered line still waits for its buyer's word. */
export const isUnconfirmed = ({ status, confirmedAt, openClaim }: OrderItem): boolean =>
  mayDo('buyer', LINE.moves.confirm, status) && !confirmedAt && !openClaim;

/** Ends the dispute of a line by its buyer. */
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

/** Opens the dispute of a line; once, as a settled one is not opened again. */
export const NotReceivedAction = ({ item, isBusy, onAsk }: LineAction) =>
  isUnconfirmed(item) && item.dispute === null ? (
    <Button size="small" type="button" busy={isBusy} onClick={() => onAsk('notReceived', [item.orderItemId])}>
      {text.actions.notReceived}
    </Button>
  ) : null;
