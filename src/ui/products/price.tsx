import { formatWon } from '#domain/kit/format.ts';
import { styled } from '#src/styles/stitches.ts';
import { VisuallyHidden } from '../layout/layout.tsx';

const Line = styled('p', {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '1px 5px',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '$priceM',
  lineHeight: 1.25,
  letterSpacing: '-.02em',
  '& > span': { color: '$sale', fontWeight: '$bold' },
  '& strong': { fontWeight: '$bold' },
  '& s': { color: '$ink3', fontSize: '$meta', flexBasis: '100%', letterSpacing: 0 },
  // Large prices have the old price beside the new one.
  variants: {
    large: { true: { fontSize: '$priceL', gap: '$1 $2', '& s': { fontSize: '$label', flexBasis: 'auto' } } },
  },
});

type PriceProps = {
  price: number;
  discountPrice: number;
  labels: { before: string; now: string };
  /** Larger type, where the price is the subject of the page. */
  large?: boolean;
};

/** Price to pay (won), with the discount and the price before it. */
export function Price({ price, discountPrice, labels, large = false }: PriceProps) {
  const off = price > discountPrice ? Math.round(((price - discountPrice) / price) * 100) : 0;
  return (
    <Line large={large}>
      {off > 0 ? <span>{off}%</span> : null}
      <strong>
        <VisuallyHidden>{labels.now} </VisuallyHidden>
        {formatWon(discountPrice)}
      </strong>
      {off > 0 ? (
        <s>
          <VisuallyHidden>{labels.before} </VisuallyHidden>
          {formatWon(price)}
        </s>
      ) : null}
    </Line>
  );
}
