import * as v from 'valibot';

/** What became of one of many rows that were changed together; `reason` says why it was refused. */
export const bulkRow = v.object({ id: v.number(), done: v.boolean(), reason: v.nullable(v.string()) });
export type BulkItem = v.InferOutput<typeof bulkRow>;
