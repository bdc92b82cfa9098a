import type { FeedSort, FeedType } from '#domain/community/feed.ts';
import { feedText as text } from '#src/areas/community/feed-list/feeds.text.ts';
import { useChoiceBeforeHydration } from '#src/lib/use-choice-before-hydration.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Tab of the feed list: a type, feeds of followed members, or all (null). */
export type FeedKind = FeedType | 'following' | null;
export type FeedOrder = { kind: FeedKind; sort: FeedSort };

const KINDS: readonly FeedKind[] = [null, 'following', 'daily', 'event', 'ranking'];
const SORTS: readonly FeedSort[] = ['latest', 'popular'];

const Bar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});
/** Row of the tabs with feed types. */
export const TypeTabs = styled('div', {
  display: 'flex',
  gap: '$5',
  '& > button': {
    flex: 'none',
    minHeight: '44px',
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'transparent',
    color: '$ink3',
    fontSize: '$title3',
    fontWeight: '$semibold',
    '&[aria-pressed="true"]': { color: '$ink', borderColor: '$ink' },
  },
});
// On small screens the tabs scroll sideways.
const Kinds = styled(TypeTabs, {
  '@small': { gap: '$3', minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' },
});
const Tools = styled('div', { display: 'flex', flex: 'none', alignItems: 'center', marginRight: '-10px' });
const Sort = styled('span', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '& select': {
    appearance: 'none',
    minHeight: '44px',
    padding: '0 18px 0 $1',
    border: 0,
    borderRadius: '$control',
    background: 'transparent',
    fontSize: '$label',
    cursor: 'pointer',
    '& option': { background: '$bg' },
  },
  '& svg': { position: 'absolute', right: 0, pointerEvents: 'none' },
});
const Search = styled('button', {
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$round',
  background: 'transparent',
});

type FeedTabsProps = {
  order: FeedOrder;
  onChange: (order: FeedOrder) => void;
  onSearch: () => void;
};

/** Sort order after a tab change: the ranking has its own order, every other tab starts with the newest. */
function sortOf(kind: FeedKind, { kind: before, sort }: FeedOrder): FeedSort {
  if (kind === 'ranking') return 'popular';
  return before === 'ranking' ? 'latest' : sort;
}

/** Tabs of the feed list, sort order, and the search button. */
export function FeedTabs({ order, onChange, onSearch }: FeedTabsProps) {
  const sortBy = (sort: string) => onChange({ ...order, sort: sort === 'popular' ? 'popular' : 'latest' });
  const select = useChoiceBeforeHydration(order.sort, sortBy);
  return (
    <Bar>
      <Kinds role="group" aria-label={text.tabs}>
        {KINDS.map((kind) => (
          <button
            key={kind ?? 'all'}
            type="button"
            aria-pressed={order.kind === kind}
            onClick={() => onChange({ kind, sort: sortOf(kind, order) })}
          >
            {text.types[kind ?? 'all']}
          </button>
        ))}
      </Kinds>
      <Tools>
        <Sort>
          <select
            ref={select}
            aria-label={text.sortLabel}
            value={order.sort}
            onChange={({ target }) => sortBy(target.value)}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {text.sorts[sort]}
              </option>
            ))}
          </select>
          <Icon name="down" size={14} />
        </Sort>
        <Search type="button" aria-label={text.advanced} onClick={onSearch}>
          <Icon name="search" size={22} />
        </Search>
      </Tools>
    </Bar>
  );
}
