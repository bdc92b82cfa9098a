import { formatDay, formatNumber, formatWon } from '#domain/kit/format.ts';
import { SETTLEMENT_STATE_NAMES, type Settlement } from '#domain/seller/settlements/settlement.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { filterChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { tableDay } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { Chip, Muted, PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { OpenWeek } from './open-week.tsx';
import { settlementsText as text } from './settlements.text.ts';
import { wireSettlementList } from './settlements.wiring.ts';

const SPEC = { filters: {} } as const;
const SettlementPanel = addition<{ id: number; onClose: () => void }>(
  () => import('./settlement-panel.tsx'),
  () => null,
);

const periodOf = ({ periodStart, periodEnd }: Settlement): string =>
  text.period(formatDay(periodStart), formatDay(periodEnd));
const { columns, sums } = text;
const COLUMNS: readonly IndexColumn<Settlement>[] = [
  { id: 'period', head: columns.period, isTitle: true, cell: periodOf },
  {
    id: 'state',
    small: 'mark',
    head: columns.state,
    cell: ({ state }) => <Chip>{SETTLEMENT_STATE_NAMES[state]}</Chip>,
  },
  {
    id: 'lines',
    small: 'bare',
    head: sums.lines,
    isNumber: true,
    cell: ({ lines }) => text.count(formatNumber(lines)),
  },
  {
    id: 'gross',
    head: sums.gross,
    small: 'none',
    isNumber: true,
    cell: ({ gross }) => formatWon(gross),
  },
  {
    id: 'fee',
    head: sums.fee,
    small: 'none',
    isNumber: true,
    cell: ({ fee }) => formatWon(fee && -fee),
  },
  {
    id: 'coupons',
    head: sums.coupons,
    isNumber: true,
    cell: ({ coupons }) => formatWon(coupons && -coupons),
  },
  {
    id: 'followers',
    head: sums.followers,
    small: 'none',
    isNumber: true,
    cell: ({ followers }) => formatWon(followers && -followers),
  },
  {
    id: 'adjustments',
    small: 'none',
    head: sums.adjustments,
    isNumber: true,
    cell: ({ adjustments }) => formatWon(adjustments),
  },
  {
    id: 'payable',
    head: sums.payable,
    isNumber: true,
    cell: ({ payable }) => <strong>{formatWon(payable)}</strong>,
  },
  {
    id: 'paidOn',
    head: columns.paidOn,
    isOneLine: true,
    cell: ({ paidOn }) => (paidOn ? tableDay(paidOn) : ''),
  },
];

/** /settlements: the present week, closed statements, and the rules of settlement. */
export default function SettlementsScreen() {
  const { place, open, table } = useIndexAddress(SPEC);
  const { snapshot, send } = useAddressed(
    wireSettlementList,
    { filter: { size: place.size }, page: place.page },
    filterChanged,
  );
  const week = snapshot.context.page?.open;
  return (
    <DeskPage>
      <PageTitle>{text.title}</PageTitle>
      {week ? <OpenWeek week={week} /> : null}
      <IndexFlow
        flow="settlementList"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={COLUMNS}
        idOf={({ settlementId }) => settlementId}
        nameOf={periodOf}
        opened={place.open}
        onOpen={open}
        {...table}
        nothing={<EmptyState title={text.empty} hint={text.emptyHint} />}
      />
      <Stack gap={2} as="section" aria-label={text.howTitle}>
        <h2>{text.howTitle}</h2>
        {text.rules.map((rule) => (
          <Muted key={rule}>{rule}</Muted>
        ))}
      </Stack>
      {place.open ? <SettlementPanel key={place.open} id={place.open} onClose={() => open(null)} /> : null}
    </DeskPage>
  );
}
