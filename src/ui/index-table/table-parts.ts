import { styled } from '#src/styles/stitches.ts';

/** Background of what stays in place; panels set it to their own. */
const background = 'var(--table-background, $colors$bg)';

/** Width of the column of checkboxes in px. */
const TICK_PX = 44;

/** Distance from the upper edge at which a header row stays: the header of the shop, or what a panel sets. */
const top = 'var(--table-top, $sizes$header)';

/** Height of a header row in px, without checkbox and with it. */
const HEAD_PX = { bare: 36, ticked: 60 };

/**
 * Place of a table and of its menu in the corner of the header row. `data-overflows` marks a table that is wider than its
 * place and therefore scrolls in it.
 */
export const Frame = styled('div', { position: 'relative', minWidth: 0, isolation: 'isolate' });
/** Stays with the header row, over which it lies without a height of its own. */
export const MenuCorner = styled('div', {
  position: 'sticky',
  zIndex: 4,
  top,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  height: `${HEAD_PX.bare}px`,
  marginBottom: `-${HEAD_PX.bare}px`,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', background },
  '[data-overflows] > &': { position: 'absolute', top: 0, right: 0, margin: 0 },
  variants: {
    besideTick: { true: { height: `${HEAD_PX.ticked}px`, marginBottom: `-${HEAD_PX.ticked}px` } },
  },
});

/**
 * Box of a table. The page scrolls a table that fits; one that is wider scrolls in this box, which is then no higher than
 * the screen. In both its header row stays at the upper edge, and checkboxes and the title at the left one.
 * `data-scrolled` draws the edge that the other columns pass below.
 */
export const Scroll = styled('div', {
  '@media (min-width: 769px)': {
    '[data-overflows] > &': {
      overflow: 'auto',
      maxBlockSize: `calc(100dvh - ${top} - $space$4)`,
      // A focused control is not brought to a place below the title.
      scrollPaddingLeft: '220px',
      '& thead th': { top: 0 },
    },
    '& thead th': { position: 'sticky', top, zIndex: 2 },
    // Nor to one below the header row.
    '& tbody :is(a, button, input)': { scrollMarginTop: `${HEAD_PX.ticked + 4}px` },
    '& tbody tr': { background },
    // Narrow columns scroll before they break words.
    '& tbody td': { wordBreak: 'keep-all', overflowWrap: 'break-word' },
    '& tbody td > div': { minWidth: '112px' },
    '& [data-stays]': { position: 'sticky', left: 0, zIndex: 1, background: 'inherit' },
    '& thead [data-stays]': { zIndex: 3, background },
    '& [data-tick]': { width: `${TICK_PX}px` },
    '& [data-tick] + [data-stays]': { left: `${TICK_PX}px` },
    // Columns with widths of their own; words break in the title alone, which has no other place.
    '& [data-sized]': {
      tableLayout: 'fixed',
      '& tbody th, & tbody td > div': { minWidth: 0 },
      '& tbody th[data-one-line]': { whiteSpace: 'normal' },
      '& thead th:not([data-stays]), & tbody td:not([data-tick])': {
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
    },
    '[data-overflows] > &[data-scrolled] [data-stays]:not([data-tick])::after': {
      content: '""',
      position: 'absolute',
      inset: '0 -6px 0 auto',
      width: '6px',
      borderLeft: '1px solid $colors$line',
      background: 'linear-gradient(to right, $colors$shade, transparent)',
      pointerEvents: 'none',
    },
  },
});
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
    // A border of collapsed cells would scroll away with the rows.
    boxShadow: 'inset 0 -1px 0 $colors$line',
    background,
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
    // A long press selects the row, not its text.
    '& tr:has([data-tick])': { userSelect: 'none', WebkitTouchCallout: 'none' },
  },
  variants: {
    isCompact: {
      true: {
        '--row-picture': '28px',
        '& tbody :is(th, td)': { paddingTop: '2px', paddingBottom: '2px' },
        '& tbody tr': { height: '36px' },
        '& tbody :is(th, td) :is(button, label)': { minHeight: '32px' },
      },
    },
    // The menu stands above the end of the last column's name.
    hasMenu: {
      true: { '& thead th:last-child, & [data-number]:last-child': { paddingRight: '48px' } },
    },
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
  // The box itself begins where the other lines of the row do.
  '@small': { margin: '0 0 0 -12px' },
});
