import * as v from 'valibot';

/**
 * Days (Asia/Seoul) of shipping and arrival. `today` is the server's, for words such as "tomorrow".
 */
export const deliverySchema = v.object({ today: v.string(), shipsOn: v.string(), arrivesOn: v.string() });
export type Delivery = v.InferOutput<typeof deliverySchema>;
