import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answers, call, createProcesses, logIn, untilReady } from '../../support/server/processes.ts';
import { rounds } from '../../support/server/rounds.ts';
import { onPostgres } from '../../support/server/test-database.ts';

const MEMBERS = ['jiwoo', 'minjun', 'seoyeon', 'doyun'];
const ROUNDS = rounds(3);

let processes: Awaited<ReturnType<typeof createProcesses>>;
beforeAll(async () => {
  processes = await createProcesses();
});
afterEach(() => processes.stop());
afterAll(() => processes.end());

/** What one member was told and must find again. */
type Receipt = {
  token: string;
  comments: number[];
  liked: boolean | null;
  badge: { id: number; isDisplayed: boolean } | null;
};

/** Writes until the server is gone; notes only what was acknowledged. */
async function write(
  base: string,
  receipt: Receipt,
  { feedId, badgeId, told }: { feedId: number; badgeId: number | null; told: () => void },
): Promise<void> {
  for (let index = 0; ; index += 1) {
    const comment = await call(base, receipt.token, 'POST', `/api/feeds/${feedId}/comments`, {
      content: `확인 ${index}`,
    });
    if (comment.ok) {
      receipt.comments.push(comment.body.data.commentId);
      told();
    }
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
  it('loses nothing that was acknowledged', { timeout: 600_000 }, async () => {
    let acknowledged = 0;
    let shop = await processes.launch();
    await untilReady(shop);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { base } = shop;
      const receipts = await Promise.all(
        MEMBERS.map(
          async (name): Promise<Receipt> => ({
            token: await logIn(base, name),
            comments: [],
            liked: null,
            badge: null,
          }),
        ),
      );
      const badges = await Promise.all(
        receipts.map(({ token }) => call(base, token, 'GET', '/api/users/badges/me')),
      );
      const { enough, note } = answers(MEMBERS.length, 6 + round * 2);
      const writers = receipts.map((receipt, index) => {
        const badgeId = badges[index]?.body.badges[0]?.id ?? null;
        const told = () => note(index);
        return write(base, receipt, { feedId: 10 + index, badgeId, told }).catch(() => undefined);
      });
      await Promise.race([enough, Promise.all(writers)]);
      shop.process.kill('SIGKILL');
      await Promise.all(writers);
      await shop.closed;
      // Killed in its turn in the next round.
      shop = await processes.launch();
      await untilReady(shop);
      for (const [index, receipt] of receipts.entries()) await verify(shop.base, receipt, 10 + index);
      acknowledged += receipts.reduce((sum, { comments }) => sum + comments.length, 0);
    }
    shop.process.kill('SIGTERM');
    expect(await shop.closed).toBe(0);
    expect(acknowledged).toBeGreaterThan(20);
  });

  it.skipIf(onPostgres)(
    'refuses a second server on the same data folder and names the first',
    { timeout: 300_000 },
    async () => {
      const first = await processes.launch();
      await untilReady(first);
      const second = await processes.launch();
      expect(await second.closed).toBe(1);
      expect(second.output()).toContain(`pid ${first.process.pid}`);
      expect((await fetch(`${first.base}/readyz`)).ok).toBe(true);
      first.process.kill('SIGTERM');
      expect(await first.closed).toBe(0);
    },
  );
});
