import { formatDateTime } from '#domain/kit/format.ts';
import type { OrderClaim, OrderDetail } from '#domain/trade/order.ts';
import { CLAIM, mayDo } from '#domain/trade/order-life.ts';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { wireClaimWithdrawal } from '#src/areas/trade/orders.wiring.ts';
import { AskedRemoval } from '#src/flow/asked-removal.tsx';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { Card, Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { ClaimPictures } from './order-facts.tsx';

/** Requests for return and exchange; an undecided one can be taken back. */
export function OrderClaims({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  if (order.claims.length === 0) return null;
  return (
    <Card>
      <Stack>
        <SectionTitle>{text.sections.claims}</SectionTitle>
        {order.claims.map((claim) => (
          <Row key={claim.claimId} spread>
            <ClaimFacts claim={claim} />
            {mayDo('buyer', CLAIM.moves.withdraw, claim.status) ? (
              <Withdrawal claimId={claim.claimId} onDone={onDone} />
            ) : null}
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

const ClaimFacts = ({ claim }: { claim: OrderClaim }) => (
  <Stack gap={2}>
    <Row>
      <strong>{text.claim.typeNames[claim.type]}</strong>
      <Chip>{text.claim.statuses[claim.status]}</Chip>
    </Row>
    <Muted>
      {text.claim.reasons[claim.reason] ?? claim.reason} · {formatDateTime(claim.createdAt)}
    </Muted>
    {claim.detail ? <p>{claim.detail}</p> : null}
    {claim.answer ? <p>{claim.answer}</p> : null}
    <Row>
      <ClaimPictures urls={claim.imageUrls} />
    </Row>
  </Stack>
);

function Withdrawal({ claimId, onDone }: { claimId: number; onDone: () => void }) {
  const actor = useFlowActor((app) => wireClaimWithdrawal(app, onDone), { id: claimId });
  return <AskedRemoval actor={actor} label={text.actions.withdraw} question={text.ask.withdraw} />;
}
