import { formatNumber, formatShortDate } from '#domain/kit/format.ts';
import { type PointTransaction, pointSign } from '#domain/rewards/points.ts';
import { pointsText } from '#src/areas/rewards/points.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted } from '#src/ui/layout.tsx';
import { Amount, RowItem } from '#src/ui/rows.tsx';

const Sums = styled('span', { display: 'grid', justifyItems: 'end', flex: 'none' });

/** A transaction with its sign, and what was left after it. */
export function TransactionRow({ transaction }: { transaction: PointTransaction }) {
  const sign = pointSign(transaction.type);
  return (
    <RowItem>
      <span>
        {transaction.description}
        <time dateTime={transaction.transactionDate}>{formatShortDate(transaction.transactionDate)}</time>
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
