// Size: one event is followed from its first draft to the second winner, and nothing of it can be told alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDraw } from '#domain/events/draw/check-draw.ts';
import { actionsOf } from '../../support/audit-log.ts';
import { resultPath } from '../../support/events/ended-event.ts';
import { eventForm, eventParts } from '../../support/events/events.ts';
import { ledgerProblems } from '../../support/orders/shopping.ts';
import { buy } from '../../support/reviews.ts';
import { addCrowd, proveTelephones } from '../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const DAY_MS = 86_400_000;
const TITLE = '눈길 첫걸음';
const NONCES = ['a1'.repeat(16), 'b2'.repeat(16)] as const;
const REWARDS = [
  { conditionValue: '1', rewardType: 'POINTS', rewardValue: 2_000 },
  { conditionValue: '2', rewardType: 'POINTS', rewardValue: 1_500 },
  { conditionValue: 'random', rewardType: 'POINTS', rewardValue: 300 },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Sessions end while days go by: whoever comes back logs in. */
const first = () => shop.asMember('crowd-0@sinbaljang.test');
const second = () => shop.asMember('crowd-1@sinbaljang.test');
const admin = () => shop.asMember('admin@sinbaljang.test');
type Caller = Awaited<ReturnType<typeof first>>;
const laterBy = (days: number) => shop.clock.advance(days * DAY_MS);

/** What must have gone well, and its answer. */
async function data(asked: Promise<Awaited<ReturnType<Caller['get']>>>) {
  const { status, body } = await asked;
  expect([status, body.message]).toEqual([status < 300 ? status : 200, body.message]);
  return body.data ?? body;
}

/** What votes and prizes have given and taken, the latest first. */
const points = async (who: Caller): Promise<[string, number][]> =>
  (await data(who.get('/api/users/points/transactions?size=50'))).transactions
    .filter(({ description }: { description: string }) => /투표|이벤트 보상/.test(description))
    .map(({ type, amount }: { type: string; amount: number }) => [type, amount]);
const noticesOf = async (who: Caller): Promise<string[]> =>
  (await data(who.get('/api/users/notices'))).content.map(({ type }: { type: string }) => type);
const ranking = async (eventId: number): Promise<[string, number | null][]> =>
  (await data(shop.as('visitor').get(`/api/events/${eventId}/entries?sort=votes`))).content.map(
    (feed: { title: string; participantVoteCount: number | null }) => [feed.title, feed.participantVoteCount],
  );
const winners = async (eventId: number): Promise<[string, number, string | null][]> =>
  (await data(shop.as('visitor').get(resultPath(eventId)))).resultDetails.map(
    (one: { condition: string; userId: number; revokedReason: string | null }) => [
      one.condition,
      one.userId,
      one.revokedReason,
    ],
  );

describe('event from draft to runner-up', () => {
  let eventId = 0;
  const ids = { first: 0, second: 0 };
  const feeds = { first: 0, second: 0 };
  const bought = { early: 0, first: 0, second: 0 };

  it('is a hidden draft, then published with a seed hash', async () => {
    const people = (await addCrowd(shop, 2)).map(({ id }) => id);
    [ids.first = 0, ids.second = 0] = people;
    await proveTelephones(shop, people);
    bought.early = (await buy(shop, ids.first)).orderItemId;
    const days = {
      purchaseStartDate: '2026-11-22',
      purchaseEndDate: '2026-11-26',
      eventStartDate: '2026-11-22',
      eventEndDate: '2026-11-26',
      announcement: '2026-11-28',
    };
    const fields = { ...eventForm(), ...days, title: TITLE, state: 'DRAFT', rewards: REWARDS };
    const { payload, headers } = await eventParts(fields);
    const draft = await data((await admin()).post('/api/events', payload, { headers }));
    eventId = draft.eventId;
    expect((await (await first()).get(`/api/events/${eventId}`)).status).toBe(404);
    const shown = await data(
      (await admin()).post(`/api/events/${eventId}/publish`, { version: draft.version }),
    );
    expect(shown).toMatchObject({ state: 'PUBLISHED', status: 'UPCOMING' });
    const event = await data((await first()).get(`/api/events/${eventId}`));
    expect(event).toMatchObject({ status: 'UPCOMING', isParticipatable: false, resultState: 'NONE' });
    expect(event.seedCommit).toMatch(/^[0-9a-f]{64}$/);
  });

  it('refuses an early purchase with a reason, and accepts those of its days', async () => {
    laterBy(2);
    const early = await data((await first()).get(`/api/events/${eventId}/eligibility`));
    expect(early).toMatchObject({ canEnter: false, reasons: [{ code: 'NO_PURCHASE' }] });
    expect(
      early.orderItems.find(({ orderItemId }: { orderItemId: number }) => orderItemId === bought.early),
    ).toMatchObject({ eligible: false, reason: { code: 'BEFORE_PERIOD' } });
    const enter = (orderItemId: number, nonce: string, title: string) => ({
      title,
      content: '미끄럽지 않아요.',
      orderItemId,
      eventId,
      nonce,
    });
    const refused = await (await first()).post(
      '/api/feeds/text-only',
      enter(bought.early, NONCES[0], '너무 일러요'),
    );
    expect(refused.body.code).toBe('NOT_ELIGIBLE');
    for (const [at, who] of (['first', 'second'] as const).entries()) {
      bought[who] = (await buy(shop, ids[who])).orderItemId;
      const member = await (who === 'first' ? first() : second());
      expect(await data(member.get(`/api/events/${eventId}/eligibility`))).toMatchObject({ canEnter: true });
      const body = enter(bought[who], NONCES[at] ?? '', `${at + 1}번의 첫걸음`);
      feeds[who] = (await data(member.post('/api/feeds/text-only', body))).feedId;
      expect(await data(member.get(`/api/events/${eventId}`))).toMatchObject({
        myEntryNo: at + 1,
        myNonce: NONCES[at],
        myEntryFeedId: feeds[who],
      });
    }
  });

  it('counts a vote, drops a withdrawn one, and counts it again', async () => {
    const vote = (who: Caller, feedId: number) => who.post(`/api/feeds/${feedId}/vote`);
    await data(vote(await first(), feeds.first));
    expect(await data(vote(await second(), feeds.second))).toMatchObject({
      voted: true,
      standing: 'COUNTED',
    });
    await data((await second()).delete(`/api/feeds/${feeds.second}/vote`));
    expect(await ranking(eventId)).toEqual([
      ['1번의 첫걸음', 1],
      ['2번의 첫걸음', 0],
    ]);
    expect(await data(vote(await second(), feeds.first))).toMatchObject({ voteCount: 2, gained: 100 });
    expect(await ranking(eventId)).toEqual([
      ['1번의 첫걸음', 2],
      ['2번의 첫걸음', 0],
    ]);
    expect(await points(await second())).toEqual([
      ['EARN', 100],
      ['CANCEL', 100],
      ['EARN', 100],
    ]);
  });

  it('shows flagged votes to administrators, who void one with a reason for its voter', async () => {
    const votes = await data((await admin()).get(`/api/admin/events/${eventId}/votes?flag=ENTRANT_SHARES`));
    expect(votes.content).toMatchObject([{ voteId: ids.second, feedId: feeds.first, standing: 'COUNTED' }]);
    const said = { voteIds: [ids.second], reason: '같은 집에서 온 표예요.' };
    expect(await data((await admin()).post(`/api/admin/events/${eventId}/votes/void`, said))).toMatchObject({
      changed: 1,
    });
    expect(await noticesOf(await second())).toContain('VOTE_VOIDED');
    expect(await data((await second()).get(`/api/events/${eventId}`))).toMatchObject({
      myVoteStanding: 'VOID',
      voteCount: 1,
    });
    expect((await points(await second()))[0]).toEqual(['CANCEL', 100]);
    expect(await ranking(eventId)).toEqual([
      ['1번의 첫걸음', 1],
      ['2번의 첫걸음', 0],
    ]);
  });

  it('after its end is fixed, calculated, and announced by its title', async () => {
    expect((await (await admin()).post(resultPath(eventId, '/freeze'), {})).body.code).toBe(
      'EVENT_NOT_ENDED',
    );
    laterBy(4);
    const late = await (await second()).post(`/api/feeds/${feeds.second}/vote`);
    expect(late.status).toBeGreaterThanOrEqual(400);
    const frozen = await data((await admin()).post(resultPath(eventId, '/freeze'), {}));
    expect(frozen).toMatchObject({ entrants: 2 });
    const list = await data(shop.as('visitor').get(`/api/events/${eventId}/entrants`));
    expect(list).toMatchObject({
      entrantsHash: frozen.entrantsHash,
      lines: `1:${NONCES[0]}\n2:${NONCES[1]}\n`,
    });
    const reckoned = await data((await admin()).post(resultPath(eventId), {}));
    expect(reckoned).toMatchObject({ state: 'CALCULATED', votes: { counted: 1, waiting: 0, void: 1 } });
    expect((await (await first()).get(resultPath(eventId))).status).toBe(404);
    const wrong = await (await admin()).post(resultPath(eventId, '/announce'), { title: '눈길' });
    expect(wrong.body.code).toBe('EVENT_TITLE_DIFFERS');
    await data((await admin()).post(resultPath(eventId, '/announce'), { title: TITLE }));
    expect((await winners(eventId)).slice(0, 2)).toEqual([
      ['1', ids.first, null],
      ['2', ids.second, null],
    ]);
    for (const who of [await first(), await second()]) expect(await noticesOf(who)).toContain('EVENT_WON');
  });

  it('pays once, however often it is requested', async () => {
    const pay = async () => data((await admin()).post(`/api/v2/events/${eventId}/rewards/process`, {}));
    const paid = await pay();
    expect(paid).toMatchObject({ totalParticipants: 2, successfulRewards: 2, failedRewards: 0 });
    const before = [await points(await first()), await points(await second())];
    expect(before[0]?.slice(0, 2).toSorted(([, a], [, b]) => b - a)).toEqual([
      ['EARN', 2_000],
      ['EARN', 300],
    ]);
    expect(await pay()).toEqual(paid);
    expect([await points(await first()), await points(await second())]).toEqual(before);
    expect(await data(shop.as('visitor').get(resultPath(eventId)))).toMatchObject({ state: 'PAID' });
  });

  it('can be verified from its file, which matches the page', async () => {
    const event = await data((await first()).get(`/api/events/${eventId}`));
    const file = await data((await first()).get(`/api/events/${eventId}/draw.json`));
    const { state, ticks } = await checkDraw(file);
    expect(state).toBe('weak');
    expect(ticks.map(({ state: one }) => one)).toEqual([...Array(5).fill('holds'), 'weak']);
    expect([file.seedCommit, file.lines]).toEqual([event.seedCommit, `1:${NONCES[0]}\n2:${NONCES[1]}\n`]);
    const changed = await checkDraw({ ...file, lines: file.lines.replace('1:a', '1:b') });
    expect(changed.state).toBe('broken');
  });

  it('promotes a runner-up for a revoked prize, which its holder loses', async () => {
    const [winner] = (await data((await admin()).get(resultPath(eventId)))).resultDetails;
    const reason = '다른 사람의 사진이었어요.';
    const revoked = `/api/v2/events/${eventId}/winners/${winner.id}/revoke`;
    await data((await admin()).post(revoked, { reason }));
    expect((await winners(eventId)).filter(([condition]) => condition === '1')).toEqual([
      ['1', ids.first, reason],
      ['1', ids.second, null],
    ]);
    laterBy(1);
    await shop.sweep();
    const kept = (rows: readonly [string, number][]) =>
      rows.reduce((sum, [type, amount]) => sum + (type === 'EARN' ? amount : -amount), 0);
    // The vote of the first counts as before; that of the second was void.
    expect([kept(await points(await first())), kept(await points(await second()))]).toEqual([100, 2_300]);
    expect(await noticesOf(await first())).toContain('EVENT_PRIZE_REVOKED');
    expect(await data(shop.as('visitor').get(resultPath(eventId)))).toMatchObject({ state: 'PAID' });
    expect(await ledgerProblems(shop)).toEqual([]);
    expect(await actionsOf(shop, 'EVENT', eventId)).toEqual([
      'EVENT_CREATED',
      'EVENT_PUBLISHED',
      'VOTES_VOIDED',
      'EVENT_FROZEN',
      'EVENT_CALCULATED',
      'EVENT_ANNOUNCED',
      'EVENT_WINNER_MOVED',
      'EVENT_WINNER_REVOKED',
    ]);
  });
});
