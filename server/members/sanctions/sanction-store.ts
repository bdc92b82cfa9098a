import { type RawBuilder, sql } from 'kysely';
import type { SanctionKind } from '#domain/members/account/sanction.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

type Lasting = Exclude<SanctionKind, 'WARN'>;

/** Sanctions that prevent every login. */
export const SHUTS_OUT = ['BLOCK', 'SUSPEND'] as const satisfies readonly Lasting[];

/** SQL condition on `sanctions`: not lifted and not expired. */
export const inForce = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(lifted_at is null and (until is null or until > ${now}))`;

/** SQL condition: a sanction of a kind is in force against the member of a column. */
export const isUnder = (
  kind: Lasting,
  member: 's.user_id' | 's.seller_id' | 'users.id' | 'r.reporter_id',
  now: Date,
) =>
  sql<boolean>`exists (
    select from sanctions where user_id = ${sql.ref(member)} and kind = ${sql.lit(kind)} and ${inForce(now)}
  )`;

/** Sanction in force, as JSON within a row. */
export type SanctionJson = { kind: string; reason: string; until: string | null };

/**
 * SQL: the sanction of some kinds in force against the member of a column that ends last, as JSON;
 * else null.
 */
export const sanctionOf = (member: 's.user_id' | 'users.id', kinds: readonly Lasting[], now: Date) =>
  sql<SanctionJson | null>`(
    select json_build_object('kind', kind, 'reason', reason, 'until', until) from sanctions
    where user_id = ${sql.ref(member)} and kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}) and ${inForce(now)}
    order by until desc nulls first limit 1
  )`;

/** Finds the sanction of some kinds in force that ends last. */
export const findInForce = (db: Queryable, userId: number, kinds: readonly Lasting[], now: Date) =>
  db
    .selectFrom('sanctions')
    .select(['id', 'kind', 'reason', 'until'])
    .where('user_id', '=', userId)
    .where('kind', 'in', [...kinds])
    .where(inForce(now))
    .orderBy('until', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

/** Data of a new sanction; `until` null means indefinite. */
export type NewSanction = {
  userId: number;
  kind: SanctionKind;
  until: Date | null;
  reason: string;
  text: string;
  note: string | null;
  caseId: number | null;
  actorId: number;
  emailTag: string | null;
  phoneTag: string | null;
};

/** Inserts a sanction and returns its id. */
export async function insertSanction(tx: Queryable, sanction: NewSanction, now: Date): Promise<number> {
  const { userId, caseId, actorId, emailTag, phoneTag, ...said } = sanction;
  const { id } = await tx
    .insertInto('sanctions')
    .values({
      ...said,
      user_id: userId,
      case_id: caseId,
      actor_id: actorId,
      at: now,
      email_tag: emailTag,
      phone_tag: phoneTag,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lifts a sanction early; no row if it has ended. */
export const liftSanction = (tx: Queryable, id: number, by: { actorId: number; note: string }, now: Date) =>
  tx
    .updateTable('sanctions')
    .set({ lifted_at: now, lifted_by: by.actorId, lift_note: by.note })
    .where('id', '=', id)
    .where('kind', '<>', 'WARN')
    .where(inForce(now))
    .returning(columns(['kind', 'user_id', 'reason']))
    .executeTakeFirst();

/** Finds the member and kind of a sanction. */
export const findHolder = (db: Queryable, id: number) =>
  db
    .selectFrom('sanctions')
    .select(columns(['user_id', 'kind']))
    .where('id', '=', id)
    .executeTakeFirst();

/** Finds the latest hundred sanctions of a member with the nicknames of the administrators. */
export const findSanctions = (db: Queryable, userId: number) =>
  db
    .selectFrom('sanctions as s')
    .leftJoin('users as actor', 'actor.id', 's.actor_id')
    .select(
      columns([
        's.id',
        's.kind',
        's.until',
        's.reason',
        's.text',
        's.note',
        's.case_id',
        's.at',
        's.lifted_at',
      ]),
    )
    .select(columns(['s.lift_note', 'actor.nickname as actor']))
    .where('s.user_id', '=', userId)
    .orderBy('s.id', 'desc')
    .limit(100)
    .execute();

/** Returns whether a block in force covers this e-mail address or phone number. */
export async function isBanned(db: Queryable, by: 'email_tag' | 'phone_tag', tag: string): Promise<boolean> {
  const row = await db
    .selectFrom('sanctions')
    .select('id')
    .where(by, '=', tag)
    .where('lifted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
