import type { Question } from '#domain/questions/question.ts';
import type { Queryable } from '../db/database.ts';
import { signedAddresses } from '../kit/secrets/signed-addresses.ts';
import { findBuyerAnswers } from './buyer-answer-store.ts';
import { findByIds } from './question-read-store.ts';
import type { Viewer } from './question-rows-sql.ts';
import { toQuestionWire } from './to-question-wire.ts';

/**
 * Reads questions by id with the answers of buyers, as a viewer may read them, in two statements, three
 * with pictures.
 */
export async function readQuestions(
  db: Queryable,
  ids: readonly number[],
  viewer: Viewer,
  now: Date,
): Promise<Question[]> {
  const rows = await findByIds(db, ids, viewer);
  const answers = await findBuyerAnswers(db, ids, viewer);
  const names = rows.flatMap((row) => (row.isReadable && row.pictureUrl ? [row.pictureUrl] : []));
  const addresses = await signedAddresses(db, names, now);
  return rows.map((row) =>
    toQuestionWire(
      row,
      addresses.get(row.pictureUrl ?? '') ?? null,
      answers.filter(({ questionId }) => questionId === row.id),
      viewer.id,
    ),
  );
}
