/** Days after delivery for return and exchange without a reason. */
export const RETURN_DAYS = 7;
/** Days after delivery until a purchase confirms itself: not before the return days are over. */
export const CONFIRM_DAYS = 7;
/** Months after delivery within which a defective product can be returned (전자상거래법 17조 3항). */
export const DEFECT_MONTHS = 3;
/** Days after a fault was noticed in which the law lets a buyer withdraw. */
export const DEFECT_NOTICED_DAYS = 30;
/** Days after which a return or exchange that has not moved is reported to the seller and to administrators. */
export const STALE_CLAIM_DAYS = 14;
/** Pictures that a request for return or exchange may carry. */
export const MAX_CLAIM_IMAGES = 5;
/** Business days within which the money of a received return goes back (전자상거래법 18조 2항). */
export const REFUND_DAYS = 3;
/** Business days within which a store answers a request for return or exchange. */
export const APPROVE_DAYS = 1;
/** Business days from the approval of a claim to the first day on which a unit is picked up. */
export const PICKUP_DAYS = 1;
/** Business days among which a buyer chooses the day of a pickup. */
export const PICKUP_CHOICES = 5;
/** Business days from the approval of a claim within which a buyer sends the unit by an own parcel. */
export const OWN_PARCEL_DAYS = 3;
/** Business days from the arrival of a claimed unit within which a store checks it: not more than the refund days. */
export const CHECK_DAYS = 2;
