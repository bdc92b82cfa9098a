import { listText as text } from '#src/areas/catalogue/product-list/product-list.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

export type SortMenuProps = { sort: string; onSort: (sort: string) => void };

const Word = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  flex: 'none',
  minHeight: '44px',
  fontSize: '$label',
  fontWeight: '$semibold',
  whiteSpace: 'nowrap',
});

/** Active sort order with a menu icon. */
export const SortWord = ({ sort }: { sort: string }) => (
  <Word>
    {text.sorts[sort] ?? sort}
    <Icon name="down" size={16} />
  </Word>
);

/** Button that opens the menu, without borders. */
export const Opener = styled('button', {
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  flex: 'none',
});
/** Returns the label of the sort button. */
export const sortLabel = (sort: string): string => text.sortedBy(text.sorts[sort] ?? sort);
