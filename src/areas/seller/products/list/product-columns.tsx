import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { SellerProductRow } from '#domain/seller/products/product-endpoints.ts';
import { styled } from '#src/styles/stitches.ts';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { tableDayOf } from '#src/ui/index-table/table-dates.ts';
import { Chip, Muted, Row } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { salePeriodText } from '../editor/sale-period.text.ts';
import { productsText as text } from './products.text.ts';

const Thumb = styled('span', {
  flex: 'none',
  // Smaller in compact tables.
  width: 'var(--row-picture, 44px)',
  height: 'var(--row-picture, 44px)',
  overflow: 'hidden',
  borderRadius: '$control',
  '& img': { display: 'block', width: '100%', height: '100%' },
});

/** The seller's own product code, below the name. */
const Code = styled('span', {
  display: 'block',
  color: '$ink3',
  fontSize: '$meta',
  fontWeight: '$regular',
  overflowWrap: 'anywhere',
});

/** Columns of the product table. */
export const PRODUCT_COLUMNS: readonly IndexColumn<SellerProductRow>[] = [
  {
    id: 'name',
    head: text.columns.name,
    isTitle: true,
    cell: (row) => (
      <>
        <Thumb>
          <Picture image={row.mainImageUrl} alt="" width={44} height={44} />
        </Thumb>
        <span>
          {row.name}
          {row.sellerCode ? <Code>{row.sellerCode}</Code> : null}
        </span>
      </>
    ),
  },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: (row) => (
      <Row css={{ gap: '$2' }}>
        <Chip>{text.states[row.state]}</Chip>
        {row.suspendedReason ? <Muted>{row.suspendedReason}</Muted> : null}
        {row.state === 'DRAFT' && row.lacks > 0 ? <Muted>{text.lacks(formatNumber(row.lacks))}</Muted> : null}
      </Row>
    ),
  },
  {
    id: 'price',
    small: 'none',
    head: text.columns.price,
    isNumber: true,
    cell: (row) => formatWon(row.price),
  },
  {
    id: 'discounted',
    small: 'bare',
    head: text.columns.discounted,
    isNumber: true,
    cell: (row) =>
      row.discountPrice === row.price ? (
        ''
      ) : (
        <span>
          {formatWon(row.discountPrice)} <Muted as="span">{salePeriodText.stageOf(row)}</Muted>
        </span>
      ),
  },
  { id: 'stock', head: text.columns.stock, isNumber: true, cell: (row) => formatNumber(row.stockTotal) },
  {
    id: 'low',
    head: text.columns.low,
    isNumber: true,
    cell: (row) => (row.lowOptions === 0 ? '' : formatNumber(row.lowOptions)),
  },
  { id: 'sold', head: text.columns.sold, isNumber: true, cell: (row) => formatNumber(row.sold30) },
  {
    id: 'changed',
    small: 'none',
    head: text.columns.changed,
    isOneLine: true,
    cell: (row) => tableDayOf(row.updatedAt),
  },
];
