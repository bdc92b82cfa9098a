import { describe, expect, it } from 'vitest';
import { homeEntry } from '#machines/home/home.entry.ts';
import { done, failed } from '#machines/kit/entry.ts';
import { start } from './start.ts';

const { done: rails } = homeEntry.ports.loadRails ?? {};
const visitor = { isMember: false };
const error = new Error('꺼져 있어요.');

describe('the front page', () => {
  it('asks nothing about a visitor’s feet', async () => {
    const { flow, asked } = start(homeEntry, visitor);
    expect(flow.snapshot.matches({ mySize: 'hidden' })).toBe(true);
    expect(asked('loadMySize')).toEqual([]);
    expect(asked('loadRails')).toHaveLength(1);
  });

  it('shows the products although everything beside them fails', async () => {
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

  it('keeps the old rails while a person who came back waits for new ones', async () => {
    const { play, asked } = start(homeEntry, visitor);
    const waiting = await play(done('loadRails', rails), { type: 'screen.reloaded' });
    expect(waiting.hasTag('busy')).toBe(true);
    expect(waiting.context.rails).toEqual(rails);
    expect(asked('loadRails')).toHaveLength(2);
  });
});
