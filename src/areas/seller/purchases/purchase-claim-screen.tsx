import { wireOrderClaim } from '#src/areas/trade/claims/claim.wiring.ts';
import { ClaimFormView } from '#src/areas/trade/claims/claim-form.tsx';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { purchasePath, purchasePaths } from './paths.ts';

/** /mypage/purchases/:id/claim/:itemId: claim form of one order line. */
export default function PurchaseClaimScreen({ params }: ScreenProps) {
  const orderId = Number(params.id);
  const orderItemId = Number(params.itemId);
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send, actor } = useFlow((app) => wireOrderClaim(app, focusProblem, purchasePath), {
    target: { orderId, orderItemId },
  });
  return (
    <Stack gap={6} css={{ maxWidth: '720px' }}>
      <PageTitle>{text.claim.title}</PageTitle>
      <FlowFrame
        flow="orderClaim"
        snapshot={snapshot}
        error={snapshot.context.error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        missing={
          <EmptyState title={snapshot.context.error || text.failed}>
            <ButtonLink href={purchasePaths.all}>{text.complete.toOrders}</ButtonLink>
          </EmptyState>
        }
      >
        {snapshot.hasTag('empty') ? (
          <EmptyState title={text.claim.closed} hint={text.claim.closedHint}>
            <ButtonLink href={purchasePath(orderId)}>{text.detail}</ButtonLink>
          </EmptyState>
        ) : (
          <ClaimFormView ref={form} actor={actor} snapshot={snapshot} />
        )}
      </FlowFrame>
    </Stack>
  );
}
