import { Link } from 'wouter';
import { formatNumber, formatShortDate } from '#domain/kit/format.ts';
import { type PointTransaction, pointSign } from '#domain/rewards/points.ts';
import { pointsText } from '#src/areas/rewards/points/points.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { Amount, RowItem } from '#src/ui/layout/rows.tsx';
import { NO_POINT_FILTER, pointAddress } from './point-address.ts';

const Sums = styled('span', { display: 'grid', justifyItems: 'end', flex: 'none' });

const Order = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: '$ink2',
  fontSize: '$label',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

type TransactionRowProps = {
  transaction: PointTransaction;
  /** True if all rows belong to one order, whose link is then left out. */
  isOfOneOrder: boolean;
};

/** Transaction with its sign, the balance after it, and a link to all transactions of its order. */
export function TransactionRow({ transaction, isOfOneOrder }: TransactionRowProps) {
  const order = transaction.relatedOrderId ?? null;
  const sign = pointSign(transaction.type);
  return (
    <RowItem>
      <span>
        {transaction.description}
        <time dateTime={transaction.transactionDate}>{formatShortDate(transaction.transactionDate)}</time>
        {order && !isOfOneOrder ? (
          <Order
            href={pointAddress({ ...NO_POINT_FILTER, order })}
            aria-label={pointsText.filters.ofThisOrder(transaction.description)}
          >
            {pointsText.filters.toOrder}
          </Order>
        ) : null}
      </span>
      <Sums>
        <Amount tone={sign === '+' ? 'plus' : 'minus'}>
          {sign}
          {pointsText.unit(formatNumber(Math.abs(transaction.amount)))}
        </Amount>
        {transaction.balanceAfter === undefined ? null : (
          <Muted as="small">{pointsText.after(formatNumber(transaction.balanceAfter))}</Muted>
        )}
      </Sums>
    </RowItem>
  );
}
