import { createHash } from 'node:crypto';

/** Names an answer by what it says; weak, because the same words may be sent packed or under another date. */
export const weakTag = (name: string): string => `W/"${name}"`;

/** The name of an answer after its content. */
export const tagOf = (content: string | Uint8Array): string =>
  weakTag(createHash('sha256').update(content).digest('base64url').slice(0, 22));

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether an asker already has the answer of this tag (`If-None-Match`). */
export const hasAlready = (asked: string | undefined, tag: string): boolean =>
  asked?.split(',').some((known) => known.trim() === '*' || bare(known) === bare(tag)) ?? false;
