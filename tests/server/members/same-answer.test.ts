import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thorough } from '../../../scripts/lib/thorough.mjs';
import { forgetJobs } from '../../support/jobs.ts';
import { signUpBody } from '../../support/joining.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';

const SAMPLES = thorough ? 200 : 40;
/** Of the medians, to the slowest; a machine that does other work is uneven for a few samples. */
const LIKENESS = thorough ? 0.15 : 0.35;

const KINDS = {
  missing: 'nobody@sinbaljang.test',
  active: 'minjun@sinbaljang.test',
  pending: 'doyun@sinbaljang.test',
  withdrawn: 'haeun@sinbaljang.test',
  'social only': 'seoyeon@sinbaljang.test',
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const set = (kind: Kind, change: { status?: string; password_hash?: null }) =>
    shop.db.updateTable('users').set(change).where('email', '=', KINDS[kind]).execute();
  await set('pending', { status: 'PENDING' });
  await set('withdrawn', { status: 'DELETED' });
  await set('social only', { password_hash: null });
});
afterAll(() => shop.close());

const CALLS: Record<string, (email: string) => { path: string; body: object }> = {
  joining: (email) => ({ path: 'signup', body: signUpBody({ email }) }),
  'asking for the link again': (email) => ({ path: 'resend-verification', body: { email } }),
  'logging in': (email) => ({ path: 'login', body: { email, password: 'wrong-Steps 9!' } }),
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
let host = 0;

/** One call from an address that has never called before: how long it took, and what it said but for its own marks. */
async function ask(path: string, body: object, email: string) {
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
  return { took, said: JSON.stringify([answer.statusCode, headers, said]).replaceAll(email, '<it>') };
}

describe('nobody learns whether an address is known', () => {
  it.each(Object.keys(CALLS))(
    'by %s: the same bytes, in the same time',
    async (name) => {
      const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
      const said = new Set<string>();
      // The first of a kind warms up what the others find warm.
      for (let sample = -2; sample < SAMPLES; sample += 1)
        for (const kind of kinds) {
          // Ten tries shut an account: that is another answer, the same for each of them.
          if (name === 'logging in') await shop.db.deleteFrom('login_attempts').execute();
          const { path, body } = CALLS[name]?.(KINDS[kind]) ?? { path: '', body: {} };
          const answer = await ask(path, body, KINDS[kind]);
          said.add(answer.said);
          if (sample >= 0) times.get(kind)?.push(answer.took);
        }
      await forgetJobs(shop);
      expect([...said]).toHaveLength(1);
      const medians = kinds.map((kind) => median(times.get(kind) ?? []));
      const [least, most] = [Math.min(...medians), Math.max(...medians)];
      expect({ medians, isLike: least >= most * (1 - LIKENESS) || most - least < 1 }).toMatchObject({
        isLike: true,
      });
    },
    300_000,
  );
});

describe('ninety strangers who join at once', () => {
  it('do not keep a member from logging in', async () => {
    const flood = Array.from({ length: 90 }, (_, index) =>
      ask('signup', signUpBody(), `flood-${index}@x.kr`),
    );
    const took: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const body = { email: 'jiwoo@sinbaljang.test', password: 'sinbaljang1!' };
      const { took: time, said } = await ask('login', body, body.email);
      expect(said).toContain('[200,');
      took.push(time);
    }
    expect(Math.max(...took)).toBeLessThan(2_000);
    const statuses = (await Promise.all(flood)).map(({ said }) => said.slice(1, 4));
    expect(new Set(statuses)).toEqual(new Set(['200']));
  }, 60_000);
});
