import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { formatNumber } from '../../kit/format.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { rewardHistory, rewardNameOf } from '../../rewards/reward-history.ts';

/**
 * Limits of points per grant, per grant without step-up authentication, and per administrator and
 * day.
 */
export const GRANT = { most: 100_000, freshFrom: 10_000, daily: 1_000_000 } as const;
/** Most characters of the description and the note of a point grant. */
export const GRANT_WORDS_LENGTH = 200;

/** Reasons for a grant of points, with their names in the point ledger. */
export const GRANT_REASONS = {
  ADMIN_GRANT: rewardNameOf('ADMIN_GRANT'),
  COMPENSATION: rewardNameOf('COMPENSATION'),
  ADJUSTMENT: rewardNameOf('ADJUSTMENT'),
} as const;
export type GrantReason = keyof typeof GRANT_REASONS;

const OUT_OF_RANGE = `포인트는 한 번에 ${formatNumber(GRANT.most)}P까지 움직일 수 있어요.`;
const wholePoints = v.pipe(
  v.number('포인트를 숫자로 입력해 주세요.'),
  v.integer('포인트를 숫자로 입력해 주세요.'),
  v.minValue(-GRANT.most, OUT_OF_RANGE),
  v.maxValue(GRANT.most, OUT_OF_RANGE),
);
const words = textField('내용', 1, GRANT_WORDS_LENGTH);

const moving = {
  access: 'admin',
  wrapping: 'envelope',
  method: 'POST',
  keyed: true,
  keyRequired: true,
} as const;

/** Endpoint of admins: grants points to a member; large amounts require step-up. */
export const grantPoints = endpoint({
  ...moving,
  path: '/api/rewards/admin/grant',
  onTop: true,
  summary: 'Grants points to a member; a large amount requires step-up authentication.',
  body: v.object({
    userId: idSchema,
    points: v.pipe(wholePoints, v.minValue(1, '포인트는 1부터 드릴 수 있어요.')),
    description: words,
  }),
  response: rewardHistory,
});

/** The member reads `description`; `note` is internal. */
export const pointsForm = v.object({
  points: v.pipe(wholePoints, v.notValue(0, '포인트를 입력해 주세요.')),
  reason: v.picklist(Object.keys(GRANT_REASONS) as GrantReason[], '이유를 골라 주세요.'),
  description: words,
  note: v.nullish(textField('메모', 0, GRANT_WORDS_LENGTH)),
});

/** Endpoint of admins: adds points to a member or deducts them; large amounts require step-up. */
export const movePoints = endpoint({
  ...moving,
  path: '/api/admin/users/{id}/points',
  summary: 'Grants or deducts points of a member; a large amount requires step-up authentication.',
  params: idParams,
  body: pointsForm,
  /** WAITING if a second administrator must confirm the grant. */
  response: v.object({ grantId: v.number(), state: v.picklist(['DONE', 'WAITING']), balance: v.number() }),
});

/**
 * Endpoint of admins: approves or rejects a point grant that another admin requested; requires
 * step-up.
 */
export const decideGrant = endpoint({
  ...moving,
  path: '/api/admin/point-grants/{id}/decision',
  fresh: true,
  summary: 'Confirms or rejects points that another administrator requested.',
  params: idParams,
  body: v.object({ confirm: v.boolean() }),
  response: v.object({ balance: v.number() }),
});
