import * as v from 'valibot';

/** What an order says of a delivery that has missed its promised day. */
export const lateSchema = v.object({
  /** New days that stores have named, each with its reason. */
  newDays: v.array(v.object({ storeName: v.string(), day: v.string(), reason: v.string() })),
  /** The buyer may cancel what has not come for everything paid; from the day after this one on, Seoul. */
  canCancel: v.boolean(),
  cancelAfter: v.string(),
});
export type LateDelivery = v.InferOutput<typeof lateSchema>;
