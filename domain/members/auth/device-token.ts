import * as v from 'valibot';

/** Matches a device token: 256 random bits in base64url. */
export const DEVICE_TOKEN = /^[\w-]{43}$/;

/** Device token that a browser sends at login; legacy clients send none. */
export const deviceField = v.optional(v.pipe(v.string(), v.regex(DEVICE_TOKEN)));
