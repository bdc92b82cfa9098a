import * as v from 'valibot';

/** Reply of the store below a review. */
export const answerSchema = v.object({
  storeName: v.string(),
  content: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** Sent to the store only: the reply is hidden from all others for this reason. */
  hidden: v.nullish(v.object({ reason: v.string() })),
});
