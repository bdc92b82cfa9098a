/** Years that contracts and payments are kept after an account was closed (전자상거래법 시행령 6조). */
export const ORDER_RECORD_YEARS = 5;
/** Years that complaints and disputes are kept after an account was closed (전자상거래법 시행령 6조). */
export const DISPUTE_RECORD_YEARS = 3;
/** Months that log-ins are kept (통신비밀보호법 시행령 41조). */
export const LOGIN_RECORD_MONTHS = 3;
/** Days for which the nickname of a closed account stays reserved. */
export const NICKNAME_REST_DAYS = 30;
/** Days that a notification is kept. */
export const NOTICE_DAYS = 90;
/** Products that the list of recent views keeps. */
export const MAX_RECENT_VIEWS = 50;
/** Days after delivery until the buyer's name and phone are hidden from the seller. */
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
/** Days after which a sign-up without a verified e-mail address is deleted. */
export const UNVERIFIED_DAYS = 30;
/** Days that used and expired links are kept. */
export const TOKEN_RECORD_DAYS = 30;
/** Days after an event that the networks of its votes are kept. */
export const VOTE_NETWORK_DAYS = 90;
/** Days that the text of a mail which was sent is kept. */
export const MAIL_TEXT_DAYS = 1;
