import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const admin = () => shop.as('admin');
const PATH = '/api/admin/settings';
const NOTICE = { text: '추석에는 배송이 늦어요', link: '/events', from: null, until: null };
const versionOf = async (key: string): Promise<number> =>
  (await admin().get(PATH)).body.data.find((row: { key: string }) => row.key === key).version;
const set = async (key: string, value: unknown, version?: number) =>
  admin().put(PATH, { key, value, version: version ?? (await versionOf(key)) });
const trail = () =>
  shop.db
    .selectFrom('audit_entries')
    .select(['action', 'detail', 'actor_id'])
    .where('action', '=', 'SETTING_CHANGED')
    .orderBy('id')
    .execute();

describe('settings', () => {
  it('have default values until set; author and time are returned', async () => {
    const before = await admin().get(PATH);
    expect(
      before.body.data.map(({ key, version }: { key: string; version: number }) => [key, version]),
    ).toEqual(['notice', 'maintenance', 'reports', 'fee', 'blackout'].map((key) => [key, 0]));
    expect(before.queries).toBeLessThanOrEqual(3);
    const changed = await set('notice', NOTICE);
    expect(changed.body.data).toMatchObject({ key: 'notice', value: NOTICE, version: 1 });
    const after = await admin().get(PATH);
    expect(after.body.data[0]).toEqual(changed.body.data);
    expect(after.body.data[0].updatedBy).toBeTruthy();
    const [entry] = await trail();
    expect(entry?.detail).toMatchObject({ setting: 'notice', version: 1 });
    expect(entry?.actor_id).not.toBeNull();
  });

  it('changed by two administrators from one version are saved once', async () => {
    const seen = await versionOf('blackout');
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((hours) => set('blackout', { hours }, seen)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'VERSION_CONFLICT')).toHaveLength(5);
    const again = await Promise.all([1, 2, 3, 4, 5, 6].map((hours) => set('blackout', { hours }, seen + 1)));
    expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await versionOf('blackout')).toBe(seen + 2);
  });

  it.each([
    ['notice', { ...NOTICE, text: '가'.repeat(101) }, 'value.text'],
    ['notice', { ...NOTICE, link: 'https://elsewhere.test' }, 'value.link'],
    ['notice', { ...NOTICE, link: '//elsewhere.test' }, 'value.link'],
    ['notice', { ...NOTICE, link: '/\\elsewhere.test' }, 'value.link'],
    ['notice', { ...NOTICE, link: 'javascript:alert(1)' }, 'value.link'],
    [
      'notice',
      { ...NOTICE, from: '2026-11-22T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' },
      'value.until',
    ],
    ['reports', { perHour: 0, hideAt: 10, voices: 3 }, 'value.perHour'],
    ['fee', { basisPoints: 3_001 }, 'value.basisPoints'],
    ['fee', { basisPoints: 10_001 }, 'value.basisPoints'],
    ['blackout', { hours: 1.5 }, 'value.hours'],
    ['points', { rate: 1 }, 'key'],
  ])('%s %j is refused with a field problem', async (key, value, field) => {
    const answer = await admin().put(PATH, { key, value, version: 0 });
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
  });

  it('that shut the shop or move money require step-up authentication', async () => {
    await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
    for (const [key, value] of [
      ['fee', { basisPoints: 500 }],
      ['maintenance', { isOn: true, message: '', until: null }],
    ] as const)
      expect((await set(key, value)).body.code).toBe('ELEVATION_REQUIRED');
    expect((await set('blackout', { hours: 12 })).status).toBe(200);
    const proven = new Date(shop.clock.now().getTime() + 600_000);
    await shop.db.updateTable('sessions').set({ elevated_until: proven }).execute();
    expect((await set('fee', { basisPoints: 500 })).status).toBe(200);
  });

  it('change how often content can be reported, and when it is hidden', async () => {
    await set('reports', { perHour: 1, hideAt: 10, voices: 3 });
    const user = shop.as('user');
    const wrong = { targetType: 'FEED', targetId: 999_999, reason: 'SPAM' };
    const report = async () => (await user.post('/api/reports', wrong)).status;
    expect(await report()).toBe(404);
    // The test shop counts a thousandfold.
    await shop.db.updateTable('action_counts').set({ count: 999 }).where('action', '=', 'REPORT').execute();
    expect([await report(), await report()]).toEqual([404, 429]);
  });

  it('send a test mail to the administrator', async () => {
    const answer = await admin().post(`${PATH}/test-mail`);
    expect(answer.body.data).toEqual({ to: 'admin@sinbaljang.test', isSent: false });
    const mails = await shop.db
      .selectFrom('mails')
      .select(['recipient'])
      .where('kind', '=', 'test')
      .execute();
    expect(mails).toEqual([{ recipient: 'admin@sinbaljang.test' }]);
  });

  it('that the rules no longer allow count as unset', async () => {
    await shop.db.updateTable('shop_settings').set({ value: '"odd"' }).where('key', '=', 'notice').execute();
    const row = (await admin().get(PATH)).body.data[0];
    expect([row.value.text, row.version]).toEqual(['', 1]);
  });
});
