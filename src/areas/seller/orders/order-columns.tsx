import { formatNumber, formatShortDate, formatWon } from '#domain/kit/format.ts';
import type { SellerLine } from '#domain/seller/orders/seller-line.ts';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { tableDayOf } from '#src/ui/index-table/table-dates.ts';
import { Chip, Muted, Row } from '#src/ui/layout/layout.tsx';
import { optionName } from '#src/ui/products/product-line.tsx';
import { LineState } from './line-state.tsx';
import { ordersText as text } from './orders.text.ts';

/** Columns of the order lines. */
export const LINE_COLUMNS: readonly IndexColumn<SellerLine>[] = [
  { id: 'order', head: text.columns.order, isTitle: true, isOneLine: true, cell: ({ orderNo }) => orderNo },
  {
    id: 'day',
    small: 'bare',
    head: text.columns.day,
    isOneLine: true,
    cell: ({ orderedAt }) => tableDayOf(orderedAt),
  },
  {
    id: 'product',
    small: 'line',
    head: text.columns.product,
    cell: ({ productName, optionDetails }) => (
      <div>
        {productName}
        <Muted>{optionName(optionDetails)}</Muted>
      </div>
    ),
  },
  {
    id: 'quantity',
    small: 'bare',
    head: text.columns.quantity,
    isNumber: true,
    cell: ({ quantity }) => text.pieces(formatNumber(quantity)),
  },
  { id: 'buyer', head: text.columns.buyer, small: 'bare', cell: ({ buyerName }) => buyerName },
  {
    id: 'paid',
    head: text.columns.paid,
    small: 'bare',
    isNumber: true,
    cell: ({ paid }) => formatWon(paid),
  },
  {
    id: 'state',
    head: text.columns.state,
    small: 'mark',
    cell: (line) => <LineState line={line} />,
  },
  {
    id: 'due',
    head: text.columns.due,
    cell: ({ status, shipBy, isLate }) =>
      status === 'ORDERED' ? (
        <Row css={{ gap: '$2', flexWrap: 'nowrap' }}>
          {formatShortDate(shipBy)}
          {isLate ? <Chip css={{ color: '$danger' }}>{text.late}</Chip> : null}
        </Row>
      ) : null,
  },
];
