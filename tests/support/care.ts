import { type Person, person } from './people.ts';
import type { TestShop } from './server.ts';

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
