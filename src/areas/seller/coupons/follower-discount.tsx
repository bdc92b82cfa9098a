import { useState } from 'react';
import { formatDay } from '#domain/kit/format.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { FollowerDiscount as Discount } from '#domain/seller/coupons/follower-discount.ts';
import { followerTermsText } from '#src/areas/trade/follows/follower-offer.ts';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlow, useFlowActor } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { followerDiscountText as text } from './follower-discount.text.ts';
import { wireFollowerDiscount, wireFollowerDiscountEnd } from './follower-discount.wiring.ts';
import type { FollowerDiscountDialogProps } from './follower-discount-dialog.tsx';

const DiscountDialog = addition<FollowerDiscountDialogProps>(
  () => import('./follower-discount-dialog.tsx'),
  () => null,
);

/** The last day of a discount; its end is the midnight after it. */
const lastDayOf = ({ endsAt }: Discount): string =>
  formatDay(seoulDay(new Date(new Date(endsAt).getTime() - 1)));

function Running({ discount, onEnded }: { discount: Discount; onEnded: () => void }) {
  const actor = useFlowActor((app) => wireFollowerDiscountEnd(app, onEnded), { id: discount.discountId });
  return (
    <Row spread>
      <span>
        {followerTermsText(discount)} · {text.until(lastDayOf(discount))}
      </span>
      <RemovalButton actor={actor} label={text.end} question={text.endQuestion} />
    </Row>
  );
}

/** Section of the store's coupons: number of followers, and the discount for them, which is begun and ended here. */
export function FollowerDiscount() {
  const [isStarting, start] = useState(false);
  const { snapshot, send } = useFlow(wireFollowerDiscount);
  const { data, error } = snapshot.context;
  const reload = () => send({ type: 'screen.reloaded' });
  return (
    <Stack gap={2} as="section" aria-label={text.title}>
      <h2>{text.title}</h2>
      <FlowFrame
        flow="followerDiscount"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data ? <Muted>{text.followers(data.followers)}</Muted> : null}
        {data?.discount ? (
          <Running key={data.discount.discountId} discount={data.discount} onEnded={reload} />
        ) : null}
        {data && !data.discount ? (
          <Row spread>
            <Muted>{text.none}</Muted>
            <Button type="button" size="small" onClick={() => start(true)}>
              {text.start}
            </Button>
          </Row>
        ) : null}
      </FlowFrame>
      {text.rules.map((rule) => (
        <Muted key={rule}>{rule}</Muted>
      ))}
      {isStarting ? (
        <DiscountDialog
          onDone={() => {
            start(false);
            reload();
          }}
          onClose={() => start(false)}
        />
      ) : null}
    </Stack>
  );
}
