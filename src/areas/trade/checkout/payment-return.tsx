import type { OptionLine } from '#domain/trade/cart/cart.ts';
import { confirmPayment } from '#domain/trade/cart/checkout.ts';
import type { ApprovedPayment } from '#machines/trade/checkout.model.ts';
import { checkoutText as text } from '#src/areas/trade/checkout/checkout.text.ts';
import { wirePaymentReturn } from '#src/areas/trade/checkout/payment-return.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { Checkout } from './checkout.tsx';

type PaymentReturnProps = { items: readonly OptionLine[]; payment: ApprovedPayment };

/** Return from the payment provider with an approval; shows the order form again if that payment is over. */
export function PaymentReturn({ items, payment }: PaymentReturnProps) {
  const { snapshot, send } = useFlow(wirePaymentReturn, { payment });
  const { confirmation, error } = snapshot.context;
  const wait = useWait(confirmPayment);
  if (snapshot.matches('released')) {
    const reason = confirmation?.orderId === null ? confirmation.reason : null;
    return <Checkout items={items} unpaid={null} notice={reason} />;
  }
  return (
    <Stack gap={6}>
      <PageTitle>{text.title}</PageTitle>
      <FlowFrame
        flow="paymentReturn"
        snapshot={{ value: snapshot.value, hasTag: (tag) => tag === 'busy' && snapshot.hasTag('busy') }}
        skeleton={
          <Stack>
            <Muted role="status">{text.confirming}</Muted>
            <Skeleton />
          </Stack>
        }
      >
        {snapshot.matches('unconfirmed') ? (
          <EmptyState title={error || text.unconfirmed} hint={text.unconfirmed}>
            <Row>
              <Button
                tone="primary"
                type="button"
                wait={wait}
                onClick={() => send({ type: 'screen.retried' })}
              >
                {text.recheckPayment}
              </Button>
              <Button type="button" onClick={() => send({ type: 'order.reconsidered' })}>
                {text.backToForm}
              </Button>
            </Row>
          </EmptyState>
        ) : null}
      </FlowFrame>
    </Stack>
  );
}
