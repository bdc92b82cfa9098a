import { APPEAL_STATES } from '#domain/admin/reports/appeal.ts';
import type { AppealRow } from '#domain/admin/reports/appeal-queue.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { filterChanged, INDEX_SIZES, useIndexAddress } from '#src/flow/use-index-address.ts';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { tableTime } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { Chip } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { AppealPanel } from './appeal-panel.tsx';
import { initialSnapshotsOf } from './case-text.ts';
import { ReportTabs } from './report-tabs.tsx';
import { reportsText, appealText as text } from './reports.text.ts';
import { wireAppealDesk } from './reports.wiring.ts';

const SPEC = { filters: { view: ['appeals'], state: APPEAL_STATES } } as const;

const COLUMNS: readonly IndexColumn<AppealRow>[] = [
  { id: 'text', head: text.columns.text, isTitle: true, cell: (row) => initialSnapshotsOf(row.text) },
  {
    id: 'author',
    small: 'bare',
    head: text.columns.author,
    cell: ({ vote, ...row }) => vote?.nickname ?? row.case?.author.nickname,
  },
  {
    id: 'type',
    small: 'bare',
    head: text.columns.type,
    cell: (row) => (row.case ? reportsText.types[row.case.targetType] : text.vote),
  },
  {
    id: 'decision',
    small: 'bare',
    head: text.columns.decision,
    cell: (row) =>
      row.vote ? text.void : row.case?.decision ? reportsText.decisions[row.case.decision] : '',
  },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: (row) => <Chip>{text.states[row.state]}</Chip>,
  },
  {
    id: 'at',
    head: text.columns.at,
    small: 'bare',
    isOneLine: true,
    cell: (row) => tableTime(row.createdAt),
  },
];
const VIEWS = APPEAL_STATES.map((state) => ({
  value: state === 'WAITING' ? null : state,
  label: text.states[state],
}));

/** Table of appeals, with the panel that answers one. */
export function AppealDesk() {
  const { place, change, open } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const filter = { filters: { state: filters.state }, sort, size };
  const { snapshot, send } = useAddressed(wireAppealDesk, { filter, page }, filterChanged);
  const opened = snapshot.context.page?.items.find(({ appealId }) => appealId === place.open);
  const clear = () => change({ filters: { state: null } });
  return (
    <DeskPage>
      <ReportTabs chosen="appeals" />
      <IndexViews
        views={VIEWS}
        chosen={filters.state}
        onChoose={(value) =>
          change({ filters: { state: APPEAL_STATES.find((one) => one === value) ?? null } })
        }
      />
      <IndexFlow
        flow="appealDesk"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={COLUMNS}
        idOf={({ appealId }) => appealId}
        nameOf={({ appealId }) => text.name(appealId)}
        opened={place.open}
        onOpen={open}
        isNarrowed={filters.state !== null}
        onClear={clear}
        nothing={<EmptyState title={text.empty} />}
        size={size}
        sizes={INDEX_SIZES}
        onGo={(next) => change({ page: next })}
        onSize={(next) => change({ size: next })}
      />
      {opened ? (
        <AppealPanel
          key={opened.appealId}
          appeal={opened}
          onClose={() => open(null)}
          onDone={() => {
            open(null);
            send({ type: 'screen.reloaded' });
          }}
        />
      ) : null}
    </DeskPage>
  );
}
