import { describe, expect, it } from 'vitest';
import { basisPointsOf } from '#domain/seller/store/store-desk.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const store = { storeId: 4, version: 3, name: '골목 신발', feeBasisPoints: 1_050 };
const untouched = { percent: '10.5', storeName: '골목 신발' };
const submitted = { type: 'form.submitted' };
const typed = (reason: string) => ({ type: 'field.changed', change: { reason } });

describe('storeFormMachine', () => {
  it('pauses a store with a reason, for the version that was read', async () => {
    const form = start(entryOf('storeForm'), { store, deed: 'pause' });
    const { context } = await form.play(typed(' '), submitted);
    expect([context.problems, form.asked('save')]).toMatchObject([[{ field: 'reason' }], []]);
    await form.play(typed('늦은 배송'), submitted, submitted);
    expect(form.asked('save')).toEqual([
      { body: { ...untouched, deed: 'pause', id: 4, version: 3, reason: '늦은 배송' } },
    ]);
    expect((await form.play(done('save'))).value).toBe('saved');
  });

  it('requires a reason to resume as well', async () => {
    const form = start(entryOf('storeForm'), { store, deed: 'resume' });
    const { context } = await form.play(submitted);
    expect([context.problems, form.asked('save')]).toMatchObject([[{ field: 'reason' }], []]);
    await form.play(typed('서류를 확인했어요'), submitted);
    expect(form.asked('save')).toEqual([
      { body: { ...untouched, deed: 'resume', id: 4, version: 3, reason: '서류를 확인했어요' } },
    ]);
  });

  it('keeps the reason after an edit conflict', async () => {
    const form = start(entryOf('storeForm'), { store, deed: 'pause' });
    const refused = await form.play(typed('늦은 배송'), submitted, failed('save', new Error('늦었어요')));
    expect(refused.value).toEqual({ editing: 'refused' });
    expect(refused.context).toMatchObject({ values: { reason: '늦은 배송' }, error: '늦었어요' });
  });

  it.each(['', '30.01', '31', '8.755', '-1', '8,5', 'abc'])(
    'refuses a fee of %j percent',
    async (percent) => {
      const form = start(entryOf('storeForm'), { store, deed: 'fee' });
      const { context } = await form.play(
        { type: 'field.changed', change: { percent } },
        typed('약속'),
        submitted,
      );
      expect([context.problems, form.asked('save')]).toMatchObject([[{ field: 'percent' }], []]);
    },
  );

  it('requires a name of two letters, and opens with the present fee', async () => {
    const form = start(entryOf('storeForm'), { store, deed: 'name' });
    const named = (storeName: string) => ({ type: 'field.changed', change: { storeName } });
    const { context } = await form.play(named(' 신 '), typed('요청'), submitted);
    expect([context.problems, form.asked('save')]).toMatchObject([[{ field: 'storeName' }], []]);
    await form.play(named('성수 신발'), submitted);
    expect(form.asked('save')).toMatchObject([{ body: { deed: 'name', storeName: '성수 신발' } }]);
    const fee = start(entryOf('storeForm'), { store, deed: 'fee' });
    await fee.play(typed('약속'), submitted);
    expect(fee.asked('save')).toMatchObject([{ body: { deed: 'fee', percent: '10.5' } }]);
  });
});

it('a fee in percent is sent in basis points', () => {
  expect(['0', '30', '8.7', '8.75', ' 10.50 ', '0.01'].map(basisPointsOf)).toEqual([
    0, 3_000, 870, 875, 1_050, 1,
  ]);
});
