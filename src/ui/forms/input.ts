import { styled } from '#src/styles/stitches.ts';

/** Style of every form control. */
export const control = {
  width: '100%',
  minHeight: '$sizes$control',
  fontSize: '$field',
  // Scroll margin, so that a focused field shows its label below the header.
  scrollMarginTop: '40px',
  padding: '$2 $3',
  border: '1px solid $control',
  borderRadius: '$control',
  background: '$bg',
  '&[aria-invalid="true"]': { borderColor: '$danger' },
} as const;

export const Input = styled('input', control);
