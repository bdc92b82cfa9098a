import { sql } from 'kysely';
import type { Clock } from '#server/kit/context.ts';
import { hashToken, newToken } from '#server/members/tokens/tokens.ts';
import type { TestShop } from './server.ts';

type Crowded = Pick<TestShop, 'db'> & { clock: Pick<Clock, 'now'> };

/** Creates members with sessions without hashing passwords; one by one, or as many at once as connections. */
export async function addCrowd(
  shop: Crowded,
  size: number,
  from = 0,
): Promise<{ id: number; token: string }[]> {
  const crowd = [];
  for (let index = 0; index < size; index += 1) crowd.push(await addMember(shop, from + index));
  return crowd;
}

async function addMember(shop: Crowded, index: number): Promise<{ id: number; token: string }> {
  const now = shop.clock.now();
  const { id } = await shop.db
    .insertInto('users')
    .values({
      login_id: `crowd-${index}`,
      email: `crowd-${index}@sinbaljang.test`,
      password_hash: '-',
      name: '군중',
      nickname: `군중${index}`,
      birth_date: null,
      height: null,
      weight: null,
      foot_size: null,
      profile_image_url: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = newToken();
  const end = new Date(now.getTime() + 3_600_000);
  await shop.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: id,
      created_at: now,
      last_used_at: now,
      expires_at: end,
      absolute_expires_at: end,
      revoked_at: null,
    })
    .execute();
  return { id, token };
}

/** Makes these members eligible, so that their votes count. */
export const proveTelephones = (shop: TestShop, ids: readonly number[]) =>
  shop.db
    .updateTable('users')
    .set({ phone: sql<string>`'0105' || lpad(id::text, 7, '0')`, phone_verified_at: shop.clock.now() })
    .where('id', 'in', [...ids])
    .execute();
