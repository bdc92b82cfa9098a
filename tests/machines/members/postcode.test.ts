import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const found = { zipCode: '04782', roadAddress: '서울특별시 성동구 성수이로 78', building: '' };
const search = (query: string) => ({ type: 'search.submitted', query });

async function open() {
  const postcode = start(entryOf('postcode'));
  await postcode.play({ type: 'search.opened' }, done('look', undefined));
  return postcode;
}

it('postcodeMachine shows the results of the last search', async () => {
  const { play, flow, asked } = await open();
  await play(search('성수'), search('성수이로'));
  await flow.calls[1]?.settle({ output: [{ ...found, zipCode: '00000' }] });
  const { value, context } = await play(done('search', [found]));
  expect(value).toEqual({ open: 'found' });
  expect([asked('search'), context.found]).toEqual([[{ query: '성수' }, { query: '성수이로' }], [found]]);
});

it('postcodeMachine fills in the form, closes, and opens blank the next time', async () => {
  const { play, effects } = await open();
  const { value } = await play(search('성수'), done('search', [found]), {
    type: 'postcode.chosen',
    postcode: found,
  });
  expect([value, effects[0]?.[0], effects[0]?.[1]]).toMatchObject(['closed', 'fillIn', { postcode: found }]);
  expect((await play({ type: 'search.opened' }, done('look', undefined))).context.found).toEqual([]);
});

it.each([
  ['nothing is found', done('search', []), 'empty'],
  ['the search does not answer', failed('search', new Error('점검 중')), 'failed'],
])('postcodeMachine shows no old results when %s, and searches again', async (_, answer, tag) => {
  const { play } = await open();
  const told = await play(search('성수'), done('search', [found]), search('없는 길'), answer);
  expect([told.hasTag(tag), told.context.found]).toEqual([true, []]);
  expect((await play(search('성수'), done('search', [found]))).context.found).toEqual([found]);
});

it('postcodeMachine sends no blank search, and aborts a running one on closing', async () => {
  const { play, flow } = await open();
  expect(flow.snapshot.can(search('  '))).toBe(false);
  await play(search('성수'), { type: 'search.closed' });
  expect([flow.waiting, flow.snapshot.value]).toEqual([[], 'closed']);
});

it('postcodeMachine opens no dialog in a shop without a search, moves the focus into the form, and looks again', async () => {
  const { play, effects } = start(entryOf('postcode'));
  const told = await play({ type: 'search.opened' }, failed('look', new Error('꺼져 있어요')));
  expect([told.value, told.hasTag('open'), effects.map(([name]) => name)]).toEqual([
    'byHand',
    false,
    ['typeByHand'],
  ]);
  expect((await play({ type: 'search.opened' }, done('look', undefined))).hasTag('open')).toBe(true);
});
