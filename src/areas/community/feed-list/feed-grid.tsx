import { styled } from '#src/styles/stitches.ts';
import { belowFold, onceMoved } from '#src/ui/layout/below-fold.ts';

/** Row spans of tall and square pictures in grid rows of a quarter of the column width. */
export const ROWS = { tall: { gridRow: 'span 5' }, square: { gridRow: 'span 4' } } as const;

/** `gap` is below each picture, so that the rows of all columns align. */
const columns = (count: number, gap: string) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: gap,
  gridAutoRows: `calc((100cqw - ${count - 1} * ${gap}) / ${count * 4})`,
  '& > li': { marginBottom: gap },
});

/** Size container of the columns; edge to edge on phones. */
const Room = styled('div', {
  containerType: 'inline-size',
  '@phone': { marginInline: 'calc(-1 * $space$gutter)' },
});

/** Pictures outside of the first two screens of a phone. */
const BELOW = ' > li:nth-child(n + 9)';

/**
 * Masonry grid with two heights: each picture goes to the highest free place, so the reading order is kept. Heights
 * follow from the column width before any picture has loaded.
 */
const Columns = styled('ul', {
  display: 'grid',
  ...columns(2, '2px'),
  '@tablet': columns(3, '12px'),
  '@wide': columns(4, '16px'),
  ...belowFold('0px', BELOW),
  ...onceMoved(BELOW),
  // The name over a picture that is not loaded yet stays readable.
  [`html[data-still] &${BELOW} a:has(> picture)`]: { background: '$inkOnTile' },
});

/** Grid of feed cards, as wide as its columns fit. */
export const FeedGrid = ({ children }: { children: React.ReactNode }) => (
  <Room>
    <Columns>{children}</Columns>
  </Room>
);
