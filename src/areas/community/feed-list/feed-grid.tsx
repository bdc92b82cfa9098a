import { styled } from '#src/styles/stitches.ts';
import { belowFold, onceMoved } from '#src/ui/layout/below-fold.ts';

/** Rows in which a tall and a square picture have their heights: a column is four rows wide. */
export const ROWS = { tall: { gridRow: 'span 5' }, square: { gridRow: 'span 4' } } as const;

/** `gap` belongs to each picture, below it, so that rows of all columns meet. */
const columns = (count: number, gap: string) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: gap,
  gridAutoRows: `calc((100cqw - ${count - 1} * ${gap}) / ${count * 4})`,
  '& > li': { marginBottom: gap },
});

/** What the widths of columns are measured by; on a phone from edge to edge. */
const Room = styled('div', {
  containerType: 'inline-size',
  '@phone': { marginInline: 'calc(-1 * $space$gutter)' },
});

/** Pictures that are not on the first two screens of a phone. */
const BELOW = ' > li:nth-child(n + 9)';

/**
 * Pictures of two heights in columns: each goes where it stands highest, so that who reads from the top reads them in
 * their order. The heights follow from the columns, before any picture is there.
 */
const Columns = styled('ul', {
  display: 'grid',
  ...columns(2, '2px'),
  '@tablet': columns(3, '12px'),
  '@wide': columns(4, '16px'),
  ...belowFold('0px', BELOW),
  ...onceMoved(BELOW),
  // The name over a picture that is not fetched stays readable.
  [`html[data-still] &${BELOW} a:has(> picture)`]: { background: '$inkOnTile' },
});

export const FeedGrid = ({ children }: { children: React.ReactNode }) => (
  <Room>
    <Columns>{children}</Columns>
  </Room>
);
