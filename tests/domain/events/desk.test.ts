import { expect, it } from 'vitest';
import { DEFAULT_REWARDS } from '#domain/events/default-rewards.ts';
import { EVENT_TYPES } from '#domain/events/event-states.ts';
import { fieldsOf, rewardsOfWire } from '#domain/events/parse-event-form.ts';
import { titleProblems } from '#domain/events/results/result-desk.ts';
import { rewardProblem, rewardValueProblem } from '#domain/events/reward.ts';
import { toRewardWire } from '#domain/events/reward-schema.ts';

it.each(EVENT_TYPES)('DEFAULT_REWARDS of a %s event pass the publication rules', (type) => {
  expect(rewardProblem(type, DEFAULT_REWARDS[type])).toBeNull();
});

it('rewardsOfWire restores rewards after a round trip through the response', () => {
  for (const type of EVENT_TYPES)
    expect(rewardsOfWire(DEFAULT_REWARDS[type].map(toRewardWire))).toEqual(DEFAULT_REWARDS[type]);
});

it.each([
  ['POINTS', 1_000_000],
  ['BADGE_POINTS', 1_000],
  ['DISCOUNT_COUPON', 90],
] as const)('rewardValueProblem: %s accepts 1 to %i', (kind, most) => {
  const problem = (value: number) =>
    rewardValueProblem({ condition: '1', kind, value, description: '' }) === null;
  expect([1, most].map(problem)).toEqual([true, true]);
  expect([0, most + 1, 1.5, Number.NaN].map(problem)).toEqual([false, false, false, false]);
});

it('fieldsOf returns null for a form that cannot be parsed', () => {
  const form = { title: '첫눈', type: 'RANKING', eventStartDate: '2026-12-01', eventEndDate: '2026-12-20' };
  expect(fieldsOf(form)).toMatchObject({ title: '첫눈', announcement: null, maxParticipants: 100 });
  expect(fieldsOf({ ...form, eventEndDate: '2026-02-30' })).toBeNull();
});

it('titleProblems requires the exact title for an announcement', () => {
  expect(titleProblems(' 여름 샌들 ', '여름 샌들')).toEqual([]);
  expect(titleProblems('', '여름 샌들')).toHaveLength(1);
  expect(titleProblems('여름샌들', '여름 샌들')).toEqual([
    { field: 'title', message: '이벤트 제목을 똑같이 적어 주세요.' },
  ]);
});
