import * as v from 'valibot';

/** 256 random bits in base64url. */
export const DEVICE_MARK = /^[\w-]{43}$/;

/** What a browser says of itself when somebody logs in there; older clients say nothing. */
export const deviceField = v.optional(v.pipe(v.string(), v.regex(DEVICE_MARK)));
