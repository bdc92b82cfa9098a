import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type FeedFilter, isSearch } from '#machines/community/feed-list.machine.ts';
import { feedFilterFrom, feedFilterToQuery, NO_FILTER } from '#src/areas/community/feed-list/feed-filter.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import type { FeedSearchProps } from './feed-search.tsx';
import { type FeedOrder, FeedTabs } from './feed-tabs.tsx';
import type { SearchedWordsProps } from './searched-words.tsx';

const Nothing = () => null;
// Both load with a search.
const FeedSearch = addition<FeedSearchProps>(() => import('./feed-search.tsx'), Nothing);
const SearchedWords = addition<SearchedWordsProps>(() => import('./searched-words.tsx'), Nothing);
const Words = styled('div', { minHeight: '44px' });
const Kinds = styled('div', { '@small': { margin: 'calc(-1 * $space$4) 0 calc(-1 * $space$2)' } });

/** Filter bar of the feeds: type, order and search, as the address has them. */
export default function FeedFilterBar() {
  const { navigate } = useApp();
  const { filter } = feedFilterFrom(useSearch());
  const [searching, setSearching] = useState(false);
  const [path] = useLocation();
  const kind = path === paths.followedFeeds() ? 'following' : filter.type;
  const go = (change: Partial<FeedFilter>) =>
    navigate(paths.feeds(feedFilterToQuery({ ...filter, ...change })));
  const turn = ({ kind: type, sort }: FeedOrder) =>
    type === 'following'
      ? navigate(paths.followedFeeds(feedFilterToQuery({ ...NO_FILTER, sort })))
      : go({ type, sort });
  return (
    <>
      <Kinds onPointerEnter={() => void FeedSearch.preload()}>
        <FeedTabs order={{ kind, sort: filter.sort }} onChange={turn} onSearch={() => setSearching(true)} />
      </Kinds>
      {isSearch(filter) ? (
        <Words>
          <SearchedWords filter={filter} onSearch={go} />
        </Words>
      ) : null}
      {searching ? <FeedSearch filter={filter} onSearch={go} onClose={() => setSearching(false)} /> : null}
    </>
  );
}
