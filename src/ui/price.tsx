import { formatWon } from '#domain/kit/format.ts';
import { styled } from '#src/styles/stitches.ts';
import { VisuallyHidden } from './layout.tsx';

const Line = styled('p', {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '$1 $2',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '$priceM',
  lineHeight: 1.2,
  letterSpacing: '-.02em',
  variants: { large: { true: { fontSize: '$priceL' } } },
});
const Percent = styled('span', { color: '$sale', fontWeight: '$bold' });
const Now = styled('strong', { fontWeight: 700 });
const Before = styled('s', { color: '$ink3', fontSize: '$label' });

type PriceProps = {
  price: number;
  discountPrice: number;
  labels: { before: string; now: string };
  /** Where the price is what the page is about. */
  large?: boolean;
};

/** What is paid, with the discount and the price before it. Won. */
export function Price({ price, discountPrice, labels, large = false }: PriceProps) {
  const off = price > discountPrice ? Math.round(((price - discountPrice) / price) * 100) : 0;
  return (
    <Line large={large}>
      {off > 0 ? <Percent>{off}%</Percent> : null}
      <Now>
        <VisuallyHidden>{labels.now} </VisuallyHidden>
        {formatWon(discountPrice)}
      </Now>
      {off > 0 ? (
        <Before>
          <VisuallyHidden>{labels.before} </VisuallyHidden>
          {formatWon(price)}
        </Before>
      ) : null}
    </Line>
  );
}
