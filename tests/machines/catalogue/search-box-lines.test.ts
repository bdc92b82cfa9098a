import { expect, it } from 'vitest';
import { done, failed, type SampleEvent } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const found = {
  products: [{ productId: 1, name: '한강 텐케이', discountPrice: 1_000, mainImageUrl: null }],
  stores: [{ storeId: 2, storeName: '골목스니커즈' }],
  categories: [],
  correctedQuery: null,
};
const focused = { type: 'box.focused', recent: ['부츠', '샌들'] };
const typed = (text: string) => ({ type: 'text.typed', text });
const down = { type: 'option.moved', step: 1 };
const waited = { type: 'xstate.after.debounce.searchBox.open.waiting' };
const known = [typed('한강'), waited, done('suggest', found)];

type Row = [what: string, before: readonly SampleEvent[], then: readonly SampleEvent[]];

it.each<Row>([
  ['another letter', known, [typed('한강 텐')]],
  ['new suggestions', [...known, typed('한강 텐'), waited, down], [done('suggest', found)]],
  [
    'suggestions that do not come',
    [...known, typed('한강 텐'), waited, down],
    [failed('suggest', new Error('x'))],
  ],
  ['a search', known, [{ type: 'text.submitted', text: '한강' }]],
  ['a recent search that is forgotten', [focused], [{ type: 'recent.removed', label: '부츠' }]],
  ['recent searches that are all forgotten', [focused], [{ type: 'recent.cleared' }]],
])('searchBoxMachine selects no option after %s', async (_, before, then) => {
  const { play } = start(entryOf('searchBox'));
  expect((await play(...before, down)).context.active).toBeGreaterThanOrEqual(0);
  expect((await play(...then)).context.active).toBe(-1);
});
