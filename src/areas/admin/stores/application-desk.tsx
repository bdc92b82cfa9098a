import type { ApplicationRow } from '#domain/seller/application-desk.ts';
import { APPLICATION_STATES } from '#domain/seller/application-states.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { filterChanged, INDEX_SIZES, useIndexAddress } from '#src/flow/use-index-address.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { tableTime } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { Chip, PageTitle, Row } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { adminPaths } from '../paths.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { applicationsText as text } from './applications.text.ts';
import { wireApplicationList } from './applications.wiring.ts';

const SPEC = { filters: { view: ['applications'], q: null, state: APPLICATION_STATES } } as const;

const COLUMNS: readonly IndexColumn<ApplicationRow>[] = [
  { id: 'store', head: text.columns.store, isTitle: true, cell: ({ storeName }) => storeName },
  {
    id: 'applicant',
    small: 'bare',
    head: text.columns.applicant,
    cell: ({ applicant }) => applicant.nickname,
  },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: ({ state }) => <Chip>{text.states[state]}</Chip>,
  },
  {
    id: 'sent',
    head: text.columns.sent,
    small: 'bare',
    isOneLine: true,
    cell: ({ sentAt }) => tableTime(sentAt),
  },
  {
    id: 'decided',
    head: text.columns.decided,
    isOneLine: true,
    cell: ({ decidedAt }) => (decidedAt ? tableTime(decidedAt) : ''),
  },
];

/** Views by state; the default view shows the submitted ones. */
const viewsOf = (counts: Readonly<Record<string, number>> | undefined) =>
  APPLICATION_STATES.map((state) => ({
    value: state === 'SUBMITTED' ? null : state,
    label: text.states[state],
    count: counts?.[state],
  }));

const stateOf = (value: string | null) => APPLICATION_STATES.find((one) => one === value) ?? null;

const Heading = () => (
  <Row spread>
    <PageTitle>{text.title}</PageTitle>
    <TextLink href={adminPaths.sellers}>{text.toStores}</TextLink>
  </Row>
);

/** /admin/sellers?view=applications: seller applications and their decisions. */
export default function ApplicationDesk() {
  const { toast } = useApp();
  const { place, change, open } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const filter = { filters: { q: filters.q, state: filters.state }, sort, size };
  const { snapshot, send } = useAddressed(wireApplicationList, { filter, page }, filterChanged);
  const clear = () => change({ filters: { q: null, state: null } });
  const close = () => {
    open(null);
    // After a refusal too, since another administrator may have decided.
    send({ type: 'screen.reloaded' });
  };
  return (
    <DeskPage>
      <Heading />
      <IndexViews
        views={viewsOf(snapshot.context.page?.counts)}
        chosen={filters.state}
        onChoose={(value) => change({ filters: { state: stateOf(value) } })}
      />
      <IndexBar
        searched={text.searched}
        text={filters.q}
        sort={null}
        onSearch={(q) => change({ filters: { q } })}
        onClear={clear}
      />
      <IndexFlow
        flow="applicationList"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={COLUMNS}
        idOf={({ applicationId }) => applicationId}
        nameOf={({ storeName }) => storeName}
        opened={place.open}
        onOpen={open}
        isNarrowed={filters.state !== null || filters.q !== null}
        onClear={clear}
        nothing={<EmptyState title={text.empty} />}
        size={size}
        sizes={INDEX_SIZES}
        onGo={(next) => change({ page: next })}
        onSize={(next) => change({ size: next })}
      />
      {place.open === null ? null : (
        <ApplicationPanel
          key={place.open}
          id={place.open}
          onClose={close}
          onDone={() => {
            toast(text.done);
            close();
          }}
        />
      )}
    </DeskPage>
  );
}
