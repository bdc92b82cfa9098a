import { afterAll, beforeAll, expect, it } from 'vitest';
import { thorough } from '../../../scripts/lib/thorough.mjs';
import { startTestShop, type TestShop } from '../../support/server.ts';

let shop: TestShop;
const SAMPLES = thorough ? 200 : 40;
const CLOSE = 1.15;

/** Every kind of address, and of number. */
const KINDS = {
  missing: 'nobody@sinbaljang.test',
  active: 'minjun@sinbaljang.test',
  pending: 'jiwoo@sinbaljang.test',
  withdrawn: 'seoyeon@sinbaljang.test',
  social: 'yejun@sinbaljang.test',
} as const;
const phones: Record<string, string> = { missing: '01099998888' };

beforeAll(async () => {
  shop = await startTestShop();
  const set = (email: string, values: object) =>
    shop.db.updateTable('users').set(values).where('email', '=', email).execute();
  await set(KINDS.pending, { status: 'PENDING' });
  await set(KINDS.withdrawn, { status: 'DELETED' });
  await set(KINDS.social, { password_hash: null });
  const rows = await shop.db.selectFrom('users').select(['email', 'phone']).execute();
  for (const [kind, email] of Object.entries(KINDS)) {
    const phone = rows.find((row) => row.email === email)?.phone;
    if (phone) phones[kind] = phone;
  }
});
afterAll(() => shop.close());

const CALLS: Record<string, { samples: number; body: (kind: keyof typeof KINDS) => object }> = {
  'forgot-password': { samples: SAMPLES, body: (kind) => ({ email: KINDS[kind] }) },
  'unlock-mail': { samples: SAMPLES, body: (kind) => ({ email: KINDS[kind] }) },
  'find-account': {
    samples: SAMPLES,
    body: (kind) => ({ name: '김하루', phoneNumber: phones[kind] }),
  },
  // A hash each: fewer will do while working.
  login: {
    samples: thorough ? 200 : 12,
    body: (kind) => ({ email: KINDS[kind], password: 'wrong-shoes-1!' }),
  },
};

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];

async function sample(path: string) {
  const { samples, body } = CALLS[path] ?? { samples: 0, body: () => ({}) };
  const times: Record<string, number[]> = Object.fromEntries(kinds.map((kind) => [kind, []]));
  const answers = new Set<string>();
  // By turns, each time in another order: what the machine does besides hits all of them.
  for (let time = -3; time < samples; time += 1) {
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(turn + time + 3) % kinds.length] ?? 'missing';
      const began = performance.now();
      const { status, body: said, queries } = await shop.as('visitor').post(`/api/auth/${path}`, body(kind));
      if (time >= 0) times[kind]?.push(performance.now() - began);
      answers.add(JSON.stringify([status, queries, { ...said, timestamp: '', requestId: '' }]));
    }
  }
  return { answers: [...answers], medians: kinds.map((kind) => median(times[kind] ?? [])) };
}

it.each(Object.keys(CALLS))(
  '%s says the same after the same questions to the database in the same time, whoever an address or a number belongs to',
  { retry: 2, timeout: 300_000 },
  async (path) => {
    const { answers, medians } = await sample(path);
    expect(answers).toHaveLength(1);
    // Beside other tests the middle wanders by more than that; `npm run test:all` has the machine to itself.
    if (thorough) expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(CLOSE);
  },
);
