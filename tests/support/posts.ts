import type { TestShop } from './server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Extra = Parameters<Caller['post']>[2];
/** A write that can be repeated, and the same write about something else; null if it has no content. */
export type Write = { send: (extra: Extra) => ReturnType<Caller['post']>; other: Write['send'] | null };

/** Two posts of one person. */
export const posts = (
  caller: Caller,
  path: string,
  body: unknown,
  other: unknown,
  otherPath = path,
): Write => ({
  send: (extra) => caller.post(path, body, extra),
  other: (extra) => caller.post(otherPath, other, extra),
});
