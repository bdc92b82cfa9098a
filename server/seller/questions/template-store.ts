import type { AnswerTemplate } from '#domain/seller/questions/answer-templates.ts';
import type { Queryable } from '../../db/database.ts';

const ofSeller = (db: Queryable, sellerId: number) =>
  db.selectFrom('stores').select('id').where('seller_id', '=', sellerId);

/** Finds the templates of a seller's store, by name. */
export const findTemplates = (db: Queryable, sellerId: number): Promise<AnswerTemplate[]> =>
  db
    .selectFrom('answer_templates')
    .select(['id as templateId', 'name', 'content'])
    .where('store_id', '=', ofSeller(db, sellerId))
    .orderBy('name')
    .execute();

/** Locks the seller's store, which orders changes of its templates; returns its id. */
export const lockStore = (tx: Queryable, sellerId: number) =>
  ofSeller(tx, sellerId).forNoKeyUpdate().executeTakeFirst();

/** Counts the other templates of a store. */
export async function countOthers(tx: Queryable, storeId: number, name: string): Promise<number> {
  const row = await tx
    .selectFrom('answer_templates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('name', '<>', name)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Inserts a template, or replaces the text of the one of its name; returns its id. */
export async function putTemplate(
  tx: Queryable,
  { storeId, name, content }: { storeId: number; name: string; content: string },
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('answer_templates')
    .values({ store_id: storeId, name, content, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'name']).doUpdateSet({ content, updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a template of a seller's store; returns false if there is none. */
export async function deleteTemplate(tx: Queryable, sellerId: number, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('answer_templates')
    .where('id', '=', id)
    .where('store_id', '=', ofSeller(tx, sellerId))
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
