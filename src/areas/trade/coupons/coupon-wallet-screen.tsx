import { useState } from 'react';
import {
  COUPON_STATUSES,
  type Coupon,
  type CouponStatus,
  registerCoupon,
} from '#domain/trade/coupons/coupon.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { CouponTicket } from '#src/areas/trade/coupons/coupon-ticket.tsx';
import { couponText as text } from '#src/areas/trade/coupons/coupons.text.ts';
import { wireCouponWallet } from '#src/areas/trade/coupons/coupons.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { EmptyState } from '#src/ui/states.tsx';

/** /mypage/coupons: coupons of the member. */
export default function CouponWalletScreen() {
  const { snapshot, send } = useFlow(wireCouponWallet);
  const [tab, setTab] = useState<CouponStatus>('ACTIVE');
  const { coupons, error } = snapshot.context;
  const of = (status: CouponStatus) => coupons.filter(({ couponStatus }) => couponStatus === status);
  const labels = { ACTIVE: text.tabs.usable, USED: text.tabs.used, EXPIRED: text.tabs.expired };
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <PageTitle>{text.title}</PageTitle>
        <FlowFrame
          flow="couponWallet"
          snapshot={snapshot}
          error={error || text.failed}
          onRetry={() => send({ type: 'screen.retried' })}
        >
          <Stack gap={6}>
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
            <CodeForm flow={{ snapshot, send }} />
          </Stack>
        </FlowFrame>
      </Stack>
    </MyPageLayout>
  );
}

type CodeProps = { flow: Pick<FlowOf<typeof wireCouponWallet>, 'snapshot' | 'send'> };

/** Field for the code of a coupon. */
function CodeForm({ flow: { snapshot, send } }: CodeProps) {
  const { code, problem } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const wait = useWait(registerCoupon);
  return (
    <form
      method="post"
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
  );
}

const Coupons = ({ coupons }: { coupons: readonly Coupon[] }) =>
  coupons.length === 0 ? (
    <EmptyState title={text.empty} hint={text.emptyHint} />
  ) : (
    <Stack as="ul" gap={3}>
      {coupons.map((coupon) => (
        <CouponTicket key={coupon.couponCode} coupon={coupon} />
      ))}
    </Stack>
  );
