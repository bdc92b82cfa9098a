import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import RecommendationScreen from '#src/areas/catalogue/recommendations/recommendation-screen.tsx';
import SearchScreen from '#src/areas/catalogue/search/search-screen.tsx';
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
