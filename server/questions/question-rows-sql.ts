import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import type { Member } from '../kit/feature.ts';
import { reportedBy } from '../kit/reported-sql.ts';
import { SHOWN_MEMBER } from '../kit/shown-member-sql.ts';

/** Reader of a list, of which secret questions depend; id 0 is an anonymous client. */
export type Viewer = { id: number; isAdmin: boolean };
/** Returns the reader of a public request. */
export const viewerOf = (user: Member | null): Viewer => ({
  id: user?.id ?? 0,
  isAdmin: user?.userType === 'admin',
});

/**
 * SQL condition: the viewer may read the text of a row of `questions`: it is open, or the viewer
 * asked it, sells the product or is an administrator. Text is selected and searched under this
 * condition only.
 */
export const readableBy = ({ id, isAdmin }: Viewer): RawBuilder<SqlBool> => {
  if (isAdmin) return sql`true`;
  if (id === 0) return sql`not questions.is_secret`;
  return sql`(not questions.is_secret or questions.user_id = ${id}
    or questions.store_id = (select id from stores where seller_id = ${id}))`;
};

/** Query of questions with product, asker and answer, as their viewer may read them. */
export const selectQuestions = (db: Queryable, viewer: Viewer) =>
  db
    .selectFrom('questions')
    .innerJoin('users', 'users.id', 'questions.user_id')
    .innerJoin('products', 'products.id', 'questions.product_id')
    .innerJoin('stores', 'stores.id', 'questions.store_id')
    .leftJoin('question_answers as answer', 'answer.question_id', 'questions.id')
    .select([
      ...columns([
        'questions.id',
        'questions.user_id',
        'questions.product_id',
        'questions.topic',
        'questions.content',
        'questions.is_secret',
        'questions.picture_url',
        'questions.status',
        'questions.answered_at',
        'questions.created_at',
        'questions.updated_at',
        'products.name as product_name',
        'products.main_image_url as product_image_url',
        'stores.name as store_name',
        'answer.content as answer_content',
        'answer.created_at as answer_created_at',
        'answer.updated_at as answer_updated_at',
        'answer.hidden_at as answer_hidden_at',
        'stores.seller_id',
      ]),
      readableBy(viewer).as('isReadable'),
    ])
    .select([...SHOWN_MEMBER])
    .select((eb) => eb('questions.id', 'in', reportedBy(viewer.id, 'questions')).as('isReported'))
    .select((eb) =>
      eb('questions.id', 'in', reportedBy(viewer.id, 'question_answers')).as('isAnswerReported'),
    );

export type QuestionRow = Awaited<ReturnType<ReturnType<typeof selectQuestions>['execute']>>[number];
