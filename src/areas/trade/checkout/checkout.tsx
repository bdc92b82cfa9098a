import { useEffect } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { PaymentMethod } from '#domain/trade/cart/checkout.ts';
import { DEPOSIT_BANKS, DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import type { Change } from '#machines/kit/form.ts';
import type { CheckoutInput, CheckoutValues } from '#machines/trade/checkout.model.ts';
import { checkoutText as text } from '#src/areas/trade/checkout/checkout.text.ts';
import { wireCheckout } from '#src/areas/trade/checkout/checkout.wiring.ts';
import { receiptText } from '#src/areas/trade/deposits/cash-receipt.text.ts';
import { depositText } from '#src/areas/trade/deposits/deposit.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState, ErrorState } from '#src/ui/states.tsx';
import { ReceiptFields } from '../deposits/receipt-fields.tsx';
import { Block, Notice, Sides } from './checkout-layout.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { MethodChoice } from './method-choice.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { type CheckoutParts, ShippingFields } from './shipping-fields.tsx';

const BANKS = DEPOSIT_BANKS.map((bank) => ({ value: bank, label: bank }));

/** Reason for a missing order as text; provider codes are translated. */
const wordsOf = (reason: string): string =>
  text.refusals[reason] ?? (/^[A-Z_]*$/.test(reason) ? text.refused : reason);

/** Order form of the checkout flow. */
export function Checkout(start: Omit<CheckoutInput, 'key'>) {
  const { newKey } = useApp();
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send, actor } = useFlow((app) => wireCheckout(app, focusProblem), {
    ...start,
    key: newKey(),
  });
  useRestored(send);
  const { quote, error, failure } = snapshot.context;
  const isUnknown = snapshot.matches({ editing: { priced: 'unanswered' } });
  const words = isUnknown ? text.unanswered : error === null ? null : wordsOf(error);
  return (
    <Stack gap={6}>
      <PageTitle>{text.title}</PageTitle>
      {words ? <Notice role="status">{words}</Notice> : null}
      <FlowFrame
        flow="checkout"
        snapshot={{ value: snapshot.value, hasTag: (tag) => tag === 'busy' && snapshot.hasTag('busy') }}
      >
        {snapshot.matches('failed') ? (
          <ErrorState message={failure || text.failed} onRetry={() => send({ type: 'screen.retried' })} />
        ) : snapshot.hasTag('empty') ? (
          <NothingToOrder />
        ) : quote ? (
          <form
            method="post"
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              send({ type: 'form.submitted' });
            }}
          >
            <ErrorSummary form={form} problems={snapshot.context.problems} nameOf={text.fieldOf} />
            <Sides>
              <div>
                <ShippingFields actor={actor} snapshot={snapshot} />
                <QuoteLines lines={quote.lines} />
                <DiscountFields actor={actor} snapshot={snapshot} />
                <Block title={text.method}>
                  <Methods methods={quote.paymentMethods} actor={actor} snapshot={snapshot} />
                </Block>
              </div>
              <PaymentSummary actor={actor} snapshot={snapshot} />
            </Sides>
          </form>
        ) : null}
      </FlowFrame>
      <PriceDialog isOpen={snapshot.matches('repricing')} onClose={() => send({ type: 'price.accepted' })} />
    </Stack>
  );
}

/** Payment methods, and for a deposit the bank of the virtual account and the cash receipt. */
const Methods = ({ methods, actor, snapshot }: CheckoutParts & { methods: readonly PaymentMethod[] }) => {
  const { method, bank, receiptKind, receiptNumber } = snapshot.context.values;
  const choose = (change: Change<CheckoutValues>) => actor.send({ type: 'field.changed', change });
  return (
    <>
      <MethodChoice methods={methods} value={method} onChange={(next) => choose({ method: next })} />
      {method === DEPOSIT_METHOD ? (
        <>
          <SelectField
            label={depositText.bank}
            hint={depositText.bankHint}
            choices={BANKS}
            value={bank}
            onChange={({ target }) => choose({ bank: target.value })}
          />
          <ReceiptFields
            none={receiptText.none}
            kind={receiptKind}
            number={receiptNumber}
            problem={sentenceAt(snapshot.context.problems, 'receiptNumber')}
            onKind={(next) => choose({ receiptKind: next, receiptNumber: '' })}
            onNumber={(next) => choose({ receiptNumber: next })}
          />
        </>
      ) : null}
    </>
  );
};

/** Reports a return from the payment page that restored this page from the back/forward cache. */
function useRestored(send: (event: { type: 'order.reconsidered' }) => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'order.reconsidered' });
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [send]);
}

const PriceDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <ConfirmDialog
    open={isOpen}
    title={text.priceChanged}
    text={text.priceChangedHint}
    closeLabel={text.showPrice}
    onClose={onClose}
  />
);

const NothingToOrder = () => (
  <EmptyState title={text.empty} hint={text.emptyHint}>
    <ButtonLink href={paths.cart} tone="primary">
      {text.toCart}
    </ButtonLink>
  </EmptyState>
);
