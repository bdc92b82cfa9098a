import * as v from 'valibot';

/** The secret of a link in a mail. Whatever it is not is answered as a link that is wrong, not as a field that is. */
export const linkToken = v.pipe(v.string(), v.maxLength(255));
