import * as v from 'valibot';

/** Token of reCAPTCHA from a form for anonymous clients; '' without a bot check. */
export const botTokenField = v.optional(v.pipe(v.string(), v.maxLength(4096)), '');
