import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { cast, withdraw } from '#server/events/votes/vote-service.ts';
import type { Member } from '#server/kit/feature.ts';
import { creditOnce, spendPoints } from '#server/rewards/point-ledger.ts';
import { freeEvent, postFeed } from '../../support/community.ts';
import { addCrowd } from '../../support/crowd.ts';
import { rounds } from '../../support/rounds.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';

const MEMBERS = rounds(50);
const STEPS = 200;

let shop: TestShop;
let members: Member[];
/** Two events with two entries each. */
let entries: { feedId: number; eventId: number }[];
beforeAll(async () => {
  shop = await startTestShop();
  // Four of them write the entries.
  const crowd = await addCrowd(shop, Math.max(MEMBERS, 4));
  members = crowd.map(({ id }) => ({
    id,
    userType: 'user',
    nickname: '',
    email: '',
    sessionId: 0,
    elevatedUntil: null,
  }));
  const events = [await freeEvent(shop, '첫 이벤트'), await freeEvent(shop, '둘째 이벤트')];
  const posted = await Promise.all([0, 1, 2, 3].map(() => postFeed(shop)));
  entries = posted.map(({ feedId }, index) => ({ feedId, eventId: events[index % 2] ?? 0 }));
  for (const [index, { feedId, eventId }] of entries.entries())
    await shop.db
      .updateTable('feeds')
      .set({ event_id: eventId, feed_type: 'EVENT', user_id: crowd[index]?.id ?? 0 })
      .where('id', '=', feedId)
      .execute();
}, 60_000);
afterAll(() => shop.close());

const step = fc.record({
  act: fc.constantFrom('vote', 'vote', 'vote', 'withdraw', 'withdraw', 'delete', 'spend', 'earn'),
  entry: fc.integer({ min: 0, max: 3 }),
});
type Step = { act: string; entry: number };

/** What a person would say of their votes and points. */
type Story = { votes: Map<number, number>; paid: Map<number, number>; sum: number };

async function play(tx: Queryable, user: Member, story: Story, one: Step, turn: number): Promise<void> {
  const now = shop.clock.now();
  const { feedId, eventId } = entries[one.entry] ?? { feedId: 0, eventId: 0 };
  const held = story.votes.get(eventId);
  const pays = (points: number) => {
    story.sum += points - (story.paid.get(eventId) ?? 0);
    story.paid.set(eventId, points);
  };
  if (one.act === 'vote') {
    expect((await cast(tx, user, feedId, now)).voted).toBe(held === undefined);
    if (held === undefined) pays(100);
    story.votes.set(eventId, held ?? feedId);
  }
  if (one.act === 'withdraw' && held !== undefined) {
    await withdraw(tx, user, held, now);
    story.votes.delete(eventId);
    pays(0);
  }
  if (one.act === 'delete') {
    // As a deleted entry leaves it: the vote is gone, its reward is not.
    await tx.deleteFrom('feed_votes').where('feed_id', '=', feedId).execute();
    if (held === feedId) story.votes.delete(eventId);
  }
  if (one.act === 'spend' && story.sum > 0) {
    await spendPoints(tx, { userId: user.id, orderId: turn, points: story.sum }, now);
    story.sum = 0;
  }
  if (one.act === 'earn') {
    const cause = { userId: user.id, reason: 'TEST', refType: 'TEST', refId: turn };
    await creditOnce(tx, { ...cause, points: 30, description: '시험' }, now);
    story.sum += 30;
  }
}

/** What the ledger says: of each event, and in all. */
async function readLedger(tx: Queryable, userId: number) {
  const { rows } = await sql<{ ref_id: number | null; points: number }>`
    select case when ref_type = 'EVENT' then ref_id end as ref_id, sum(points)::int as points
    from point_ledger where user_id = ${userId} group by 1`.execute(tx);
  const events = rows.filter(({ ref_id }) => ref_id !== null);
  return {
    nets: new Map(events.map(({ ref_id, points }) => [Number(ref_id), Number(points)])),
    sum: rows.reduce((all, { points }) => all + Number(points), 0),
  };
}

it(`a vote is worth 0 or 100 points through ${MEMBERS * STEPS} random steps`, {
  timeout: 600_000,
}, async () => {
  let played = 0;
  const sequence = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const user = members[played / STEPS];
      if (!user) throw new Error('more members than were added');
      const story: Story = { votes: new Map(), paid: new Map(), sum: 0 };
      await inTransaction(shop.db, async (tx) => {
        for (const [turn, one] of steps.entries()) {
          await play(tx, user, story, one, turn + 1);
          const { nets, sum } = await readLedger(tx, user.id);
          expect([nets, sum]).toEqual([story.paid, story.sum]);
          for (const eventId of story.votes.keys()) expect(nets.get(eventId)).toBe(100);
          for (const net of nets.values()) expect([0, 100]).toContain(net);
          played += 1;
        }
      });
    }),
    { numRuns: MEMBERS, endOnFailure: true },
  );
  expect(played).toBe(MEMBERS * STEPS);
  const { rows } = await sql<{ least: number }>`
    select min(balance_after) as least from point_ledger where user_id in (${sql.join(members.map(({ id }) => id))})
  `.execute(shop.db);
  expect(Number(rows[0]?.least)).toBe(0);
});
