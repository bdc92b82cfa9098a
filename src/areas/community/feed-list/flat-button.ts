import { styled } from '#src/styles/stitches.ts';

/** Borderless button with an icon and a number. */
export const FlatButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  flex: 'none',
  minWidth: '44px',
  minHeight: '44px',
  padding: '0 $2',
  border: 0,
  borderRadius: '$control',
  background: 'transparent',
  color: '$ink',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
});
