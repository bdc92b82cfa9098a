import { createHash, randomBytes } from 'node:crypto';
import { ELEVATION_MINUTES } from '#domain/policies/accounts.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** Sliding and absolute life of a session in ms; admins get a working day. */
export const LIFETIME = {
  member: { sliding: 14 * DAY, absolute: 90 * DAY },
  admin: { sliding: 12 * HOUR, absolute: 12 * HOUR },
} as const;

/** How long a person counts as just proven, in ms. */
export const ELEVATED_MS = ELEVATION_MINUTES * 60 * 1000;

/** Use is written back at most this often (ms), so that a read is not always a write. */
export const TOUCH_INTERVAL = 5 * 60 * 1000;

/** 256 random bits, shown once to the client. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Outside ASCII as escapes: older readers decode byte by byte. */
const jsonPart = (value: object): string =>
  Buffer.from(
    JSON.stringify(value).replace(
      /[^\x20-\x7e]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  ).toString('base64url');

const HEADER = jsonPart({ alg: 'none', typ: 'JWT' });

/**
 * A token of a session: three parts, the middle one saying for readers of the older wire whose it is. The server
 * believes none of it: only the hash of the whole, which ends in 256 random bits, opens anything.
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

/** Tokens of before are one part. */
const PARTS = /^(?:[\w-]+\.[\w-]+\.)?[\w-]{16,256}$/;
/** Three parts about the longest address there can be. */
const LONGEST = 2_400;

/** Whether it is worth looking up. */
export const isSessionToken = (text: string): boolean => text.length <= LONGEST && PARTS.test(text);

/** What the database stores of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
