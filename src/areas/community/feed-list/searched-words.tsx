import type { FeedFilter } from '#machines/community/feed-list.machine.ts';
import { feedSearchText as text } from '#src/areas/community/feed-list/feed-search.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';

const Words = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const Word = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '40px',
  padding: '0 $3',
  border: 0,
  borderRadius: '$round',
  background: '$ink',
  color: '$onInk',
  fontSize: '$label',
  '@small': { minHeight: '44px' },
  variants: { all: { true: { background: 'transparent', color: '$ink2' } } },
});
const NOTHING = { q: '', productName: '', eventTitle: '', startDate: '', endDate: '', hashtags: [] };

export type SearchedWordsProps = { filter: FeedFilter; onSearch: (change: Partial<FeedFilter>) => void };

/** Chips of the search terms, each of which can be removed. */
export default function SearchedWords({ filter, onSearch }: SearchedWordsProps) {
  const { q, productName, eventTitle, startDate, endDate, hashtags } = filter;
  const words: [string, Partial<FeedFilter>][] = [
    [q, { q: '' }],
    [productName, { productName: '' }],
    [eventTitle, { eventTitle: '' }],
    [startDate && text.since(startDate), { startDate: '' }],
    [endDate && text.until(endDate), { endDate: '' }],
    ...hashtags.map((tag): [string, Partial<FeedFilter>] => [
      `#${tag}`,
      { hashtags: hashtags.filter((one) => one !== tag) },
    ]),
  ];
  return (
    <Words>
      {words
        .filter(([word]) => word)
        .map(([word, without]) => (
          <Word key={word} type="button" aria-label={text.without(word)} onClick={() => onSearch(without)}>
            {word}
            <Icon name="close" size={14} />
          </Word>
        ))}
      <Word all type="button" onClick={() => onSearch(NOTHING)}>
        {text.clear}
      </Word>
    </Words>
  );
}
