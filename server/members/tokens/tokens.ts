import { createHash, randomBytes } from 'node:crypto';
import { ELEVATION_MINUTES } from '#domain/policies/accounts.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** Sliding and absolute lifetime of a session in ms; shorter for administrators. */
export const LIFETIME = {
  member: { sliding: 14 * DAY, absolute: 90 * DAY },
  admin: { sliding: 12 * HOUR, absolute: 12 * HOUR },
} as const;

/** Duration of step-up authentication in ms. */
export const STEP_UP_MS = ELEVATION_MINUTES * 60 * 1000;

/** Least interval in ms between two writes of the last use, so that reads stay reads. */
export const TOUCH_INTERVAL = 5 * 60 * 1000;

/** Returns 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Encodes non-ASCII characters as escapes, as legacy clients decode byte by byte. */
const jsonPart = (value: object): string =>
  Buffer.from(
    JSON.stringify(value).replace(
      /[^\x20-\x7e]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  ).toString('base64url');

const HEADER = jsonPart({ alg: 'none', typ: 'JWT' });

/**
 * Creates a session token in the form of a JWT, whose payload legacy clients read. The server
 * trusts none of it: only the hash of the whole token, which ends in 256 random bits, identifies a
 * session.
 */
export const sessionToken = (says: { email: string; role: string; end: Date }): string =>
  [
    HEADER,
    jsonPart({
      sub: says.email,
      role: says.role.toUpperCase(),
      exp: Math.floor(says.end.getTime() / 1000),
    }),
    newToken(),
  ].join('.');

/** Tokens with three parts, and older ones with one part. */
const PARTS = /^(?:[\w-]+\.[\w-]+\.)?[\w-]{16,256}$/;
/** Most characters of a token, for the longest possible e-mail address. */
const LONGEST = 2_400;

/** Returns whether a text has the form of a session token. */
export const isSessionToken = (text: string): boolean => text.length <= LONGEST && PARTS.test(text);

/** Returns the SHA-256 hash under which a token is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
