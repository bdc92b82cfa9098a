import { useState } from 'react';
import { formatDay, formatWon } from '#domain/kit/format.ts';
import { SETTLEMENT_STATE_NAMES, type SettledStore } from '#domain/seller/settlements/settlement.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { filterChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { tableDay } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { Chip, Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { AuditLink } from '../layout/audit-link.tsx';
import { adminPaths } from '../paths.ts';
import { settlementDeskText as text } from './settlement-desk.text.ts';
import { wireSettlementDesk } from './settlement-desk.wiring.ts';
import { SettlementPayDialog } from './settlement-pay-dialog.tsx';

const STATES = ['CLOSED', 'PAID'] as const;
const SPEC = { filters: { view: ['settlements'], paid: STATES } } as const;

const periodOf = ({ periodStart, periodEnd }: SettledStore): string =>
  text.period(formatDay(periodStart), formatDay(periodEnd));
const won = (
  id: 'gross' | 'fee' | 'coupons' | 'followers' | 'adjustments' | 'payable',
  cell: (row: SettledStore) => number = (row) => row[id],
): IndexColumn<SettledStore> => ({
  id,
  head: text.columns[id],
  isNumber: true,
  cell: (row) => formatWon(cell(row)),
});

const columnsWith = (onPay: (row: SettledStore) => void): readonly IndexColumn<SettledStore>[] => [
  { id: 'store', head: text.columns.store, isTitle: true, cell: ({ storeName }) => storeName },
  { id: 'period', head: text.columns.period, small: 'bare', cell: periodOf },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: ({ state }) => <Chip>{SETTLEMENT_STATE_NAMES[state]}</Chip>,
  },
  won('gross'),
  won('fee', ({ fee }) => fee && -fee),
  won('coupons', ({ coupons }) => coupons && -coupons),
  won('followers', ({ followers }) => followers && -followers),
  won('adjustments'),
  won('payable'),
  {
    id: 'paidOn',
    head: text.columns.paidOn,
    isOneLine: true,
    cell: ({ paidOn }) => (paidOn ? tableDay(paidOn) : ''),
  },
  {
    id: 'act',
    small: 'bare',
    head: text.columns.act,
    cell: (row) => (
      <Row css={{ gap: '$3' }}>
        <AuditLink type="SETTLEMENT" id={row.settlementId} name={`${row.storeName} ${periodOf(row)}`} />
        {row.state === 'CLOSED' ? (
          <Button
            type="button"
            size="small"
            aria-label={text.payOf(row.storeName, periodOf(row))}
            onClick={() => onPay(row)}
          >
            {text.pay}
          </Button>
        ) : null}
      </Row>
    ),
  },
];

/** Title and the unpaid amount, once it is loaded. */
const Heading = ({ unpaid }: { unpaid: number | undefined }) => (
  <Stack gap={2}>
    <Row spread>
      <PageTitle>{text.title}</PageTitle>
      <TextLink href={adminPaths.sellers}>{text.toStores}</TextLink>
    </Row>
    <Muted>{unpaid === undefined ? ' ' : text.unpaid(formatWon(unpaid))}</Muted>
  </Stack>
);

/** /admin/sellers?view=settlements: settlement statements of all stores; they are paid outside of this system. */
export default function SettlementDesk() {
  const { toast } = useApp();
  const { place, change, table } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const { snapshot, send } = useAddressed(
    wireSettlementDesk,
    { filter: { filters: { paid: filters.paid }, sort, size }, page },
    filterChanged,
  );
  const [paying, pay] = useState<SettledStore | null>(null);
  const clear = () => change({ filters: { paid: null } });
  const close = () => {
    pay(null);
    // After a refusal too, since another administrator may have changed the row.
    send({ type: 'screen.reloaded' });
  };
  return (
    <DeskPage>
      <Heading unpaid={snapshot.context.page?.counts?.unpaid} />
      <IndexViews
        views={[
          { value: null, label: text.all },
          ...STATES.map((value) => ({ value, label: SETTLEMENT_STATE_NAMES[value] })),
        ]}
        chosen={filters.paid}
        onChoose={(value) => change({ filters: { paid: STATES.find((one) => one === value) ?? null } })}
      />
      <IndexFlow
        flow="settlementDesk"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={columnsWith(pay)}
        idOf={({ settlementId }) => settlementId}
        nameOf={({ storeName }) => storeName}
        {...table}
        isNarrowed={filters.paid !== null}
        onClear={clear}
        nothing={<EmptyState title={text.empty} />}
      />
      {paying ? (
        <SettlementPayDialog
          settlement={paying}
          onDone={() => {
            toast(text.done);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </DeskPage>
  );
}
