import * as v from 'valibot';

/** When something leaves the shop and is there: days in Seoul. `today` is the shop's, for words such as "tomorrow". */
export const deliverySchema = v.object({ today: v.string(), shipsOn: v.string(), arrivesOn: v.string() });
export type Delivery = v.InferOutput<typeof deliverySchema>;
