import { formatDateTime } from '#domain/format.ts';
import type { OrderDetail } from '#domain/order.ts';
import { orderText as text } from '#src/text/ko/orders.ts';
import { Button } from '#src/ui/button.tsx';
import { Card, Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout.tsx';
import { useApp } from '#src/wiring/app-context.tsx';
import { withdrawRequest } from '#src/wiring/orders.ts';
import { ClaimPictures } from './order-facts.tsx';

/** Requests for return and exchange; an undecided one can be taken back. */
export function OrderClaims({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const app = useApp();
  if (order.claims.length === 0) return null;
  const withdraw = async (claimId: number) => {
    try {
      await withdrawRequest(app, claimId);
      app.toast(text.done.withdraw);
    } catch (error) {
      app.toast(error instanceof Error ? error.message : text.failed, 'error');
    }
    onDone();
  };
  return (
    <Card>
      <Stack>
        <SectionTitle>{text.sections.claims}</SectionTitle>
        {order.claims.map((claim) => (
          <Row key={claim.claimId} spread>
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
            {claim.status === 'REQUESTED' ? (
              <Button size="small" type="button" onClick={() => void withdraw(claim.claimId)}>
                {text.actions.withdraw}
              </Button>
            ) : null}
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
