import { styled } from '#src/styles/stitches.ts';

/** Box in which a table scrolls sideways where it must. */
export const Scroll = styled('div', { overflowX: 'auto', '@small': { overflow: 'visible' } });
/** Table whose rows are two or three lines each on small screens. */
export const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$label',
  '& th, & td': { padding: '$2 $3', textAlign: 'left', verticalAlign: 'middle' },
  '& thead th': {
    fontSize: '$meta',
    fontWeight: '$semibold',
    color: '$ink3',
    whiteSpace: 'nowrap',
    borderBottom: '1px solid $line',
    background: '$bg',
  },
  '& tbody tr': { borderBottom: '1px solid $line', height: '56px' },
  '& tbody th': { fontWeight: '$semibold', minWidth: '160px' },
  '@hover': { '& tbody tr:hover': { background: '$sunken' } },
  '& [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-one-line]': { whiteSpace: 'nowrap' },
  '& tr[data-open]': { background: '$sunken' },
  // On small screens a row is a title with its marks, and below it the other values side by side.
  '@small': {
    // For screen readers only; at its full width it would scroll the page sideways.
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px $3',
      height: 'auto',
      padding: '$2 0 $3',
      // Ends the line of the title.
      '&::before': { content: '""', order: 2, flexBasis: '100%' },
    },
    '& tbody th, & tbody td': {
      order: 3,
      padding: 0,
      minWidth: 0,
      maxWidth: '100%',
      overflowWrap: 'anywhere',
    },
    '& tbody th': { order: 0, flex: '1 1 50%', fontSize: '$body' },
    '& tbody td[data-tick]': { order: 0 },
    '& tbody td[data-small=mark]': { order: 1, marginLeft: 'auto' },
    '& tbody td[data-small=line]': { order: 2, flexBasis: '100%' },
    '& tbody td[data-small=none], & tbody td:empty': { display: 'none' },
    '& tbody td[data-small=named]::before': {
      content: 'attr(data-head)',
      marginRight: '$1',
      color: '$ink3',
      fontSize: '$meta',
    },
    // What can be pressed lies above the title's hit area, which is the whole row.
    '& tbody td :is(a, button, label)': { position: 'relative', zIndex: 1 },
  },
});
/** Button that opens a row; on small screens its hit area is the whole row. */
export const Opener = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '@hover': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  '@small': { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
/** Hit area of a checkbox. */
export const Tick = styled('label', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  margin: '0 -12px',
  cursor: 'pointer',
  '& input': { width: '20px', height: '20px', accentColor: '$colors$ink' },
  '@small': { margin: 0 },
});
