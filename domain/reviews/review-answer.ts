import * as v from 'valibot';

/** What the store says below a review. */
export const answerSchema = v.object({
  storeName: v.string(),
  content: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  /** To its store alone: nobody else reads it, and why. */
  hidden: v.nullish(v.object({ reason: v.string() })),
});
