import * as v from 'valibot';

/** What the store says below a review. */
export const answerSchema = v.object({
  storeName: v.string(),
  content: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
});
