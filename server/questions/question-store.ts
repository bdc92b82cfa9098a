import type { QuestionForm } from '#domain/questions/question-form.ts';
import { onSale } from '../catalogue/products/on-sale-sql.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

/** Finds a product on sale with its seller. */
export const findProduct = (tx: Queryable, productId: number) =>
  tx
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select(columns(['products.name', 'stores.seller_id']))
    .where('products.id', '=', productId)
    .where(onSale())
    .executeTakeFirst();

type New = { userId: number; productId: number; form: QuestionForm; pictureUrl: string | null; now: Date };

/** Inserts a question and returns its id. */
export async function insertQuestion(
  tx: Queryable,
  { userId, productId, form, pictureUrl, now }: New,
): Promise<number> {
  const { id } = await tx
    .insertInto('questions')
    .values({
      user_id: userId,
      product_id: productId,
      topic: form.topic,
      content: form.content,
      is_secret: form.isSecret,
      picture_url: pictureUrl,
      answered_at: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a visible question, which orders its changes and its answer. */
export const lockQuestion = (tx: Queryable, id: number) =>
  tx
    .selectFrom('questions')
    .select(columns(['id', 'user_id', 'answered_at']))
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Updates topic, text and secrecy of a question, and its picture unless that is undefined; the file of an
 * earlier picture is deleted by the sweep.
 */
export const updateQuestion = (
  tx: Queryable,
  id: number,
  { form, pictureUrl }: { form: QuestionForm; pictureUrl: string | null | undefined },
  now: Date,
) =>
  tx
    .updateTable('questions')
    .set({ topic: form.topic, content: form.content, is_secret: form.isSecret, updated_at: now })
    .$if(pictureUrl !== undefined, (query) => query.set({ picture_url: pictureUrl ?? null }))
    .where('id', '=', id)
    .execute();

/** Marks a question as deleted; the sweep deletes the file of its picture. */
export const markDeleted = (tx: Queryable, id: number, now: Date) =>
  tx
    .updateTable('questions')
    .set({ status: 'DELETED', deleted_at: now, picture_url: null })
    .where('id', '=', id)
    .execute();
