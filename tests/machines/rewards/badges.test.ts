import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Badge, hiddenCount, type MyBadges } from '#domain/rewards/badge.ts';
import {
  type BadgesTab,
  type BadgeToggle,
  badgesIn,
  badgesMachine,
} from '#machines/rewards/badges.machine.ts';
import { done, failed } from '#proof/entry.ts';
import { badgesEntry } from '#proof/rewards/badges.proof.ts';
import { start as begin } from '../start.ts';

const badge = (id: number, isDisplayed: boolean): Badge => ({
  id,
  badgeName: `뱃지 ${id}`,
  badgeDescription: '',
  badgeImageUrl: null,
  awardedAt: '2026-01-01T00:00:00Z',
  isDisplayed,
});
const list: MyBadges = {
  badges: [badge(1, true), badge(2, false)],
  totalCount: 2,
  displayedCount: 1,
  progress: [],
  nextBadgeType: null,
};

async function start(toggle: (asked: { input: BadgeToggle }) => Promise<void> = () => Promise.resolve()) {
  const load = vi.fn(() => Promise.resolve(list));
  const toggled = vi.fn(toggle);
  const actor = createActor(
    badgesMachine.provide({
      actors: {
        loadBadges: fromPromise<MyBadges>(load),
        toggleBadge: fromPromise<void, BadgeToggle>(toggled),
      },
    }),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  return { actor, load, toggled };
}

it('badgesMachine reloads after a toggle and keeps the old list until then', async () => {
  const { actor, load, toggled } = await start();
  actor.send({ type: 'badge.toggled', badgeId: 2 });
  expect(actor.getSnapshot().context).toMatchObject({ list, togglingId: 2 });
  const idle = await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  expect(toggled.mock.calls.map(([{ input }]) => input)).toEqual([{ badgeId: 2, isDisplayed: true }]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(idle.context.togglingId).toBeNull();
});

it('badgesMachine ignores a second click while the first one is saved', async () => {
  const { actor, toggled } = await start();
  actor.send({ type: 'badge.toggled', badgeId: 2 });
  actor.send({ type: 'badge.toggled', badgeId: 2 });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('saving'));
  expect(toggled).toHaveBeenCalledTimes(1);
});

it('badgesMachine shows an alert after a refusal and keeps the list', async () => {
  const { actor, load } = await start(() => Promise.reject(new Error('x')));
  actor.send({ type: 'badge.toggled', badgeId: 2 });
  const alerting = await waitFor(actor, (snapshot) => snapshot.hasTag('open'));
  expect(alerting.context.list).toBe(list);
  expect(load).toHaveBeenCalledTimes(1);
  actor.send({ type: 'alert.dismissed' });
  expect(actor.getSnapshot().can({ type: 'badge.toggled', badgeId: 2 })).toBe(true);
});

it('badgesIn filters a tab, and counts hidden badges', () => {
  expect(badgesIn(list, 'displayed').map(({ id }) => id)).toEqual([1]);
  expect(badgesIn(list, 'all')).toHaveLength(2);
  expect(hiddenCount(list)).toBe(1);
});

describe('badgesMachine', () => {
  const alone: MyBadges = { ...list, badges: [badge(1, true)], totalCount: 1 };
  const toggled = (badgeId: number) => ({ type: 'badge.toggled', badgeId });
  const tab = (name: BadgesTab) => ({ type: 'tab.selected', tab: name });
  const lost = new Error('끊김');
  const open = async () => {
    const badges = begin(badgesEntry);
    await badges.play(done('load', list));
    return badges;
  };

  it('shows all badges first, and only public ones on the other tab', async () => {
    const { flow, play } = await open();
    expect(flow.snapshot.value.tab).toBe('all');
    expect((await play(tab('all'))).value.tab).toBe('all');
    expect((await play(tab('displayed'))).value.tab).toBe('displayed');
    expect((await play(tab('displayed'))).value.tab).toBe('displayed');
    expect((await play(tab('all'))).value.tab).toBe('all');
  });

  it('sends the opposite state: hidden is shown, shown is hidden', async () => {
    const { play, asked } = await open();
    await play(toggled(1), done('toggle'), done('reload', list), toggled(2));
    expect(asked('toggle')).toEqual([
      { badgeId: 1, isDisplayed: false },
      { badgeId: 2, isDisplayed: true },
    ]);
  });

  it('shows the list of the server after a change', async () => {
    const { play } = await open();
    const { context } = await play(toggled(2), done('toggle'), done('reload', alone));
    expect([context.list, context.togglingId]).toEqual([alone, null]);
  });

  it('marks no badge as saving after a refusal', async () => {
    const { play } = await open();
    const told = await play(toggled(2), failed('toggle', lost));
    expect([told.value.data, told.context.togglingId]).toEqual([{ loaded: 'alerting' }, null]);
  });

  it('shows why a reload failed, with a retry', async () => {
    const { play, asked } = await open();
    const broken = await play(toggled(2), done('toggle'), failed('reload', lost));
    expect([broken.value.data, broken.context.error, broken.context.togglingId]).toEqual([
      'failed',
      '끊김',
      null,
    ]);
    await play({ type: 'screen.retried' });
    expect(asked('load').length).toBe(2);
  });
});
