import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { listApplications } from '#domain/seller/application-desk.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { contains } from '../../db/statements/like-pattern.ts';
import { pageOfIds } from '../../db/statements/page-of-ids.ts';
import { APPLICATION } from './application-store.ts';

type Filter = QueryOf<typeof listApplications>;

/** SQL order: open applications oldest first, decided ones latest first. */
const orderOf = (state: Filter['state']): RawBuilder<unknown> =>
  state === 'SUBMITTED' || state === 'MORE_INFO' ? sql`updated_at, id` : sql`updated_at desc, id desc`;

/** Finds a page of application ids and their total. */
export function findApplicationIds(db: Queryable, filter: Filter) {
  const named = filter.q ? contains(sql`store_name`, filter.q) : sql`true`;
  const order = orderOf(filter.state);
  const found = sql`select id, updated_at from seller_applications where state = ${filter.state} and ${named}
    order by ${order} limit ${MAX_LISTED}`;
  return pageOfIds(db, found, order, filter);
}

/** Finds the list rows of applications. */
export const findApplicationRows = (db: Queryable, ids: readonly number[]) =>
  db
    .selectFrom('seller_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(columns(['a.id', 'a.state', 'a.store_name', 'a.version', 'a.created_at', 'a.decided_at']))
    .select(columns(['u.id as user_id', 'u.nickname']))
    .where('a.id', 'in', [...ids])
    .execute();

/** Counts the applications by state. */
export const countApplications = (db: Queryable) =>
  db
    .selectFrom('seller_applications')
    .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();

/** Finds a seller application by id. */
export const findApplication = (db: Queryable, id: number) =>
  db.selectFrom('seller_applications').select(APPLICATION).where('id', '=', id).executeTakeFirst();

/** Finds the applicant with numbers of orders and sanctions. */
export const findPerson = (db: Queryable, id: number) =>
  db
    .selectFrom('users as u')
    .select(columns(['u.id', 'u.nickname', 'u.created_at']))
    .select(sql<string>`(select count(*) from orders where user_id = u.id)`.as('orders'))
    .select(sql<string>`(select count(*) from sanctions where user_id = u.id)`.as('sanctions'))
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();

/** Finds earlier applications of the member, latest first. */
export const findEarlier = (db: Queryable, userId: number, before: number) =>
  db
    .selectFrom('seller_applications')
    .select(columns(['state', 'reason', 'updated_at']))
    .where('user_id', '=', userId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();

type Alike = { kind: 'APPLICATION' | 'STORE'; id: number; name: string; state: string; by: string };

/** Finds applications and stores of others with the same business number or phone. */
export async function findSameNumbers(
  db: Queryable,
  { userId, businessNo, phone }: { userId: number; businessNo: string; phone: string },
): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    select 'APPLICATION' as kind, id, store_name as name, state,
      case when business_no = ${businessNo} then 'BUSINESS_NO' else 'PHONE' end as by
    from seller_applications
    where user_id <> ${userId} and state <> 'WITHDRAWN' and (business_no = ${businessNo} or phone = ${phone})
    union all
    select 'STORE', id, name, state, case when business_no = ${businessNo} then 'BUSINESS_NO' else 'PHONE' end
    from stores
    where seller_id <> ${userId} and (business_no = ${businessNo} or phone = ${phone})
    order by by, kind, id limit 20`.execute(db);
  return rows;
}

/** Finds names of stores and open applications of others with a similar length. */
export async function findNames(db: Queryable, userId: number, length: number) {
  const { rows } = await sql<Omit<Alike, 'by'>>`
    select 'STORE' as kind, id, name, state from stores
    where seller_id <> ${userId} and char_length(name) between ${length - 2} and ${length + 2}
    union all
    select 'APPLICATION', id, store_name, state from seller_applications
    where user_id <> ${userId} and state in ('SUBMITTED', 'MORE_INFO')
      and char_length(store_name) between ${length - 2} and ${length + 2}
    order by kind, id limit 5000`.execute(db);
  return rows;
}
