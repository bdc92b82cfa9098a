import { formatNumber, formatWon } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { quoteCheckout, startPayment } from '#domain/trade/cart/checkout.ts';
import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import { checkoutText as text } from '#src/areas/trade/checkout/checkout.text.ts';
import { depositText } from '#src/areas/trade/deposits/deposit.text.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import { ActionBar, Block, Summary } from './checkout-layout.tsx';
import type { CheckoutParts } from './shipping-fields.tsx';

const Problem = styled('p', { fontSize: '$label', color: '$danger' });

/** Price breakdown of the server's quote. */
export function PaymentSummary({ actor, snapshot }: CheckoutParts) {
  const { quote } = snapshot.context;
  if (!quote) return null;
  return (
    <Summary aria-label={text.summary}>
      <Block title={text.summary}>
        <Amounts aria-busy={snapshot.hasTag('pending')}>
          <dt>{text.goods}</dt>
          <dd>{formatWon(quote.baseTotal)}</dd>
          {quote.adjustments.map(({ kind, amount, reason }) => (
            <Adjustment key={kind} reason={reason} amount={amount} />
          ))}
          <TotalName>{text.total}</TotalName>
          <TotalAmount>{formatWon(quote.finalPrice)}</TotalAmount>
        </Amounts>
        <Muted>{text.earned(formatNumber(quote.earnedPoints))}</Muted>
      </Block>
      <PayBar actor={actor} snapshot={snapshot} total={quote.finalPrice} />
    </Summary>
  );
}

/** Consent checkbox, and the pay button below it. */
function PayBar({ actor, snapshot, total }: CheckoutParts & { total: number }) {
  const { values, problems } = snapshot.context;
  const [quoteWait, payWait] = [useWait(quoteCheckout), useWait(startPayment)];
  const isPricing = snapshot.hasTag('pending');
  const isLeaving = snapshot.hasTag('saving');
  const isUnpriced = snapshot.matches({ editing: 'unpriced' });
  const problem = sentenceAt(problems, 'agreed');
  const agree = (agreed: boolean) => actor.send({ type: 'field.changed', change: { agreed } });
  return (
    <ActionBar>
      {problem ? <Problem role="alert">{problem}</Problem> : null}
      <Row spread css={{ flexWrap: 'nowrap', fontSize: '$label' }}>
        <Checkbox
          name="agreed"
          checked={values.agreed}
          aria-invalid={Boolean(problem)}
          onChange={({ target }) => agree(target.checked)}
        >
          {text.agree}
        </Checkbox>
        <TextLink href={paths.terms} css={{ flex: 'none' }}>
          {text.agreementTerms}
        </TextLink>
      </Row>
      {isUnpriced ? (
        <Button
          size="wide"
          type="button"
          wait={quoteWait}
          onClick={() => actor.send({ type: 'screen.retried' })}
        >
          {text.recheck}
        </Button>
      ) : null}
      <Button
        tone="primary"
        size="wide"
        type="submit"
        busy={isPricing || isLeaving}
        blocked={isUnpriced}
        wait={payWait}
      >
        {isLeaving
          ? text.leaving
          : isPricing
            ? text.pricing
            : values.method === DEPOSIT_METHOD
              ? depositText.order(formatWon(total))
              : text.pay(formatWon(total))}
      </Button>
    </ActionBar>
  );
}

const Adjustment = ({ reason, amount }: { reason: string; amount: number }) => (
  <>
    <dt>{reason}</dt>
    <dd>{amount < 0 ? `−${formatWon(-amount)}` : formatWon(amount)}</dd>
  </>
);
