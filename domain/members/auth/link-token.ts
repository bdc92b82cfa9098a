import * as v from 'valibot';

/**
 * Token of an e-mail link. An invalid value is answered as an invalid link, not as a field error.
 */
export const linkToken = v.pipe(v.string(), v.maxLength(255));
