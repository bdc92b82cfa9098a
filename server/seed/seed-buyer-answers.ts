import { type SqlBool, sql } from 'kysely';
import type { QuestionTopic } from '#domain/questions/question.ts';
import type { Queryable } from '../db/database.ts';

const HOUR = 60 * 60 * 1000;
/** Hours after question and delivery in which a buyer answers. */
const HOURS_LATER = 5;

/** What buyers say, by topic; nothing about the stock and the delivery of a store. */
const SAID: Readonly<Partial<Record<QuestionTopic, string>>> = {
  SIZE: '저도 발볼이 넓은데 반 치수 크게 신으니 딱 맞았어요.',
  PRODUCT: '두 달째 신고 있는데 저는 괜찮았어요. 젖은 날에는 조금 조심해서 걸어요.',
};

/**
 * Inserts an answer of a member who has received the product to each open question about size or
 * product that has one.
 */
export async function seedBuyerAnswers(db: Queryable, now: Date): Promise<void> {
  const asked = await db
    .selectFrom('questions as q')
    .innerJoin('order_items as i', 'i.product_id', 'q.product_id')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['q.id', 'q.topic', 'q.created_at', 'i.delivered_at', 'o.user_id'])
    .distinctOn('q.id')
    .where('q.is_secret', '=', false)
    .where('i.status', '=', 'DELIVERED')
    .where(sql<SqlBool>`o.user_id <> q.user_id`)
    .orderBy('q.id')
    .orderBy('i.id')
    .execute();
  const answers = asked.flatMap(({ id, topic, created_at, delivered_at, user_id }) => {
    const content = Object.entries(SAID).find(([of]) => of === topic)?.[1];
    const at = Math.max(created_at.getTime(), delivered_at?.getTime() ?? 0) + HOURS_LATER * HOUR;
    if (content === undefined || at > now.getTime()) return [];
    return [{ question_id: id, user_id, content, created_at: new Date(at), deleted_at: null }];
  });
  if (answers.length > 0) await db.insertInto('buyer_answers').values(answers).execute();
}
