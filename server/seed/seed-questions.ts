import type { Queryable } from '../db/database.ts';
import type { SeededProduct } from './catalogue/seed-products.ts';
import { MEMBERS } from './facts/members.ts';
import { QUESTION_TEXTS } from './facts/question-texts.ts';
import { between, createRandom } from './facts/random.ts';

const HOUR = 60 * 60 * 1000;
/** Days before the opening in which questions are asked, and hours after which a store answers. */
const ASKED_DAYS = [1, 40] as const;
const ANSWER_HOURS = [1, 20] as const;

/**
 * Inserts questions about two of three products, some of them secret, most of them answered. Every
 * fourth one waits.
 */
export async function seedQuestions(
  db: Queryable,
  memberIds: readonly number[],
  products: readonly SeededProduct[],
  now: Date,
): Promise<void> {
  const random = createRandom(98);
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  const asked = products.flatMap((product, index) =>
    Array.from({ length: index % 3 === 2 ? 0 : 1 + (index % 4) }, (_, place) => {
      const number = index + place * 3;
      const [topic, content, answer, isSecret] = textAt(number);
      const at = new Date(now.getTime() - between(random, ASKED_DAYS[0] * 24, ASKED_DAYS[1] * 24) * HOUR);
      const isWaiting = number % 4 === 3;
      const answeredAt = isWaiting ? null : new Date(at.getTime() + between(random, ...ANSWER_HOURS) * HOUR);
      return {
        answer,
        row: {
          user_id: shoppers[(number * 5) % shoppers.length] ?? 0,
          product_id: product.id,
          topic,
          content,
          is_secret: isSecret,
          answered_at: answeredAt,
          first_answered_at: answeredAt,
          created_at: at,
          updated_at: at,
          deleted_at: null,
        },
      };
    }),
  );
  // Ids follow the time of asking, as lists are sorted by id.
  const inOrder = asked.toSorted((a, b) => a.row.created_at.getTime() - b.row.created_at.getTime());
  const written = await db
    .insertInto('questions')
    .values(inOrder.map(({ row }) => row))
    .returning(['id', 'store_id', 'answered_at'])
    .execute();
  const answers = written.flatMap(({ id, store_id, answered_at }, index) =>
    answered_at === null
      ? []
      : [
          {
            question_id: id,
            store_id,
            content: inOrder[index]?.answer ?? '',
            created_at: answered_at,
            updated_at: answered_at,
          },
        ],
  );
  await db.insertInto('question_answers').values(answers).execute();
}

const textAt = (number: number) => {
  const text = QUESTION_TEXTS[number % QUESTION_TEXTS.length];
  if (!text) throw new Error('the seed has no questions');
  return text;
};
