import { useState } from 'react';
import type { Campaign } from '#domain/admin/coupons/campaign-endpoints.ts';
import { formatNumber, formatWon } from '#domain/kit/format.ts';
import { CAMPAIGN_STATES } from '#domain/trade/coupons/coupon-campaign.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { filterChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { Button } from '#src/ui/button.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { tableDayOf } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { Chip, PageTitle, Row } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { benefitOf, mostCostOf } from './campaign-facts.tsx';
import { CampaignFormDialog } from './campaign-form-dialog.tsx';
import { wireCampaignList } from './campaign-list.wiring.ts';
import { CampaignPanel } from './campaign-panel.tsx';
import { CouponGiftDialog } from './coupon-gift-dialog.tsx';
import { couponsText as text } from './coupons.text.ts';

const SPEC = { filters: { q: null, state: CAMPAIGN_STATES }, sorts: ['newest'] } as const;

const COLUMNS: readonly IndexColumn<Campaign>[] = [
  { id: 'name', head: text.columns.name, cell: (row) => row.name, isTitle: true },
  { id: 'code', head: text.columns.code, small: 'bare', cell: (row) => row.code },
  { id: 'benefit', head: text.columns.benefit, small: 'bare', cell: benefitOf },
  {
    id: 'issued',
    head: text.columns.issued,
    isNumber: true,
    cell: (row) => text.issuedOf(formatNumber(row.issued), formatNumber(row.issueLimit)),
  },
  { id: 'used', head: text.columns.used, isNumber: true, cell: (row) => formatNumber(row.used) },
  {
    id: 'expired',
    small: 'none',
    head: text.columns.expired,
    isNumber: true,
    cell: (row) => formatNumber(row.expired),
  },
  { id: 'cost', head: text.columns.cost, isNumber: true, cell: (row) => formatWon(row.costSoFar) },
  { id: 'most', head: text.columns.most, small: 'none', isNumber: true, cell: mostCostOf },
  { id: 'ends', head: text.columns.ends, isOneLine: true, cell: (row) => tableDayOf(row.endsAt) },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: (row) => <Chip>{text.states[row.state]}</Chip>,
  },
];

/** Views by state with their counts, once they are loaded. */
const viewsOf = (counts: Readonly<Record<string, number>> | undefined) => [
  { value: null, label: text.all, count: counts?.all },
  ...CAMPAIGN_STATES.map((value) => ({ value, label: text.states[value], count: counts?.[value] })),
];

const stateOf = (value: string | null) => CAMPAIGN_STATES.find((one) => one === value) ?? null;

/** Dialogs of the screen: a new campaign, and a coupon for one member. */
type Dialog = 'campaign' | 'gift';

const Heading = ({ onOpen }: { onOpen: (dialog: Dialog) => void }) => (
  <Row spread>
    <PageTitle>{text.title}</PageTitle>
    <Row>
      <Button type="button" size="small" onClick={() => onOpen('gift')}>
        {text.giveOne}
      </Button>
      <Button type="button" size="small" tone="primary" onClick={() => onOpen('campaign')}>
        {text.create}
      </Button>
    </Row>
  </Row>
);

type DialogProps = { dialog: Dialog | null; onDone: (sentence: string) => void; onClose: () => void };

function OpenDialog({ dialog, onDone, onClose }: DialogProps) {
  switch (dialog) {
    case 'campaign':
      return <CampaignFormDialog campaign={null} onDone={() => onDone(text.saved)} onClose={onClose} />;
    case 'gift':
      return <CouponGiftDialog onDone={() => onDone(text.gave)} onClose={onClose} />;
    default:
      return null;
  }
}

/** /admin/coupons: campaigns with the filters of the address, and the panel of the open one. */
export default function CouponsScreen() {
  const { toast } = useApp();
  const { place, change, clear, open, table } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { snapshot, send } = useAddressed(
    wireCampaignList,
    { filter: { filters, sort, size }, page },
    filterChanged,
  );
  const reload = () => send({ type: 'screen.reloaded' });
  const done = (sentence: string) => {
    setDialog(null);
    toast(sentence);
    reload();
  };
  const opened = snapshot.context.page?.items.find(({ campaignId }) => campaignId === place.open);
  return (
    <DeskPage>
      <Heading onOpen={setDialog} />
      <IndexViews
        views={viewsOf(snapshot.context.page?.counts)}
        chosen={filters.state}
        onChoose={(value) => change({ filters: { state: stateOf(value) } })}
      />
      <IndexBar
        searched={text.searched}
        text={filters.q}
        onSearch={(q) => change({ filters: { q } })}
        sort={sort}
        onClear={clear}
      />
      <IndexFlow
        flow="campaignList"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={COLUMNS}
        idOf={({ campaignId }) => campaignId}
        nameOf={({ name }) => name}
        opened={place.open}
        onOpen={open}
        {...table}
        nothing={<EmptyState title={text.empty} />}
      />
      {place.open ? (
        <CampaignPanel
          key={place.open}
          id={place.open}
          title={opened?.name ?? text.title}
          onClose={() => open(null)}
          onDone={reload}
        />
      ) : null}
      <OpenDialog dialog={dialog} onDone={done} onClose={() => setDialog(null)} />
    </DeskPage>
  );
}
