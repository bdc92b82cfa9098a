import * as v from 'valibot';

/** What a form of somebody who has not logged in says of the check for programs; '' where there is none. */
export const botTokenField = v.optional(v.pipe(v.string(), v.maxLength(4096)), '');
