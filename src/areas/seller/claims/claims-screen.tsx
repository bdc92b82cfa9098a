import { CLAIM_VIEWS } from '#domain/seller/claims/claim-desk.ts';
import { CLAIM_TYPES, isOpenClaim, OPEN_CLAIM_STATES } from '#domain/trade/orders/order-lifecycle.ts';
import type { ListedClaim } from '#machines/seller/claims/claim-list.machine.ts';
import { claimWords } from '#src/areas/trade/claims/claim.text.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { filterChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { commonProductText } from '#src/text/products.ts';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { tableTime } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Chip } from '#src/ui/layout/layout.tsx';
import { optionName } from '#src/ui/products/product-line.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { ClaimDue } from './claim-due.tsx';
import { claimDeskText as text } from './claims.text.ts';
import { wireClaimList } from './claims.wiring.ts';

/** Panel of a claim, loaded with the first press. */
const ClaimPanel = addition(
  () => import('./claim-panel.tsx'),
  () => null,
);

const SPEC = { filters: { state: CLAIM_VIEWS, type: CLAIM_TYPES } } as const;
/** Views in order of urgency; the first one is the default of the address. */
const VIEWS = [
  'OPEN',
  'LATE',
  ...CLAIM_VIEWS.filter((view) => !['OPEN', 'LATE', 'ALL'].includes(view)),
  'ALL',
] as const;
const TYPES = CLAIM_TYPES.map((value) => ({ value, label: claimWords.types[value] }));
const REASONS: Readonly<Record<string, string>> = claimWords.reasons;

const nameOf = ({ type, productName }: ListedClaim) => text.nameOf(claimWords.types[type], productName);

const COLUMNS: readonly IndexColumn<ListedClaim>[] = [
  { id: 'goods', head: text.columns.goods, isTitle: true, cell: ({ productName }) => productName },
  {
    id: 'option',
    small: 'line',
    head: text.columns.option,
    cell: ({ optionDetails, quantity }) =>
      `${optionName(optionDetails)} · ${commonProductText.totalPieces(quantity)}`,
  },
  {
    id: 'type',
    head: text.columns.type,
    small: 'bare',
    cell: ({ type }) => claimWords.types[type],
  },
  {
    id: 'reason',
    head: text.columns.reason,
    small: 'bare',
    cell: ({ reason }) => REASONS[reason] ?? reason,
  },
  { id: 'buyer', head: text.columns.buyer, small: 'bare', cell: ({ buyerName }) => buyerName },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: ({ status }) => <Chip>{text.states[status]}</Chip>,
  },
  {
    id: 'asked',
    small: 'bare',
    head: text.columns.asked,
    isOneLine: true,
    cell: ({ createdAt }) => tableTime(createdAt),
  },
  {
    id: 'due',
    head: text.columns.due,
    cell: ({ daysLeft, isRefundLate, status }) =>
      daysLeft === null ? (
        text.due.none
      ) : (
        <ClaimDue daysLeft={daysLeft} isLate={isRefundLate} isOpen={isOpenClaim(status)} />
      ),
  },
];

const countOf = (view: (typeof VIEWS)[number], counts: Readonly<Record<string, number>>): number => {
  const states = view === 'OPEN' ? OPEN_CLAIM_STATES : [view];
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
};

/** /claim-manage: returns and exchanges of the seller's products; waiting ones come first. */
export default function ClaimsScreen() {
  const { place, change, clear, open, table } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const { snapshot, send } = useAddressed(
    wireClaimList,
    { filter: { filters, sort, size }, page },
    filterChanged,
  );
  const counts = snapshot.context.page?.counts;
  return (
    <DeskPage>
      <HintedTitle hint={text.hint}>{text.title}</HintedTitle>
      <IndexViews
        views={VIEWS.map((view) => ({
          value: view === 'OPEN' ? null : view,
          label: text.views[view],
          count: counts && view !== 'ALL' ? countOf(view, counts) : undefined,
        }))}
        chosen={filters.state}
        onChoose={(value) => change({ filters: { state: VIEWS.find((view) => view === value) ?? null } })}
      />
      <IndexBar
        text={null}
        onSearch={() => {}}
        filters={[{ name: 'type', label: text.type, choices: TYPES, value: filters.type }]}
        onFilter={(_, value) =>
          change({ filters: { type: CLAIM_TYPES.find((type) => type === value) ?? null } })
        }
        sort={null}
        onClear={clear}
        total={snapshot.context.page?.totalElements}
      />
      <IndexFlow
        flow="claimList"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={COLUMNS}
        idOf={({ claimId }) => claimId}
        nameOf={nameOf}
        opened={place.open}
        onOpen={open}
        {...table}
        nothing={<EmptyState title={text.empty} hint={text.emptyHint} />}
      />
      {place.open === null ? null : (
        <ClaimPanel
          key={place.open}
          id={place.open}
          onClose={() => open(null)}
          onMoved={() => send({ type: 'screen.reloaded' })}
        />
      )}
    </DeskPage>
  );
}
