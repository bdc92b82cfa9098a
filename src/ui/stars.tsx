import { styled } from '#src/styles/stitches.ts';

const MOST = 5;
const Line = styled('span', {
  position: 'relative',
  display: 'inline-block',
  whiteSpace: 'nowrap',
  letterSpacing: '1px',
  color: '$line',
});
const Filled = styled('span', { position: 'absolute', inset: 0, overflow: 'hidden', color: '$ink' });

/** Stars filled up to a rating; the label says the number. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const row = '★'.repeat(MOST);
  return (
    <Line role="img" aria-label={label}>
      <Filled aria-hidden="true" css={{ width: `${Math.round((rating / MOST) * 100)}%` }}>
        {row}
      </Filled>
      <span aria-hidden="true">{row}</span>
    </Line>
  );
}
