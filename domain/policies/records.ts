/** Years that contracts and payments are kept after an account was closed (전자상거래법 시행령 6조). */
export const ORDER_RECORD_YEARS = 5;
/** Years that complaints and disputes are kept after an account was closed (전자상거래법 시행령 6조). */
export const DISPUTE_RECORD_YEARS = 3;
/** Months that log-ins are kept (통신비밀보호법 시행령 41조). */
export const LOGIN_RECORD_MONTHS = 3;
/** Days that nobody else may take the nickname of a closed account. */
export const NICKNAME_REST_DAYS = 30;
/** Days that a notification is kept. */
export const NOTICE_DAYS = 90;
/** Products that the list of recent views keeps. */
export const MAX_RECENT_VIEWS = 50;
/** Days after delivery from which on a seller no longer sees name and phone of the buyer. */
export const CONTACT_DAYS = 30;
/** Days that the business licence of a decided application is kept. */
export const DECIDED_DOCUMENT_DAYS = 30;
/** Days that a mail which could not be sent is kept. */
export const MAIL_DAYS = 30;
/** Days that a business licence which no application names is kept. */
export const LOOSE_DOCUMENT_DAYS = 1;
/** Days that attempts to log in are kept; they count for minutes. */
export const ATTEMPT_RECORD_DAYS = 1;
/** Days that ended sessions are kept. */
export const SESSION_RECORD_DAYS = 30;
/** Days that the networks of log-ins are kept: longer than any session lives. */
export const NETWORK_RECORD_DAYS = 180;
/** Days without a log-in after which a browser counts as new again. */
export const DEVICE_RECORD_DAYS = 90;
/** Days in which a sign-up waits for its e-mail address to be verified. */
export const UNVERIFIED_DAYS = 30;
/** Days that used and expired links are kept. */
export const TOKEN_RECORD_DAYS = 30;
/** Days after an event that the networks of its votes are kept. */
export const VOTE_NETWORK_DAYS = 90;
/** Days that the text of a mail which was sent is kept. */
export const MAIL_TEXT_DAYS = 1;
