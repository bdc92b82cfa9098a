import type { Queryable } from '../db/database.ts';

/** What a member has said last of advertisements to their address; null where it is not theirs, or they have left. */
export async function readWishes(
  db: Queryable,
  memberId: number,
  email: string,
): Promise<{ mails: boolean; atNight: boolean } | null> {
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', memberId)
    .where('email', '=', email)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!member) return null;
  const said = await db
    .selectFrom('consents')
    .distinctOn('document')
    .select(['document', 'agreed'])
    .where('user_id', '=', memberId)
    .where('document', 'in', ['MARKETING', 'MARKETING_NIGHT'])
    .orderBy('document')
    .orderBy('id', 'desc')
    .execute();
  const agreed = (name: string) => said.some((row) => row.document === name && row.agreed);
  return { mails: agreed('MARKETING'), atNight: agreed('MARKETING_NIGHT') };
}
