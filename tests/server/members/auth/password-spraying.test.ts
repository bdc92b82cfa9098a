import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
const lines: string[] = [];
beforeAll(async () => {
  const log = { level: 'info' as const, sink: { write: (line: string) => void lines.push(line) } };
  shop = await startTestShop({ rateLimitFactor: 1, log });
});
afterAll(() => shop.close());

const COMMON = 'password1!';
let somewhere = 0;
const logIn = async (email: string, password: string, device?: string) => {
  somewhere += 1;
  const remoteAddress = `198.51.${Math.floor(somewhere / 200)}.${somewhere % 200}`;
  const url = '/api/auth/login';
  return (await shop.app.inject({ method: 'POST', url, remoteAddress, payload: { email, password, device } }))
    .statusCode;
};

it('login: one password tried at many accounts from many networks is detected, and then checked only in known browsers', async () => {
  const mark = 'm'.repeat(43);
  const RIGHT = 'sinbaljang1!';
  expect(await logIn('minjun@sinbaljang.test', RIGHT, mark)).toBe(200);
  for (const password of [COMMON, RIGHT]) {
    const answers = [];
    for (let index = 0; index < 60; index += 1) answers.push(await logIn(`nobody${index}@x.kr`, password));
    expect(answers).toEqual([...Array(50).fill(400), ...Array(10).fill(429)]);
  }
  // The same applies to unknown addresses; other passwords still work.
  expect(await logIn('jiwoo@sinbaljang.test', COMMON)).toBe(429);
  expect(await logIn('jiwoo@sinbaljang.test', RIGHT)).toBe(429);
  expect(await logIn('nobody1@x.kr', 'another-1!')).toBe(400);
  expect(await logIn('minjun@sinbaljang.test', RIGHT, mark)).toBe(200);
  expect(await logIn('minjun@sinbaljang.test', COMMON, mark)).toBe(400);
  expect(lines.filter((line) => line.includes('password spraying detected')).length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain(COMMON);
  const kept = JSON.stringify(await shop.db.selectFrom('action_counts').selectAll().execute());
  expect(kept).not.toContain(COMMON);
  shop.clock.advance(3_600_000);
  expect(await logIn('jiwoo@sinbaljang.test', RIGHT)).toBe(200);
});
