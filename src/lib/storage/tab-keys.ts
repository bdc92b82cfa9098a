/** Session storage key of all unsent drafts of this tab. */
export const DRAFTS_KEY = 'drafts';
/** Session storage key of the number of the order whose payment was started in this tab. */
export const PENDING_PAYMENT_KEY = 'pendingPayment';
/** Session storage key of an unsent sign-up form, without its password. */
export const SIGN_UP_KEY = 'signUp';
/** Session storage key of an address that was verified in this tab and is filled in at the next login. */
export const PROVEN_EMAIL_KEY = 'provenEmail';
/** Session storage key of the answer to the first login step. */
export const PENDING_STEP_KEY = 'pendingStep';
