/** Years of age from which on a person may join. */
export const LEAST_AGE = 14;
/** Hours in which the link of the verification mail works. */
export const VERIFY_LINK_HOURS = 1;
/** Minutes in which the links that reset a password or unlock a log-in work. */
export const RESET_LINK_MINUTES = 30;
/** Minutes in which the link that confirms a new e-mail address works. */
export const EMAIL_CHANGE_LINK_MINUTES = 30;
/** Days in which the former address can undo a change of the e-mail address. */
export const EMAIL_UNDO_DAYS = 7;
/** Days in which the link in the mail about a new device works. */
export const NEW_DEVICE_LINK_DAYS = 30;
/** Minutes after which the page offers to send a mail or text message again. */
export const SEND_AGAIN_MINUTES = 1;
/** Minutes in which a fresh proof of identity counts. */
export const ELEVATION_MINUTES = 10;
/** Minutes in which a code by text message works. */
export const PHONE_CODE_MINUTES = 5;
/** Minutes in which the mailed code for a proof of identity works, and its digits. */
export const ELEVATION_CODE = { minutes: 5, digits: 8 } as const;
/** Minutes in which the mailed code of a social log-in works. */
export const SOCIAL_CODE_MINUTES = 15;
/** Days for which a trusted browser skips the second factor at login. */
export const TRUSTED_DEVICE_DAYS = 30;
/** Most passkeys that one member may register. */
export const MAX_PASSKEYS = 10;
/** Hours between the request to reset MFA and the reset. */
export const MFA_RESET_HOURS = 24;
/** Hours in Seoul between which advertisements are only sent with a consent of their own (정보통신망법 50조 3항). */
export const NIGHT = { from: 21, until: 8 } as const;
/** Earliest year of birth that is accepted. */
export const LEAST_BIRTH_YEAR = 1900;
/** Years after which members are reminded of their consent to advertisements (정보통신망법 50조 8항). */
export const CONSENT_REMINDER_YEARS = 2;
