import { formatDate, formatNumber } from '#domain/kit/format.ts';
import { type PointTransaction, pointSign } from '#domain/rewards/points.ts';
import { pointsText } from '#src/areas/rewards/points.text.ts';
import { Amount, RowItem } from '#src/ui/rows.tsx';

/** A transaction with its sign. */
export function TransactionRow({ transaction }: { transaction: PointTransaction }) {
  const sign = pointSign(transaction.type);
  return (
    <RowItem>
      <span>
        {transaction.description}
        <time dateTime={transaction.transactionDate}>{formatDate(transaction.transactionDate)}</time>
      </span>
      <Amount tone={sign === '+' ? 'plus' : 'minus'}>
        {sign}
        {pointsText.unit(formatNumber(Math.abs(transaction.amount)))}
      </Amount>
    </RowItem>
  );
}
