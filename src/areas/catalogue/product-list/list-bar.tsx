import { type ReactNode, useState } from 'react';
import { conditionsOf } from '#domain/catalogue/product-list/filter-conditions.ts';
import type { ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { listText as text } from '#src/areas/catalogue/product-list/product-list.text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { underHeader } from '#src/styles/under-header.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { fullBleed } from '#src/ui/products/product-card.tsx';
import { Opener, type SortMenuProps, SortWord, sortLabel } from './sort-menu-styles.tsx';

const Bar = styled('div', {
  ...underHeader,
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  minHeight: '56px',
  '@small': { ...underHeader['@small'], minHeight: '48px' },
  '@phone': { ...fullBleed, padding: '0 $gutter' },
});
const Title = styled('div', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$2',
  minWidth: 0,
  marginRight: 'auto',
  '& h1': {
    fontSize: '$title2',
    letterSpacing: '-.018em',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@wide': { fontSize: '$title1' },
    '&:focus': { outline: 'none' },
  },
  '& p': { flex: 'none', fontSize: '$meta', color: '$ink3', fontVariantNumeric: 'tabular-nums' },
});
/** Text button of the bar, on small screens. */
const Word = styled('button', {
  display: 'none',
  '@small': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$1',
    flex: 'none',
    minHeight: '44px',
    padding: 0,
    border: 0,
    background: 'transparent',
    fontSize: '$label',
    fontWeight: '$semibold',
    cursor: 'pointer',
  },
});

const SortMenu = addition<SortMenuProps>(
  () => import('./sort-menu.tsx'),
  () => null,
);
const comes = () => void SortMenu.preload();

/** Sort button; the menu's code is loaded by the first press. */
function Sort(props: SortMenuProps) {
  const [asked, ask] = useState(false);
  const opener = (
    <Opener
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={sortLabel(props.sort)}
      onPointerEnter={comes}
      onFocus={comes}
      onClick={() => void SortMenu.preload().then(() => ask(SortMenu.isThere()))}
    >
      <SortWord sort={props.sort} />
    </Opener>
  );
  return asked ? <SortMenu {...props} /> : opener;
}

type ListBarProps = {
  name: string;
  /** Number of products in the list; null until it is known. */
  total: number | null;
  filter: ProductFilter;
  isOpen: boolean;
  onSort: (sort: string) => void;
  onOpen: () => void;
};

/** Sticky bar of a list: name, total, sort order and filter button. */
export function ListBar({ name, total, filter, isOpen, onSort, onOpen }: ListBarProps): ReactNode {
  const conditions = conditionsOf(filter);
  return (
    <Bar>
      <Title>
        <h1 tabIndex={-1}>{name}</h1>
        <p role="status">{total === null ? ' ' : text.resultCount(formatNumber(total))}</p>
      </Title>
      <Sort sort={filter.sort} onSort={onSort} />
      <Word
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={conditions > 0 ? text.openNarrowed(conditions) : text.openFilters}
        onClick={onOpen}
      >
        <Icon name="filter" size={20} />
        {text.filters}
        {conditions > 0 ? ` ${conditions}` : null}
      </Word>
    </Bar>
  );
}
