import { formatDate, formatNumber } from '#domain/format.ts';
import type { Page } from '#domain/kit/page.ts';
import { type PointTransaction, pointSign } from '#domain/points.ts';
import { paths } from '#src/lib/paths.ts';
import { pointsText } from '#src/text/ko/points.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Amount, RowItem, Rows } from '#src/ui/rows.tsx';
import { EmptyState } from '#src/ui/states.tsx';

type TransactionListProps = { page: Page<PointTransaction>; onGo: (page: number) => void };

/** Transactions with their sign, newest first. */
export function TransactionList({ page, onGo }: TransactionListProps) {
  if (page.items.length === 0)
    return (
      <EmptyState title={pointsText.empty} hint={pointsText.emptyHint}>
        <ButtonLink href={paths.products()}>{pointsText.emptyAction}</ButtonLink>
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <Rows>
        {page.items.map((row) => {
          const sign = pointSign(row.type);
          return (
            <RowItem key={row.transactionId}>
              <span>
                {row.description}
                <time dateTime={row.transactionDate}>{formatDate(row.transactionDate)}</time>
              </span>
              <Amount tone={sign === '+' ? 'plus' : 'minus'}>
                {sign}
                {pointsText.unit(formatNumber(Math.abs(row.amount)))}
              </Amount>
            </RowItem>
          );
        })}
      </Rows>
      <Pager page={page.page} totalPages={page.totalPages} onGo={onGo} />
    </Stack>
  );
}
