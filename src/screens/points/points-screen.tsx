import { useActorRef, useSelector } from '@xstate/react';
import type { PointsTab } from '#machines/points/points.machine.ts';
import { MyPageFrame } from '#src/screens/shared/my-page-frame.tsx';
import { pointsText } from '#src/text/ko/points.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Stack } from '#src/ui/layout.tsx';
import { failureOf, Region, wholeFrame } from '#src/ui/region.tsx';
import { ErrorState } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wirePoints } from '#src/wiring/points.ts';
import { BalanceFigures } from './balance-figures.tsx';
import { PointGuide } from './point-guide.tsx';
import { TransactionList } from './transaction-list.tsx';

/** /mypage/points */
export default function PointsScreen() {
  const actor = useActorRef(useLogic(wirePoints));
  const snapshot = useSelector(actor, (state) => state);
  const { balance, balanceError, expiring, history, historyError } = snapshot.context;
  const retry = () => actor.send({ type: 'screen.retried' });
  const balanceFailed = snapshot.matches({ balance: 'failed' });
  const historyFailed = snapshot.matches({ history: 'failed' });
  const tab: PointsTab = snapshot.matches({ tab: 'history' }) ? 'history' : 'balance';
  const { failed, tabs } = pointsText;

  const transactions = (
    <Region
      busy={snapshot.matches({ history: 'loading' })}
      failure={historyFailed ? failureOf(failed.history, historyError) : null}
      onRetry={retry}
      hasContent={history !== null}
    >
      {history ? (
        <TransactionList page={history} onGo={(page) => actor.send({ type: 'page.changed', page })} />
      ) : null}
    </Region>
  );
  return (
    <MyPageFrame>
      <FlowFrame flow="points" snapshot={wholeFrame(snapshot)}>
        <Stack gap={6}>
          <PageTitle>{pointsText.title}</PageTitle>
          {balanceFailed && historyFailed ? (
            <ErrorState message={failureOf(failed.both, balanceError)} onRetry={retry} />
          ) : (
            <>
              <Region
                busy={snapshot.matches({ balance: 'loading' })}
                failure={balanceFailed ? failureOf(failed.balance, balanceError) : null}
                onRetry={retry}
                hasContent={balance !== null}
              >
                {balance ? <BalanceFigures balance={balance} /> : null}
              </Region>
              <Tabs
                label={tabs.label}
                selected={tab}
                onSelect={(next) => actor.send({ type: 'tab.selected', tab: next })}
                tabs={[
                  { id: 'balance', label: tabs.balance, content: <PointGuide expiring={expiring} /> },
                  { id: 'history', label: tabs.history, content: transactions },
                ]}
              />
            </>
          )}
        </Stack>
      </FlowFrame>
    </MyPageFrame>
  );
}
