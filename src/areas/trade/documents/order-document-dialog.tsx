import { Fragment } from 'react';
import { formatDateTime, formatNumber, formatWon } from '#domain/kit/format.ts';
import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { refundedOf, type Statement, statementOf } from '#domain/trade/orders/statement.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { PrintedCopy } from '#src/ui/printed-copy.tsx';
import { documentsText as text } from './order-documents.text.ts';

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '$1 $4',
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
});
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$label',
  '& th, & td': { padding: '$2 $1', borderBottom: '1px solid', textAlign: 'start', verticalAlign: 'top' },
  '& :is(th, td):not(:first-child)': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': { display: 'block' },
});

export type OrderDocumentProps = {
  kind: 'statement' | 'receipt';
  order: OrderDetail;
  onClose: () => void;
};

/** Statement or receipt of an order, to be printed. */
export function OrderDocumentDialog({ kind, order, onClose }: OrderDocumentProps) {
  const rows = <DocumentRows kind={kind} order={order} />;
  return (
    <Dialog open title={text.open[kind]} onClose={onClose}>
      <Stack gap={4}>
        {rows}
        <Muted>{text.note}</Muted>
        <Button type="button" tone="primary" size="wide" onClick={() => window.print()}>
          {text.print}
        </Button>
      </Stack>
      <PrintedCopy>
        <h1>{text.open[kind]}</h1>
        {rows}
        <p>{text.note}</p>
      </PrintedCopy>
    </Dialog>
  );
}

function DocumentRows({ kind, order }: Omit<OrderDocumentProps, 'onClose'>) {
  const statement = statementOf(order);
  const { refunded, left } = refundedOf(order);
  const approvalNo = order.cashReceipt?.approvalNo;
  const facts = [
    [text.order, order.orderNo],
    [text.at, formatDateTime(order.orderedAt)],
    [text.seller, text.shop],
    [text.buyer, order.shippingInfo.recipientName],
    ...(kind === 'receipt' ? [[text.method, order.paymentInfo.paymentMethod] as const] : []),
    ...(approvalNo ? [[text.approvalNo, approvalNo] as const] : []),
  ] as const;
  const sums = [
    [text.supply, statement.supply],
    [text.vat, statement.vat],
    [text.total, statement.total],
    ...(refunded > 0
      ? ([
          [text.refunded, -refunded],
          [text.left, left],
        ] as const)
      : []),
  ] as const;
  return (
    <Stack gap={4}>
      <Pairs rows={facts} />
      {kind === 'statement' ? <Lines statement={statement} /> : null}
      <Pairs rows={sums.map(([name, won]) => [name, formatWon(won)] as const)} />
    </Stack>
  );
}

const Pairs = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <Facts>
    {rows.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </Facts>
);

const Lines = ({ statement: { lines, parts } }: { statement: Statement }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{text.name}</th>
        <th scope="col">{text.quantity}</th>
        <th scope="col">{text.unitPrice}</th>
        <th scope="col">{text.amount}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, name, store, quantity, unitPrice, amount }) => (
        <tr key={id}>
          <td>
            {name}
            <small>{store}</small>
          </td>
          <td>{formatNumber(quantity)}</td>
          <td>{formatNumber(unitPrice)}</td>
          <td>{formatNumber(amount)}</td>
        </tr>
      ))}
      {parts.map(({ kind, amount }) => (
        <tr key={kind}>
          <td colSpan={3}>{text.parts[kind]}</td>
          <td>{formatNumber(amount)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
