import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Badge, type BadgeList, hiddenCount } from '#domain/badge.ts';
import { type BadgeWish, badgesIn, badgesMachine } from '#machines/badges/badges.machine.ts';

const badge = (id: number, isDisplayed: boolean): Badge => ({
  id,
  badgeName: `뱃지 ${id}`,
  badgeDescription: '',
  badgeImageUrl: null,
  awardedAt: '2026-01-01T00:00:00Z',
  isDisplayed,
});
const list: BadgeList = { badges: [badge(1, true), badge(2, false)], totalCount: 2, displayedCount: 1 };

async function start(toggle: (asked: { input: BadgeWish }) => Promise<void> = () => Promise.resolve()) {
  const load = vi.fn(() => Promise.resolve(list));
  const toggled = vi.fn(toggle);
  const actor = createActor(
    badgesMachine.provide({
      actors: {
        loadBadges: fromPromise<BadgeList>(load),
        toggleBadge: fromPromise<void, BadgeWish>(toggled),
      },
    }),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  return { actor, load, toggled };
}

it('reloads the list after a toggle and keeps the old one until then', async () => {
  const { actor, load, toggled } = await start();
  actor.send({ type: 'badge.toggled', badgeId: 2 });
  expect(actor.getSnapshot().context).toMatchObject({ list, togglingId: 2 });
  const idle = await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  expect(toggled.mock.calls.map(([{ input }]) => input)).toEqual([{ badgeId: 2, isDisplayed: true }]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(idle.context.togglingId).toBeNull();
});

it('ignores a second click while the first one is under way', async () => {
  const { actor, toggled } = await start();
  actor.send({ type: 'badge.toggled', badgeId: 2 });
  actor.send({ type: 'badge.toggled', badgeId: 2 });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  expect(toggled).toHaveBeenCalledTimes(1);
});

it('alerts after a refusal and leaves the list alone', async () => {
  const { actor, load } = await start(() => Promise.reject(new Error('x')));
  actor.send({ type: 'badge.toggled', badgeId: 2 });
  const alerting = await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
  expect(alerting.context.list).toBe(list);
  expect(load).toHaveBeenCalledTimes(1);
  actor.send({ type: 'alert.dismissed' });
  expect(actor.getSnapshot().can({ type: 'badge.toggled', badgeId: 2 })).toBe(true);
});

it('filters a tab and counts the hidden ones', () => {
  expect(badgesIn(list, 'displayed').map(({ id }) => id)).toEqual([1]);
  expect(badgesIn(list, 'all')).toHaveLength(2);
  expect(hiddenCount(list)).toBe(1);
});
