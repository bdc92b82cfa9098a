import { styled } from '#src/styles/stitches.ts';

/** List of names and values. */
export const Facts = styled('dl', {
  display: 'grid',
  gap: '$2',
  margin: 0,
  fontSize: '$label',
  '& > div': { display: 'grid', gridTemplateColumns: '168px minmax(0, 1fr)', gap: '$3' },
  '& dt': { color: '$ink3' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '@small': { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
