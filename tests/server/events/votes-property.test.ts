// Size: everything that can happen to a vote is one random sequence.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { reconcileReward } from '#server/events/reconcile/reconcile-event.ts';
import { cast, withdraw } from '#server/events/votes/vote-service.ts';
import {
  changeVoteStatus,
  freeVotes,
  giveVotesBack,
  shiftVoteCount,
} from '#server/events/votes/vote-store.ts';
import type { Member } from '#server/kit/feature.ts';
import { creditOnce, spendPoints } from '#server/rewards/points/point-ledger.ts';
import { enterWith, freeEvent, postFeed } from '../../support/community.ts';
import { addCrowd, proveTelephones } from '../../support/server/crowd.ts';
import { rounds } from '../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const MEMBERS = rounds(50) + 1;
const STEPS = 200;

let shop: TestShop;
let members: Member[];
/** Two events with two entries each. */
let entries: { feedId: number; eventId: number }[];
beforeAll(async () => {
  shop = await startTestShop();
  // The entries have four authors.
  const crowd = await addCrowd(shop, Math.max(MEMBERS, 4));
  await proveTelephones(
    shop,
    crowd.map(({ id }) => id),
  );
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
    await enterWith(shop, { feedId, eventId, userId: crowd[index]?.id ?? 0 });
}, 60_000);
afterAll(() => shop.close());

const ACTS = [
  'vote',
  'vote',
  'vote',
  'withdraw',
  'withdraw',
  'free',
  'give back',
  'void',
  'restore',
  'settle',
];
const step = fc.record({
  act: fc.constantFrom(...ACTS, 'spend', 'earn'),
  entry: fc.integer({ min: 0, max: 3 }),
});
/** A vote freed, cast again, voided and freed again: only the last one is given back. */
const AGAIN = ['vote', 'free', 'vote', 'void', 'free', 'give back'].map((act) => ({ act, entry: 0 }));
type Step = { act: string; entry: number };

/** The expected votes and points of a person: a freed vote stays paid until settlement. */
type Story = {
  votes: Map<number, { feedId: number; counts: boolean }>;
  kept: Map<number, { counts: boolean }>;
  paid: Map<number, number>;
  sum: number;
};

async function play(tx: Queryable, user: Member, story: Story, one: Step, turn: number): Promise<void> {
  const now = shop.clock.now();
  const { feedId, eventId } = entries[one.entry] ?? { feedId: 0, eventId: 0 };
  const held = story.votes.get(eventId);
  const who = { eventId, userId: user.id };
  const pays = (points: number) => {
    story.sum += points - (story.paid.get(eventId) ?? 0);
    story.paid.set(eventId, points);
  };
  const acts: Record<string, () => Promise<void>> = {
    async vote() {
      expect((await cast(tx, shop, { user, feedId })).voted).toBe(held === undefined);
      if (held !== undefined) return;
      pays(100);
      story.votes.set(eventId, { feedId, counts: true });
    },
    async withdraw() {
      if (held === undefined) return;
      await withdraw(tx, shop, user, held.feedId);
      story.votes.delete(eventId);
      pays(0);
    },
    // Its entry is excluded for a while: paid points are settled later.
    async free() {
      await freeVotes(tx, feedId, true);
      if (held?.feedId !== feedId) return;
      story.votes.delete(eventId);
      story.kept.set(feedId, { counts: held.counts });
    },
    async 'give back'() {
      await giveVotesBack(tx, eventId, feedId);
      const kept = story.kept.get(feedId);
      story.kept.delete(feedId);
      if (kept && held === undefined) story.votes.set(eventId, { feedId, counts: kept.counts });
    },
    async void() {
      if (!held?.counts) return;
      const voided = { reason: '시험', by: who.userId, at: now };
      await changeVoteStatus(tx, who, { from: 'COUNTED', to: 'VOID', voided });
      await shiftVoteCount(tx, held.feedId, -1);
      await reconcileReward(tx, who, now);
      story.votes.set(eventId, { ...held, counts: false });
      pays(0);
    },
    async restore() {
      if (held === undefined || held.counts) return;
      await changeVoteStatus(tx, who, { from: 'VOID', to: 'COUNTED', voided: null });
      await shiftVoteCount(tx, held.feedId, 1);
      await reconcileReward(tx, who, now);
      story.votes.set(eventId, { ...held, counts: true });
      pays(100);
    },
    async settle() {
      const before = story.paid.get(eventId);
      await reconcileReward(tx, who, now);
      if (held?.counts || before !== undefined) pays(held?.counts ? 100 : 0);
    },
    async spend() {
      if (story.sum <= 0) return;
      await spendPoints(tx, { userId: user.id, orderId: turn, points: story.sum }, now);
      story.sum = 0;
    },
    async earn() {
      const cause = { userId: user.id, reason: 'TEST', refType: 'TEST', refId: turn };
      await creditOnce(tx, { ...cause, points: 30, description: '시험' }, now);
      story.sum += 30;
    },
  };
  await acts[one.act]?.();
}

/** Sums of the ledger by event, and in all. */
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

/** Expects rows equal to the model: one vote per event, and counters of counting votes. */
async function sameAsRows(tx: Queryable, userId: number, { votes, paid }: Story): Promise<void> {
  const rows = await tx.selectFrom('feed_votes').selectAll().where('user_id', '=', userId).execute();
  const told = [...votes].map(([event_id, { feedId, counts }]) => [
    event_id,
    feedId,
    counts ? 'COUNTED' : 'VOID',
  ]);
  expect(rows.map(({ event_id, feed_id, standing }) => [event_id, feed_id, standing]).sort()).toEqual(
    told.sort(),
  );
  for (const [eventId, { counts }] of votes)
    if (counts && paid.has(eventId)) expect([0, 100]).toContain(paid.get(eventId));
}

it(`a vote is worth 0 or 100 points through ${(MEMBERS - 1) * STEPS} random steps`, {
  timeout: 600_000,
}, async () => {
  let [played, person] = [0, 0];
  const sequence = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      const user = members[person++];
      if (!user) throw new Error('more members than were added');
      const story: Story = { votes: new Map(), kept: new Map(), paid: new Map(), sum: 0 };
      await inTransaction(shop.db, async (tx) => {
        for (const [turn, one] of steps.entries()) {
          await play(tx, user, story, one, turn + 1);
          const { nets, sum } = await readLedger(tx, user.id);
          expect([nets, sum]).toEqual([story.paid, story.sum]);
          await sameAsRows(tx, user.id, story);
          for (const net of nets.values()) expect([0, 100]).toContain(net);
          played += 1;
        }
      });
    }),
    { numRuns: MEMBERS, endOnFailure: true, examples: [[AGAIN]] },
  );
  expect(played).toBe((MEMBERS - 1) * STEPS + AGAIN.length);
  const { rows } = await sql<{ least: number }>`
    select min(balance_after) as least from point_ledger where user_id in (${sql.join(members.map(({ id }) => id))})
  `.execute(shop.db);
  expect(Number(rows[0]?.least)).toBe(0);
});
