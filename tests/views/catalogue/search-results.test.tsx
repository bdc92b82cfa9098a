import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FeedWire, toFeed } from '#domain/community/feed.ts';
import { COUNT_STEP } from '#domain/kit/capped-count.ts';
import { SearchResults } from '#src/areas/catalogue/search/search-results.tsx';

const WIRE: FeedWire = {
  feedId: 1,
  title: '한강 산책',
  content: '발볼이 편해요.',
  feedType: 'DAILY',
  likeCount: 0,
  commentCount: 0,
  participantVoteCount: 0,
  userId: 1,
  userNickname: '걷는하루',
  images: [],
  imageUrls: [],
  hashtags: [],
  products: [],
  createdAt: '2026-11-21T00:00:00Z',
};
const NOTHING = { products: [], totalProducts: 0, stores: [], categories: [], correctedQuery: null };

it('Findings highlight the search text in the names found', () => {
  const { container } = render(
    <SearchResults q="걷는" findings={{ ...NOTHING, feeds: [toFeed(WIRE)], totalFeeds: 1 }} />,
  );
  const bold = [...container.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(bold).toEqual(['걷는']);
  expect(container).toHaveTextContent('걷는하루');
});

it.each([
  [COUNT_STEP - 1, '착화 피드 999개'],
  [COUNT_STEP, '착화 피드 1,000+개'],
])('Findings of %i feeds show %s: the count stops at a limit', (totalFeeds, title) => {
  render(<SearchResults q="한강" findings={{ ...NOTHING, feeds: [toFeed(WIRE)], totalFeeds }} />);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
});
