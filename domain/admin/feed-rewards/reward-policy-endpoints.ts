import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { LIKE_MILESTONES } from '../../rewards/feed-reward.ts';
import { MOST_REWARD_POINTS, rewardPolicySchema } from '../../rewards/reward-policy.ts';

const points = v.pipe(
  v.number('포인트를 숫자로 입력해 주세요.'),
  v.integer('포인트는 정수로 입력해 주세요.'),
  v.minValue(0, '포인트는 0부터 입력할 수 있어요.'),
  v.maxValue(MOST_REWARD_POINTS, '포인트가 너무 커요.'),
);
const most = v.nullable(
  v.pipe(
    v.number('횟수를 숫자로 입력해 주세요.'),
    v.integer('횟수는 정수로 입력해 주세요.'),
    v.minValue(1, '횟수는 1부터 입력할 수 있어요.'),
    v.maxValue(10_000, '횟수가 너무 커요.'),
  ),
);
const moment = v.nullable(v.pipe(v.string(), v.isoTimestamp('날짜와 시각을 확인해 주세요.')));

/** Form of the point amount of a rewarded action, with steps by number of likes. */
export const policyForm = v.pipe(
  v.object({
    points,
    steps: v.nullish(v.array(v.object({ at: v.picklist(LIKE_MILESTONES), points }))),
    description: textField('설명', 1, 200),
    isActive: v.boolean(),
    dailyLimit: most,
    monthlyLimit: most,
    validFrom: moment,
    validTo: moment,
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.forward(
    v.check(
      ({ validFrom, validTo }) => !validFrom || !validTo || validFrom < validTo,
      '끝나는 때는 시작하는 때보다 늦어야 해요.',
    ),
    ['validTo'],
  ),
);
export type PolicyForm = v.InferOutput<typeof policyForm>;

/** Endpoint of admins: lists the point amounts of all rewarded actions, disabled ones included. */
export const adminPolicies = endpoint({
  method: 'GET',
  path: '/api/admin/reward-policies',
  access: 'admin',
  summary: 'Lists the points of every rewarded action, including inactive ones.',
  response: v.array(rewardPolicySchema),
  wrapping: 'envelope',
});

/**
 * Endpoint of admins: changes the points of an action from now on; rewards earned before keep their
 * amount; requires step-up.
 */
export const changePolicy = endpoint({
  method: 'PUT',
  path: '/api/admin/reward-policies/{id}',
  access: 'admin',
  fresh: true,
  summary: 'Changes the points of an action from now on; earned rewards keep their points.',
  params: idParams,
  body: policyForm,
  response: rewardPolicySchema,
  wrapping: 'envelope',
});
