import { Ledger } from '#src/areas/rewards/ledger.tsx';
import { pointsText as text } from '#src/areas/rewards/points.text.ts';
import { wireExpiring, wirePoints } from '#src/areas/rewards/points.wiring.ts';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { BalanceFigures } from './balance-figures.tsx';
import { PointGuide } from './point-guide.tsx';
import { TransactionRow } from './transaction-row.tsx';

/** /mypage/points */
export default function PointsScreen() {
  const expiring = useFlowActor(wireExpiring);
  return (
    <Ledger
      flow="points"
      wire={wirePoints}
      text={text}
      figures={(balance) => <BalanceFigures balance={balance} expiring={expiring} />}
      guide={() => <PointGuide expiring={expiring} />}
      row={(transaction) => <TransactionRow key={transaction.transactionId} transaction={transaction} />}
      nothing={
        <EmptyState title={text.empty} hint={text.emptyHint}>
          <ButtonLink href={paths.products()}>{text.emptyAction}</ButtonLink>
        </EmptyState>
      }
    />
  );
}
