import { useState } from 'react';
import { formatDate, formatWon } from '#domain/kit/format.ts';
import { COUPON_STATUSES, type Coupon, type CouponStatus, registerCoupon } from '#domain/trade/coupon.ts';
import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import { couponText as text } from '#src/areas/trade/coupons.text.ts';
import { wireCouponWallet } from '#src/areas/trade/coupons.wiring.ts';
import { useWait } from '#src/flow/patience.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted, PageTitle, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';

/** /mypage/coupons */
export default function CouponWalletScreen() {
  const { snapshot, send } = useFlow(wireCouponWallet);
  const [tab, setTab] = useState<CouponStatus>('ACTIVE');
  const { coupons, code, problem, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const wait = useWait(registerCoupon);
  const of = (status: CouponStatus) => coupons.filter(({ couponStatus }) => couponStatus === status);
  const labels = { ACTIVE: text.tabs.usable, USED: text.tabs.used, EXPIRED: text.tabs.expired };
  return (
    <MyPageFrame>
      <Stack gap={6}>
        <PageTitle>{text.title}</PageTitle>
        <FlowFrame
          flow="couponWallet"
          snapshot={snapshot}
          error={error || text.failed}
          onRetry={() => send({ type: 'screen.retried' })}
        >
          <Stack gap={6}>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                send({ type: 'code.submitted' });
              }}
            >
              <TextField
                label={text.code}
                hint={text.codeHint}
                problem={problem ?? undefined}
                value={code}
                autoComplete="off"
                onChange={({ target }) => send({ type: 'code.changed', code: target.value })}
                action={
                  <Button
                    tone="primary"
                    type="submit"
                    busy={isSaving}
                    blocked={!isSaving && !snapshot.can({ type: 'code.submitted' })}
                    wait={wait}
                  >
                    {text.register}
                  </Button>
                }
              />
            </form>
            <Tabs
              label={text.tabs.label}
              selected={tab}
              onSelect={setTab}
              tabs={COUPON_STATUSES.map((status) => ({
                id: status,
                label: labels[status](of(status).length),
                content: <Coupons coupons={of(status)} />,
              }))}
            />
          </Stack>
        </FlowFrame>
      </Stack>
    </MyPageFrame>
  );
}

function Coupons({ coupons }: { coupons: readonly Coupon[] }) {
  if (coupons.length === 0) return <EmptyState title={text.empty} />;
  return (
    <Stack>
      {coupons.map((coupon) => (
        <Card key={coupon.couponCode}>
          <SectionTitle>{benefitOf(coupon)}</SectionTitle>
          <p>{coupon.couponName}</p>
          <Muted>{conditionsOf(coupon)}</Muted>
        </Card>
      ))}
    </Stack>
  );
}

function benefitOf({ discountType, discountValue, freeShipping }: Coupon): string {
  const off =
    discountType === 'RATE_DISCOUNT' ? text.percent(discountValue) : text.won(formatWon(discountValue));
  return [discountValue > 0 ? off : '', freeShipping ? text.freeShipping : ''].filter(Boolean).join(' + ');
}

const conditionsOf = ({ minOrderAmount, maxDiscountAmount, expiresAt, usedAt }: Coupon): string =>
  [
    minOrderAmount > 0 ? text.least(formatWon(minOrderAmount)) : '',
    maxDiscountAmount === null ? '' : text.most(formatWon(maxDiscountAmount)),
    usedAt ? text.usedAt(formatDate(usedAt)) : text.until(formatDate(expiresAt)),
  ]
    .filter(Boolean)
    .join(' · ');
