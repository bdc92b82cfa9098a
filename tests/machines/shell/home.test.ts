import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { homeEntry } from '#proof/shell/home.proof.ts';
import { start } from '../start.ts';

const { done: rails } = homeEntry.ports.loadRails ?? {};
const visitor = { isMember: false };
const error = new Error('꺼져 있어요.');

describe('homeMachine', () => {
  it('does not load the size of a guest', async () => {
    const { flow, asked } = start(homeEntry, visitor);
    expect(flow.snapshot.matches({ mySize: 'hidden' })).toBe(true);
    expect(asked('loadMySize')).toEqual([]);
    expect(asked('loadRails')).toHaveLength(1);
  });

  it('shows the products if everything else fails', async () => {
    const { play } = start(homeEntry);
    const shown = await play(
      failed('loadEvent', error),
      failed('loadMySize', error),
      failed('loadFeeds', error),
      done('loadRails', rails),
    );
    expect(shown.value).toEqual({ rails: 'shown', event: 'hidden', mySize: 'hidden', feeds: 'hidden' });
    expect(shown.hasTag('failed')).toBe(false);
  });

  it('keeps the old rails while new ones load', async () => {
    const { play, asked } = start(homeEntry, visitor);
    const waiting = await play(done('loadRails', rails), { type: 'screen.reloaded' });
    expect(waiting.hasTag('busy')).toBe(true);
    expect(waiting.context.rails).toEqual(rails);
    expect(asked('loadRails')).toHaveLength(2);
  });

  it('shows why products failed to load, and retries', async () => {
    const { play, asked } = start(homeEntry, visitor);
    const broken = await play(failed('loadRails', error));
    expect([broken.matches({ rails: 'failed' }), broken.context.error]).toEqual([true, '꺼져 있어요.']);
    expect(broken.hasTag('failed')).toBe(true);
    const trying = await play({ type: 'screen.retried' });
    expect([trying.matches({ rails: 'loading' }), asked('loadRails').length]).toEqual([true, 2]);
    const shown = await play(done('loadRails', rails));
    expect([shown.hasTag('ready'), shown.context.rails, shown.context.error]).toEqual([true, rails, null]);
  });

  it.each([
    ['event', 'loadEvent', { eventId: 7 }, 'event'],
    ['mySize', 'loadMySize', { size: '245', products: [{ productId: 7 }] }, 'mySize'],
    ['feeds', 'loadFeeds', [{ id: 7 }], 'feeds'],
  ])('shows its %s if there is content', async (row, port, answer, kept) => {
    const { flow, play, asked } = start(homeEntry, { isMember: true });
    expect([flow.snapshot.matches({ [row]: 'loading' }), asked(port).length]).toEqual([true, 1]);
    const shown = await play(done(port, answer));
    expect([shown.value[row], shown.context[kept]]).toEqual(['shown', answer]);
  });

  it.each([
    ['event', 'loadEvent', null],
    ['mySize', 'loadMySize', null],
    ['mySize', 'loadMySize', { size: '245', products: [] }],
    ['feeds', 'loadFeeds', []],
  ])('leaves no gap if its %s is empty', async (row, port, answer) => {
    const { play } = start(homeEntry, { isMember: true });
    expect((await play(done(port, answer))).value[row]).toBe('hidden');
  });

  it('loads products in the size of a member who is recognised later, once', async () => {
    const { play, asked, flow } = start(homeEntry, visitor);
    expect(asked('loadMySize')).toEqual([]);
    await play({ type: 'member.arrived' }, done('loadMySize', homeEntry.ports.loadMySize?.done));
    expect(flow.snapshot.matches({ mySize: 'shown' })).toBe(true);
    expect(asked('loadMySize')).toHaveLength(1);
    expect(asked('loadRails')).toHaveLength(1);
  });

  it('shows nothing of a member after logout', async () => {
    const { play } = start(homeEntry);
    const left = await play(done('loadMySize', homeEntry.ports.loadMySize?.done), { type: 'member.left' });
    expect([left.matches({ mySize: 'hidden' }), left.context.mySize]).toEqual([true, null]);
  });
});
