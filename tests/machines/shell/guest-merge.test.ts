import { describe, expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { guestMergeEntry } from '#proof/shell/guest-merge.proof.ts';
import { start } from '../start.ts';

const arrived = { type: 'member.arrived' };
const left = { type: 'member.left' };
const refused = new Error('점검 중');
const PORTS = ['mergeCart', 'mergeWishes', 'mergeViews'];

it('guestMergeMachine sends nothing for a guest', () => {
  expect(start(guestMergeEntry).flow.calls).toEqual([]);
});

it('guestMergeMachine merges cart, wishlist and views when a member arrives, once each', async () => {
  const { flow, play } = start(guestMergeEntry);
  await play(arrived, arrived);
  expect(flow.calls.map(({ id }) => id)).toEqual(PORTS);
  await play(...PORTS.map((id) => done(id)));
  expect(flow.snapshot.value).toEqual({ cart: 'resting', wishes: 'resting', views: 'resting' });
});

it('guestMergeMachine merges again for another member', async () => {
  const { flow, play } = start(guestMergeEntry);
  await play(arrived, ...PORTS.map((id) => done(id)), left, arrived);
  expect(flow.calls.map(({ id }) => id)).toEqual([...PORTS, ...PORTS]);
});

describe('guestMergeMachine: a failed merge', () => {
  it('is kept and retried at the next login', async () => {
    const { flow, play, asked } = start(guestMergeEntry);
    await play(arrived, failed('mergeCart', refused), done('mergeWishes'), failed('mergeViews', refused));
    expect(flow.snapshot.value).toEqual({ cart: 'kept', wishes: 'resting', views: 'kept' });
    await play(arrived);
    expect(PORTS.map((id) => asked(id).length)).toEqual([2, 2, 2]);
  });

  it('does not delay the others', async () => {
    const { play } = start(guestMergeEntry);
    const { value } = await play(arrived, failed('mergeWishes', refused), done('mergeViews'));
    expect(value).toEqual({ cart: 'merging', wishes: 'kept', views: 'resting' });
  });
});

describe('guestMergeMachine at logout', () => {
  it('deletes the views of the member', async () => {
    const { play, effects } = start(guestMergeEntry);
    const { value } = await play(arrived, failed('mergeViews', refused), left);
    expect([value.views, effects]).toEqual(['resting', [['forgetViews']]]);
  });

  it('during the merge keeps cart and wishlist for the next login', async () => {
    const { flow, play } = start(guestMergeEntry);
    const { value } = await play(arrived, left);
    expect(value).toEqual({ cart: 'kept', wishes: 'kept', views: 'resting' });
    expect(flow.waiting).toEqual([]);
  });
});
