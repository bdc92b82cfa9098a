import { useState } from 'react';
import { formatDay, formatNumber, formatWon } from '#domain/kit/format.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { StoreCoupon } from '#domain/seller/coupons/store-coupon.ts';
import { lastDayOf } from '#domain/seller/coupons/store-coupon-change.ts';
import { benefitOf, conditionsOf } from '#src/areas/trade/coupons/coupon-terms.ts';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useAddressed, useFlowActor } from '#src/flow/use-flow.ts';
import { filterChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { Chip, Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { FollowerDiscount } from './follower-discount.tsx';
import type { StoreCouponChangeDialogProps } from './store-coupon-change-dialog.tsx';
import type { StoreCouponDialogProps } from './store-coupon-dialog.tsx';
import { storeCouponsText as text } from './store-coupons.text.ts';
import { wireStoreCouponEnd, wireStoreCouponList } from './store-coupons.wiring.ts';

const SPEC = { filters: {} } as const;
const CouponDialog = addition<StoreCouponDialogProps>(
  () => import('./store-coupon-dialog.tsx'),
  () => null,
);

const ChangeDialog = addition<StoreCouponChangeDialogProps>(
  () => import('./store-coupon-change-dialog.tsx'),
  () => null,
);

const { columns } = text;
const dayOf = (iso: string): string => formatDay(seoulDay(new Date(iso)));

const Benefit = ({ row }: { row: StoreCoupon }) => (
  <div>
    {benefitOf({ ...row, freeShipping: false })}
    <Muted>{conditionsOf({ ...row, freeShipping: false })}</Muted>
  </div>
);

function EndButton({ id, onEnded }: { id: number; onEnded: () => void }) {
  const actor = useFlowActor((app) => wireStoreCouponEnd(app, onEnded), { id });
  return <RemovalButton actor={actor} label={text.end} question={text.endQuestion} />;
}

function ChangeButton({ coupon, onChanged }: { coupon: StoreCoupon; onChanged: () => void }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button
        type="button"
        size="small"
        onPointerEnter={() => void ChangeDialog.preload()}
        onClick={() => open(true)}
      >
        {text.change.open}
      </Button>
      {isOpen ? (
        <ChangeDialog
          coupon={coupon}
          onDone={() => {
            open(false);
            onChanged();
          }}
          onClose={() => open(false)}
        />
      ) : null}
    </>
  );
}

const columnsWith = (reload: () => void): readonly IndexColumn<StoreCoupon>[] => [
  { id: 'name', head: columns.name, isTitle: true, cell: ({ name }) => name },
  { id: 'benefit', head: columns.benefit, small: 'line', cell: (row) => <Benefit row={row} /> },
  {
    id: 'days',
    head: columns.days,
    small: 'bare',
    cell: (row) => text.period(row.startsAt ? dayOf(row.startsAt) : '', formatDay(lastDayOf(row.endsAt))),
  },
  { id: 'state', head: columns.state, small: 'mark', cell: ({ state }) => <Chip>{text.states[state]}</Chip> },
  {
    id: 'issued',
    head: columns.issued,
    isNumber: true,
    cell: ({ issued, issueLimit }) => text.issuedOf(formatNumber(issued), formatNumber(issueLimit)),
  },
  { id: 'used', head: columns.used, isNumber: true, cell: ({ used }) => formatNumber(used) },
  { id: 'cost', head: columns.cost, isNumber: true, cell: ({ cost }) => formatWon(cost) },
  {
    id: 'act',
    head: columns.act,
    small: 'bare',
    cell: (row) =>
      row.state === 'ENDED' ? null : (
        <Row>
          <ChangeButton coupon={row} onChanged={reload} />
          <EndButton id={row.campaignId} onEnded={reload} />
        </Row>
      ),
  },
];

/** /store-coupons: coupons of the own store, with what they have cost it. */
export default function StoreCouponsScreen() {
  const { place, table } = useIndexAddress(SPEC);
  const [isCreating, create] = useState(false);
  const { snapshot, send } = useAddressed(
    wireStoreCouponList,
    { filter: { size: place.size }, page: place.page },
    filterChanged,
  );
  const reload = () => send({ type: 'screen.reloaded' });
  return (
    <DeskPage>
      <Row spread>
        <PageTitle>{text.title}</PageTitle>
        <Button
          type="button"
          size="small"
          tone="primary"
          onPointerEnter={() => void CouponDialog.preload()}
          onClick={() => create(true)}
        >
          {text.create}
        </Button>
      </Row>
      <IndexFlow
        flow="storeCouponList"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={columnsWith(reload)}
        idOf={({ campaignId }) => campaignId}
        nameOf={({ name }) => name}
        {...table}
        nothing={<EmptyState title={text.empty} hint={text.emptyHint} />}
      />
      <FollowerDiscount />
      <Stack gap={2} as="section" aria-label={text.howTitle}>
        <h2>{text.howTitle}</h2>
        {text.rules.map((rule) => (
          <Muted key={rule}>{rule}</Muted>
        ))}
      </Stack>
      {isCreating ? (
        <CouponDialog
          onDone={() => {
            create(false);
            reload();
          }}
          onClose={() => create(false)}
        />
      ) : null}
    </DeskPage>
  );
}
