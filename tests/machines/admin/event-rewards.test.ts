import { describe, expect, it } from 'vitest';
import {
  budgetOfForm,
  draftProblems,
  type EventOpening,
  type EventValues,
  publicProblems,
  valuesOf,
} from '#machines/admin/events/event-editor.model.ts';
import {
  groupsOf,
  nextCondition,
  retargeted,
  withGroup,
  withoutGroup,
  withoutReward,
  withReward,
  withRow,
} from '#machines/admin/events/event-rewards.model.ts';
import { draft } from '#proof/admin/events/event.samples.ts';
import { done } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const written: EventOpening = { values: valuesOf(draft), about: { event: draft, today: '2026-11-23' } };
const names = (problems: readonly { field: string }[]) => problems.map(({ field }) => field);

describe('rewards of eventEditorMachine', () => {
  it('that do not fit a new type are removed with a note, and restored with the old type', async () => {
    const { play } = start(entryOf('eventEditor'));
    await play(done('load', written));
    const battle = await play({ type: 'type.chosen', kind: 'BATTLE' });
    const conditions = (rows: EventValues['rewards']) => rows.map(({ condition }) => condition);
    expect(conditions(battle.context.values.rewards)).toEqual(['1', '1', 'PARTICIPATION']);
    expect(conditions(battle.context.gone)).toEqual(['2']);
    const back = await play({ type: 'type.chosen', kind: 'RANKING' });
    expect(conditions(back.context.values.rewards).toSorted()).toEqual(['1', '1', '2', 'PARTICIPATION']);
    expect(back.context.gone).toEqual([]);
  });

  it('are added and removed by group and one by one', () => {
    const { rewards } = valuesOf(draft);
    const more = withGroup('RANKING', rewards);
    expect(groupsOf(more).map(({ condition }) => condition)).toEqual(['1', '2', '3', 'PARTICIPATION']);
    expect(withReward(more, '3').at(-1)).toMatchObject({ condition: '3', kind: 'BADGE_POINTS', value: '' });
    expect(withoutGroup(more, '1').every(({ condition }) => condition !== '1')).toBe(true);
    const [first] = rewards;
    expect(withoutReward(rewards, first?.key ?? 0)).toHaveLength(rewards.length - 1);
    expect(groupsOf(retargeted(rewards, '2', 'RANDOM')).map(({ condition }) => condition)).toEqual([
      '1',
      'PARTICIPATION',
      'RANDOM',
    ]);
    const keys = withReward(more, '3').map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are limited to five groups', () => {
    const five = [1, 2, 3].reduce<EventValues['rewards']>(
      (rows) => withGroup('RANKING', rows),
      valuesOf(draft).rewards,
    );
    expect(groupsOf(five)).toHaveLength(5);
    expect(nextCondition('RANKING', five)).toBeNull();
    expect(withGroup('RANKING', five)).toBe(five);
  });

  it('with invalid numbers show a problem per row and are not sent', () => {
    const values = valuesOf(draft);
    const rewards = withRow(values.rewards, 1, { value: '2천' });
    expect(names(draftProblems({ values: { ...values, rewards } }))).toEqual(['rewards.1']);
    const all = publicProblems({ values: { ...values, rewards }, about: written.about });
    expect(names(all)).toEqual(['rewards.1']);
  });

  it('without a first rank prevent publishing, not saving', () => {
    const values = valuesOf(draft);
    const form = { values: { ...values, rewards: withoutGroup(values.rewards, '1') }, about: written.about };
    expect(draftProblems(form)).toEqual([]);
    expect(names(publicProblems(form))).toEqual(['rewards']);
  });

  it('show their total cost while typing', () => {
    const values = { ...valuesOf(draft), maxParticipants: '50' };
    expect(budgetOfForm(values)).toEqual({
      points: 2_000 + 1_500 + 50 * 100,
      badgePoints: 0,
      coupons: 1,
      mostPercent: 15,
    });
    const unread = { ...values, rewards: withRow(values.rewards, 1, { value: '' }) };
    expect(budgetOfForm(unread).points).toBe(1_500 + 50 * 100);
    expect(budgetOfForm({ ...values, maxParticipants: '많이' }).points).toBe(0);
  });
});
