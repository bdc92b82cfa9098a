import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { Refund } from '#domain/trade/claims/refund.ts';
import { chargedFee, returnFeeParts } from '#domain/trade/claims/return-fee.ts';
import { orderText } from '#src/areas/trade/orders/orders.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';

const text = orderText.refund;

const Framed = styled('section', { padding: '$5', borderRadius: '$card', background: '$sunken' });

/** Refund in money and points, and the deducted return fee. */
export const RefundSplit = ({ refund }: { refund: Refund }) => (
  <Framed aria-live="polite">
    <Stack>
      <SectionTitle>{text.title}</SectionTitle>
      <Amounts>
        {refund.deliveryCharge > 0 ? (
          <>
            <dt>{text.charge}</dt>
            <dd>
              −{formatWon(refund.deliveryCharge)}
              <Muted>{returnFeeParts(chargedFee(refund))}</Muted>
            </dd>
          </>
        ) : null}
        {refund.points > 0 ? (
          <>
            <dt>{text.points}</dt>
            <dd>{formatNumber(refund.points)}P</dd>
          </>
        ) : null}
        <TotalName>{text.cash}</TotalName>
        <TotalAmount>{formatWon(refund.cash)}</TotalAmount>
      </Amounts>
      {refund.couponRestored ? <Muted>{text.coupon}</Muted> : null}
    </Stack>
  </Framed>
);
