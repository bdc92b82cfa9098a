import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { guestMergeEntry } from '#proof/samples/shell/guest-merge.entry.ts';
import { start } from '../start.ts';

const arrived = { type: 'member.arrived' };
const left = { type: 'member.left' };
const refused = new Error('점검 중');
const PORTS = ['mergeCart', 'mergeWishes', 'mergeViews'];

it('asks for nothing while a visitor is here', () => {
  expect(start(guestMergeEntry).flow.calls).toEqual([]);
});

it('merges all three at once when a member arrives, and each once', async () => {
  const { flow, play } = start(guestMergeEntry);
  await play(arrived, arrived);
  expect(flow.calls.map(({ id }) => id)).toEqual(PORTS);
  await play(...PORTS.map((id) => done(id)));
  expect(flow.snapshot.value).toEqual({ cart: 'resting', wishes: 'resting', views: 'resting' });
});

it('asks again for another member, who may have left something as a visitor', async () => {
  const { flow, play } = start(guestMergeEntry);
  await play(arrived, ...PORTS.map((id) => done(id)), left, arrived);
  expect(flow.calls.map(({ id }) => id)).toEqual([...PORTS, ...PORTS]);
});

describe('what could not be merged', () => {
  it('is kept, and tried again with the next arrival', async () => {
    const { flow, play, asked } = start(guestMergeEntry);
    await play(arrived, failed('mergeCart', refused), done('mergeWishes'), failed('mergeViews', refused));
    expect(flow.snapshot.value).toEqual({ cart: 'kept', wishes: 'resting', views: 'kept' });
    await play(arrived);
    expect(PORTS.map((id) => asked(id).length)).toEqual([2, 2, 2]);
  });

  it('does not hold up the others', async () => {
    const { play } = start(guestMergeEntry);
    const { value } = await play(arrived, failed('mergeWishes', refused), done('mergeViews'));
    expect(value).toEqual({ cart: 'merging', wishes: 'kept', views: 'resting' });
  });
});

describe('when the member leaves', () => {
  it('nothing of theirs stays of the products they looked at', async () => {
    const { play, effects } = start(guestMergeEntry);
    const { value } = await play(arrived, failed('mergeViews', refused), left);
    expect([value.views, effects]).toEqual(['resting', [['forgetViews']]]);
  });

  it('in the middle of it, cart and hearts stay for the next arrival', async () => {
    const { flow, play } = start(guestMergeEntry);
    const { value } = await play(arrived, left);
    expect(value).toEqual({ cart: 'kept', wishes: 'kept', views: 'resting' });
    expect(flow.waiting).toEqual([]);
  });
});
