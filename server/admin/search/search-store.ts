import { sql } from 'kysely';
import { MOST_FOUND } from '#domain/admin/search/find-anything.ts';
import { nameContains } from '../../catalogue/name-search-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { containing } from '../../db/like-pattern.ts';
import { sought } from '../members/member-condition-sql.ts';

/** Of what a word finds so many are looked at: nobody reads on in a list of five. */
const MOST_LOOKED_AT = 200;
/** Ids have at most so many digits. */
const MOST_DIGITS = 15;

/** The number that somebody has typed, with or without a mark before it; none that no id reaches. */
export function numberIn(q: string): number | null {
  const digits = /^#?(\d+)$/.exec(q)?.[1] ?? '';
  return digits !== '' && digits.length <= MOST_DIGITS ? Number(digits) : null;
}

export async function findMembersBy(db: Queryable, q: string) {
  const { rows } = await sql<{ id: number; nickname: string; email: string }>`
    with found as materialized (
      select u.id, u.nickname, u.email from users u where u.status <> 'DELETED' and ${sought(q)} limit ${MOST_LOOKED_AT}
    )
    select * from found order by lower(nickname) = lower(${q}) desc, id desc limit ${MOST_FOUND}`.execute(db);
  return rows;
}

/** As a receipt spells it, or a part of that: other words are in no number, and nobody reads all orders for them. */
const isOrderNumber = (q: string): boolean => /^#?S?\d{1,}$/i.test(q);

/** By the number on the receipt or some signs of it, or by its own. */
export async function findOrdersBy(db: Queryable, q: string) {
  if (!isOrderNumber(q)) return [];
  const id = numberIn(q) ?? 0;
  const { rows } = await sql<{ id: number; order_no: string; final_price: number; nickname: string }>`
    with found as materialized (
      (select id, order_no, final_price, user_id from orders where id = ${id})
      union
      (select id, order_no, final_price, user_id from orders where order_no like ${containing(q.toUpperCase())}
        limit ${MOST_LOOKED_AT})
    )
    select found.id, order_no, final_price, u.nickname from found join users u on u.id = found.user_id
    order by found.id = ${id} desc, found.id desc limit ${MOST_FOUND}`.execute(db);
  return rows;
}

export async function findProductsBy(db: Queryable, q: string) {
  const id = numberIn(q) ?? 0;
  const { rows } = await sql<{ id: number; name: string; store: string }>`
    with found as materialized (
      (select id, name, store_id, wish_number from products where id = ${id} and deleted_at is null)
      union
      (select id, name, store_id, wish_number from products where deleted_at is null and ${nameContains(q)}
        limit ${MOST_LOOKED_AT})
    )
    select found.id, found.name, s.name as store from found join stores s on s.id = found.store_id
    order by found.id = ${id} desc, wish_number desc, found.id desc limit ${MOST_FOUND}`.execute(db);
  return rows;
}

/** By number, or by words of the thing among the cases that are still to be decided: of those there are few. */
export async function findCasesBy(db: Queryable, q: string) {
  const id = numberIn(q) ?? 0;
  const { rows } = await sql<{
    id: number;
    target_type: string;
    state: string;
    snapshot: Record<string, string>;
  }>`
    select id, target_type, state, snapshot from report_cases where id = ${id}
    union all
    (select id, target_type, state, snapshot from report_cases
      where state in ('PENDING', 'IN_REVIEW') and id <> ${id} and snapshot::text ilike ${containing(q)}
      order by score desc, id limit ${MOST_FOUND})
    limit ${MOST_FOUND}`.execute(db);
  return rows;
}
