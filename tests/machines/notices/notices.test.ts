import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { proofs as noticeEntries } from '#proof/notices/notices.proof.ts';
import { start } from '../start.ts';

const entryOf = (id: string) => {
  const entry = noticeEntries.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`no entry ${id}`);
  return entry;
};
const MINUTE = { type: 'xstate.after.freshness.noticeCount.fresh' };
const opened = (noticeId: number) => ({ type: 'notice.opened', noticeId });

describe('noticeReadingMachine', () => {
  it('marks the opened notice as read, also while another call is running', async () => {
    const { play, asked } = start(entryOf('noticeReading'));
    await play(opened(7), opened(8));
    expect(asked('markRead')).toEqual([{ noticeId: 7 }, { noticeId: 8 }]);
  });

  it('shows no message for one failed mark, but for a failed "mark all"', async () => {
    const { play } = start(entryOf('noticeReading'));
    const quiet = await play(opened(7), failed('markRead', new Error('끊김')));
    expect([quiet.value, quiet.context]).toEqual(['idle', { error: null }]);
    const told = await play({ type: 'reading.finished' }, failed('markAllRead', new Error('끊김')));
    expect([told.value, told.context]).toEqual(['refused', { error: '끊김', isPermanent: false }]);
    const again = await play({ type: 'reading.finished' }, done('markAllRead'));
    expect([again.value, again.context]).toEqual(['idle', { error: null, isPermanent: false }]);
  });

  it('sends "mark all" once for repeated presses', async () => {
    const { play, asked } = start(entryOf('noticeReading'));
    await play({ type: 'reading.finished' }, { type: 'reading.finished' });
    expect(asked('markAllRead')).toHaveLength(1);
  });
});

describe('noticeCountMachine', () => {
  it('reloads when the window gets the focus, at most once a minute', async () => {
    const { play, asked } = start(entryOf('noticeCount'));
    await play({ type: 'member.arrived' }, done('count', 3), { type: 'shop.returned' });
    expect(asked('count')).toHaveLength(1);
    const counting = await play(MINUTE, { type: 'shop.returned' });
    expect([asked('count').length, counting.context]).toEqual([2, { count: 3 }]);
    const counted = await play(done('count', 5), { type: 'shop.returned' });
    expect([asked('count').length, counted.context]).toEqual([2, { count: 5 }]);
  });

  it('takes the number of the profile without a call, and is 0 after logout', async () => {
    const { play, asked } = start(entryOf('noticeCount'));
    const known = await play({ type: 'count.known', count: 2 });
    expect([known.context, asked('count')]).toEqual([{ count: 2 }, []]);
    const gone = await play({ type: 'member.left' }, { type: 'shop.returned' });
    expect([gone.value, gone.context]).toEqual(['away', { count: 0 }]);
  });
});

describe('noticeSettingsMachine', () => {
  const loaded = entryOf('noticeSettings').ports.load?.done;
  const chosen = (topic: string) => ({
    type: 'setting.chosen',
    topic,
    inApp: false,
    mail: false,
    push: true,
    talk: false,
  });

  it('saves one topic at once, and not the fixed ones', async () => {
    const { play, asked } = start(entryOf('noticeSettings'));
    const fixed = await play(done('load', loaded), chosen('INFO'));
    expect([fixed.value, asked('save')]).toEqual(['choosing', []]);
    const saving = await play(chosen('ORDER'), chosen('ORDER'));
    expect([saving.context.wish, asked('save')]).toEqual([
      { topic: 'ORDER', inApp: false, mail: false, push: true, talk: false },
      [{ topic: 'ORDER', inApp: false, mail: false, push: true, talk: false }],
    ]);
  });

  it('reverts after a refusal', async () => {
    const { play } = start(entryOf('noticeSettings'));
    const refused = await play(done('load', loaded), chosen('ORDER'), failed('save', new Error('끊김')));
    expect(refused.context).toMatchObject({ settings: loaded, wish: null, error: '끊김' });
  });
});
