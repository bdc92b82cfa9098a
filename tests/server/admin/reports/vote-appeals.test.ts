// Size: an appeal from the void vote to its decision needs the same event with its votes.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { secondAdmin } from '../../../support/care.ts';
import { voted } from '../../../support/events/events.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { ledgerProblems } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let voter: Person;
let other: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  first = await person(shop, 'admin');
  second = await secondAdmin(shop);
  voter = await person(shop, 'nari');
  other = await person(shop, 'minjun');
});

const DAY_MS = 86_400_000;
const REASON = '여러 계정으로 투표했어요';
const desk = (eventId: number, deed: 'void' | 'restore', ids: number[], call = first.call) =>
  call.post(`/api/admin/events/${eventId}/votes/${deed}`, { voteIds: ids, reason: REASON });

/** Two votes in one event, which the first administrator has voided; of the other nobody objects. */
async function voided() {
  const { eventId, feedId } = await voted(shop);
  expect((await other.call.post(`/api/feeds/${feedId}/vote`)).body.data.voted).toBe(true);
  expect((await desk(eventId, 'void', [voter.id, other.id])).body.data.changed).toBe(2);
  return { eventId, feedId };
}
const file = (eventId: number, { call }: Person = voter, text = '가족이 각자 투표했어요') =>
  call.post('/api/users/me/appeals', { eventId, text });
const judge = (appealId: number, isGranted: boolean, { call }: Person = second) =>
  call.post(`/api/admin/appeals/${appealId}/decision`, { isGranted, answer: '다시 봤어요' });
const own = async (eventId: number, { call }: Person = voter) =>
  (await call.get('/api/users/me/appeals')).body.data.find(
    (one: { targetType: string; targetId: number }) => one.targetType === 'VOTE' && one.targetId === eventId,
  );
const standings = async (eventId: number) =>
  Object.fromEntries(
    (
      await shop.db
        .selectFrom('feed_votes')
        .select(['user_id', 'standing'])
        .where('event_id', '=', eventId)
        .execute()
    ).map(({ user_id, standing }) => [user_id, standing]),
  );
const countOf = async (feedId: number) =>
  (await shop.as('visitor').get(`/api/feeds/${feedId}/vote/count`)).body.data;
const netOf = async ({ id }: Person, eventId: number) =>
  (
    await shop.db
      .selectFrom('point_ledger')
      .select('points')
      .where('user_id', '=', id)
      .where('ref_type', '=', 'EVENT')
      .where('ref_id', '=', eventId)
      .execute()
  ).reduce((sum, { points }) => sum + points, 0);
const listed = async (appealId: number, { call }: Person, state = 'WAITING') =>
  (await call.get(`/api/admin/appeals?size=100&state=${state}`)).body.data.content.find(
    (one: { appealId: number }) => one.appealId === appealId,
  );

describe('void vote', () => {
  it('shows reason and appeal deadline to its voter only', async () => {
    const { eventId } = await voided();
    expect(await own(eventId)).toMatchObject({
      caseId: null,
      isHidden: true,
      decision: null,
      note: REASON,
      appeal: null,
      snapshot: { title: expect.any(String) },
      appealUntil: expect.any(String),
    });
    expect(await own(eventId, await person(shop, 'seoyeon'))).toBeUndefined();
  });

  it('can be appealed once by its voter, with a text, within thirty days', async () => {
    const { eventId } = await voided();
    expect((await file(eventId, { ...voter, call: shop.as('visitor') })).status).toBe(401);
    expect((await file(eventId, await person(shop, 'seoyeon'))).body.code).toBe('APPEAL_CLOSED');
    expect((await file(999_999_999)).body.code).toBe('APPEAL_CLOSED');
    expect((await file(eventId, voter, ' ')).status).toBe(400);
    const both = { eventId, caseId: 1, text: '둘 다' };
    expect((await voter.call.post('/api/users/me/appeals', both)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 5 }, () => file(eventId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'APPEAL_CLOSED')).toHaveLength(4);
    expect(await own(eventId)).toMatchObject({ appealUntil: null, appeal: { state: 'WAITING' } });
    // Somebody else's vote of the same event is as open as it was.
    expect((await own(eventId, other)).appealUntil).not.toBeNull();
    const voided_at = new Date(shop.clock.now().getTime() - 30 * DAY_MS);
    await shop.db.updateTable('feed_votes').set({ voided_at }).where('event_id', '=', eventId).execute();
    expect((await file(eventId, other)).body.code).toBe('APPEAL_CLOSED');
    expect((await own(eventId, other)).appealUntil).toBeNull();
  });

  it('cannot be appealed while it counts, and not by staff', async () => {
    const { eventId, feedId } = await voted(shop);
    await shop.as('seller').post(`/api/feeds/${feedId}/vote`);
    const seller = await person(shop, 'seller');
    expect([(await file(eventId)).body.code, (await file(eventId, seller)).body.code]).toEqual([
      'APPEAL_CLOSED',
      'APPEAL_CLOSED',
    ]);
    expect(await own(eventId, seller)).toBeUndefined();
  });
});

describe('appeal against a void vote', () => {
  it('is decided by another administrator than the one who voided it, if there is one', async () => {
    const { eventId } = await voided();
    const { appealId } = (await file(eventId)).body.data;
    const about = { eventId, voterId: voter.id, reason: REASON, standing: 'VOID', isAnnounced: false };
    expect(await listed(appealId, second)).toMatchObject({ mayDecide: true, case: null, vote: about });
    expect(await listed(appealId, first)).toMatchObject({ mayDecide: false });
    const same = await judge(appealId, true, first);
    expect([same.status, same.body.message]).toEqual([403, expect.stringContaining('다른 관리자')]);
    expect((await judge(appealId, true, voter)).status).toBe(403);
    await shop.db.updateTable('users').set({ role: 'user' }).where('id', '=', second.id).execute();
    expect(await listed(appealId, first)).toMatchObject({ mayDecide: true });
    expect((await judge(appealId, false, first)).status).toBe(200);
  });

  it('that is granted restores the vote and its points once, with a notice', async () => {
    const { eventId, feedId } = await voided();
    expect([await countOf(feedId), await netOf(voter, eventId)]).toEqual([0, 0]);
    const { appealId } = (await file(eventId)).body.data;
    const both = await Promise.all(Array.from({ length: 4 }, () => judge(appealId, true)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await standings(eventId)).toMatchObject({ [voter.id]: 'COUNTED', [other.id]: 'VOID' });
    expect(await countOf(feedId)).toBe(1);
    expect([await netOf(voter, eventId), await netOf(other, eventId)]).toEqual([100, 0]);
    expect(await ledgerProblems(shop)).toEqual([]);
    expect(await own(eventId)).toMatchObject({
      isHidden: false,
      note: REASON,
      appeal: { state: 'GRANTED', answer: '다시 봤어요' },
    });
    const trail = await actionsOf(shop, 'EVENT', eventId);
    expect(trail.filter((action) => /VOTE|APPEAL/.test(action))).toEqual([
      'VOTES_VOIDED',
      'VOTES_RESTORED',
      'APPEAL_GRANTED',
    ]);
    const { content } = (await voter.call.get('/api/users/notices?topic=INFO&size=100')).body.data;
    expect(content[0]).toMatchObject({ type: 'APPEAL_DECIDED', message: expect.stringContaining('투표') });
    // Voided again it stays so: it was objected to.
    await desk(eventId, 'void', [voter.id]);
    expect((await file(eventId)).body.code).toBe('APPEAL_CLOSED');
  });

  it('that is denied leaves the vote void', async () => {
    const { eventId, feedId } = await voided();
    const { appealId } = (await file(eventId)).body.data;
    expect((await judge(appealId, false)).body.data).toMatchObject({ state: 'DENIED', liftedSanctions: 0 });
    expect((await judge(appealId, true)).body.code).toBe('VERSION_CONFLICT');
    expect([await countOf(feedId), (await standings(eventId))[voter.id]]).toEqual([0, 'VOID']);
    expect(await listed(appealId, second, 'DENIED')).toMatchObject({ answer: '다시 봤어요' });
  });

  it('can only be denied once winners are announced, with that message; new ones are refused then', async () => {
    const { eventId } = await voided();
    const { appealId } = (await file(eventId)).body.data;
    const result = { event_id: eventId, total_participants: 1, total_votes: 0, file: '{}' };
    const at = { calculated_at: shop.clock.now(), announced_at: shop.clock.now() };
    await shop.db
      .insertInto('event_results')
      .values({ ...result, ...at, state: 'ANNOUNCED' })
      .execute();
    expect((await judge(appealId, true)).body.code).toBe('RESULT_ANNOUNCED');
    expect(await listed(appealId, second)).toMatchObject({ vote: { isAnnounced: true } });
    expect((await standings(eventId))[voter.id]).toBe('VOID');
    expect((await file(eventId, other)).body).toMatchObject({
      code: 'APPEAL_CLOSED',
      message: expect.stringContaining('발표'),
    });
    expect((await judge(appealId, false)).status).toBe(200);
  });

  it('is closed without a second restoring if the vote counts again or is gone', async () => {
    const { eventId, feedId } = await voided();
    const mine = (await file(eventId)).body.data.appealId;
    const others = (await file(eventId, other)).body.data.appealId;
    await desk(eventId, 'restore', [voter.id]);
    expect((await judge(mine, true)).status).toBe(200);
    expect([await countOf(feedId), await netOf(voter, eventId)]).toEqual([1, 100]);
    await other.call.delete(`/api/feeds/${feedId}/vote`);
    const gone = await judge(others, true);
    expect([gone.body.code, gone.body.message]).toEqual(['VERSION_CONFLICT', '투표를 찾을 수 없어요.']);
    expect((await judge(others, false)).status).toBe(200);
  });
});
