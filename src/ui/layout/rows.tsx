import { styled } from '#src/styles/stitches.ts';

/** Plain list of rows with dividers. */
export const Rows = styled('ul', { margin: 0, padding: 0, listStyle: 'none' });
/** Row of a list with text and amount. */
export const RowItem = styled('li', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$4',
  padding: '$4 0',
  borderBottom: '1px solid $line',
  '&:last-child': { borderBottom: 0 },
  '& time': { display: 'block', color: '$ink3', fontSize: '$label' },
});
/** Amount at the end of a row. */
export const Amount = styled('strong', {
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  variants: { tone: { plus: { color: '$success' }, minus: { color: '$ink' } } },
});

/** Style of three figures side by side, also on small screens. */
export const threeColumns = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@small': {
    gap: '$2',
    '& > div': { padding: '$3' },
    '& dd': { fontSize: '$body', overflowWrap: 'anywhere' },
  },
} as const;
