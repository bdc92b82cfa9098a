import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thorough } from '../../../../scripts/lib/testing/thorough.mjs';
import { forgetJobs } from '../../../support/jobs.ts';
import { signUpBody } from '../../../support/members/signup.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const SAMPLES = thorough ? 200 : 40;
/**
 * Limit of the difference of medians as a part of the slowest. With other load they vary; `npm run test:all` runs
 * alone.
 */
const LIKENESS = thorough ? 0.15 : 0.35;
/** Smaller differences cannot be measured with few samples. */
const UNTOLD_MS = thorough ? 0 : 1;
/** Rounds of further samples while the medians differ: a random difference disappears, a real one stays. */
const LOOKS = 6;

const KINDS = {
  missing: 'nobody@sinbaljang.test',
  active: 'minjun@sinbaljang.test',
  pending: 'doyun@sinbaljang.test',
  withdrawn: 'haeun@sinbaljang.test',
  'social only': 'seoyeon@sinbaljang.test',
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];
/** The phone number of each kind, for calls that take one. */
const phones = new Map<string, string>([[KINDS.missing, '01099998888']]);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const set = (kind: Kind, change: { status?: string; password_hash?: null }) =>
    shop.db.updateTable('users').set(change).where('email', '=', KINDS[kind]).execute();
  await set('pending', { status: 'PENDING' });
  await set('withdrawn', { status: 'DELETED' });
  await set('social only', { password_hash: null });
  const members = await shop.db.selectFrom('users').select(['id', 'email', 'phone']).execute();
  for (const { email, phone } of members) if (phone) phones.set(email, phone);
  const own = members.find(({ email }) => email === KINDS['social only']);
  const social = { provider: 'kakao', provider_user_id: 'k-1', email: null, connected_at: shop.clock.now() };
  await shop.db
    .insertInto('social_accounts')
    .values({ ...social, user_id: own?.id ?? 0 })
    .execute();
});
afterAll(() => shop.close());

type Call = { path: string; body: object };
const CALLS: Record<string, (email: string) => Call> = {
  joining: (email) => ({ path: 'signup', body: signUpBody({ email }) }),
  'asking for the link again': (email) => ({ path: 'resend-verification', body: { email } }),
  'logging in': (email) => ({ path: 'login', body: { email, password: 'wrong-Steps 9!' } }),
  'forgetting the password': (email) => ({ path: 'forgot-password', body: { email } }),
  'asking to be let in again': (email) => ({ path: 'unlock-mail', body: { email } }),
  'looking for the account': (email) => ({
    path: 'find-account',
    body: { name: '김하루', phoneNumber: phones.get(email) },
  }),
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
/** The kinds in random order, so that other load affects all alike and none always follows another. */
const shuffled = (): Kind[] =>
  kinds
    .map((kind) => ({ kind, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
let host = 0;

/** Sends one call from a new address; returns its duration and the answer without random values. */
async function ask({ path, body }: Call, email: string) {
  host += 1;
  const remoteAddress = `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`;
  const started = performance.now();
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload: body,
    remoteAddress,
  });
  const took = performance.now() - started;
  const { requestId: _, timestamp: __, ...said } = answer.json();
  const headers = Object.keys(answer.headers).toSorted().join();
  const queries = answer.headers['x-query-count'];
  return {
    took,
    said: JSON.stringify([answer.statusCode, headers, queries, said]).replaceAll(email, '<it>'),
  };
}

type Samples = { times: Map<Kind, number[]>; said: Set<string> };

async function sample(callOf: (email: string) => Call, { times, said }: Samples): Promise<void> {
  // The first round warms up caches for all kinds.
  for (let round = -3; round < SAMPLES; round += 1)
    for (const kind of shuffled()) {
      // Ten tries lock an account, which would give another answer for all kinds.
      await shop.db.deleteFrom('login_attempts').execute();
      const answer = await ask(callOf(KINDS[kind]), KINDS[kind]);
      said.add(answer.said);
      if (round >= 0) times.get(kind)?.push(answer.took);
    }
  await forgetJobs(shop);
}

function areAlike(medians: readonly number[]): boolean {
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  return least >= most * (1 - LIKENESS) || most - least < UNTOLD_MS;
}

describe('unknown and known addresses', () => {
  it.for(Object.entries(CALLS))(
    '%s: same bytes, number of queries and time',
    { timeout: 300_000 },
    async ([, callOf], { annotate }) => {
      const samples: Samples = { times: new Map(kinds.map((kind) => [kind, []])), said: new Set() };
      const medians = () => kinds.map((kind) => Number(median(samples.times.get(kind) ?? []).toFixed(2)));
      let looks = 0;
      do await sample(callOf, samples);
      while (++looks < LOOKS && !areAlike(medians()));
      const told = kinds.map((kind, index) => `${kind} ${medians()[index]}`).join(', ');
      await annotate(`medians in ms of ${looks * SAMPLES}: ${told}`);
      expect([...samples.said]).toHaveLength(1);
      expect({ medians: medians(), isLike: areAlike(medians()) }).toMatchObject({ isLike: true });
    },
  );
});

describe('ninety concurrent sign-ups', () => {
  it('do not delay the login of a member', async () => {
    const flood = Array.from({ length: 90 }, (_, index) =>
      ask({ path: 'signup', body: signUpBody() }, `flood-${index}@x.kr`),
    );
    const took: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const body = { email: 'jiwoo@sinbaljang.test', password: 'sinbaljang1!' };
      const { took: time, said } = await ask({ path: 'login', body }, body.email);
      expect(said).toContain('[200,');
      took.push(time);
    }
    expect(Math.max(...took)).toBeLessThan(2_000);
    const statuses = (await Promise.all(flood)).map(({ said }) => said.slice(1, 4));
    expect(new Set(statuses)).toEqual(new Set(['200']));
  }, 60_000);
});
