import { focusRing, styled } from '#src/styles/stitches.ts';
import { box } from './box.ts';

export const Head = styled('div', {
  display: 'grid',
  gridTemplateColumns: '44px 44px 1fr 44px 44px',
  alignItems: 'center',
  textAlign: 'center',
  marginBottom: '$1',
});
/** Press that turns to another month or year. */
export const Turn = styled('button', {
  display: 'grid',
  placeItems: 'center',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$round',
  background: 'transparent',
  color: '$ink2',
  fontSize: '$title1',
  lineHeight: 1,
  cursor: 'pointer',
  '@hover': { '&:hover:not(:disabled)': { background: '$sunken' } },
  '&:disabled': { opacity: 0.35, cursor: 'not-allowed' },
});
/** Two icons over each other. */
export const Pair = styled('span', { display: 'inline-flex', '& > :last-child': { marginLeft: '-12px' } });
export const Grid = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { height: '32px', color: '$ink3', fontSize: '$meta', fontWeight: '$regular' },
  '& td': { padding: '1px 0' },
});
export const Cell = styled('td', { '&[data-between]': { background: '$sunken' } });
export const Day = styled('div', {
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: '0 auto',
  borderRadius: '$round',
  fontSize: '$body',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'pan-x pan-y pinch-zoom',
  userSelect: 'none',
  '@hover': { '&:hover': { boxShadow: 'inset 0 0 0 1px $colors$control' } },
  '&[data-today]': { boxShadow: 'inset 0 0 0 1px $colors$ink', fontWeight: '$bold' },
  '&[data-chosen]': { background: '$ink', color: '$onInk', fontWeight: '$semibold' },
  '&[data-off]': { color: '$ink3', opacity: 0.5, boxShadow: 'none', cursor: 'not-allowed' },
  '&[hidden]': { display: 'none' },
  '&:focus-visible': focusRing,
});
/** Row of presses below a calendar. */
export const Foot = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', marginTop: '$3' });

export const Box = styled('div', {
  ...box,
  '&[data-invalid="true"]': { borderColor: '$danger' },
  '&[data-disabled="true"]': { opacity: 0.45 },
});

/** Press at the end of a field that opens its calendar. */
export const Opener = styled('button', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$control',
  background: 'transparent',
  color: '$ink2',
  cursor: 'pointer',
  '&:focus-visible': focusRing,
  '&:disabled': { cursor: 'not-allowed' },
});
