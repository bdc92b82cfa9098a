import { useState } from 'react';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { REFUND_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { depositText } from '#src/areas/trade/deposits/deposit.text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import { Block } from '../checkout/checkout-layout.tsx';
import type { RefundAccountDialogProps } from './refund-account-dialog.tsx';

const text = depositText.refund;

/** Form of the refund account, loaded once the page is idle. */
const LateRefundAccountDialog = addition<RefundAccountDialogProps>(
  () =>
    import('./refund-account-dialog.tsx').then(({ RefundAccountDialog }) => ({
      default: RefundAccountDialog,
    })),
  () => null,
);

type RefundAccountProps = { order: OrderDetail; onDone: () => void };

/** Account to which the deposit of an order is refunded, which its buyer gives; nothing for other payments. */
export function RefundAccountPart({ order, onDone }: RefundAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const { deposit, refundAccount: known, refunds } = order;
  if (!deposit) return null;
  const isNeeded =
    !known && refunds.some(({ status, amount }) => status === REFUND_STATE.WAITING && amount > 0);
  const close = () => setOpen(false);
  return (
    <Block title={text.title}>
      {known ? <p>{text.known(known.bank, known.numberTail, known.holder)}</p> : null}
      <Muted role={isNeeded ? 'status' : undefined}>{isNeeded ? text.needed : text.hint}</Muted>
      <Row>
        <Button
          type="button"
          size="small"
          {...(isNeeded ? { tone: 'primary' as const } : {})}
          onClick={() => setOpen(true)}
        >
          {known ? text.change : text.add}
        </Button>
      </Row>
      {isOpen ? (
        <LateRefundAccountDialog
          id={order.orderId}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      ) : null}
    </Block>
  );
}
