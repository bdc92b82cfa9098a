import type { FeedSort, FeedType } from '#domain/community/feed.ts';
import type { FeedFilter } from '#machines/community/feed-list.machine.ts';
import { feedText as text } from '#src/areas/community/feeds.text.ts';
import { useEarlyChoice } from '#src/lib/use-early-choice.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icon.tsx';

const TYPES: readonly (FeedType | null)[] = [null, 'daily', 'event', 'ranking'];
const SORTS: readonly FeedSort[] = ['latest', 'popular'];

const Bar = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});
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
const Tools = styled('div', { display: 'flex', alignItems: 'center', marginRight: '-10px' });
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
  filter: FeedFilter;
  onChange: (change: Partial<FeedFilter>) => void;
  onSearch: () => void;
};

/** Who came for the ranking sees it in its order; any other kind begins with the newest. */
function orderOf(type: FeedType | null, { type: before, sort }: FeedFilter): FeedSort {
  if (type === 'ranking') return 'popular';
  return before === 'ranking' ? 'latest' : sort;
}

/** Kinds of feeds, their order, and the way to a search. */
export function FeedTabs({ filter, onChange, onSearch }: FeedTabsProps) {
  const order = (sort: string) => onChange({ sort: sort === 'popular' ? 'popular' : 'latest' });
  const select = useEarlyChoice(filter.sort, order);
  return (
    <Bar>
      <TypeTabs role="group" aria-label={text.tabs}>
        {TYPES.map((type) => (
          <button
            key={type ?? 'all'}
            type="button"
            aria-pressed={filter.type === type}
            onClick={() => onChange({ type, sort: orderOf(type, filter) })}
          >
            {text.types[type ?? 'all']}
          </button>
        ))}
      </TypeTabs>
      <Tools>
        <Sort>
          <select
            ref={select}
            aria-label={text.sortLabel}
            value={filter.sort}
            onChange={({ target }) => order(target.value)}
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
