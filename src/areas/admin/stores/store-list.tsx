import { useState } from 'react';
import type { StoreRow } from '#domain/admin/stores/store-admin.ts';
import { STORE_STATES } from '#domain/catalogue/store-state.ts';
import { formatNumber, formatWon } from '#domain/kit/format.ts';
import { AuditLink } from '#src/areas/admin/layout/audit-link.tsx';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { filterChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { tableDayOf } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Chip, Muted, Row } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { applicationsText } from './applications.text.ts';
import { StoreDialog } from './store-dialog.tsx';
import { StorePanel } from './store-panel.tsx';
import { storesText as text } from './stores.text.ts';
import { wireStoreList } from './stores.wiring.ts';

const SPEC = { filters: { q: null, state: STORE_STATES }, sorts: ['latest', 'name'] } as const;
const SORTS = SPEC.sorts.map((value) => ({ value, label: text.sorts[value] }));

const PERCENT = 100;
const FACTS: readonly IndexColumn<StoreRow>[] = [
  { id: 'name', head: text.columns.name, isTitle: true, cell: ({ name }) => name },
  {
    id: 'seller',
    small: 'bare',
    head: text.columns.seller,
    cell: ({ seller: { userId, nickname } }) => (
      <TextLink href={`${adminPaths.members}?open=${userId}`}>{nickname}</TextLink>
    ),
  },
  {
    id: 'products',
    head: text.columns.products,
    isNumber: true,
    cell: ({ products }) => formatNumber(products),
  },
  { id: 'sold', head: text.columns.sold, isNumber: true, cell: ({ sold30 }) => formatWon(sold30) },
  {
    id: 'fee',
    head: text.columns.fee,
    isNumber: true,
    cell: ({ feeBasisPoints }) => text.percent(formatNumber(feeBasisPoints / PERCENT)),
  },
  {
    id: 'opened',
    small: 'named',
    head: text.columns.opened,
    isOneLine: true,
    cell: ({ createdAt }) => tableDayOf(createdAt),
  },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: ({ state, pausedBy, pauseReason }) => (
      <Row css={{ gap: '$2' }}>
        <Chip>{text.states[state]}</Chip>
        {state === 'PAUSED' && pausedBy ? <Muted>{text.pausers[pausedBy]}</Muted> : null}
        {state === 'PAUSED' && pauseReason ? <Muted>{pauseReason}</Muted> : null}
      </Row>
    ),
  },
];

const deedFor = ({ state }: StoreRow) => (state === 'OPEN' ? 'pause' : 'resume');

/** Columns of the store table; a closed store has no actions. */
const columnsWith = (onAct: (store: StoreRow) => void): readonly IndexColumn<StoreRow>[] => [
  ...FACTS,
  {
    id: 'act',
    small: 'bare',
    head: text.columns.act,
    cell: (store) => (
      <Row css={{ gap: '$3' }}>
        <AuditLink type="STORE" id={store.storeId} name={store.name} />
        {store.state === 'CLOSED' ? null : (
          <Button
            type="button"
            size="small"
            aria-label={text.deedOf(store.name, text.deeds[deedFor(store)])}
            onClick={() => onAct(store)}
          >
            {text.deeds[deedFor(store)]}
          </Button>
        )}
      </Row>
    ),
  },
];

const viewsOf = (counts: Readonly<Record<string, number>> | undefined) => [
  { value: null, label: text.all },
  ...STORE_STATES.map((value) => ({ value, label: text.states[value], count: counts?.[value] })),
];

/** Dialog that pauses or resumes a store. */
function ActDialog({ store, onClose }: { store: StoreRow; onClose: () => void }) {
  const { toast } = useApp();
  const deed = deedFor(store);
  const onDone = () => {
    toast(text.done[deed]);
    onClose();
  };
  return <StoreDialog store={store} deed={deed} onDone={onDone} onClose={onClose} />;
}

const Heading = () => (
  <Row spread>
    <HintedTitle hint={text.hint}>{text.title}</HintedTitle>
    <Row>
      <TextLink href={`${adminPaths.sellers}?view=settlements`}>{text.toSettlements}</TextLink>
      <TextLink href={`${adminPaths.sellers}?view=applications`}>{applicationsText.toApplications}</TextLink>
    </Row>
  </Row>
);

/** /admin/sellers: stores with the filters of the address; a row can be paused or resumed. */
export function StoreList() {
  const { place, change, clear, open, table } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const { snapshot, send } = useAddressed(
    wireStoreList,
    { filter: { filters, sort, size }, page },
    filterChanged,
  );
  const [acted, actOn] = useState<StoreRow | null>(null);
  const close = () => {
    actOn(null);
    // After a refusal too, since another administrator may have changed the row.
    send({ type: 'screen.reloaded' });
  };
  return (
    <DeskPage>
      <Heading />
      <IndexViews
        views={viewsOf(snapshot.context.page?.counts)}
        chosen={filters.state}
        onChoose={(value) =>
          change({ filters: { state: STORE_STATES.find((state) => state === value) ?? null } })
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
        total={snapshot.context.page?.totalElements}
      />
      <IndexFlow
        flow="storeList"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={columnsWith(actOn)}
        idOf={({ storeId }) => storeId}
        nameOf={({ name }) => name}
        {...table}
        opened={place.open}
        onOpen={open}
        nothing={<EmptyState title={text.empty} />}
      />
      {place.open === null ? null : (
        <StorePanel
          key={place.open}
          id={place.open}
          onChanged={() => send({ type: 'screen.reloaded' })}
          onClose={() => open(null)}
        />
      )}
      {acted ? <ActDialog store={acted} onClose={close} /> : null}
    </DeskPage>
  );
}
