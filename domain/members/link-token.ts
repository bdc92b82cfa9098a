import * as v from 'valibot';

/** The secret of a link in a mail. Whatever it is not is answered as a link that is wrong, not as a field that is. */
export const linkToken = v.pipe(v.string(), v.maxLength(255));

/** What a form of somebody who has not logged in says of the check for programs. */
export const recaptchaField = v.optional(v.pipe(v.string(), v.maxLength(4096)), '');
