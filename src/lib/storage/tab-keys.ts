/** Key of everything that was begun in this tab and not sent. */
export const DRAFTS_KEY = 'drafts';
/** Key of the number of the order whose payment was started in this tab. */
export const PENDING_PAYMENT_KEY = 'pendingPayment';
/** Key of what a stranger has typed into the form of an account; never a password. */
export const SIGN_UP_KEY = 'signUp';
/** Key of an address that was proven in this tab: its owner logs in next. */
export const PROVEN_EMAIL_KEY = 'provenEmail';
/** Key of what the first step of a log-in answered. */
export const PENDING_STEP_KEY = 'pendingStep';
