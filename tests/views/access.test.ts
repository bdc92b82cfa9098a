import { describe, expect, it } from 'vitest';
import { judge } from '#src/app/access.ts';
import { type RouteRow, routes } from '#src/app/routes/routes.ts';

const PEOPLE = ['visitor', 'user', 'seller', 'admin'] as const;
type Person = (typeof PEOPLE)[number];

/** Who gets what on a group of routes, as spec 6 has it. */
type Rule = Record<Person, string>;
const everyone = (verdict: string): Rule => ({
  visitor: verdict,
  user: verdict,
  seller: verdict,
  admin: verdict,
});
const OPEN = everyone('allow');
const LOGIN: Rule = { ...OPEN, visitor: 'to login' };
const LOGIN_NOTICE: Rule = { ...OPEN, visitor: 'notice login' };
const USER: Rule = { visitor: 'notice login', user: 'allow', seller: 'notice role', admin: 'notice role' };
const ADMIN: Rule = { visitor: 'to login', user: 'to /', seller: 'to /', admin: 'allow' };
const SELLER: Rule = { visitor: 'to login', user: 'to /', seller: 'allow', admin: 'to /' };
const SELLER_PRODUCT: Rule = { ...SELLER, user: 'to /store', admin: 'to /store' };

const TABLE: readonly (readonly [Rule, readonly string[]])[] = [
  [LOGIN_NOTICE, ['/wishlist', '/reviews']],
  [
    LOGIN,
    [
      ...['', '/comments', '/badges', '/points', '/level', '/settings', '/coupons'].map(
        (part) => `/mypage${part}`,
      ),
      ...['/profile', '/profile-view', '/profile-edit', '/account-settings', '/withdraw'],
      ...['/reviews/write', '/reviews/edit', '/feed-create', '/feed-edit', '/my-feeds', '/liked-feeds'],
      '/become-seller',
    ],
  ],
  [USER, ['/checkout', '/orders', '/my-orders', '/my-orders/:id', '/my-orders/:id/claim/:itemId']],
  [
    ADMIN,
    [
      ...['/events/create', '/events/edit/:id', '/events/result', '/user-manage', '/report-manage'],
      ...['/admin/dashboard', '/stats-dashboard', '/admin/feed-rewards', '/mfa-setup', '/admin/settings'],
      '/admin/profile',
    ],
  ],
  [SELLER, ['/seller-mypage', '/store-home', '/product-manage', '/order-manage', '/review-manage']],
  [SELLER_PRODUCT, ['/products/upload', '/products/edit/:id']],
];

const ruleOf = (path: string): Rule => TABLE.find(([, paths]) => paths.includes(path))?.[0] ?? OPEN;

function verdictFor({ access }: RouteRow, person: Person): string {
  const verdict = judge(access, { pending: false, userType: person === 'visitor' ? null : person });
  if (verdict.kind === 'redirect') return `to ${verdict.to}`;
  return verdict.kind === 'notice' ? `notice ${verdict.reason}` : verdict.kind;
}

it('knows a row for every path of the table', () => {
  const known = new Set(routes.map(({ path }) => path));
  expect(TABLE.flatMap(([, paths]) => paths).filter((path) => !known.has(path))).toEqual([]);
});

describe.each(routes.map((row) => ({ path: row.path, row })))('$path', ({ path, row }) => {
  it.each(PEOPLE)('is what the spec says for: %s', (person) => {
    expect(verdictFor(row, person)).toBe(ruleOf(path)[person]);
  });

  it('decides nothing before the start check has ended, unless it is open to all', () => {
    const { kind } = judge(row.access, { pending: true, userType: null });
    expect(kind).toBe(ruleOf(path) === OPEN ? 'allow' : 'wait');
  });
});
