import { createHash, randomBytes } from 'node:crypto';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** Sliding and absolute life of a session in ms; admins get a working day. */
export const LIFETIME = {
  member: { sliding: 14 * DAY, absolute: 90 * DAY },
  admin: { sliding: 12 * HOUR, absolute: 12 * HOUR },
} as const;

/** How long a person counts as just proven, in ms. */
export const ELEVATED_MS = 10 * 60 * 1000;

/** Use is written back at most this often (ms), so that a read is not always a write. */
export const TOUCH_INTERVAL = 5 * 60 * 1000;

/** 256 random bits, shown once to the client. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
