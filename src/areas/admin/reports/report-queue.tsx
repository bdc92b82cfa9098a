import { MOST_AT_ONCE } from '#domain/admin/reports/bulk-decision.ts';
import { CASE_STATES, type ReportCase } from '#domain/admin/reports/report-case.ts';
import { REPORT_TARGETS } from '#domain/admin/reports/target.ts';
import { idOf } from '#domain/kit/parse-value.ts';
import { REPORT_REASONS } from '#domain/reviews/review-reaction.ts';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import {
  type FiltersOf,
  filterChanged,
  INDEX_SIZES,
  type IndexPlace,
  useIndexAddress,
} from '#src/flow/use-index-address.ts';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { bulkSelection } from '#src/ui/index-table/index-selection.ts';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { EmptyState } from '#src/ui/states.tsx';
import { ReportBulk } from './report-bulk.tsx';
import { wireReportBulk } from './report-bulk.wiring.ts';
import { CASE_COLUMNS } from './report-columns.tsx';
import { ReportPanel } from './report-panel.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { reportsText as text } from './reports.text.ts';
import { wireReportQueue } from './reports.wiring.ts';
import { useRowKeys } from './use-case-shortcuts.ts';

const SPEC = {
  filters: { state: CASE_STATES, type: REPORT_TARGETS, reason: REPORT_REASONS, author: null },
  sorts: ['score', 'age'],
} as const;

const nameOf = ({ targetType, caseId }: ReportCase): string => text.caseName(text.types[targetType], caseId);
/** Views by state; without a state the address shows every undecided case, claimed or not. */
const viewsOf = (counts: Readonly<Record<string, number>> | undefined) =>
  CASE_STATES.map((state) => ({
    value: state === 'PENDING' ? null : state,
    label: text.states[state],
    count: counts?.[state === 'PENDING' ? 'OPEN' : state],
  }));
const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const SORTS = choicesOf(text.sorts);

type Filters = FiltersOf<typeof SPEC>;

/** Filters of the table; one without choices is left out. */
function filtersOf({ type, reason, author }: Filters, rows: readonly ReportCase[]) {
  // The name of the filtered author, taken from a row; there is no list of all authors to choose from.
  const row = rows.find((one) => String(one.author.userId) === author);
  const authors = author ? [{ value: author, label: row?.author.nickname ?? text.member(author) }] : [];
  return [
    { name: 'type', label: text.columns.type, choices: choicesOf(text.types), value: type },
    { name: 'reason', label: text.columns.reasons, choices: choicesOf(text.reasons), value: reason },
    { name: 'author', label: text.columns.author, choices: authors, value: author },
  ].filter(({ choices }) => choices.length > 0);
}

type QueueBulkProps = { flow: Parameters<typeof ReportBulk>[0]['flow']; filters: Filters; total: number };

/** Bulk decision; all cases of the filters can be decided only if they are of one author or reason. */
function QueueBulk({ flow, filters: { state, reason, author, type }, total }: QueueBulkProps) {
  const authorId = idOf(author);
  return (
    <ReportBulk
      flow={flow}
      total={(reason || authorId) && state === null ? total : 0}
      mostAtOnce={MOST_AT_ONCE}
      filter={{ authorId, reason, type }}
    />
  );
}

type QueueBarProps = {
  place: IndexPlace<typeof SPEC>;
  rows: readonly ReportCase[];
  total: number | undefined;
  onShow: (change: { filters: Partial<Filters> } | { sort: string | null }) => void;
  onClear: () => void;
};

/** Filters and order of the table. */
const QueueBar = ({ place: { filters, sort }, rows, total, onShow, onClear }: QueueBarProps) => (
  <IndexBar
    text={null}
    onSearch={() => {}}
    filters={filtersOf(filters, rows)}
    onFilter={(name, value) => onShow({ filters: { [name]: value } })}
    sorts={SORTS}
    sort={sort}
    onSort={(next) => onShow({ sort: next })}
    onClear={onClear}
    total={total}
  />
);

const Heading = () => <ReportTabs chosen="reports" hint={text.hint} />;

/** Table of report cases with the filters of the address; the open case can be worked by keyboard. */
export function ReportQueue() {
  const { place, change, clear, open } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const filter = { filters, sort, size };
  const list = useAddressed(wireReportQueue, { filter, page }, filterChanged);
  const rows = list.snapshot.context.page?.items ?? [];
  const reload = () => list.send({ type: 'screen.reloaded' });
  const bulk = useFlow((app) =>
    wireReportBulk(app, {
      rows: () => list.actor.getSnapshot().context.page?.items ?? [],
      onDone: reload,
    }),
  );
  const total = list.snapshot.context.page?.totalElements;
  const pageIds = rows.map(({ caseId }) => caseId);
  useRowKeys(pageIds, place.open, open);
  const show = (next: Parameters<typeof change>[0]) => {
    bulk.send({ type: 'list.changed' });
    change(next);
  };
  const isOpenView = filters.state === null || filters.state === 'IN_REVIEW';
  return (
    <DeskPage>
      <Heading />
      <IndexViews
        views={viewsOf(list.snapshot.context.page?.counts)}
        chosen={filters.state}
        onChoose={(value) => show({ filters: { state: CASE_STATES.find((one) => one === value) ?? null } })}
      />
      <QueueBar total={total} place={place} rows={rows} onShow={show} onClear={clear} />
      <IndexFlow
        flow="reportQueue"
        snapshot={list.snapshot}
        onRetry={() => list.send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={CASE_COLUMNS}
        idOf={({ caseId }) => caseId}
        nameOf={nameOf}
        opened={place.open}
        onOpen={open}
        {...(isOpenView ? { selection: bulkSelection(bulk, pageIds) } : {})}
        isNarrowed={Object.values(filters).some(Boolean)}
        onClear={clear}
        nothing={<EmptyState title={text.empty} />}
        size={size}
        sizes={INDEX_SIZES}
        onGo={(next) => show({ page: next })}
        onSize={(next) => show({ size: next })}
      />
      <QueueBulk flow={bulk} filters={filters} total={total ?? 0} />
      {place.open ? (
        <ReportPanel key={place.open} id={place.open} onClose={() => open(null)} onDone={reload} />
      ) : null}
    </DeskPage>
  );
}
