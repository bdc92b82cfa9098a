import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { shoes } from '#proof/kit/product.samples.ts';
import SearchBox from '#src/app/shell/header/search-combobox.tsx';
import { recentSearches } from '#src/lib/storage/recent-searches.ts';
import { safeStorage } from '#src/lib/storage/safe-storage.ts';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

const storage = safeStorage(() => window.localStorage);
const suggestions = {
  products: [{ productId: 8, name: '한강 텐케이', discountPrice: 99_000, mainImageUrl: null }],
  stores: [],
  categories: [],
  correctedQuery: null,
};
const answers: Answers = { '/api/search/suggestions': { body: { success: true, data: suggestions } } };
const searchPath = (text: string) => `/products?q=${encodeURIComponent(text)}`;
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '상품 검색' });
/** The code of the list loads with its first use. */
const SLOW = { timeout: 5_000 };
/** Time after which all deferred work has run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => window.localStorage.clear());

function compose(text: string) {
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: text } });
}

it('SearchCombobox searches once in the event order of Chrome: Enter, then the end of the composition', async () => {
  const { visited } = renderMember(<SearchBox />, answers);
  compose('운동화');
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229, isComposing: true });
  fireEvent.compositionEnd(box(), { data: '화' });
  await settle();
  expect(visited).toEqual([searchPath('운동화')]);
  expect(box()).toHaveValue('');
});

it('SearchCombobox searches once if the system sends Enter twice', async () => {
  const { visited } = renderMember(<SearchBox />, answers);
  compose('운동화');
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229, isComposing: true });
  fireEvent.compositionEnd(box(), { data: '화' });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  fireEvent.submit(screen.getByRole('search'));
  await settle();
  expect(visited).toEqual([searchPath('운동화')]);
});

it('SearchCombobox searches once in the event order of WebKit: the end of the composition, then Enter', async () => {
  const { visited } = renderMember(<SearchBox />, answers);
  compose('운동화');
  fireEvent.compositionEnd(box(), { data: '화' });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229, isComposing: false });
  await settle();
  expect(visited).toEqual([searchPath('운동화')]);
});

it('SearchCombobox does not search while letters are composed', async () => {
  const { visited } = renderMember(<SearchBox />, answers);
  compose('운동화');
  fireEvent.compositionEnd(box(), { data: '화' });
  await settle();
  expect(visited).toEqual([]);
  expect(box()).toHaveValue('운동화');
});

it('SearchCombobox ignores blanks, and trims text', async () => {
  const { visited } = renderMember(<SearchBox />, answers);
  fireEvent.change(box(), { target: { value: '   ' } });
  fireEvent.submit(screen.getByRole('search'));
  expect([visited, box().value]).toEqual([[], '   ']);
  fireEvent.change(box(), { target: { value: ' 한강 ' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(visited).toEqual([searchPath('한강')]);
  expect(recentSearches(storage).read()).toEqual(['한강']);
});

it('SearchCombobox lists suggestions and opens the one selected by arrow keys and Enter', async () => {
  const { visited } = renderMember(<SearchBox />, answers);
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: 'ㅎㄱ' } });
  const option = await screen.findByRole('option', { name: /한강 텐케이/ });
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
  fireEvent.submit(screen.getByRole('search'));
  expect(visited).toEqual(['/products/8']);
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
});

it('SearchCombobox closes its list on Escape, keeps the text, and still searches for it', async () => {
  const { visited } = renderMember(<SearchBox />, answers);
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: '스니커즈' } });
  await screen.findByRole('option', undefined, SLOW);
  fireEvent.keyDown(box(), { key: 'Escape' });
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'false'));
  expect(box()).toHaveValue('스니커즈');
  fireEvent.submit(screen.getByRole('search'));
  expect(visited).toEqual([searchPath('스니커즈')]);
});

it('SearchCombobox offers recent searches, removes one by Delete, and repeats a chosen one', async () => {
  const { visited } = renderMember(<SearchBox />, answers);
  for (const text of ['부츠', '샌들']) recentSearches(storage).add(text);
  fireEvent.focus(box());
  const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(labels()).toEqual(['샌들', '부츠']), SLOW);
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'Delete' });
  await waitFor(() => expect(labels()).toEqual(['부츠']));
  expect(recentSearches(storage).read()).toEqual(['부츠']);
  fireEvent.click(screen.getByRole('option', { name: '부츠' }));
  expect(visited).toEqual([searchPath('부츠')]);
});

it('SearchCombobox keeps eight recent searches, newest first, whatever storage contains', () => {
  const recent = recentSearches(storage);
  storage.set('recentSearches', '{"not":"a list"}');
  expect(recent.read()).toEqual([]);
  storage.set('recentSearches', 'broken');
  expect(recent.read()).toEqual([]);
  for (let index = 0; index < 10; index += 1) recent.add(`검색 ${index}`);
  recent.add('검색 5');
  expect(recent.read()).toHaveLength(8);
  expect(recent.read().slice(0, 2)).toEqual(['검색 5', '검색 9']);
  recent.remove('검색 5');
  expect(recent.read()[0]).toBe('검색 9');
  recent.clear();
  expect(recent.read()).toEqual([]);
});

it('SearchCombobox highlights the typed letters of a suggestion, whose accessible name is complete', async () => {
  renderMember(<SearchBox />, answers);
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: '텐' } });
  const option = await screen.findByRole('option', undefined, SLOW);
  expect(option).toHaveTextContent(/^한강 텐케이/);
  expect([...option.querySelectorAll('span b')].map(({ textContent }) => textContent)).toEqual(['텐']);
});

it('SearchCombobox shows popular products with pictures before the first letter', async () => {
  const [shoe] = shoes;
  if (!shoe) throw new Error('the sample has shoes');
  const page = { content: [shoe], number: 0, size: 4, totalElements: 1, totalPages: 1 };
  renderMember(<SearchBox />, { ...answers, '/api/products': { body: { success: true, data: page } } });
  fireEvent.focus(box());
  const strip = await screen.findByRole('region', { name: '지금 인기 있는 신발' }, SLOW);
  expect(within(strip).getByRole('link', { name: shoe.name })).toHaveAttribute(
    'href',
    `/products/${shoe.productId}`,
  );
  fireEvent.change(box(), { target: { value: '텐' } });
  await waitFor(() => expect(screen.queryByRole('region', { name: '지금 인기 있는 신발' })).toBeNull());
});
