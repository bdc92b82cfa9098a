import * as v from 'valibot';

/** Result of one item of a bulk operation; `reason` is the refusal. */
export const bulkItemSchema = v.object({ id: v.number(), done: v.boolean(), reason: v.nullable(v.string()) });
export type BulkItem = v.InferOutput<typeof bulkItemSchema>;
