import { useState } from 'react';
import { formatDateTime, formatWon } from '#domain/kit/format.ts';
import type { CashReceipt } from '#domain/trade/orders/cash-receipt.ts';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { receiptText as text } from '#src/areas/trade/deposits/cash-receipt.text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import { Block } from '../checkout/checkout-layout.tsx';
import type { CashReceiptDialogProps } from './cash-receipt-dialog.tsx';

/** Form of the cash receipt, loaded once the page is idle. */
const LateCashReceiptDialog = addition<CashReceiptDialogProps>(
  () => import('./cash-receipt-dialog.tsx').then(({ CashReceiptDialog }) => ({ default: CashReceiptDialog })),
  () => null,
);

export type CashReceiptProps = { order: OrderDetail; onDone: () => void };

/** Cash receipt of an order by deposit, or the button that asks for one; nothing for other payments. */
export default function CashReceiptPart({ order, onDone }: CashReceiptProps) {
  const [isOpen, setOpen] = useState(false);
  const { orderId, cashReceipt: receipt, cashReceiptUntil: until } = order;
  if (!receipt && !until) return null;
  const close = () => setOpen(false);
  return (
    <Block title={text.title}>
      {receipt ? <Receipt receipt={receipt} /> : <Muted>{text.about}</Muted>}
      {until ? (
        <>
          <Muted>{text.until(formatDateTime(until))}</Muted>
          <Row>
            <Button type="button" size="small" onClick={() => setOpen(true)}>
              {text.ask}
            </Button>
          </Row>
        </>
      ) : null}
      {isOpen ? (
        <LateCashReceiptDialog
          id={orderId}
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

/** State of a receipt, and once it is issued its approval number and amounts. */
const Receipt = ({
  receipt: { state, kind, numberTail, approvalNo, amount, cancelled },
}: {
  receipt: CashReceipt;
}) => (
  <>
    <p>{text.of(text.kinds[kind], numberTail)}</p>
    <Muted role="status">{text.states[state]}</Muted>
    {approvalNo ? (
      <Amounts>
        <dt>{text.approvalNo}</dt>
        <dd>{approvalNo}</dd>
        <dt>{text.issued}</dt>
        <dd>{formatWon(amount)}</dd>
        {cancelled > 0 ? (
          <>
            <dt>{text.cancelled}</dt>
            <dd>−{formatWon(cancelled)}</dd>
            <TotalName>{text.left}</TotalName>
            <TotalAmount>{formatWon(amount - cancelled)}</TotalAmount>
          </>
        ) : null}
      </Amounts>
    ) : null}
  </>
);
