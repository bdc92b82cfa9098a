import { styled } from '#src/styles/stitches.ts';
import { FIRST_ICONS } from '../icons/icon.tsx';

const MOST = 5;
const SIDE = 24;
const HEIGHT = 16;
const Line = styled('svg', {
  display: 'inline-block',
  verticalAlign: '-2px',
  fill: '$line',
  '& svg': { fill: '$ink' },
});

// A closed path continues from its start point, so the stars are placed relative to each other.
const [, outline = ''] = /^m12 3\.6(.*)$/.exec(FIRST_ICONS.star) ?? [];
const ROW = `m12 3.6${Array(MOST).fill(outline).join(`m${SIDE} 0`)}`;

/** Stars filled up to a rating; the label has the number. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <Line
    viewBox={`0 0 ${SIDE * MOST} ${SIDE}`}
    width={HEIGHT * MOST}
    height={HEIGHT}
    role="img"
    aria-label={label}
  >
    <path d={ROW} />
    <svg width={Math.round(rating * SIDE)} height={SIDE} aria-hidden="true">
      <path d={ROW} />
    </svg>
  </Line>
);
