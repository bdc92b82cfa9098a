import { afterEach, describe, expect, it, vi } from 'vitest';
import { HELP_ANSWERS, isHelpKey } from '#domain/help/help.ts';
import { HELP_TOPICS } from '#domain/help/help-answer.ts';
import { TOPICS } from '#domain/policies/registry.ts';

type Policies = Readonly<Record<string, unknown>>;
const topics: Readonly<Record<string, Policies>> = TOPICS;

/** Policies that answers state, by topic: each with another value of the same kind, which the sentence must show. */
const STATED: readonly (readonly [topic: string, name: string, value: unknown, key: string, then: string])[] =
  [
    ['delivery', 'CUT_OFF_HOUR', 11, 'delivery-days', '11시 전에'],
    ['delivery', 'COURIER_DAYS', 4, 'delivery-days', '영업일 4일 뒤'],
    ['delivery', 'DELIVERY_FEE', 2_700, 'delivery-fee', '2,700원'],
    ['delivery', 'DELIVERY_FEE', 2_700, 'return-fee', '5,400원'],
    ['delivery', 'FREE_DELIVERY_FROM', 41_000, 'delivery-fee', '41,000원'],
    ['delivery', 'SELLER_DELIVERED_DAYS', 6, 'not-received', '6일째'],
    ['late-delivery', 'LATE_POINTS', 1_700, 'late-delivery', '1,700P'],
    ['late-delivery', 'BUYER_CANCEL_DAYS', 4, 'late-delivery', '영업일 4일'],
    ['late-delivery', 'SHOP_CANCEL_DAYS', 9, 'late-delivery', '영업일 9일'],
    ['orders', 'HOLD_MINUTES', 23, 'hold', '23분'],
    ['orders', 'MAX_UNPAID_ORDERS', 8, 'hold', '8건'],
    ['orders', 'MAX_QUANTITY', 7, 'order-limits', '7켤레'],
    ['orders', 'MAX_CART_LINES', 61, 'order-limits', '61개'],
    ['orders', 'MAX_ADDRESSES', 31, 'addresses', '31곳'],
    ['returns', 'CONFIRM_DAYS', 12, 'confirm-purchase', '12일이'],
    ['returns', 'RETURN_DAYS', 11, 'return-deadline', '11일 안에'],
    ['returns', 'RETURN_DAYS', 11, 'exchange', '11일 안에'],
    ['returns', 'DEFECT_MONTHS', 5, 'return-deadline', '5개월'],
    ['returns', 'DEFECT_NOTICED_DAYS', 44, 'return-deadline', '44일'],
    ['returns', 'MAX_CLAIM_IMAGES', 8, 'return-how', '8장'],
    ['returns', 'PICKUP_CHOICES', 8, 'return-method', '영업일 8일 가운데'],
    ['returns', 'OWN_PARCEL_DAYS', 9, 'return-method', '영업일 9일'],
    ['returns', 'APPROVE_DAYS', 7, 'return-method', '영업일 7일'],
    ['returns', 'CHECK_DAYS', 6, 'return-method', '영업일 6일'],
    ['returns', 'REFUND_DAYS', 6, 'refund-days', '영업일 6일'],
    ['points', 'EARN', { stepWon: 7_000, points: 90 }, 'points-earn', '7,000원마다 90P'],
    ['points', 'REVIEW_POINTS', 170, 'points-earn', '170P'],
    ['points', 'REVIEW_POINTS', 170, 'write-review', '170P'],
    ['points', 'POINT_UNIT', 50, 'points-use', '50P 단위'],
    ['points', 'MOST_POINTS_PERCENT', 35, 'points-use', '35%'],
    ['points', 'POINT_YEARS', 4, 'points-expire', '4년'],
    ['points', 'VOTE_POINTS', 130, 'vote', '130P'],
    ['points', 'COMMENTS_A_DAY', { comments: 17, feeds: 6 }, 'activity-points', '피드 6개에 댓글 17개'],
    ['reminders', 'EXPIRY_REMINDER_DAYS', 13, 'points-expire', '13일 전'],
    ['reminders', 'EXPIRY_REMINDER_DAYS', 13, 'coupons', '13일 전'],
    ['coupons', 'PRIZE_COUPON_MONTHS', 8, 'coupons', '8개월'],
    ['accounts', 'LEAST_AGE', 16, 'join', '16세'],
    ['accounts', 'VERIFY_LINK_HOURS', 5, 'join', '5시간'],
    ['accounts', 'RESET_LINK_MINUTES', 47, 'password', '47분'],
    ['accounts', 'PHONE_CODE_MINUTES', 8, 'find-email', '8분'],
    ['accounts', 'EMAIL_CHANGE_LINK_MINUTES', 47, 'change-email', '47분'],
    ['accounts', 'EMAIL_UNDO_DAYS', 19, 'change-email', '19일'],
    ['accounts', 'TRUSTED_DEVICE_DAYS', 47, 'mfa', '47일'],
    ['accounts', 'MAX_PASSKEYS', 17, 'mfa', '17개'],
    ['accounts', 'NIGHT', { from: 20, until: 7 }, 'notices', '20시부터 다음 날 7시까지'],
    ['records', 'NOTICE_DAYS', 47, 'notices', '47일'],
    ['records', 'ORDER_RECORD_YEARS', 9, 'leave', '9년'],
    ['records', 'DISPUTE_RECORD_YEARS', 8, 'leave', '8년'],
    ['records', 'LOGIN_RECORD_MONTHS', 7, 'leave', '7개월'],
    ['records', 'NICKNAME_REST_DAYS', 47, 'leave', '47일'],
    ['records', 'DECIDED_DOCUMENT_DAYS', 47, 'seller-document', '47일'],
    ['community', 'MAX_PICTURES', 8, 'write-feed', '8장'],
    ['community', 'MAX_PICTURES', 8, 'write-review', '8장'],
    ['community', 'MAX_HASHTAGS', 31, 'write-feed', '31개'],
    ['events', 'VOTER_AGE_DAYS', 19, 'vote', '19일'],
    ['events', 'VOTER_ACTIVE_DAYS', 8, 'vote', '8일 이상'],
    ['events', 'BEACON_MINUTES', 17, 'draw', '17분'],
    ['moderation', 'APPEAL_DAYS', 47, 'report', '47일'],
    ['selling', 'APPLY_AGAIN_DAYS', 19, 'apply-again', '19일'],
    ['selling', 'FEE_NOTICE_DAYS', 19, 'settlement', '19일'],
    ['selling', 'SETTLEMENT_CLOSE', { hour: 6, minute: 17 }, 'settlement', '6시 17분'],
    ['uploads', 'DOCUMENT_MEGABYTES', 17, 'seller-document', '17MB'],
  ];
/** Activity points that answers state, each with the answer. */
const ACTIVITIES = [
  ['PURCHASE_COMPLETION', 'levels'],
  ['REVIEW_CREATION', 'levels'],
  ['REVIEW_CREATION', 'write-review'],
  ['FEED_CREATION', 'levels'],
  ['FEED_CREATION', 'write-feed'],
  ['FEED_CREATION', 'activity-points'],
  ['COMMENT_CREATION', 'activity-points'],
  ['VOTE_PARTICIPATION', 'activity-points'],
  ['FEED_LIKE_RECEIVED', 'activity-points'],
  ['COMMENT_DAILY_ACHIEVEMENT', 'activity-points'],
] as const;

const sentencesOf = (answers: typeof HELP_ANSWERS, key: string): string =>
  answers
    .find((answer) => answer.key === key)
    ?.answer()
    .join(' ') ?? '';
const now = (key: string): string => sentencesOf(HELP_ANSWERS, key);

/** Returns the sentences of an answer after one policy has got another value. */
async function sentencesWith(topic: string, name: string, value: unknown, key: string): Promise<string> {
  vi.resetModules();
  vi.doMock(`#domain/policies/${topic}.ts`, async (original) => ({
    ...(await original<Policies>()),
    [name]: value,
  }));
  const { HELP_ANSWERS: answers } = await import('#domain/help/help.ts');
  return sentencesOf(answers, key);
}

const numbersIn = (text: string): string[] => text.match(/\d[\d,]*/g) ?? [];

afterEach(() => {
  for (const topic of Object.keys(topics)) vi.doUnmock(`#domain/policies/${topic}.ts`);
  vi.resetModules();
});

describe('help answers', () => {
  it('have one key each', () => {
    const keys = HELP_ANSWERS.map(({ key }) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(keys.filter((key) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
    expect([isHelpKey('return-fee'), isHelpKey('return-fees')]).toEqual([true, false]);
  });

  it('have one question each, and exist for every topic', () => {
    const questions = HELP_ANSWERS.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
    const empty = HELP_TOPICS.filter((one) => !HELP_ANSWERS.some(({ topic }) => topic === one));
    expect(empty).toEqual([]);
    expect(HELP_ANSWERS.filter(({ answer, pages }) => answer().length * pages.length === 0)).toEqual([]);
  });

  it.each(STATED)('read %s %s', async (topic, name, value, key, then) => {
    expect(now(key)).not.toBe('');
    expect(now(key)).not.toContain(then);
    expect(await sentencesWith(topic, name, value, key)).toContain(then);
  });

  it.each(ACTIVITIES)('read the activity points of %s in %s', async (activity, key) => {
    const points = { ...TOPICS.points.ACTIVITY_POINTS, [activity]: 77 };
    expect(await sentencesWith('points', 'ACTIVITY_POINTS', points, key)).toContain('77점');
  });

  it('state numbers only where a policy above is tested', () => {
    const tested = new Set([...STATED.map(([, , , key]) => key), ...ACTIVITIES.map(([, key]) => key)]);
    const stating = HELP_ANSWERS.filter(({ answer }) => numbersIn(answer().join(' ')).length > 0);
    expect(stating.map(({ key }) => key).filter((key) => !tested.has(key))).toEqual([]);
  });
});
