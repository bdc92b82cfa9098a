import { createHash } from 'node:crypto';

/**
 * Formats a weak entity tag; weak because the same content may be sent compressed or with another
 * timestamp.
 */
export const weakTag = (name: string): string => `W/"${name}"`;

/** Returns the entity tag of a content, from its SHA-256 hash. */
export const tagOf = (content: string | Uint8Array): string =>
  weakTag(createHash('sha256').update(content).digest('base64url').slice(0, 22));

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Returns whether the `If-None-Match` header contains this entity tag. */
export const hasAlready = (asked: string | undefined, tag: string): boolean =>
  asked?.split(',').some((known) => known.trim() === '*' || bare(known) === bare(tag)) ?? false;
