/** Won that an order pays for delivery below the free-delivery limit (contract B.8). */
export const DELIVERY_FEE = 3_000;
/** Order value of products in won from which delivery is free. */
export const FREE_DELIVERY_FROM = 50_000;
/** Hour in Seoul before which a paid order leaves the same day, if it is a business day. */
export const CUT_OFF_HOUR = 14;
/** Business days that a courier takes. */
export const COURIER_DAYS = 2;
/** Days after dispatch in which the built-in courier of the test shop hands a parcel over. */
export const TEST_COURIER_DAYS = 2;
/** Business days after its dispatch from which on a seller may mark a parcel as delivered; the courier may do so at any time. */
export const SELLER_DELIVERED_DAYS = 1;
/** Days after dispatch during which the carrier's tracking of a parcel is polled. */
export const TRACKED_DAYS = 30;
/** Days after payment until a line that was not sent counts as late in the seller's lists. */
export const DISPATCH_DAYS = 2;
