import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AWARDED_A_DAY } from '#domain/policies/points.ts';
import { actionsOf, trailOf } from '../../../support/audit-log.ts';
import { secondAdmin } from '../../../support/care.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
let second: Person;
let minjun: Person;
let seoyeon: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
  second = await secondAdmin(shop);
  minjun = await person(shop, 'minjun');
  seoyeon = await person(shop, 'seoyeon');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('activity_awards').execute();
  await shop.db.updateTable('users').set({ activity_points: 0 }).where('role', '=', 'user').execute();
});

const REASON = '행사장에서 인증 사진을 확인했어요.';
const award = (caller: typeof admin, userId: number, extra: Record<string, unknown> = {}) =>
  caller.post('/api/users/level/admin/award-points', {
    userId,
    activityType: 'SNS_VERIFICATION',
    description: REASON,
    ...extra,
  });
const decide = (caller: typeof admin, id: number, confirm: boolean) =>
  caller.post(
    `/api/admin/activity-awards/${id}/decision`,
    { confirm },
    { headers: { 'idempotency-key': `decision-${id}-${confirm}-${Math.random()}` } },
  );
const pointsOf = async ({ call }: Person) =>
  (await call.get('/api/users/level/me')).body.totalPoints as number;
/** The points from which on 20 more change the level. */
const nearSilver = ({ id }: Person) =>
  shop.db.updateTable('users').set({ activity_points: 85 }).where('id', '=', id).execute();
const waitingOf = async ({ id }: Person, caller = second.call) =>
  (await caller.get(`/api/admin/users/${id}`)).body.data.waitingActivities;

describe('activity points by an administrator', () => {
  it('are added at once below the next level, with the reason in history and audit log', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await award(admin, minjun.id);
      expect([status, body]).toEqual([200, '활동 점수 20점을 드렸어요.']);
    }
    expect([await pointsOf(minjun), await pointsOf(seoyeon)]).toEqual([40, 0]);
    const { content } = (await minjun.call.get('/api/users/level/me/activities')).body;
    expect(content[0]).toMatchObject({ description: REASON, pointsEarned: 20 });
    const { body: page } = await admin.get('/api/users/level/admin/activities?size=1');
    expect(page.content[0]).toMatchObject({ activityType: 'SNS_VERIFICATION' });
    expect((await actionsOf(shop, 'MEMBER', minjun.id)).slice(-2)).toEqual([
      'MEMBER_ACTIVITY',
      'MEMBER_ACTIVITY',
    ]);
    const entry = (await trailOf(shop, 'MEMBER', minjun.id)).at(-1);
    expect(entry?.detail).toMatchObject({ reason: REASON, points: 20 });
  });

  it.each([undefined, null, '', '   '])(
    'without a reason (%j) are refused with a field problem',
    async (description) => {
      const { status, body } = await award(admin, minjun.id, { description });
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT_VALUE']);
      expect(body.errors).toEqual([{ field: 'description', message: expect.any(String) }]);
      expect(await pointsOf(minjun)).toBe(0);
    },
  );

  it('are refused for withdrawn members, and for the own account', async () => {
    const { userId: me } = (await admin.get('/api/users/me/profile')).body.data;
    expect((await award(admin, me)).body.code).toBe('SELF_SANCTION');
    expect((await award(admin, 999_999)).body.code).toBe('USER_NOT_FOUND');
    await seoyeon.set({ status: 'DELETED' });
    expect((await award(admin, seoyeon.id)).body.code).toBe('USER_NOT_FOUND');
    await seoyeon.set({ status: 'ACTIVE' });
    expect((await minjun.call.get('/api/users/level/admin/activities')).status).toBe(403);
  });

  it('wait for a second administrator if the level would change, and are added once', async () => {
    await nearSilver(minjun);
    const { status, body } = await award(admin, minjun.id);
    expect([status, body]).toEqual([200, '등급이 바뀌어서 다른 관리자가 확인하면 활동 점수 20점을 드려요.']);
    expect(await pointsOf(minjun)).toBe(85);
    const [shown] = await waitingOf(minjun);
    expect(shown).toMatchObject({ points: 20, description: REASON, byMe: false });
    expect(await waitingOf(minjun, admin)).toMatchObject([{ byMe: true }]);
    expect(await waitingOf(seoyeon)).toEqual([]);
    expect((await decide(admin, shown.awardId, true)).body.code).toBe('SECOND_ADMIN_REQUIRED');
    const members = await Promise.all([minjun, seoyeon].map(({ call }) => decide(call, shown.awardId, true)));
    expect(members.map(({ status }) => status)).toEqual([403, 403]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => decide(second.call, shown.awardId, true)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'NOTHING_TO_DECIDE')).toHaveLength(4);
    expect(await pointsOf(minjun)).toBe(105);
    const trail = (await trailOf(shop, 'MEMBER', minjun.id)).filter(({ action }) => action !== 'MEMBER_READ');
    const { userId: me } = (await admin.get('/api/users/me/profile')).body.data;
    expect(trail.slice(-2).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['MEMBER_ACTIVITY_ASKED', me],
      ['MEMBER_ACTIVITY', second.id],
    ]);
  });

  it('are not added after a refusal by another administrator or by the requester', async () => {
    await nearSilver(minjun);
    for (const caller of [second.call, admin]) {
      await award(admin, minjun.id);
      const [{ awardId }] = await waitingOf(minjun);
      expect((await decide(caller, awardId, false)).status).toBe(200);
      expect((await decide(second.call, awardId, true)).body.code).toBe('NOTHING_TO_DECIDE');
    }
    expect([await pointsOf(minjun), await waitingOf(minjun)]).toEqual([85, []]);
    expect(await actionsOf(shop, 'MEMBER', minjun.id)).toContain('MEMBER_ACTIVITY_REFUSED');
  });

  it('cannot be confirmed for a withdrawn member, nor by the member', async () => {
    await nearSilver(seoyeon);
    await award(admin, seoyeon.id);
    const [{ awardId }] = await waitingOf(seoyeon);
    await seoyeon.set({ status: 'DELETED' });
    expect((await decide(second.call, awardId, true)).body.code).toBe('USER_NOT_FOUND');
    await seoyeon.set({ status: 'ACTIVE' });
    await shop.db.updateTable('activity_awards').set({ user_id: second.id }).execute();
    expect((await decide(second.call, awardId, true)).body.code).toBe('SECOND_ADMIN_REQUIRED');
  });

  it('requested at the same time never raise a level without the second administrator', async () => {
    await nearSilver(minjun);
    const share = () => award(admin, minjun.id, { activityType: 'SNS_SHARING' });
    const answers = await Promise.all(Array.from({ length: 10 }, share));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    // Four times three points fit below a hundred; the other six requests wait.
    expect([await pointsOf(minjun), (await waitingOf(minjun)).length]).toEqual([97, 6]);
  });

  it('are limited per administrator and day, also for concurrent requests', async () => {
    expect(AWARDED_A_DAY).toBe(200);
    // Members of their own: only the lock of the administrator keeps these apart.
    const crowd = await addCrowd(shop, 12, 81_000);
    const win = (caller: typeof admin, index: number) =>
      award(caller, crowd[index]?.id ?? 0, { activityType: 'EVENT_WINNER' });
    const answers = await Promise.all(crowd.map((_, index) => win(admin, index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 'AWARDS_OF_DAY_SPENT')).toHaveLength(8);
    expect((await win(second.call, 0)).status).toBe(200);
    shop.clock.advance(86_400_000);
    const morrow = await shop.asMember('admin@sinbaljang.test');
    expect((await win(morrow, 1)).status).toBe(200);
    shop.clock.advance(-86_400_000);
  });

  it('require step-up authentication to request and to decide', async () => {
    await nearSilver(minjun);
    await award(admin, minjun.id);
    const [{ awardId }] = await waitingOf(minjun);
    const until = (elevated_until: Date | null) =>
      shop.db.updateTable('sessions').set({ elevated_until }).where('user_id', '<>', 0).execute();
    await until(null);
    expect((await award(admin, seoyeon.id)).body.code).toBe('ELEVATION_REQUIRED');
    expect((await decide(second.call, awardId, true)).body.code).toBe('ELEVATION_REQUIRED');
    expect([await pointsOf(minjun), await pointsOf(seoyeon)]).toEqual([85, 0]);
    await until(new Date(shop.clock.now().getTime() + 600_000));
    expect((await award(admin, seoyeon.id)).status).toBe(200);
  });
});
