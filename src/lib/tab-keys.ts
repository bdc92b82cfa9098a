/** Key of everything that was begun in this tab and not sent. */
export const DRAFTS_KEY = 'drafts';
/** Key of the number of the order whose payment was started in this tab. */
export const PENDING_PAYMENT_KEY = 'pendingPayment';
/** Key of what the first step of a log-in answered. */
export const PENDING_STEP_KEY = 'pendingStep';
