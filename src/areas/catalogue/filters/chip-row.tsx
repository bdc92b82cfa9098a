import { styled } from '#src/styles/stitches.ts';
import { fullBleed } from '#src/ui/products/product-card.tsx';

/** Row of chips that scrolls sideways. */
export const ChipRow = styled('section', {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '52px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@phone': { ...fullBleed, padding: '0 $gutter' },
});
