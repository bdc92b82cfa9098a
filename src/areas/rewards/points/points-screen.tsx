import { useSearch } from 'wouter';
import { seoulDay } from '#domain/kit/time/time.ts';
import { Ledger } from '#src/areas/rewards/points/ledger.tsx';
import { pointsText as text } from '#src/areas/rewards/points/points.text.ts';
import { wireExpiring, wirePoints } from '#src/areas/rewards/points/points.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { BalanceSummary } from './balance-summary.tsx';
import { pointAddress, pointFilterFrom } from './point-address.ts';
import { PointFilterBar } from './point-filter.tsx';
import { PointGuide } from './point-guide.tsx';
import { TransactionRow } from './transaction-row.tsx';

/** /mypage/points: an address with a filter opens the transactions tab. */
export default function PointsScreen() {
  const { navigate } = useApp();
  const filter = pointFilterFrom(useSearch());
  const isNarrowed = pointAddress(filter) !== paths.points;
  const expiring = useFlowActor(wireExpiring);
  const nothing = isNarrowed ? (
    <EmptyState title={text.filters.noMatch} />
  ) : (
    <EmptyState title={text.empty} hint={text.emptyHint}>
      <ButtonLink href={paths.products()}>{text.emptyAction}</ButtonLink>
    </EmptyState>
  );
  return (
    <Ledger
      flow="points"
      wire={wirePoints}
      input={{ filter, tab: isNarrowed ? 'history' : 'summary' }}
      text={text}
      figures={(balance) => <BalanceSummary balance={balance} expiring={expiring} />}
      guide={() => <PointGuide expiring={expiring} />}
      above={
        <PointFilterBar
          filter={filter}
          today={seoulDay(new Date())}
          onChange={(next) => navigate(pointAddress(next))}
        />
      }
      row={(transaction) => (
        <TransactionRow
          key={transaction.transactionId}
          transaction={transaction}
          isOfOneOrder={filter.order !== null}
        />
      )}
      nothing={nothing}
    />
  );
}
