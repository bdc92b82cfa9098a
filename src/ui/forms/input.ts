import { styled } from '#src/styles/stitches.ts';

/** How every control of a form looks. */
export const control = {
  width: '100%',
  minHeight: '$sizes$control',
  fontSize: '$field',
  // A field that gets the focus shows its label below the header.
  scrollMarginTop: '40px',
  padding: '$2 $3',
  border: '1px solid $control',
  borderRadius: '$control',
  background: '$bg',
  '&[aria-invalid="true"]': { borderColor: '$danger' },
} as const;

export const Input = styled('input', control);
