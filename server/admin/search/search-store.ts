import { sql } from 'kysely';
import { MOST_FOUND } from '#domain/admin/search/admin-search.ts';
import { toSearchKeys } from '../../catalogue/search/search-keys.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { containing, contains } from '../../db/statements/like-pattern.ts';
import { sought } from '../members/lists/member-condition-sql.ts';

/** Most hits that are ranked. */
const MOST_LOOKED_AT = 200;
/** Most digits of an id. */
const MOST_DIGITS = 15;

/** Parses an id, with or without `#`; null if it is none. */
export function numberIn(q: string): number | null {
  const digits = /^#?(\d+)$/.exec(q)?.[1] ?? '';
  return digits !== '' && digits.length <= MOST_DIGITS ? Number(digits) : null;
}

/** Finds members by words or digits, exact nicknames first. */
export async function findMembersBy(db: Queryable, q: string) {
  const { rows } = await sql<{ id: number; nickname: string; email: string }>`
    with found as materialized (
      select u.id, u.nickname, u.email from users u where u.status <> 'DELETED' and ${sought(q)} limit ${MOST_LOOKED_AT}
    )
    select * from found order by lower(nickname) = lower(${q}) desc, id desc limit ${MOST_FOUND}`.execute(db);
  return rows;
}

/** Returns whether a text is (part of) an order number; other words are not searched in orders. */
const isOrderNumber = (q: string): boolean => /^#?S?\d{1,}$/i.test(q);

/** Finds orders by order number, a part of it, or id. */
export async function findOrdersBy(db: Queryable, q: string) {
  if (!isOrderNumber(q)) return [];
  const id = numberIn(q) ?? 0;
  const { rows } = await sql<{ id: number; orderNo: string; finalPrice: number; nickname: string }>`
    with found as materialized (
      (select id, order_no, final_price, user_id from orders where id = ${id})
      union
      (select id, order_no, final_price, user_id from orders where order_no like ${containing(q.toUpperCase())}
        limit ${MOST_LOOKED_AT})
    )
    select ${columnsSql(['shown.id', 'order_no', 'final_price', 'u.nickname'])}
    from (select * from found order by id = ${id} desc, id desc limit ${MOST_FOUND}) as shown
    join users u on u.id = shown.user_id
    order by shown.id = ${id} desc, shown.id desc`.execute(db);
  return rows;
}

/** Fewest jamo for an index search of names; fewer would scan all names. */
const LEAST_JAMO = 3;

/** Finds products by id or part of the name, which may end within a syllable. */
export async function findProductsBy(db: Queryable, q: string) {
  const id = numberIn(q) ?? 0;
  const { name_jamo: jamo } = toSearchKeys(q);
  const isNamed = [...jamo].length < LEAST_JAMO ? sql`false` : sql`name_jamo like ${containing(jamo)}`;
  const { rows } = await sql<{ id: number; name: string; store: string }>`
    with found as materialized (
      (select id, name, store_id, wish_number from products where id = ${id} and deleted_at is null)
      union
      (select id, name, store_id, wish_number from products where deleted_at is null and ${isNamed}
        limit ${MOST_LOOKED_AT})
    )
    select shown.id, shown.name, s.name as store
    from (select * from found order by id = ${id} desc, wish_number desc, id desc limit ${MOST_FOUND}) as shown
    join stores s on s.id = shown.store_id
    order by shown.id = ${id} desc, wish_number desc, shown.id desc`.execute(db);
  return rows;
}

/** Finds events by id or part of the title, including drafts. */
export async function findEventsBy(db: Queryable, q: string) {
  const id = numberIn(q) ?? 0;
  const { rows } = await sql<{ id: number; title: string; startDate: string; endDate: string }>`
    with found as materialized (
      (select id, title, start_date, end_date from events where id = ${id} and deleted_at is null)
      union
      (select id, title, start_date, end_date from events
        where deleted_at is null and ${contains(sql`title`, q)} limit ${MOST_LOOKED_AT})
    )
    select ${columnsSql(['id', 'title', 'start_date', 'end_date'])} from found order by id = ${id} desc, end_date desc, id desc limit ${MOST_FOUND}`.execute(
    db,
  );
  return rows;
}

/** Finds cases by id, or open ones by words of the item. */
export async function findCasesBy(db: Queryable, q: string) {
  const id = numberIn(q) ?? 0;
  const words = q.toLowerCase();
  const { rows } = await sql<{
    id: number;
    targetType: string;
    state: string;
    snapshot: Record<string, string>;
  }>`
    with found as materialized (
      select c.id, c.score from case_texts t join report_cases c on c.id = t.case_id
      where t.pairs @> letter_pairs(${words}) and strpos(t.body, ${words}) > 0
        and c.state in ('PENDING', 'IN_REVIEW') and c.id <> ${id}
      limit ${MOST_LOOKED_AT}
    )
    select ${columnsSql(['c.id', 'target_type', 'state', 'snapshot'])}
    from (
      (select id, null as score from report_cases where id = ${id})
      union all (select id, score from found order by score desc, id limit ${MOST_FOUND})
    ) as shown
    join report_cases c on c.id = shown.id
    order by shown.score desc nulls first, shown.id limit ${MOST_FOUND}`.execute(db);
  return rows;
}
