import { describe, expect, it } from 'vitest';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const submitted = { type: 'form.submitted' };

describe('brandFormMachine', () => {
  const brand = {
    brandId: 4,
    name: '온새',
    englishName: '',
    aliases: ['온새 신발'],
    products: 2,
    version: 3,
  };

  it('sends other names as a list without repetitions, with the version that was read', async () => {
    const { play, asked } = start(entryOf('brandForm'), { brand });
    await play({ type: 'field.changed', change: { aliases: ' 온새신발, onsae ,온새신발,, ' } }, submitted);
    const body = { name: '온새', englishName: '', aliases: ['온새신발', 'onsae'], version: 3 };
    expect(asked('save')).toEqual([{ body: { id: 4, body } }]);
  });

  it('is not sent without a Korean name or with a long other name', async () => {
    const { play, asked } = start(entryOf('brandForm'));
    const typed = { type: 'field.changed', change: { name: '', aliases: `나루,${'가'.repeat(41)}` } };
    const { context } = await play(typed, submitted);
    expect(context.problems).toMatchObject([{ field: 'name' }, { field: 'aliases' }]);
    expect(asked('save')).toEqual([]);
  });

  it('brandMergeMachine sends the chosen brand, and nothing without one', async () => {
    const { play, asked } = start(entryOf('brandMerge'), { brand, brands: [brand] });
    const { context } = await play(submitted);
    expect(context.problems).toEqual([{ field: 'intoId', message: '합칠 브랜드를 골라 주세요.' }]);
    await play({ type: 'field.changed', change: { intoId: '7' } }, submitted);
    expect(asked('save')).toEqual([{ body: { id: 4, body: { intoId: 7, version: 3 } } }]);
  });
});
