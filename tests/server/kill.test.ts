import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/db/seed/accounts.ts';
import { createTestUrl, onPostgres } from '../support/server.ts';

const root = resolve(import.meta.dirname, '../..');
const MEMBERS = ['jiwoo', 'minjun', 'seoyeon', 'doyun'];
const ROUNDS = 3;

type Shop = { base: string; process: ChildProcess; output(): string };
let folder = '';
let database: { url: string; drop(): Promise<void> } | null = null;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-kill-'));
  if (onPostgres) database = await createTestUrl();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A real server process on the shared data. */
async function launch(): Promise<Shop> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: root, env });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return { base: `http://127.0.0.1:${port}`, process: child, output: () => text };
}

async function untilReady({ base, output }: Shop): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const ready = await fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`the server did not become ready: ${output()}`);
}

const ended = ({ process: child }: Shop) =>
  new Promise<number | null>((done) => {
    // A killed process has a signal and no exit code.
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    else child.once('exit', (code) => done(code));
  });

async function call(base: string, token: string, method: string, path: string, body?: unknown) {
  const response = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { ok: response.ok, body: await response.json() };
}

const logIn = async (base: string, name: string): Promise<string> =>
  (
    await call(base, 'no-token-at-all-here', 'POST', '/api/auth/login', {
      email: `${name}@sinbaljang.test`,
      password: DEMO_PASSWORD,
    })
  ).body.data.token;

/** What one member was told and must find again. */
type Receipt = {
  token: string;
  comments: number[];
  liked: boolean | null;
  badge: { id: number; isDisplayed: boolean } | null;
};

/** Writes until the server is gone; notes only what was acknowledged. */
async function write(base: string, receipt: Receipt, feedId: number, badgeId: number | null): Promise<void> {
  for (let index = 0; ; index += 1) {
    const comment = await call(base, receipt.token, 'POST', `/api/feeds/${feedId}/comments`, {
      content: `확인 ${index}`,
    });
    if (comment.ok) receipt.comments.push(comment.body.data.commentId);
    // Until the answer is here, either outcome is right.
    receipt.liked = null;
    const like = await call(base, receipt.token, 'POST', `/api/feeds/${feedId}/likes/toggle`);
    if (like.ok) receipt.liked = like.body.data.liked;
    if (badgeId === null) continue;
    receipt.badge = null;
    const badge = await call(base, receipt.token, 'PATCH', '/api/users/badges/toggle', { badgeId });
    if (badge.ok) receipt.badge = { id: badgeId, isDisplayed: badge.body.isDisplayed };
  }
}

async function verify(base: string, receipt: Receipt, feedId: number): Promise<void> {
  const mine = await call(base, receipt.token, 'GET', '/api/feeds/my-comments?size=100');
  const found = new Set(mine.body.data.content.map(({ commentId }: { commentId: number }) => commentId));
  expect(receipt.comments.slice(-80).filter((id) => !found.has(id))).toEqual([]);
  const feed = await call(base, receipt.token, 'GET', `/api/feeds/${feedId}`);
  if (receipt.liked !== null) expect(feed.body.data.isLiked).toBe(receipt.liked);
  const likes = await call(base, receipt.token, 'GET', `/api/feeds/${feedId}/likes`);
  expect(feed.body.data.likeCount).toBe(likes.body.data.totalElements);
  if (!receipt.badge) return;
  const badges = await call(base, receipt.token, 'GET', '/api/users/badges/me');
  const badge = badges.body.badges.find(({ id }: { id: number }) => id === receipt.badge?.id);
  expect(badge.isDisplayed).toBe(receipt.badge.isDisplayed);
}

describe('kill -9 while members write', () => {
  it('loses nothing that was acknowledged', { timeout: 180_000 }, async () => {
    let acknowledged = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const shop = await launch();
      await untilReady(shop);
      const receipts = await Promise.all(
        MEMBERS.map(
          async (name): Promise<Receipt> => ({
            token: await logIn(shop.base, name),
            comments: [],
            liked: null,
            badge: null,
          }),
        ),
      );
      const badges = await Promise.all(
        receipts.map(({ token }) => call(shop.base, token, 'GET', '/api/users/badges/me')),
      );
      const writers = receipts.map((receipt, index) =>
        write(shop.base, receipt, 10 + index, badges[index]?.body.badges[0]?.id ?? null).catch(
          () => undefined,
        ),
      );
      await new Promise((done) => setTimeout(done, 700 + round * 300));
      shop.process.kill('SIGKILL');
      await Promise.all(writers);
      await ended(shop);
      const again = await launch();
      await untilReady(again);
      for (const [index, receipt] of receipts.entries()) await verify(again.base, receipt, 10 + index);
      acknowledged += receipts.reduce((sum, { comments }) => sum + comments.length, 0);
      again.process.kill('SIGTERM');
      expect(await ended(again)).toBe(0);
    }
    expect(acknowledged).toBeGreaterThan(20);
  });

  it.skipIf(onPostgres)(
    'refuses a second server on the same data folder and names the first',
    { timeout: 60_000 },
    async () => {
      const first = await launch();
      await untilReady(first);
      const second = await launch();
      expect(await ended(second)).toBe(1);
      expect(second.output()).toContain(`pid ${first.process.pid}`);
      expect((await fetch(`${first.base}/readyz`)).ok).toBe(true);
      first.process.kill('SIGTERM');
      expect(await ended(first)).toBe(0);
    },
  );
});
