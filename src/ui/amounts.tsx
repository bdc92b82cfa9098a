import { styled } from '#src/styles/stitches.ts';

/** List of names and amounts, the total last. */
export const Amounts = styled('dl', {
  display: 'grid',
  // A long value leaves space for its name.
  gridTemplateColumns: 'minmax(38%, 1fr) auto',
  gap: '$2 $4',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: '$ink3' },
  '& dd': { margin: 0, textAlign: 'right' },
});
/** Name of the total in a list of amounts. */
export const TotalName = styled('dt', { paddingTop: '$3', '&&': { color: '$ink', fontWeight: 700 } });
/** Amount of the total in a list of amounts. */
export const TotalAmount = styled('dd', { paddingTop: '$3', '&&': { fontSize: '$title2', fontWeight: 700 } });
