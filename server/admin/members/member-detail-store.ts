import { sql } from 'kysely';
import type { MemberDetail } from '#domain/admin/members/member-detail.ts';
import type { Queryable } from '../../db/database.ts';
import { columns, columnsSql } from '../../db/statements/columns.ts';
import type { Moment } from './lists/member-condition-sql.ts';
import { type MemberRow, memberColumns } from './lists/member-list-store.ts';

type Counted = Omit<MemberDetail['counts'], 'lastOrderAt'>;
type DetailRow = MemberRow & {
  points: string;
  emailVerifiedAt: Date | null;
  phoneVerifiedAt: Date | null;
  withdrawnAt: Date | null;
  hasPassword: boolean;
  hasMfa: boolean;
  passkeys: string;
  socials: string[];
  counts: Counted;
  lastOrderAt: Date | null;
};

/** Finds a member with all counts in one statement. */
export async function findMemberDetail(
  db: Queryable,
  id: number,
  moment: Moment,
): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${memberColumns(moment)}, ${columnsSql(['u.email_verified_at', 'u.phone_verified_at', 'u.withdrawn_at'])},
      u.password_hash is not null as "hasPassword",
      exists (select from mfa where user_id = u.id and enabled_at is not null) as "hasMfa",
      (select count(*) from passkeys where user_id = u.id) as passkeys,
      array(select provider from social_accounts where user_id = u.id order by provider) as socials,
      (select coalesce(sum(points), 0) from point_ledger where user_id = u.id) as points,
      (select max(ordered_at) from orders where user_id = u.id) as "lastOrderAt",
      json_build_object(
        'orders', (select count(*) from orders where user_id = u.id),
        'ordersWon', (select coalesce(sum(final_price), 0) from orders
          where user_id = u.id and status in ('ORDERED', 'SHIPPED', 'DELIVERED')),
        'claims', (select count(*) from claims where user_id = u.id),
        'coupons', (select count(*) from coupons where user_id = u.id and used_at is null and expires_at > ${moment.now}),
        'badges', (select count(*) from user_badges where user_id = u.id),
        'feeds', (select count(*) from feeds where user_id = u.id and deleted_at is null),
        'comments', (select count(*) from feed_comments where user_id = u.id),
        'reviews', (select count(*) from reviews where user_id = u.id and status <> 'DELETED'),
        'votes', (select count(*) from feed_votes where user_id = u.id),
        'reports', (select count(*) from report_cases where author_id = u.id)
      ) as counts
    from users u where u.id = ${id}`.execute(db);
  return rows[0];
}

/** Finds a pending MFA reset. */
export const findWaitingReset = (db: Queryable, userId: number) =>
  db
    .selectFrom('mfa_resets as r')
    .leftJoin('users as asker', 'asker.id', 'r.asked_by')
    .select(columns(['r.id', 'r.due_at', 'r.asked_by', 'asker.nickname as asker']))
    .where('r.user_id', '=', userId)
    .where('r.state', '=', 'WAITING')
    .executeTakeFirst();

/** Finds the pending point grants of a member, at most 20. */
export const findWaitingGrants = (db: Queryable, userId: number) =>
  db
    .selectFrom('point_grants as g')
    .leftJoin('users as asker', 'asker.id', 'g.asked_by')
    .select(
      columns(['g.id', 'g.points', 'g.description', 'g.asked_by', 'g.asked_at', 'asker.nickname as asker']),
    )
    .where('g.user_id', '=', userId)
    .where('g.state', '=', 'WAITING')
    .orderBy('g.id')
    .limit(20)
    .execute();

/** Finds the pending activity grants of a member, at most 20. */
export const findWaitingActivities = (db: Queryable, userId: number) =>
  db
    .selectFrom('activity_awards as a')
    .leftJoin('users as asker', 'asker.id', 'a.asked_by')
    .select(
      columns(['a.id', 'a.points', 'a.description', 'a.asked_by', 'a.asked_at', 'asker.nickname as asker']),
    )
    .where('a.user_id', '=', userId)
    .where('a.state', '=', 'WAITING')
    .orderBy('a.id')
    .limit(20)
    .execute();

/** Finds the contact data of a member who is not withdrawn. */
export const findPerson = (db: Queryable, userId: number) =>
  db
    .selectFrom('users')
    .select(columns(['email', 'name', 'phone', 'birth_date']))
    .where('id', '=', userId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();

/** Inserts an internal note and returns its id. */
export async function insertMemo(
  tx: Queryable,
  { userId, authorId, text }: { userId: number; authorId: number; text: string },
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('member_memos')
    .values({ user_id: userId, author_id: authorId, text, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
