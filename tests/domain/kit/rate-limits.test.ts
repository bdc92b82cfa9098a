import { expect, it } from 'vitest';
import { ACTION_LIMITS } from '#domain/kit/rate-limits.ts';
import { waitSentence } from '#domain/kit/time/retry-wait.ts';

it.each([
  [1, '1초'],
  [59, '59초'],
  [90, '90초'],
  [91, '2분'],
  [3_541, '60분'],
  [3_600, '60분'],
])('waitSentence of %i seconds is %s', (seconds, span) => {
  expect(waitSentence(seconds)).toBe(`요청이 너무 잦아요. ${span} 뒤에 다시 시도해 주세요.`);
});

/** Rare calls, and calls that could be guessed at or cost money: a lower limit over a longer period. */
const RARE = new Set<string>([
  'PROOF',
  'PROOF_MAIL',
  'MFA_CODE',
  'PHONE_CODE',
  'PASSWORD_CHANGE',
  'EMAIL_CHANGE',
  'EXPORT',
  'SELLER_APPLICATION',
  'QUESTION',
  'BUYER_ANSWER',
  'INQUIRY',
  'PROBLEM_REPORT',
]);

it('ACTION_LIMITS allow the actions of an active person', () => {
  for (const [action, { most, seconds }] of Object.entries(ACTION_LIMITS)) {
    if (RARE.has(action)) continue;
    expect(most).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(3_600);
  }
});

it('ACTION_LIMITS cover every action that the specification limits', () =>
  expect(
    Object.fromEntries(
      Object.entries(ACTION_LIMITS).map(([name, { most, seconds }]) => [name, [most, seconds]]),
    ),
  ).toEqual({
    COMMENT: [60, 600],
    FEED: [60, 3_600],
    REVIEW: [60, 3_600],
    SELLER_APPLICATION: [5, 86_400],
    REACTION: [300, 600],
    QUESTION: [20, 86_400],
    BUYER_ANSWER: [30, 86_400],
    INQUIRY: [10, 86_400],
    INQUIRY_MESSAGE: [30, 3_600],
    PROBLEM_REPORT: [10, 86_400],
    REPORT: [30, 3_600],
    PROFILE: [600, 3_600],
    COUPON_CODE: [30, 3_600],
    UPLOAD: [60, 3_600],
    GOODS: [600, 3_600],
    CHECKOUT: [120, 3_600],
    CLAIM: [30, 3_600],
    PROOF: [5, 900],
    PROOF_MAIL: [5, 1_800],
    MFA_CODE: [5, 900],
    PHONE_CODE: [5, 86_400],
    PASSWORD_CHANGE: [10, 600],
    EMAIL_CHANGE: [5, 1_800],
    EXPORT: [3, 86_400],
  }));
