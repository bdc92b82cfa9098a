import * as v from 'valibot';

/** Delay of an order that missed its promised day. */
export const lateSchema = v.object({
  /** New delivery dates named by stores, with their reasons. */
  newDays: v.array(v.object({ storeName: v.string(), day: v.string(), reason: v.string() })),
  /**
   * Whether the buyer may cancel undelivered lines for a full refund; from the day after
   * `cancelAfter` (Asia/Seoul).
   */
  canCancel: v.boolean(),
  cancelAfter: v.string(),
});
export type LateDelivery = v.InferOutput<typeof lateSchema>;
