import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start, tagsOf } from '../start.ts';

const none = {
  products: [],
  totalProducts: 0,
  feeds: [],
  totalFeeds: 0,
  stores: [],
  categories: [],
  correctedQuery: null,
};
const asked = (q: string) => ({ type: 'query.changed', q });
const lost = failed('search', new Error('점검 중이에요.'));
const open = (q: string) => start(entryOf('searchPage'), { q });

it('searchPageMachine sends no call without a text', async () => {
  const page = open('  ');
  expect([page.flow.snapshot.value, page.asked('search')]).toEqual(['blank', []]);
  await page.play(asked('부츠'));
  expect(page.asked('search')).toEqual([{ q: '부츠' }]);
  expect((await page.play(asked(''))).value).toBe('blank');
});

it('searchPageMachine searches for the text of its address and shows the results', async () => {
  const page = open('부츠');
  expect([tagsOf(page.flow.snapshot), page.asked('search')]).toEqual([['busy'], [{ q: '부츠' }]]);
  const findings = { ...none, products: [{ productId: 1 }], totalProducts: 1 };
  const found = await page.play(done('search', findings));
  expect([tagsOf(found), found.value, found.context.findings]).toEqual([
    ['ready'],
    { found: 'something' },
    findings,
  ]);
});

it.each([
  ['products', [{ productId: 1 }]],
  ['feeds', [{ id: 1 }]],
  ['stores', [{ storeId: 2, storeName: '골목스니커즈' }]],
  ['categories', [{ categoryId: 2, name: '런닝화' }]],
])('searchPageMachine has results if it found only %s', async (kind, list) => {
  const found = await open('런닝').play(done('search', { ...none, [kind]: list }));
  expect([tagsOf(found), found.value]).toEqual([['ready'], { found: 'something' }]);
});

it('searchPageMachine has no results only if all four lists are empty', async () => {
  const found = await open('뷁').play(done('search', none));
  expect([tagsOf(found), found.value]).toEqual([['empty', 'ready'], { found: 'nothing' }]);
});

it('searchPageMachine shows the results of the last text, whatever answers first', async () => {
  const { play, flow } = open('부츠');
  const [first] = flow.calls;
  await play(asked('샌들'));
  await first?.settle({ output: { ...none, stores: [{ storeId: 1, storeName: '늦은 가게' }] } });
  expect([flow.snapshot.value, flow.snapshot.context.findings]).toEqual(['searching', null]);
  expect((await play(done('search', none))).context).toMatchObject({ q: '샌들', findings: none });
});

it('searchPageMachine shows why it failed and retries the same text', async () => {
  const page = open('부츠');
  const broken = await page.play(lost);
  expect([tagsOf(broken), broken.context.error]).toEqual([['failed'], '점검 중이에요.']);
  const trying = await page.play({ type: 'screen.retried' });
  expect([tagsOf(trying), page.asked('search')]).toEqual([['busy'], [{ q: '부츠' }, { q: '부츠' }]]);
  expect((await page.play(done('search', none))).context.error).toBeNull();
});
