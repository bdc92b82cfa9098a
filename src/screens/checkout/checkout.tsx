import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { OptionLine } from '#domain/cart.ts';
import type { Arrival } from '#machines/checkout/checkout.model.ts';
import { paths } from '#src/lib/paths.ts';
import { checkoutText as text } from '#src/text/ko/checkout.ts';
import { Beside } from '#src/ui/amounts.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted, PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { EmptyState, ErrorState, Skeleton } from '#src/ui/states.tsx';
import { useApp, useLogic } from '#src/wiring/app-context.tsx';
import { wireCheckout } from '#src/wiring/checkout.ts';
import { DiscountFields } from './discount-fields.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { ShippingFields } from './shipping-fields.tsx';

type CheckoutProps = { items: readonly OptionLine[]; arrival: Arrival };

/** The order form around its machine. */
export function Checkout({ items, arrival }: CheckoutProps) {
  const { newKey } = useApp();
  const form = useRef<HTMLFormElement>(null);
  const focusProblem = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const logic = useLogic((app) => wireCheckout(app, focusProblem));
  const actor = useActorRef(logic, { input: { items, arrival, key: newKey() } });
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => {
    // Back from the payment window may show this very page again, frozen as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) =>
      persisted && actor.send({ type: 'order.reconsidered' });
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [actor]);
  const { quote, draft, notice, error } = snapshot.context;
  const words =
    notice === null ? null : (text.refusals[notice] ?? (/^[A-Z_]*$/.test(notice) ? text.refused : notice));
  return (
    <Stack gap={6}>
      <PageTitle>{text.title}</PageTitle>
      {words ? <Card role="status">{words}</Card> : null}
      <FlowFrame
        flow="checkout"
        snapshot={{ value: snapshot.value, hasTag: (tag) => tag === 'busy' && snapshot.hasTag('busy') }}
        skeleton={<Waiting isConfirming={snapshot.matches('confirming')} />}
      >
        {snapshot.matches('unconfirmed') ? (
          <EmptyState title={error || text.unconfirmed} hint={text.unconfirmed}>
            <Row>
              <Button tone="primary" type="button" onClick={() => actor.send({ type: 'screen.retried' })}>
                {text.recheckPayment}
              </Button>
              <Button type="button" onClick={() => actor.send({ type: 'order.reconsidered' })}>
                {text.backToForm}
              </Button>
            </Row>
          </EmptyState>
        ) : snapshot.matches('failed') ? (
          <ErrorState message={error || text.failed} onRetry={() => actor.send({ type: 'screen.retried' })} />
        ) : snapshot.hasTag('empty') ? (
          <EmptyState title={text.empty} hint={text.emptyHint}>
            <ButtonLink href={paths.cart} tone="primary">
              {text.toCart}
            </ButtonLink>
          </EmptyState>
        ) : quote && draft ? (
          <form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              actor.send({ type: 'payment.requested' });
            }}
          >
            <Beside>
              <Stack gap={6}>
                <QuoteLines lines={quote.lines} />
                <ShippingFields actor={actor} snapshot={snapshot} />
                <DiscountFields actor={actor} snapshot={snapshot} />
              </Stack>
              <PaymentSummary actor={actor} snapshot={snapshot} />
            </Beside>
          </form>
        ) : null}
      </FlowFrame>
      <ConfirmDialog
        open={snapshot.matches('repricing')}
        title={text.priceChanged}
        text={text.priceChangedHint}
        closeLabel={text.showPrice}
        onClose={() => actor.send({ type: 'price.accepted' })}
      />
    </Stack>
  );
}

const Waiting = ({ isConfirming }: { isConfirming: boolean }) => (
  <Stack>
    {isConfirming ? <Muted role="status">{text.confirming}</Muted> : null}
    <Skeleton />
  </Stack>
);
