import { formatNumber, formatWon } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/problems.ts';
import { PAYMENT_METHODS } from '#domain/trade/checkout.ts';
import { allPoints, pointProblem } from '#domain/trade/checkout-draft.ts';
import { checkoutText as text } from '#src/areas/trade/checkout.text.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/field.tsx';
import { Card, Muted, SectionTitle, Stack } from '#src/ui/layout.tsx';
import type { CheckoutParts } from './shipping-fields.tsx';

const NONE = '';

/** Coupon, points and how to pay. */
export function DiscountFields({ actor, snapshot }: CheckoutParts) {
  const { values, quote, problems } = snapshot.context;
  if (!quote) return null;
  const change = (part: Partial<typeof values>) => actor.send({ type: 'field.changed', change: part });
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
          value={values.couponId === null ? NONE : String(values.couponId)}
          onChange={({ target }) => change({ couponId: target.value === NONE ? null : Number(target.value) })}
        />
        {quote.coupons.map(({ couponId, name, refusal }) =>
          refusal ? <Muted key={couponId}>{text.couponRefused(name, refusal)}</Muted> : null,
        )}
        <TextField
          label={text.points}
          hint={text.pointHint(formatNumber(quote.pointBalance), formatNumber(quote.mostPoints))}
          problem={sentenceAt(problems, 'points') ?? pointProblem(values.points, quote) ?? undefined}
          inputMode="numeric"
          autoComplete="off"
          value={values.points}
          onChange={({ target }) => change({ points: target.value })}
          action={
            <Button type="button" onClick={() => change({ points: allPoints(quote) })}>
              {text.useAll}
            </Button>
          }
        />
        <SelectField
          label={text.method}
          choices={methods}
          value={values.method}
          onChange={({ target }) => change({ method: target.value })}
        />
      </Stack>
    </Card>
  );
}
