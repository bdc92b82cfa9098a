import { styled } from '#src/styles/stitches.ts';

/** List of steps from top to bottom. */
export const Steps = styled('ol', { display: 'grid' });
/** Step with its name and time; the present one has `aria-current`, coming ones are drawn hollow. */
export const Step = styled('li', {
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$4',
  padding: '0 0 $4 20px',
  // Stacked on small screens.
  '@small': { display: 'grid', gap: 0 },
  color: '$ink3',
  '& time': { flex: 'none', fontSize: '$label', fontVariantNumeric: 'tabular-nums' },
  // Dot of a step, and the line to the next one.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '.45em',
    width: '8px',
    height: '8px',
    borderRadius: '$round',
    background: '$ink3',
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: '3px',
    top: 'calc(.45em + 8px)',
    bottom: '-.45em',
    width: '2px',
    background: '$line',
  },
  '&:last-child': { paddingBottom: 0 },
  variants: {
    coming: { true: { '&::before': { background: '$bg', boxShadow: 'inset 0 0 0 2px $colors$line' } } },
  },
  '&[aria-current]': { color: '$ink', fontWeight: '$bold', '&::before': { background: '$brand' } },
});
