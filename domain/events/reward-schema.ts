import * as v from 'valibot';
import {
  CONDITIONS,
  type Condition,
  conditionWords,
  isRank,
  maxRecipients,
  REWARD_KINDS,
  REWARD_LIMITS,
  type Reward,
  type RewardKind,
  rewardWords,
} from './reward.ts';

const innerSchema = v.object({
  rewardType: v.picklist(REWARD_KINDS),
  rewardValue: v.number(),
  rewardDescription: v.string(),
});

/**
 * Reward in the API. Clients variously read flat rows, rewards nested in a condition, or a text, so
 * that a row contains all of these.
 */
export const rewardSchema = v.object({
  rank: v.nullable(v.number()),
  reward: v.string(),
  conditionType: v.string(),
  conditionDescription: v.string(),
  maxRecipients: v.nullable(v.number()),
  conditionValue: v.string(),
  ...innerSchema.entries,
  rewards: v.array(innerSchema),
});
export type RewardWire = v.InferOutput<typeof rewardSchema>;

/** Converts a stored reward to its form in the API. */
export function toRewardWire({ condition, kind, value, description }: Reward): RewardWire {
  const inner = { rewardType: kind, rewardValue: value, rewardDescription: description };
  return {
    rank: isRank(condition) ? Number(condition) : null,
    reward: description || rewardWords({ kind, value }),
    conditionType: isRank(condition) ? 'RANK' : condition,
    conditionDescription: conditionWords(condition),
    maxRecipients: maxRecipients(condition),
    conditionValue: condition.toLowerCase(),
    ...inner,
    rewards: [inner],
  };
}

const conditionField = v.pipe(
  v.union([v.string(), v.number()], '보상 조건을 골라 주세요.'),
  v.transform((given) => `${given}`.trim().toUpperCase()),
  v.check((given) => given !== 'VIEWS', '조회 수는 세지 않아서 조건으로 쓸 수 없어요.'),
  v.picklist(CONDITIONS, '보상 조건을 확인해 주세요.'),
);
const kindField = v.pipe(
  v.string(),
  v.transform((given) => given.trim().toUpperCase()),
  v.picklist(REWARD_KINDS, '보상 종류를 확인해 주세요.'),
);
const valueField = v.union([v.number(), v.pipe(v.string(), v.maxLength(200))], '보상 값을 적어 주세요.');
const descriptionField = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(REWARD_LIMITS.description, `보상 설명은 ${REWARD_LIMITS.description}자까지 적을 수 있어요.`),
  ),
  '',
);

const innerField = v.object({
  rewardType: kindField,
  rewardValue: valueField,
  rewardDescription: descriptionField,
});
const rowField = v.object({
  conditionValue: conditionField,
  rewardType: v.nullish(kindField),
  rewardValue: v.nullish(valueField),
  rewardDescription: descriptionField,
  rewards: v.nullish(v.pipe(v.array(innerField), v.maxLength(REWARD_LIMITS.rows))),
});
type Row = v.InferOutput<typeof rowField>;

const UNREADABLE = '보상을 읽을 수 없어요.';

/** Schema of rewards in any of the accepted shapes, or as JSON text. */
export const rewardsField = v.pipe(
  v.union(
    [v.pipe(v.string(), v.maxLength(20_000), v.parseJson(undefined, UNREADABLE)), v.array(v.unknown())],
    UNREADABLE,
  ),
  v.pipe(v.array(rowField, UNREADABLE), v.maxLength(REWARD_LIMITS.rows, '보상이 너무 많아요.')),
  v.transform((rows) => rows.flatMap(rewardsOf)),
);

function rewardsOf({
  conditionValue: condition,
  rewardType,
  rewardValue,
  rewardDescription,
  rewards,
}: Row): Reward[] {
  // A row with a value of its own takes precedence over the rewards nested in it.
  if (rewardValue != null)
    return [rewardOf(condition, rewardType ?? null, rewardValue, rewardDescription ?? '')];
  return (rewards ?? []).map((one) =>
    rewardOf(condition, one.rewardType, one.rewardValue, one.rewardDescription ?? ''),
  );
}

/** Parses a reward; the oldest clients send "15% 쿠폰" or "2,000 포인트" without a kind. */
function rewardOf(
  condition: Condition,
  kind: RewardKind | null,
  said: number | string,
  description: string,
): Reward {
  const value = typeof said === 'number' ? said : Number(said.replace(/[^\d.]/g, '') || Number.NaN);
  const words = typeof said === 'string' ? said : '';
  const meant = kind ?? (/%/.test(words) ? 'DISCOUNT_COUPON' : 'POINTS');
  return { condition, kind: meant, value, description: description || (kind ? '' : words.trim()) };
}
