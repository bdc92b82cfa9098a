import { RESULT_STATES } from '#domain/events/event-states.ts';
import type { ResultRow } from '#domain/events/results/result-desk.ts';
import { formatNumber } from '#domain/kit/format.ts';
import type { ResultFilters } from '#machines/admin/events/event-results.machine.ts';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { filterChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { tableDay } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Chip, Muted, Row } from '#src/ui/layout/layout.tsx';
import { EmptyState, Refusal } from '#src/ui/states.tsx';
import { adminPaths } from '../../paths.ts';
import { eventResultsText as text } from './event-results.text.ts';
import { wireEventResults, wireResultFile } from './event-results.wiring.ts';

const ClosingPanel = addition(
  () => import('./closing-panel.tsx'),
  () => null,
);

const SPEC = {
  filters: { q: null, state: RESULT_STATES },
  sorts: ['ended', 'oldest', 'entries'],
} as const;
const SORTS = SPEC.sorts.map((value) => ({ value, label: text.sorts[value] }));

const number = (id: 'entries' | 'counted' | 'waiting' | 'void'): IndexColumn<ResultRow> => ({
  id,
  head: text.columns[id],
  isNumber: true,
  cell: (row) => formatNumber(row[id]),
});
const COLUMNS: readonly IndexColumn<ResultRow>[] = [
  { id: 'title', head: text.columns.title, cell: ({ title }) => title, isTitle: true },
  {
    id: 'ended',
    head: text.columns.ended,
    small: 'bare',
    cell: ({ eventEndDate }) => tableDay(eventEndDate),
  },
  {
    id: 'announcement',
    head: text.columns.announcement,
    cell: ({ announcementDate }) => (announcementDate ? tableDay(announcementDate) : ''),
  },
  number('entries'),
  number('counted'),
  number('waiting'),
  number('void'),
  {
    id: 'payouts',
    head: text.columns.payouts,
    isNumber: true,
    cell: ({ failedPayouts }) => formatNumber(failedPayouts),
  },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: ({ state, isCancelled }) => (
      <Chip css={{ whiteSpace: 'nowrap' }}>{isCancelled ? text.cancelled : text.states[state]}</Chip>
    ),
  },
];

/** /events/result: ended events, and the panel of the open one. */
export default function EventResultsScreen() {
  const { place, change, clear, open, table } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const { snapshot, send } = useAddressed(
    wireEventResults,
    { filter: { filters, sort, size }, page },
    filterChanged,
  );
  const shown = snapshot.context.page;
  const opened = shown?.items.find(({ eventId }) => eventId === place.open);
  return (
    <DeskPage>
      <Heading />
      <IndexViews
        views={viewsOf(shown?.counts)}
        chosen={filters.state}
        onChoose={(value) =>
          change({ filters: { state: RESULT_STATES.find((one) => one === value) ?? null } })
        }
      />
      <IndexBar
        searched={text.searched}
        text={filters.q}
        onSearch={(q) => change({ filters: { q } })}
        sorts={SORTS}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        onClear={clear}
        file={<ResultFile filters={filters} />}
        total={snapshot.context.page?.totalElements}
      />
      <IndexFlow
        flow="eventResults"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={COLUMNS}
        idOf={({ eventId }) => eventId}
        nameOf={({ title }) => title}
        opened={place.open}
        onOpen={open}
        {...table}
        nothing={<EmptyState title={text.empty} />}
      />
      {place.open ? (
        <ClosingPanel
          key={place.open}
          id={place.open}
          title={opened?.title ?? text.title}
          onClose={() => open(null)}
          onStep={() => send({ type: 'screen.reloaded' })}
        />
      ) : null}
    </DeskPage>
  );
}

/** Views by state with their counts, once they are loaded. */
const viewsOf = (counts: Readonly<Record<string, number>> | undefined) => [
  { value: null, label: text.all },
  ...RESULT_STATES.map((value) => ({ value, label: text.states[value], count: counts?.[value] })),
];

const Heading = () => (
  <Row spread>
    <HintedTitle hint={text.hint}>{text.title}</HintedTitle>
    <Row>
      <ButtonLink size="small" href={paths.events}>
        {text.toList}
      </ButtonLink>
      <ButtonLink size="small" tone="primary" href={adminPaths.eventCreate}>
        {text.create}
      </ButtonLink>
    </Row>
  </Row>
);

/** Export of the table. */
function ResultFile({ filters }: { filters: ResultFilters }) {
  const { snapshot, send } = useFlow(wireResultFile);
  const { error, rows } = snapshot.context;
  return (
    <Row data-flow="resultFile" data-state={statePath(snapshot.value)}>
      <Button
        type="button"
        size="small"
        busy={snapshot.hasTag('saving')}
        onClick={() => send({ type: 'file.asked', filter: filters })}
      >
        {text.file}
      </Button>
      {snapshot.matches('handed') ? <Muted role="status">{text.filed(formatNumber(rows))}</Muted> : null}
      <Refusal reason={error} />
    </Row>
  );
}
