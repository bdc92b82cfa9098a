import { formatNumber, formatWon } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { allPoints, bestCoupon, pointProblem } from '#domain/trade/cart/checkout-draft.ts';
import { checkoutText as text } from '#src/areas/trade/checkout/checkout.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { Block } from './checkout-layout.tsx';
import type { CheckoutParts } from './shipping-fields.tsx';

const NONE = '';
const Best = styled('p', { fontWeight: '$semibold', '& span': { color: '$sale' } });

/** Fields of coupon and points. */
export function DiscountFields({ actor, snapshot }: CheckoutParts) {
  const { values, quote, problems } = snapshot.context;
  if (!quote) return null;
  const change = (part: Partial<typeof values>) => actor.send({ type: 'field.changed', change: part });
  const usable = quote.coupons.filter(({ refusal }) => refusal === null);
  const best = bestCoupon(quote);
  const coupons = [
    { value: NONE, label: text.noCoupon },
    ...usable.map(({ couponId, name, discount }) => ({
      value: String(couponId),
      label: text.couponRow(name, formatWon(discount)),
    })),
  ];
  return (
    <Block title={text.discounts}>
      {best && values.couponId === best.couponId ? (
        <Best>
          {text.bestCoupon} <span>−{formatWon(best.discount)}</span>
        </Best>
      ) : null}
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
      <NumberField
        name="points"
        label={text.points}
        unit={numbersText.points}
        hint={text.pointHint(formatNumber(quote.pointBalance), formatNumber(quote.mostPoints))}
        problem={sentenceAt(problems, 'points') ?? pointProblem(values.points, quote) ?? undefined}
        value={values.points}
        onChange={({ target }) => change({ points: target.value })}
        action={
          <Button type="button" onClick={() => change({ points: allPoints(quote) })}>
            {text.useAll}
          </Button>
        }
      />
    </Block>
  );
}
