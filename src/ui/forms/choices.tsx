import { styled } from '#src/styles/stitches.ts';

/** Row of alternatives; each button has `aria-pressed`. */
export const Choices = styled('div', {
  display: 'inline-flex',
  padding: '3px',
  borderRadius: '$round',
  background: '$sunken',
});
/** Button of one choice in a group. */
export const Choice = styled('button', {
  minWidth: '56px',
  minHeight: '38px',
  padding: '0 $4',
  border: 0,
  borderRadius: '$round',
  background: 'transparent',
  color: '$ink2',
  fontSize: '$label',
  fontWeight: '$semibold',
  cursor: 'pointer',
  '@small': { minHeight: '44px' },
  '&[aria-pressed="true"]': { background: '$ink', color: '$onInk' },
});
