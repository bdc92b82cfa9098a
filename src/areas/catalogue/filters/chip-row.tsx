import { styled } from '#src/styles/stitches.ts';
import { fullBleed } from '#src/ui/products/product-card.tsx';

/** One row of chips that a finger pushes sideways. */
export const ChipRow = styled('section', {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '52px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@phone': { ...fullBleed, padding: '0 $gutter' },
});
