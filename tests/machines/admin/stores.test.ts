import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const store = { storeId: 4, version: 3 };
const submitted = { type: 'form.submitted' };
const typed = (reason: string) => ({ type: 'field.changed', change: { reason } });

describe('a store', () => {
  it('stops selling for a reason, as a change of the version that was seen', async () => {
    const form = start(entryOf('storeForm'), { store, deed: 'pause' });
    const { context } = await form.play(typed(' '), submitted);
    expect([context.problems, form.asked('save')]).toMatchObject([[{ field: 'reason' }], []]);
    await form.play(typed('늦은 배송'), submitted, submitted);
    expect(form.asked('save')).toEqual([{ body: { deed: 'pause', id: 4, version: 3, reason: '늦은 배송' } }]);
    expect((await form.play(done('save'))).value).toBe('saved');
  });

  it('sells again for a reason too', async () => {
    const form = start(entryOf('storeForm'), { store, deed: 'resume' });
    const { context } = await form.play(submitted);
    expect([context.problems, form.asked('save')]).toMatchObject([[{ field: 'reason' }], []]);
    await form.play(typed('서류를 확인했어요'), submitted);
    expect(form.asked('save')).toEqual([
      { body: { deed: 'resume', id: 4, version: 3, reason: '서류를 확인했어요' } },
    ]);
  });

  it('keeps the reason when somebody was faster', async () => {
    const form = start(entryOf('storeForm'), { store, deed: 'pause' });
    const refused = await form.play(typed('늦은 배송'), submitted, failed('save', new Error('늦었어요')));
    expect(refused.value).toEqual({ editing: 'refused' });
    expect(refused.context).toMatchObject({ values: { reason: '늦은 배송' }, error: '늦었어요' });
  });
});
