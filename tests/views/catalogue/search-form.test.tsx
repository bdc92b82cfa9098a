import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import RecommendationScreen from '#src/areas/catalogue/recommendations/recommendation-screen.tsx';
import { EmptySearch } from '#src/areas/catalogue/search/empty-search.tsx';
import SearchScreen from '#src/areas/catalogue/search/search-screen.tsx';
import { recentSearches } from '#src/lib/storage/recent-searches.ts';
import { safeStorage } from '#src/lib/storage/safe-storage.ts';
import { renderShop } from '../../support/client/member-app.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/recommend', <RecommendationScreen key="screen" />],
  ['/search', <SearchScreen key="screen" />],
])('search field of %s keeps the focus, and shows the text of the new address', async (path, drawn) => {
  window.history.replaceState(null, '', path);
  renderShop(drawn, {}, { person: null, at: path });
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.focus();
  await act(async () =>
    window.history.pushState(null, '', `${path}?q=${encodeURIComponent('가벼운 운동화')}`),
  );
  expect(screen.getByRole('searchbox')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('가벼운 운동화');
});

it('EmptySearch removes a recent search from this browser', async () => {
  const recent = recentSearches(safeStorage(() => window.localStorage));
  const { rerender } = renderShop(<p />, {}, { person: null });
  // Rendering has cleared the storage of this browser.
  recent.add('부츠');
  rerender(<EmptySearch />);
  fireEvent.click(await screen.findByRole('button', { name: '최근 검색어 부츠 지우기' }));
  expect(screen.getByText('아직 검색한 말이 없어요.')).toBeVisible();
  expect(recent.read()).toEqual([]);
});
