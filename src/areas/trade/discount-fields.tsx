import { formatNumber, formatWon } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/problems.ts';
import { PAYMENT_METHODS } from '#domain/trade/checkout.ts';
import { pointProblem } from '#domain/trade/checkout-draft.ts';
import { checkoutText as text } from '#src/areas/trade/checkout.text.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/field.tsx';
import { Card, Muted, SectionTitle, Stack } from '#src/ui/layout.tsx';
import type { CheckoutParts } from './shipping-fields.tsx';

const NONE = '';

/** Coupon, points and how to pay. */
export function DiscountFields({ actor, snapshot }: CheckoutParts) {
  const { draft, quote, problems } = snapshot.context;
  if (!draft || !quote) return null;
  const usable = quote.coupons.filter(({ refusal }) => refusal === null);
  const coupons = [
    { value: NONE, label: text.noCoupon },
    ...usable.map(({ couponId, name, discount }) => ({
      value: String(couponId),
      label: text.couponRow(name, formatWon(discount)),
    })),
  ];
  const methods = PAYMENT_METHODS.map((value) => ({ value, label: value }));
  return (
    <Card>
      <Stack>
        <SectionTitle>{text.discounts}</SectionTitle>
        {usable.length === 0 ? <Muted>{text.noCoupons}</Muted> : null}
        <SelectField
          label={text.coupon}
          choices={coupons}
          value={draft.couponId === null ? NONE : String(draft.couponId)}
          onChange={({ target }) =>
            actor.send({
              type: 'coupon.chosen',
              couponId: target.value === NONE ? null : Number(target.value),
            })
          }
        />
        {quote.coupons.map(({ couponId, name, refusal }) =>
          refusal ? <Muted key={couponId}>{text.couponRefused(name, refusal)}</Muted> : null,
        )}
        <TextField
          label={text.points}
          hint={text.pointHint(formatNumber(quote.pointBalance), formatNumber(quote.mostPoints))}
          problem={sentenceAt(problems, 'points') ?? pointProblem(draft.points, quote) ?? undefined}
          inputMode="numeric"
          autoComplete="off"
          value={draft.points}
          onChange={({ target }) => actor.send({ type: 'points.changed', points: target.value })}
          action={
            <Button type="button" onClick={() => actor.send({ type: 'points.allUsed' })}>
              {text.useAll}
            </Button>
          }
        />
        <SelectField
          label={text.method}
          choices={methods}
          value={draft.method}
          onChange={({ target }) => actor.send({ type: 'method.chosen', method: target.value })}
        />
      </Stack>
    </Card>
  );
}
