import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { EVERYBODYS_QUERIES, OWNED_QUERIES, PERSON_NAMES } from '../../../support/access/owned-routes.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let one: Person;
let other: Person;
beforeAll(async () => {
  shop = await startTestShop();
  [one, other] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
  await shop.db.deleteFrom('coupons').where('user_id', 'in', [one.id, other.id]).execute();
  for (const { email } of [one, other]) await give(email);
});
afterAll(() => shop.close());

const codeOf = (email: string) => `ONLY-${email.split('@')[0]?.toUpperCase()}`;
async function give(email: string) {
  const answer = await shop.as('admin').post('/api/coupons/issue', {
    email,
    couponCode: codeOf(email),
    couponName: `쿠폰 ${email}`,
    discountType: 'FIXED_DISCOUNT',
    discountValue: 1_000,
    expiresAt: '2027-01-01T00:00:00.000Z',
  });
  if (answer.status !== 200) throw new Error(`giving failed: ${JSON.stringify(answer.body)}`);
}

const modules = import.meta.glob<Record<string, unknown>>('/domain/**/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));
const namesIn = (schema: Endpoint['query']): string[] =>
  schema && 'entries' in schema && schema.entries instanceof Object ? Object.keys(schema.entries) : [];

describe('member id in a query', () => {
  it('is in the table for every endpoint that has one', () => {
    // What only administrators ask is refused to all others (tests/server/admin/identities.test.ts).
    const others = endpoints.filter(({ access }) => access !== 'admin');
    const asked = others.flatMap(({ method, path, query }) =>
      namesIn(query)
        .filter((name) => PERSON_NAMES.test(name))
        .map((name) => `${method} ${path}?${name}`),
    );
    expect(asked.sort()).toEqual([...Object.keys(OWNED_QUERIES), ...EVERYBODYS_QUERIES].sort());
    expect(endpoints.filter(({ query }) => namesIn(query).length > 0).length).toBeGreaterThan(15);
    expect(endpoints.filter(({ query }) => query && namesIn(query).length === 0)).toEqual([]);
  });

  it.each(Object.entries(OWNED_QUERIES))('%s: other members learn nothing', async (route, nameOf) => {
    const ask = (call: Pick<Person['call'], 'get'>, value: string) =>
      call.get(`${route.replace(/^GET /, '')}=${encodeURIComponent(value)}`);
    const wrong = { id: 999_999_999, email: 'nobody@sinbaljang.test' };
    for (const stranger of [other.call, shop.as('seller'), shop.as('user')]) {
      const [theirs, nobodys] = [await ask(stranger, nameOf(one)), await ask(stranger, nameOf(wrong))];
      expect([theirs.status, theirs.body.code]).toEqual([403, 'FORBIDDEN']);
      // Whether there is such a person cannot be told either.
      expect([nobodys.status, nobodys.body.code]).toEqual([theirs.status, theirs.body.code]);
    }
    expect((await ask(shop.as('visitor'), nameOf(one))).status).toBe(401);
  });

  it.each(Object.entries(OWNED_QUERIES))(
    '%s: members get their own, administrators the requested ones',
    async (route, nameOf) => {
      const path = route.replace(/^GET /, '');
      const ask = async (call: Pick<Person['call'], 'get'>, value: string) =>
        JSON.stringify((await call.get(`${path}=${encodeURIComponent(value)}`)).body);
      for (const [mine, theirs] of [
        [one, other],
        [other, one],
      ] as const) {
        const answers = [
          await ask(mine.call, nameOf(mine)),
          await ask(mine.call, nameOf(mine).toUpperCase()),
          await ask(mine.call, ''),
          await ask(shop.as('admin'), nameOf(mine)),
        ];
        for (const text of answers) {
          expect(text).toContain(codeOf(mine.email));
          expect(text).not.toContain(codeOf(theirs.email));
        }
      }
    },
  );
});

describe('coupon of another member', () => {
  const use = (who: Person, body: object) => who.call.post('/api/coupons/use', body);

  it('cannot be used, neither under the own name nor under theirs', async () => {
    const couponCode = codeOf(one.email);
    expect((await use(other, { couponCode })).body.code).toBe('COUPON_NOT_FOUND');
    expect((await use(other, { couponCode, email: one.email })).body.code).toBe('FORBIDDEN');
    const used = () => shop.db.selectFrom('coupons').select('code').where('used_at', 'is not', null);
    const mine = () => used().where('user_id', 'in', [one.id, other.id]).execute();
    expect(await mine()).toEqual([]);
    expect((await use(one, { couponCode, email: one.email.toUpperCase() })).status).toBe(200);
    expect(await mine()).toEqual([{ code: couponCode }]);
  });
});
