import { type Person, person } from './members/people.ts';
import { addCrowd } from './server/crowd.ts';
import type { TestShop } from './server/server.ts';

type Caller = TestShop['as'] extends (role: never) => infer C ? C : never;

/** A second administrator beside the seeded one. */
export async function secondAdmin(shop: TestShop, name = 'doyun'): Promise<Person> {
  const { id } = await person(shop, name);
  await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
  return person(shop, name);
}

const SAID = { reason: 'SPAM', text: '같은 광고를 여러 번 올렸어요.' };

/** An administrator's word against a member, with what is needed besides. */
export const sanction = (admin: Caller, userId: number, form: Record<string, unknown>) =>
  admin.post(`/api/admin/users/${userId}/sanctions`, { ...SAID, ...form });

export const lift = (admin: Caller, id: number) =>
  admin.post(`/api/admin/sanctions/${id}/lift`, { note: '오해였어요.' });

/** Sends a report as somebody in a network of their own. */
export async function report(
  shop: TestShop,
  token: string,
  body: Record<string, unknown>,
  ip = '203.0.113.1',
) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/reports',
    remoteAddress: ip,
    headers: { authorization: `Bearer ${token}` },
    payload: { reason: 'SPAM', ...body },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Members for a month, with sessions. */
export async function neighbours(shop: TestShop, count: number, from: number, ageDays = 30) {
  const made = await addCrowd(shop, count, from);
  const created_at = new Date(shop.clock.now().getTime() - ageDays * 86_400_000);
  const ids = made.map(({ id }) => id);
  await shop.db.updateTable('users').set({ created_at }).where('id', 'in', ids).execute();
  return made;
}

export const caseOf = (shop: TestShop, type: string, id: number) =>
  shop.db
    .selectFrom('report_cases')
    .selectAll()
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow();

/** So many wrong passwords that strangers are turned away at the address. */
export async function lockOut(shop: TestShop, email: string): Promise<void> {
  const row = { network: 'x', mark_hash: null, attempted_at: shop.clock.now(), email };
  const most = 10 * shop.config.rateLimitFactor;
  for (let left = most; left > 0; left -= 1_000)
    await shop.db
      .insertInto('login_attempts')
      .values(Array.from({ length: Math.min(left, 1_000) }, () => row))
      .execute();
}
