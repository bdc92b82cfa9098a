import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { sources } from './layers/sources.ts';

/** Matches names of durations, sizes, sums and limits, which are policies unless they are listed below. */
const PROMISE =
  /^(?:[A-Z]+_)*(?:DAYS|HOURS|MINUTES|WEEKS|MONTHS|YEARS|MEGABYTES|LIMIT|PERCENT|WON|FEE|FEES|POINTS)$/;
const RULES = /^(?:domain|machines|server)\//;
/** Policies themselves, and the seed, which is data. */
const ELSEWHERE = /^domain\/policies\/|^server\/seed\//;

/** Constants that are neither promises nor rules of the shop, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'domain/admin/coupons/coupon-fields.ts MOST_WON': 'bound of a number field',
  'domain/seller/coupons/store-coupon.ts MOST_WON': 'bound of a number field',
  'domain/seller/coupons/follower-discount.ts MOST_WON': 'bound of a number field',
  'domain/admin/feed-rewards/feed-reward-endpoints.ts MOST_DAYS': 'days of a year, times a policy',
  'domain/kit/period.ts MOST_DAYS': 'days of a year, times a policy',
  'domain/admin/analytics/metrics.ts POINTS': 'names of figures about points',
  'domain/kit/time/relative-time.ts RECENT_DAYS': 'how a moment is written',
  'domain/rewards/reward-policy.ts MOST_REWARD_POINTS': 'bound of a number field',
  'domain/trade/claims/return-fee.ts RETURN_FEES': 'made of the delivery fee and of nothing',
  'domain/trade/claims/return-fee.ts EXCHANGE_FEES': 'an exchange moves no money',
  'domain/jobs/qa-clock.ts MAX_DAYS': 'how far the clock of QA can be moved',
  'domain/jobs/demonstration.ts MAX_DEMO_DAYS': 'how far the clock of a demonstration can be moved',
  'domain/trade/orders/statement.ts VAT_PERCENT': 'the rate of the law, not of the shop',
  'server/trade/payments/test-deposit-window.ts OVER_WON': 'a deposit that the test provider plays',
  'machines/admin/stores/store-form.machine.ts PERCENT': 'hundredths in a percent',
  'server/admin/analytics/daily-sums.ts LIVE_DAYS':
    'days that are counted anew at each look, because orders may still change them',
  'server/consistency/visits-sql.ts REMEMBERED_DAYS': 'how far back a check of the data looks',
  'server/files/multipart-form.ts WORDS_LIMIT': 'bytes of the text beside an upload',
  'server/members/lockout/password-spraying.ts LIMIT': 'defence against guessing, said to nobody',
  'server/seller/settlements/close-store.ts LATE_DAYS': 'how far back a week looks for what it missed',
  'server/jobs/reminders/compare-terms.ts MOST_DAYS': 'days that one run of a job catches up with',
};

type Node = { type?: string } & Record<string, unknown>;

/** True if a value contains a number literal. */
function hasNumber(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasNumber);
  if (typeof node !== 'object' || node === null) return false;
  const { type, value, ...rest } = node as Node;
  if (type === 'Literal') return typeof value === 'number';
  // Numbers inside functions are not checked.
  if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return false;
  return [value, ...Object.values(rest)].some(hasNumber);
}

/** Returns the names of constants at the top level of a file that look like a policy and contain a number. */
function promisesIn(path: string, text: string): string[] {
  const { body } = parseSync(path, text).program as unknown as { body: Node[] };
  return body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node))
    .filter((node) => node?.type === 'VariableDeclaration')
    .flatMap((node) => node?.declarations as { id: { name?: string }; init: unknown }[])
    .filter(({ id, init }) => PROMISE.test(id.name ?? '') && hasNumber(init))
    .map(({ id }) => id.name ?? '');
}

const found = sources
  .filter(({ path }) => RULES.test(path) && !ELSEWHERE.test(path))
  .flatMap(({ path, text }) => promisesIn(path, text).map((name) => `${path} ${name}`));

describe('rule constants', () => {
  it('are in domain/policies if they are a promise or a rule of the shop', () => {
    expect(found.filter((one) => !(one in EXCEPTIONS))).toEqual([]);
  });

  it('have no unused exception', () => {
    expect(Object.keys(EXCEPTIONS).filter((one) => !found.includes(one))).toEqual([]);
  });

  it.each([
    ['a span', 'const REFUND_DAYS = 3;', ['REFUND_DAYS']],
    ['an exported limit', 'export const UPLOAD_LIMIT = 5;', ['UPLOAD_LIMIT']],
    ['an object of spans', 'const WAIT_DAYS = { usual: 30, most: 366 } as const;', ['WAIT_DAYS']],
    ['a single word', 'const DAYS = 24;', ['DAYS']],
    ['a policy under another name', 'const WAIT_DAYS = SPAN_DAYS.month;', []],
    ['a unit', 'const DAY_MS = 86_400_000;', []],
    ['a constant in a function', 'const f = () => { const DAYS = 3; return DAYS; };', []],
  ])('are searched: %s', (_, text, names) => {
    expect(promisesIn('a.ts', text)).toEqual(names);
  });
});
