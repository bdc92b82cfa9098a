import type { ReactNode } from 'react';
import type { Page } from '#domain/kit/page.ts';
import type { createLedgerMachine, LedgerTab } from '#machines/kit/ledger.machine.ts';
import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Stack } from '#src/ui/layout.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { failureOf, Region, wholeFrame } from '#src/ui/region.tsx';
import { Rows } from '#src/ui/rows.tsx';
import { ErrorState } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';

type LedgerText = {
  title: string;
  tabs: { label: string; summary: string; history: string };
  failed: { summary: string; history: string; both: string };
};
type LedgerProps<Summary, Row> = {
  flow: string;
  wire: (app: AppServices) => ReturnType<typeof createLedgerMachine<Summary, Row>>;
  text: LedgerText;
  /** The figures above the tabs. */
  figures: (summary: Summary) => ReactNode;
  /** What the first tab explains. */
  guide: (summary: Summary | null) => ReactNode;
  row: (row: Row) => ReactNode;
  /** What is shown in place of rows. */
  nothing: ReactNode;
};

/** A page of my page: figures, what they mean, and the rows behind them. Each part fails on its own. */
export function Ledger<Summary, Row>(props: LedgerProps<Summary, Row>) {
  const { flow, wire, text, figures, guide } = props;
  const { snapshot, send } = useFlow(wire);
  const { summary, summaryError, history, historyError } = snapshot.context;
  const retry = () => send({ type: 'screen.retried' });
  const summaryFailed = snapshot.matches({ summary: 'failed' });
  const historyFailed = snapshot.matches({ history: 'failed' });
  const tab: LedgerTab = snapshot.matches({ tab: 'history' }) ? 'history' : 'summary';
  const { failed, tabs } = text;
  const rows = (
    <Region
      busy={snapshot.matches({ history: 'loading' })}
      failure={historyFailed ? failureOf(failed.history, historyError) : null}
      onRetry={retry}
      hasContent={history !== null}
    >
      {history ? (
        <History {...props} page={history} onGo={(page) => send({ type: 'page.changed', page })} />
      ) : null}
    </Region>
  );
  return (
    <MyPageFrame>
      <FlowFrame flow={flow} snapshot={wholeFrame(snapshot)}>
        <Stack gap={6}>
          <PageTitle>{text.title}</PageTitle>
          {summaryFailed && historyFailed ? (
            <ErrorState message={failureOf(failed.both, summaryError)} onRetry={retry} />
          ) : (
            <>
              <Region
                busy={snapshot.matches({ summary: 'loading' })}
                failure={summaryFailed ? failureOf(failed.summary, summaryError) : null}
                onRetry={retry}
                hasContent={summary !== null}
              >
                {summary ? figures(summary) : null}
              </Region>
              <Tabs
                label={tabs.label}
                selected={tab}
                onSelect={(next) => send({ type: 'tab.selected', tab: next })}
                tabs={[
                  { id: 'summary', label: tabs.summary, content: guide(summary) },
                  { id: 'history', label: tabs.history, content: rows },
                ]}
              />
            </>
          )}
        </Stack>
      </FlowFrame>
    </MyPageFrame>
  );
}

type HistoryProps<Row> = Pick<LedgerProps<never, Row>, 'row' | 'nothing'> & {
  page: Page<Row>;
  onGo: (page: number) => void;
};

function History<Row>({ page, row, nothing, onGo }: HistoryProps<Row>) {
  if (page.items.length === 0) return nothing;
  return (
    <Stack gap={6}>
      <Rows>{page.items.map(row)}</Rows>
      <Pager page={page.page} totalPages={page.totalPages} onGo={onGo} />
    </Stack>
  );
}
