import { useState } from 'react';
import { LINE_TABS, type SellerLine } from '#domain/seller/orders/seller-line.ts';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { type FiltersOf, rowsChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { ExportButton } from '#src/ui/index-table/export-button.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { bulkSelection } from '#src/ui/index-table/index-selection.ts';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { activeDays, PeriodFilter } from '#src/ui/index-table/period-filter.tsx';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { PageTitle, Row } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { isToSend, LineBulk } from './line-bulk.tsx';
import { wireLineBulk } from './line-bulk.wiring.ts';
import { NewOrderPolling } from './new-order-polling.tsx';
import { LINE_COLUMNS } from './order-columns.tsx';
import { ordersText as text } from './orders.text.ts';
import { wireLineFile, wireSellerLines } from './orders.wiring.ts';

const nothing = () => null;
/** Order panel and shipment dialog, loaded with the first press. */
const OrderPanel = addition(() => import('./order-panel.tsx'), nothing);
const ShipmentDialog = addition(() => import('./shipment-dialog.tsx'), nothing);

const [, ...TABS] = LINE_TABS;
const SPEC = { filters: { q: null, tab: TABS, from: null, until: null } } as const;

type Filters = FiltersOf<typeof SPEC>;

const Heading = ({ onShip }: { onShip: () => void }) => (
  <Row spread>
    <PageTitle>{text.title}</PageTitle>
    <Button type="button" size="small" tone="primary" onClick={onShip}>
      {text.bulk.open}
    </Button>
  </Row>
);

const viewsOf = (counts: Readonly<Record<string, number>> | undefined) =>
  LINE_TABS.map((tab) => ({
    value: tab === 'ALL' ? null : tab,
    label: text.views[tab],
    count: counts?.[tab],
  }));

const shippableIds = (rows: readonly SellerLine[]) =>
  rows.filter(isToSend).map(({ orderItemId }) => orderItemId);

type Days = Pick<Filters, 'from' | 'until'>;

/** First and last day of the orders. */
const OrderedDays = ({ days, onChange }: { days: Days; onChange: (days: Partial<Days>) => void }) => (
  <PeriodFilter
    label={text.ordered}
    labels={[text.from, text.until]}
    from={days.from}
    until={days.until}
    onPeriod={(from, until) => onChange({ from, until })}
  />
);

type Address = ReturnType<typeof useIndexAddress<typeof SPEC>>;

type BarProps = { address: Address; total: number | undefined };

/** Search, days and export of the table. */
const OrderBar = ({ address: { place, change, clear }, total }: BarProps) => (
  <IndexBar
    searched={text.searched}
    text={place.filters.q}
    onSearch={(q) => change({ filters: { q } })}
    sort={place.sort}
    onClear={clear}
    acts={<OrderedDays days={place.filters} onChange={(days) => change({ filters: days })} />}
    acting={activeDays(place.filters.from, place.filters.until)}
    file={<LineFile filters={place.filters} />}
    total={total}
  />
);

/** Export of the lines with the filters of the table. */
function LineFile({ filters }: { filters: Filters }) {
  const { snapshot, send } = useFlow(wireLineFile);
  return (
    <ExportButton
      flow="lineFile"
      snapshot={snapshot}
      hint={text.fileHint}
      onAsk={() => send({ type: 'file.asked', filter: filters })}
    />
  );
}

/** /order-manage: order lines of the store with the filters of the address, and the panel of the open order. */
export default function OrdersScreen() {
  const address = useIndexAddress(SPEC);
  const { place, change, open, table } = address;
  const { filters, sort, size, page } = place;
  const [isShipping, setShipping] = useState(false);
  const reload = () => send({ type: 'screen.reloaded' });
  const bulk = useFlow((app) => wireLineBulk(app, reload));
  const { snapshot, send } = useAddressed(
    wireSellerLines,
    { filter: { filters, sort, size }, page },
    rowsChanged(bulk),
  );
  const shown = snapshot.context.page;
  const rows = shown?.items ?? [];
  const opened = rows.find(({ orderId }) => orderId === place.open);
  return (
    <DeskPage>
      <NewOrderPolling onDue={reload} />
      <Heading onShip={() => setShipping(true)} />
      <IndexViews
        views={viewsOf(shown?.counts)}
        chosen={filters.tab}
        onChoose={(value) => change({ filters: { tab: TABS.find((one) => one === value) ?? null } })}
      />
      <OrderBar address={address} total={shown?.totalElements} />
      <IndexFlow
        flow="sellerLines"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={LINE_COLUMNS}
        idOf={({ orderItemId }) => orderItemId}
        nameOf={({ orderNo, productName }) => text.lineName(orderNo, productName)}
        opened={opened?.orderItemId ?? null}
        onOpen={(line) => open(rows.find(({ orderItemId }) => orderItemId === line)?.orderId ?? null)}
        selection={bulkSelection(bulk, shippableIds(rows))}
        {...table}
        isSearched={Boolean(filters.q)}
        nothing={<EmptyState title={text.empty} hint={text.emptyHint} />}
      />
      <LineBulk flow={bulk} rows={rows} />
      {place.open ? (
        <OrderPanel
          key={place.open}
          id={place.open}
          orderNo={opened?.orderNo ?? null}
          onClose={() => open(null)}
          onDone={reload}
        />
      ) : null}
      {isShipping ? <ShipmentDialog onDone={reload} onClose={() => setShipping(false)} /> : null}
    </DeskPage>
  );
}
