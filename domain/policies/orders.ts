/** Minutes that stock is held for a payment that has started. */
export const HOLD_MINUTES = 15;
/** Hours after the order within which the deposit on its virtual account has to arrive. */
export const DEPOSIT_HOURS = 24;
/** Minutes after that deadline in which the provider is asked once more before the order expires. */
export const DEPOSIT_CHECK_MINUTES = 10;
/** Days after its payment within which the cash receipt of an order by deposit may be asked for. */
export const CASH_RECEIPT_DAYS = 7;
/** Most pending orders of one member, as each reserves stock that others cannot buy. */
export const MAX_UNPAID_ORDERS = 5;
/** Least units of one option in a cart line or an order. */
export const MIN_QUANTITY = 1;
/** Most units of one option in a cart line or an order. */
export const MAX_QUANTITY = 5;
/** Different options that a cart holds. */
export const MAX_CART_LINES = 50;
/** Most addresses that a member may keep. */
export const MAX_ADDRESSES = 20;
