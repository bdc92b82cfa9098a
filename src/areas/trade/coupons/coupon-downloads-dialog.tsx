import type { FlowOf } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { TermsTicket } from './coupon-ticket.tsx';
import { couponText as text } from './coupons.text.ts';
import type { wireCouponDownloads } from './coupons.wiring.ts';

export type CouponDownloadsProps = Pick<FlowOf<typeof wireCouponDownloads>, 'snapshot' | 'send'>;

/** Coupons to download; those that the member has are shown as taken. */
export default function CouponDownloadsDialog({ snapshot, send }: CouponDownloadsProps) {
  const { coupons, campaignId, problem } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  return (
    <Dialog open title={text.downloads} onClose={() => send({ type: 'list.closed' })}>
      <Stack gap={3}>
        <Refusal reason={problem} />
        <Stack as="ul" gap={3}>
          {coupons.map((coupon) => (
            <TermsTicket
              key={coupon.campaignId}
              terms={coupon}
              name={coupon.name}
              valid={text.validFor(coupon.validDays)}
              isPast={coupon.isTaken}
            >
              <Button
                size="small"
                type="button"
                aria-label={`${coupon.name} ${coupon.isTaken ? text.downloaded : text.download}`}
                disabled={coupon.isTaken}
                busy={isSaving && campaignId === coupon.campaignId}
                onClick={() => send({ type: 'coupon.chosen', campaignId: coupon.campaignId })}
              >
                {coupon.isTaken ? text.downloaded : text.download}
              </Button>
            </TermsTicket>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
