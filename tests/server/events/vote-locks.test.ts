import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockMember } from '#server/db/locks/lock-member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { cast, withdraw } from '#server/events/votes/vote-service.ts';
import { enterWith, freeEvent, postFeed } from '../../support/community.ts';
import { addCrowd, proveTelephones } from '../../support/server/crowd.ts';
import { deadlocks, untilLockWaits } from '../../support/server/deadlocks.ts';
import { rounds } from '../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { onPostgres } from '../../support/server/test-database.ts';

let shop: TestShop;
let voters: number[];
let feeds: number[];
beforeAll(async () => {
  shop = await startTestShop();
  const crowd = (await addCrowd(shop, 5)).map(({ id }) => id);
  await proveTelephones(shop, crowd);
  const authors = crowd.slice(0, 2);
  voters = crowd.slice(2);
  const eventId = await freeEvent(shop);
  feeds = [];
  for (const userId of authors) {
    const { feedId } = await postFeed(shop);
    await enterWith(shop, { feedId, eventId, userId });
    feeds.push(feedId);
  }
});
afterAll(() => shop.close());

const voter = (id: number) => ({ id, userType: 'user' as const });
const vote = (id: number, feedId: number) =>
  inTransaction(shop.db, (tx) => cast(tx, shop, { user: voter(id), feedId }));
const takeBack = (id: number, feedId: number) =>
  inTransaction(shop.db, (tx) => withdraw(tx, shop, voter(id), feedId));

// The embedded engine runs one transaction after the other.
describe.skipIf(!onPostgres)('votes of one member in two entries of an event', () => {
  it('are withdrawn only after the member is locked', async () => {
    const [id = 0] = voters;
    const [feedId = 0] = feeds;
    await vote(id, feedId);
    let going: Promise<unknown> = Promise.resolve();
    await shop.db.transaction().execute(async (tx) => {
      await lockMember(tx, id);
      going = takeBack(id, feedId);
      await untilLockWaits(shop, 1);
      const free = tx.selectFrom('feed_votes').select('feed_id').where('user_id', '=', id);
      expect(await free.forUpdate().skipLocked().execute()).toEqual([{ feed_id: feedId }]);
    });
    await going;
    expect(await shop.db.selectFrom('feed_votes').selectAll().where('user_id', '=', id).execute()).toEqual(
      [],
    );
  });

  it('move to and fro at once without a deadlock', { timeout: 60_000 }, async () => {
    const before = await deadlocks(shop);
    for (let round = 0; round < rounds(40); round += 1) {
      const moves = voters.flatMap((id) => [
        () => takeBack(id, feeds[round % 2] ?? 0),
        () => vote(id, feeds[(round + 1) % 2] ?? 0),
        () => vote(id, feeds[round % 2] ?? 0),
      ]);
      await Promise.allSettled(moves.map((move) => move()));
    }
    expect((await deadlocks(shop)) - before).toBe(0);
  });
});
