import type { ReactNode } from 'react';
import type { Page } from '#domain/kit/page.ts';
import type { createLedgerMachine, LedgerTab } from '#machines/kit/ledger.machine.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { failureOf, Region, wholeFrame } from '#src/ui/layout/region.tsx';
import { Rows } from '#src/ui/layout/rows.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { ErrorState } from '#src/ui/states.tsx';

type LedgerText = {
  title: string;
  tabs: { label: string; summary: string; history: string };
  failed: { summary: string; history: string; both: string };
};
type LedgerProps<Summary, Row, Filter> = {
  flow: string;
  wire: (app: AppServices) => ReturnType<typeof createLedgerMachine<Summary, Row, Filter>>;
  /** Initial filter and tab. */
  input: { filter: Filter; tab?: LedgerTab };
  /** Content above the rows, shown for an empty list as well. */
  above?: ReactNode;
  text: LedgerText;
  /** Renders the summary above the tabs. */
  figures: (summary: Summary) => ReactNode;
  /** Renders the explanation in the first tab. */
  guide: (summary: Summary | null) => ReactNode;
  row: (row: Row) => ReactNode;
  /** Shown if there are no rows. */
  nothing: ReactNode;
};

/** Page with a summary, its explanation and the rows behind it; each part loads and fails on its own. */
export function Ledger<Summary, Row, Filter>(props: LedgerProps<Summary, Row, Filter>) {
  const { flow, wire, input, text, figures, guide, above } = props;
  const { snapshot, send } = useAddressed(wire, input, ({ filter }) => ({ type: 'filter.changed', filter }));
  const { summary, summaryError, history, historyError } = snapshot.context;
  const retry = () => send({ type: 'screen.retried' });
  const summaryFailed = snapshot.matches({ summary: 'failed' });
  const historyFailed = snapshot.matches({ history: 'failed' });
  const tab: LedgerTab = snapshot.matches({ tab: 'history' }) ? 'history' : 'summary';
  const { failed, tabs } = text;
  const rows = (
    <Below above={above}>
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
    </Below>
  );
  return (
    <MyPageLayout>
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
    </MyPageLayout>
  );
}

/** Content below other content, or alone. */
const Below = ({ above, children }: { above: ReactNode; children: ReactNode }) =>
  above ? (
    <Stack gap={4}>
      {above}
      {children}
    </Stack>
  ) : (
    children
  );

type HistoryProps<Row> = Pick<LedgerProps<never, Row, never>, 'row' | 'nothing'> & {
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
