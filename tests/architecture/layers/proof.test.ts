import { describe, expect, it } from 'vitest';
import { product, sources } from './sources.ts';

/** Logins of the seed, which drivers type. */
const ACCOUNTS = 'server/seed/facts/accounts.ts';
const proofs = product.filter(({ path }) => path.startsWith('proof/'));

describe('imports of proof files', () => {
  it('take copy from areas, accounts from the seed, and only types from Playwright', () => {
    const wrong = proofs.flatMap(({ path, imports }) =>
      imports
        .filter((to) => /^(src\/areas|server)\//.test(to) && !/\.text\.ts$/.test(to) && to !== ACCOUNTS)
        .map((to) => `${path} imports ${to}`),
    );
    expect(wrong).toEqual([]);
    const running = proofs.filter(({ text }) => /^import (?!type )[^;]*'(@playwright|node:)/m.test(text));
    expect(running.map(({ path }) => path)).toEqual(['proof/proof-files.ts', 'proof/recorder.ts']);
  });

  it('come from tests, tools and the inspector alone: no build for shoppers has them', () => {
    const isProof = (to: string) => to.startsWith('proof/');
    const users = sources.filter(({ path, imports }) => !isProof(path) && imports.some(isProof));
    const wrong = users.filter(({ path }) => !/^(tests|e2e|scripts|src\/inspector)\//.test(path));
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(users.length).toBeGreaterThan(50);
  });
});
