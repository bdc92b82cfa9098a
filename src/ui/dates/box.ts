import { focusRing, styled } from '#src/styles/stitches.ts';
import { control } from '../forms/input.ts';

/** Outline of a date field; at rest and in use it has the same size. */
export const box = {
  ...control,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1',
  padding: '0 1px 0 $3',
  color: '$ink',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

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
