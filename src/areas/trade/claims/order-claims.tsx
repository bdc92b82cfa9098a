import type { ReactNode } from 'react';
import { formatDateTime, formatDay, formatShortDate } from '#domain/kit/format.ts';
import { isSellersFault } from '#domain/trade/claims/claim.ts';
import type { OrderClaim, OrderDetail } from '#domain/trade/orders/order.ts';
import { CLAIM, CLAIM_STATE, mayDo } from '#domain/trade/orders/order-lifecycle.ts';
import { InquireButton } from '#src/areas/inquiries/inquire-button.tsx';
import { claimWords } from '#src/areas/trade/claims/claim.text.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { wireClaimWithdrawal } from '#src/areas/trade/orders/orders.wiring.ts';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { commonProductText } from '#src/text/products.ts';
import { Chip, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { ProductLine } from '#src/ui/products/product-line.tsx';
import { Block } from '../checkout/checkout-layout.tsx';
import { ClaimPictures } from '../orders/order-facts.tsx';
import { ClaimStages } from './claim-stages.tsx';
import { ReturnTools } from './return-tools.tsx';

/** Claims of an order; an undecided one can be withdrawn. */
export function OrderClaims({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  if (order.claims.length === 0) return null;
  return (
    <Block title={text.sections.claims}>
      {order.claims.map((claim) => (
        <ClaimFacts
          key={claim.claimId}
          claim={claim}
          readAt={order.readAt}
          tools={<ReturnTools claim={claim} orderNo={order.orderNo} onDone={onDone} />}
        >
          {mayDo('buyer', CLAIM.moves.withdraw, claim.status) ? (
            <Withdrawal claimId={claim.claimId} onDone={onDone} />
          ) : null}
        </ClaimFacts>
      ))}
    </Block>
  );
}

/** True while the buyer's own parcel is under way. */
const isSentByBuyer = ({ method, status }: OrderClaim): boolean =>
  method === 'OWN' && status === CLAIM_STATE.COLLECTING;

/** Line, reason and result of a claim. */
type FactsProps = { claim: OrderClaim; readAt: string; tools: ReactNode; children: ReactNode };
const ClaimFacts = ({ claim, readAt, tools, children }: FactsProps) => (
  <Stack gap={2}>
    <Row spread>
      <Row css={{ gap: '$2' }}>
        <strong>{text.claim.typeNames[claim.type]}</strong>
        <Chip>{isSentByBuyer(claim) ? claimWords.method.sentState : text.claim.statuses[claim.status]}</Chip>
      </Row>
      {children}
    </Row>
    <ProductLine tile={80} goods={{ ...claim, option: claim.optionDetails }}>
      <Muted>{commonProductText.totalPieces(claim.quantity)}</Muted>
    </ProductLine>
    <Muted>
      {text.claim.reasons[claim.reason] ?? claim.reason} · {formatDateTime(claim.createdAt)}
    </Muted>
    {claim.detail ? <p>{claim.detail}</p> : null}
    <Row>
      <ClaimPictures urls={claim.imageUrls} />
    </Row>
    {claim.stages.length > 0 ? <ClaimStages label={claimWords.stages.title} {...claim} /> : null}
    <ClaimSteps claim={claim} readAt={readAt} />
    {claim.isPrepaid ? (
      <Muted>{claim.cameCollect ? claimWords.method.cameCollect : claimWords.method.paid}</Muted>
    ) : null}
    {tools}
    <Row>
      <InquireButton
        line={{ lineId: claim.orderItemId, productName: claim.productName }}
        claim={claim}
        topic="RETURN"
      />
    </Row>
    {claim.rejectReason ? <strong>{claimWords.rejections[claim.rejectReason]}</strong> : null}
    {claim.answer ? <p>{claim.answer}</p> : null}
    {claim.rejectImageUrls.length > 0 ? (
      <Row role="group" aria-label={text.claim.rejectPictures}>
        <ClaimPictures urls={claim.rejectImageUrls} />
      </Row>
    ) : null}
  </Stack>
);

/** Progress of a claim, due date of its refund, and the parcel of a rejected one. */
function ClaimSteps({ claim, readAt }: Pick<FactsProps, 'claim' | 'readAt'>) {
  const { status, reason, collectCarrier, collectTracking, receivedAt, refundDue } = claim;
  const wayBack = [claim.backCarrier, claim.backTracking].filter(Boolean).join(' ');
  if (status === CLAIM_STATE.REQUESTED && claim.pickupOn)
    return <Muted>{claimWords.method.pickup(formatDay(claim.pickupOn), claim.pickupPlace)}</Muted>;
  if (status === CLAIM_STATE.COLLECTING && collectCarrier)
    return (
      <Muted>
        {isSentByBuyer(claim)
          ? claimWords.method.sent([collectCarrier, collectTracking].filter(Boolean).join(' '))
          : text.claim.collecting([collectCarrier, collectTracking].filter(Boolean).join(' '))}
      </Muted>
    );
  if (status === CLAIM_STATE.RECEIVED && refundDue)
    return (
      <Muted>
        {refundDue <= readAt
          ? text.claim.refundLate
          : text.claim.refundBy(formatShortDate(new Date(Date.parse(refundDue) - 1).toISOString()))}
      </Muted>
    );
  if (status === CLAIM_STATE.REJECTED && receivedAt)
    return (
      <>
        <Muted>{text.claim.sentBack[isSellersFault(reason) ? 'seller' : 'buyer']}</Muted>
        {wayBack ? <Muted>{text.claim.wayBack(wayBack)}</Muted> : null}
      </>
    );
  return null;
}

function Withdrawal({ claimId, onDone }: { claimId: number; onDone: () => void }) {
  const actor = useFlowActor((app) => wireClaimWithdrawal(app, onDone), { id: claimId });
  return <RemovalButton actor={actor} label={text.actions.withdraw} question={text.ask.withdraw} />;
}
